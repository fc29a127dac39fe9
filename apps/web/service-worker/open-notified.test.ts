import { beforeEach, expect, it } from "vitest";
import { readOpenScreen } from "../src/lib/open-screen-message.ts";
import { openNotified } from "./open-notified.ts";

const PATH = "/schedule_chat?scheduleId=s1";

let done: string[];
beforeEach(() => {
  done = [];
});

function windowsAt(...paths: string[]) {
  const open = paths.map((path, index) => ({
    url: `https://codetale.example${path}`,
    focus: async () => {
      done.push(`focus ${index}`);
      return open[index] as unknown as WindowClient;
    },
    postMessage: (message: unknown) => done.push(`${index} shows ${readOpenScreen(message)}`),
  }));
  return {
    matchAll: async () => open,
    openWindow: async (path: string) => done.push(`new ${path}`),
  };
}

it("[NOTE-1] a tapped notification brings the app to the front, at the session it is about", async () => {
  await openNotified(windowsAt("/home", "/about_us"), PATH);

  expect(done).toEqual([`0 shows ${PATH}`, "focus 0"]);
});

it("[NOTE-1] … in the window that shows the session already", async () => {
  await openNotified(windowsAt("/home", PATH), PATH);

  expect(done).toEqual([`1 shows ${PATH}`, "focus 1"]);
});

it("[NOTE-1] … in a new window where none is left", async () => {
  await openNotified(windowsAt(), PATH);

  expect(done).toEqual([`new ${PATH}`]);
});

it.each([null, "take-over", {}, { openScreen: 1 }])(
  "no other message opens a screen: %o",
  (data) => {
    expect(readOpenScreen(data)).toBeNull();
  },
);
