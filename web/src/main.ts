import { mount } from "svelte"
import App from "./App.svelte"
import { mendStyles } from "./later"
import { register } from "./offline/register.svelte"
import "./shell/page.css"

mendStyles()
register()
const target = document.getElementById("app")
if (target) mount(App, { target })
