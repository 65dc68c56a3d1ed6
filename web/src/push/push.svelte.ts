/**
 * Notifications in this browser: turned on and off by the person, and kept in step with the server.
 *
 * A subscription belongs to the browser, and the server knows whose it is. When the person signs in again, or the server
 * has forgotten it, the next visit tells the server anew.
 */
import { myTables, pushSettings, Refusal, removeTarget, subscribeDevice } from "../protocol/api";
import type { PushSettings } from "../protocol/types";
import { language, say } from "../ui/i18n.svelte";
import { recall, remember } from "../ui/storage";
import { deviceName } from "./device-name";
import { obstacle, type Obstacle } from "./obstacles";

const REMEMBERED = "push";

let isOn = $state(recall(REMEMBERED) === "on");

/** Whether this browser is told. */
export function isSubscribed(): boolean {
  return isOn;
}

/** Why this browser cannot be told. */
export class Hindered extends Error {
  constructor(readonly why: Obstacle | "failed") {
    super(why);
  }
}

/**
 * Turns notifications on. The browser asks the person, so this has to be called when they touch something; null if they
 * gave no answer.
 */
export async function turnOn(): Promise<PushSettings | null> {
  const hindrance = obstacle();
  if (hindrance) throw new Hindered(hindrance);
  const permission = await Notification.requestPermission();
  if (permission === "denied") throw new Hindered("blocked");
  if (permission !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { public_key: key } = await pushSettings();
  const subscription = await subscribed(pushManager, key);
  const settings = await subscribeDevice(deviceOf(subscription));
  note(true);
  follow();
  return settings;
}

/** Why something did not work, for the person. */
export function reasonOf(error: unknown): string {
  if (error instanceof Hindered) return say(`push-${error.why}`);
  return error instanceof Refusal ? error.message : say("app-unreachable");
}

/** Turns notifications off in this browser. */
export async function turnOff(): Promise<void> {
  const { this_device: device } = await pushSettings();
  if (device !== null) await removeTarget(device);
  await forget();
}

/** Tells the server again that this browser is told. */
export async function keepInStep(): Promise<void> {
  if (!isOn) return;
  const subscription = await subscriptionHere();
  if (!subscription || obstacle()) return note(false);
  await subscribeDevice(deviceOf(subscription));
  follow();
}

/** The person leaves this browser, or the server: the browser is not told of another person's tables by itself. */
export async function forget(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
  note(false);
  await showBadge();
}

let isFollowing = false;

/** Keeps the number on the app's icon right whenever the person comes or goes. */
function follow(): void {
  if (!isFollowing) document.addEventListener("visibilitychange", refreshQuietly);
  isFollowing = true;
  refreshQuietly();
}

function refreshQuietly(): void {
  refresh().catch(() => undefined);
}

/** The person comes or goes: notices about the table on the screen are out of date, and so is the number of turns. */
async function refresh(): Promise<void> {
  const shown = document.hidden ? [] : await (await navigator.serviceWorker.ready).getNotifications();
  for (const notice of shown) if (notice.data?.path === location.pathname) notice.close();
  await showBadge();
}

/** Shows on the icon of the installed app at how many tables it is the person's turn. */
async function showBadge(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  const turns = isOn ? (await myTables()).filter((table) => table.your_turn).length : 0;
  await (turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge());
}

/** A subscription that is bound to the server's key. One for another key is of no use any more. */
async function subscribed(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const other = await pushManager.getSubscription();
    if (!other) throw new Hindered("failed");
    await other.unsubscribe();
    return pushManager.subscribe(options).catch(() => Promise.reject(new Hindered("failed")));
  }
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return (await pushManager?.getSubscription()) ?? null;
}

function deviceOf(subscription: PushSubscription): Parameters<typeof subscribeDevice>[0] {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: language(), name: deviceName(navigator.userAgent) };
}

function note(on: boolean): void {
  isOn = on;
  remember(REMEMBERED, on ? "on" : "");
}
