import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { followHistory } from "./router.svelte";
import { restoreTheme } from "./theme.svelte";
import { preferred, speak } from "./words.svelte";

restoreTheme();
followHistory();
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
