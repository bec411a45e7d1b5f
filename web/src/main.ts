import "./fonts";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { words } from "$lib/words.svelte";

// A hundred ranges of characters: needed by few pages, so nobody waits for it.
void import("@fontsource/shippori-mincho/500.css").catch(() => undefined);
sound.waitAtTheDoor();
router.listen();
await words.speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
