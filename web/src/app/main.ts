import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./words.svelte";

await speak(preferred());
mount(App, { target: document.getElementById("app")! });
