import { mount } from "svelte"
import App from "./App.svelte"
import { mendStyles } from "./later"
import "./shell/page.css"

mendStyles()
const target = document.getElementById("app")
if (target) mount(App, { target })
