/** A browser with a microphone into which recordings are played. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type LaunchOptions } from "@playwright/test";

export interface BrowserWithMicrophone {
  browser: Browser;
  /** Whatever is recorded from now on begins with this WAV file; silence follows. */
  play(recording: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** @param answer what people say when they are asked for the microphone */
export async function openBrowserWithMicrophone(
  options: LaunchOptions,
  answer: "allow" | "deny" = "allow",
): Promise<BrowserWithMicrophone> {
  const folder = await mkdtemp(join(tmpdir(), "codetale-microphone-"));
  // Read anew each time that the microphone is opened.
  const file = join(folder, "said.wav");
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${file}%noloop`,
      answer === "allow" ? "--use-fake-ui-for-media-stream" : "--deny-permission-prompts",
    ],
  });
  return {
    browser,
    play: (recording) => writeFile(file, recording),
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
