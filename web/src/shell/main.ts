import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { followHistory, shown } from "./router.svelte";
import { followSettings } from "../ui/settings.svelte";
import { preferred, speak } from "../ui/i18n.svelte";

followSettings();
followHistory();
// The page's code loads while the messages load; App reports a failure.
const { page, details } = shown();
page.load().catch(() => undefined);
page.preload(details);
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
