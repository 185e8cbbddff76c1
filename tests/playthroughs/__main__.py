from tests.playthroughs import SETTINGS, Transcript, path_of

for name, setting in SETTINGS.items():
    path_of(name).write_text(Transcript(setting).write(), encoding="utf-8")
    print(path_of(name).name)
