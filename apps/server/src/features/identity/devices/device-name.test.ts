import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)";
const android = "Mozilla/5.0 (Linux; Android 14; SM-S921B)";

it.each([
  ["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0"],
  ["Chrome on Windows", `${windows} ${chrome}`],
  ["Edge on Windows", `${windows} ${chrome} Edg/131.0.0.0`],
  ["Opera on Windows", `${windows} ${chrome} OPR/115.0.0.0`],
  ["Vivaldi on Windows", `${windows} ${chrome} Vivaldi/7.0`],
  ["Chrome on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`],
  ["Chrome on Linux", "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36"],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`],
  ["Chrome on Android", `${android} ${chrome.replace(" Safari", " Mobile Safari")}`],
  ["Samsung Internet on Android", `${android} SamsungBrowser/26.0 ${chrome}`],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"],
  [
    "Safari on macOS",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`,
  ],
  ["Safari on iPhone", `${iPhone} ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`],
  ["Safari on iPad", `${iPhone.replaceAll("iPhone", "iPad")} ${webKit} Version/18.1 Safari/604.1`],
  ["Chrome on iPhone", `${iPhone} ${webKit} CriOS/131.0 Mobile/15E148 Safari/604.1`],
  ["Firefox on iPhone", `${iPhone} ${webKit} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ["Edge on iPhone", `${iPhone} ${webKit} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1`],
  ["A browser on macOS", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`],
  ["Firefox", "Firefox/132.0"],
  ["curl", "curl/8.5.0"],
  ["node", "node"],
  ["Unknown device", ""],
  ["Unknown device", "Mozilla/5.0"],
  ["Unknown device", "<script>alert(1)</script>"],
])("reads %s", (words, userAgent) => {
  expect(deviceName(userAgent)).toBe(words);
});
