import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "./settings.svelte";
import { sound } from "./sound";

const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
let started = 0;

class Node {
  gain = parameter;
  frequency = parameter;
  connect<Next>(next: Next): Next {
    return next;
  }
  start(): void {
    started += 1;
  }
  stop(): void {}
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal("AudioContext", class { currentTime = 0; sampleRate = 8; destination = {}; resume() {} });
  vi.stubGlobal("AudioBuffer", class { getChannelData = () => new Float32Array(8) });
  for (const name of ["Gain", "Oscillator", "BiquadFilter", "Delay", "AudioBufferSource"]) vi.stubGlobal(`${name}Node`, Node);
});

afterEach(() => {
  set("sound", "off");
  vi.unstubAllGlobals();
});

test("sounds are off until they are switched on", () => {
  sound("win");
  expect(started).toBe(0);
  set("sound", "on");
  sound("win");
  expect(started).toBeGreaterThan(4);
});

test("a card is a breath and a tap", () => {
  set("sound", "on");
  sound("card");
  expect(started).toBe(2);
});
