import type { VoicePack } from "../pack/voice-pack.ts";
import { VoiceError } from "../voice-error.ts";

/** @throws VoiceError `unavailable` while the voice pack is not complete */
export function requireReady(pack: Pick<VoicePack, "state">): void {
  const { state, reason } = pack.state();
  if (state === "ready") return;
  throw new VoiceError("unavailable", reason ?? "The voice pack is being fetched.", {
    retryAfterS: state === "fetching" ? 10 : 60,
  });
}
