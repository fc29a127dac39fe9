/**
 * Several machines with a voice as one: the least busy is asked first, one that fails is left out
 * until its status is ready again, and what it had not begun to answer is asked of another. A request
 * that one refuses is asked of the others, too: where one of them serves it, the machine was wrong.
 */
import {
  VoiceServiceError,
  type SpeechPiece,
  type SpeechRequest,
  type VoiceServiceStatus,
} from "#core/ports/speech";
import type { AudioClient } from "./audio-client.ts";

interface Machine {
  client: AudioClient;
  /** Calls that it has not answered yet. */
  busy: number;
  isDown: boolean;
}

/**
 * @param clients one for each machine, at least one; of equally busy ones the earlier is preferred,
 *   so that what it has loaded and rendered is used again
 */
export function combineVoices(clients: readonly AudioClient[]): AudioClient {
  const machines = clients.map((client): Machine => ({ client, busy: 0, isDown: false }));

  /** The machines that are up, the least busy first; all of them where none is known to be up. */
  function inOrder(preferred?: Machine): Machine[] {
    const up = machines.filter(({ isDown }) => !isDown);
    const order = [...(up.length > 0 ? up : machines)].sort((a, b) => a.busy - b.busy);
    const [first] = order;
    const isAsFree = preferred && first && !preferred.isDown && preferred.busy <= first.busy;
    return isAsFree ? [preferred, ...order.filter((one) => one !== preferred)] : order;
  }

  /**
   * @param hasBegun whether a part of the answer was handed on already, which another machine would
   *   repeat
   */
  async function onOne<T>(
    ask: (client: AudioClient, machine: Machine) => Promise<T>,
    { preferred, hasBegun = () => false }: { preferred?: Machine; hasBegun?: () => boolean } = {},
  ): Promise<T> {
    const failures: VoiceServiceError[] = [];
    const doubted: Machine[] = [];
    for (const machine of inOrder(preferred)) {
      machine.busy += 1;
      try {
        const answer = await ask(machine.client, machine);
        for (const one of doubted) one.isDown = true;
        return answer;
      } catch (error) {
        if (!(error instanceof VoiceServiceError)) throw error;
        if (error.fault === "machine") machine.isDown = true;
        if (error.fault === "either") doubted.push(machine);
        if (hasBegun()) throw error;
        failures.push(error);
      } finally {
        machine.busy -= 1;
      }
    }
    throw mostTelling(failures);
  }

  /** Where each language's model was loaded last. */
  const prepared = new Map<string, Machine>();
  const preferenceFor = (language: string) => {
    const preferred = prepared.get(language);
    return preferred ? { preferred } : {};
  };

  return {
    speak(order: SpeechRequest, onPiece = () => {}) {
      let hasBegun = false;
      const begin = (piece: SpeechPiece) => {
        hasBegun = true;
        onPiece(piece);
      };
      return onOne((client) => client.speak(order, begin), { hasBegun: () => hasBegun });
    },

    recognize: (recording) =>
      onOne((client) => client.recognize(recording), preferenceFor(recording.language)),

    prepare: (language, signal) =>
      onOne(async (client, machine) => {
        await client.prepare(language, signal);
        prepared.set(language, machine);
      }, preferenceFor(language)),

    async status(signal) {
      const answers = await Promise.allSettled(
        machines.map(async (machine) => {
          const answer = await machine.client.status(signal).catch((error: unknown) => {
            machine.isDown = true;
            throw error;
          });
          machine.isDown = answer.state !== "ready";
          return answer;
        }),
      );
      const known = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      const failed = answers.find((one) => one.status === "rejected");
      const best = states.map((state) => known.find((one) => one.state === state)).find(Boolean);
      if (best) return best;
      throw failed?.reason ?? new VoiceServiceError("unavailable");
    },
  };
}

/** What is known of the request tells a caller more than that a machine is away. */
function mostTelling(failures: readonly VoiceServiceError[]): VoiceServiceError {
  const ofRequest = failures.find(({ fault }) => fault !== "machine");
  return ofRequest ?? failures.at(-1) ?? new VoiceServiceError("unavailable");
}

/** The best first. */
const states: readonly VoiceServiceStatus["state"][] = ["ready", "fetching", "unavailable"];
