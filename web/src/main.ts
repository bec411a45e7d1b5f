import "./fonts";
import "./colours.css";
import "./sizes.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { arrival } from "$lib/arrived.svelte";
import { AWAY } from "$lib/away";
import { fetching } from "$lib/fetching.svelte";
import { introduce } from "$lib/persona";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { words } from "$lib/words.svelte";

sound.waitAtTheDoor();
router.listen();
void arrival.arrive();
const target = document.getElementById("app");
await fetching.until(() =>
  words.speak(settings.language).catch((problem: unknown) => {
    target?.querySelector(".first + p")?.replaceChildren(AWAY[settings.language]);
    throw problem;
  }),
);
introduce();
target?.replaceChildren();
if (target) mount(App, { target });
