/** Measures how fast the voice service speaks, how much it has to do, and how it fails. */
import type { Metrics } from "#core/ports/metrics";
import { VoiceServiceError, type SpeechAudio, type VoiceService } from "#core/ports/speech";
import { watchQueue } from "./watch-queue.ts";

/** Of our own service's MP3: 48 kb/s. */
const BYTES_PER_SECOND = 6_000;

export function measuredVoice(voice: VoiceService, metrics: Metrics): VoiceService {
  const running = { speak: 0, recognize: 0 };

  async function counted<T>(call: keyof typeof running, work: () => Promise<T>): Promise<T> {
    running[call] += 1;
    try {
      return await work();
    } catch (error) {
      if (error instanceof VoiceServiceError) {
        metrics.count("codetale_voice_failures_total", { call, reason: error.reason });
      }
      throw error;
    } finally {
      running[call] -= 1;
    }
  }

  watchQueue(metrics, "speech", () => ({ running: running.speak, waiting: 0 }));
  watchQueue(metrics, "recognition", () => ({ running: running.recognize, waiting: 0 }));
  return {
    ...voice,
    speak: (order, onPiece) =>
      counted("speak", async () => {
        const begunAt = performance.now();
        const speech = await voice.speak(order, onPiece);
        const tookS = (performance.now() - begunAt) / 1000;
        metrics.observe("codetale_voice_real_time_share", tookS / secondsOf(speech), {});
        return speech;
      }),
    recognize: (recording) => counted("recognize", () => voice.recognize(recording)),
  };
}

/** The last word's end where the provider tells it. */
function secondsOf({ audio, words }: SpeechAudio): number {
  return words?.at(-1)?.end ?? audio.byteLength / BYTES_PER_SECOND;
}
