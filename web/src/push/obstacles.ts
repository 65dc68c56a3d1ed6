/** What keeps this browser from receiving notifications; each has a sentence in the catalogues. */
export type Obstacle = "insecure" | "install" | "unsupported" | "blocked";

/** What a browser says about itself. */
interface Surroundings {
  isSecureContext: boolean;
  navigator: object;
  Notification?: { permission: NotificationPermission };
  PushManager?: unknown;
}

/** The first thing in the way; null if the person may be asked, or has agreed before. */
export function obstacle(here: Surroundings = globalThis): Obstacle | null {
  if (!here.isSecureContext) return "insecure";
  if (!here.Notification || !here.PushManager || !("serviceWorker" in here.navigator)) {
    // Only Safari on phones and tablets says whether a page is the installed app; there, only the app gets notifications.
    return "standalone" in here.navigator && !here.navigator.standalone ? "install" : "unsupported";
  }
  return here.Notification.permission === "denied" ? "blocked" : null;
}
