import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { words } from "$lib/words.svelte";

sound.waitAtTheDoor();
router.listen();
await words.speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
