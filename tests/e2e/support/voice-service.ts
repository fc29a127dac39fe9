/** The voice process that a server keeps running, as the server's log tells of it. */
import type { AppServer } from "./app-server.ts";
import { expect } from "./fixtures.ts";

export interface VoiceServiceProcess {
  /** Where it answers, for example `http://127.0.0.1:40123`. */
  url: string;
  pid: number;
}

/** The voice process that is there now; waits until there is one. */
export async function findVoiceService(server: AppServer): Promise<VoiceServiceProcess> {
  await expect
    .poll(() => voicesIn(server.log).length, { message: "a voice process" })
    .toBeGreaterThan(0);
  const newest = voicesIn(server.log).at(-1);
  if (!newest) throw new Error("The log has lost its lines.");
  return newest;
}

/** Its own lines are carried inside the server's. */
function voicesIn(log: string): VoiceServiceProcess[] {
  return log.split("\n").flatMap((text) => {
    const { line } = parsed(text) as { line?: string };
    const { pid, msg } = parsed(line ?? "") as { pid?: number; msg?: string };
    const url = /^Server listening at (\S+)$/.exec(msg ?? "")?.[1];
    return pid !== undefined && url !== undefined ? [{ pid, url }] : [];
  });
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    // Not everything that a process writes is a line of its log.
    return {};
  }
}
