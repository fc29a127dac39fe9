/** Finds a Chromium for the browser tests on this machine, or downloads one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstallPackages, installPackages } from "./debian.mjs";
import { run } from "./processes.mjs";
import { programOf } from "./project.mjs";

/** First the one without windows, which takes three quarters of the processor's time. */
const names = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * @returns {Promise<string>} path of the program; CHROMIUM_PATH where that is set
 * @throws Error with a message when there is none and none can be downloaded
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const path =
    (await firstThatRuns([...onPath(), ...macApplications])) ??
    (await ofPlaywright()) ??
    (await fromDebian()) ??
    (await fetchedByPlaywright());
  if (path !== undefined) return path;
  throw new Error("There is no Chromium here and none could be fetched. Set CHROMIUM_PATH to one.");
}

async function fromDebian() {
  if (!canInstallPackages()) return undefined;
  const isThere = await installPackages(["chromium-headless-shell", "fonts-liberation"]);
  if (!isThere) await installPackages(["chromium", "fonts-liberation"]);
  return firstThatRuns(onPath());
}

async function fetchedByPlaywright() {
  console.log("Fetching Chromium …");
  const { code, output } = await run(
    process.execPath,
    [programOf("@playwright/test", "playwright"), "install", "chromium"],
    { output: "kept" },
  );
  if (code !== 0) console.error(output.trim());
  return ofPlaywright();
}

/** The browser that Playwright has downloaded, if any. */
async function ofPlaywright() {
  const { chromium } = await import("@playwright/test");
  return firstThatRuns([chromium.executablePath()]);
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Skips programs that fail: some systems have a placeholder that only says how to install Chromium.
 *
 * @param {readonly string[]} paths
 */
async function firstThatRuns(paths) {
  for (const path of paths.filter(existsSync)) {
    const { code } = await run(path, ["--version"], { output: "kept" });
    if (code === 0) return path;
  }
  return undefined;
}
