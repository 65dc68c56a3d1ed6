import { expect, test } from "vitest";
import { obstacle } from "./obstacles";

const able = { isSecureContext: true, navigator: { serviceWorker: {} }, PushManager: {}, Notification: { permission: "default" as const } };

test("a browser that can do everything may ask", () => {
  expect(obstacle(able)).toBeNull();
  expect(obstacle({ ...able, Notification: { permission: "granted" } })).toBeNull();
});

test("a page without https gets no notifications", () => {
  expect(obstacle({ ...able, isSecureContext: false })).toBe("insecure");
});

test("a person who has refused has to change that in the browser", () => {
  expect(obstacle({ ...able, Notification: { permission: "denied" } })).toBe("blocked");
});

test("Safari on a phone needs the app on the home screen", () => {
  const { PushManager: _, ...safari } = able;
  expect(obstacle({ ...safari, navigator: { serviceWorker: {}, standalone: false } })).toBe("install");
  expect(obstacle({ ...safari, navigator: { serviceWorker: {}, standalone: true } })).toBe("unsupported");
});

test("an old browser cannot receive notifications", () => {
  expect(obstacle({ isSecureContext: true, navigator: {} })).toBe("unsupported");
});
