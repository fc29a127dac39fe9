/** The pulses of a process among the events of all: entries of a namespace that no adapter has. */

const NAMESPACE = "pulse";

export function pulseText(processId: string, number: number): string {
  return JSON.stringify({ nsp: NAMESPACE, uid: processId, number });
}

/** @returns the number of a pulse of this process; null for anything else */
export function readPulse(text: string, processId: string): number | null {
  // Most are events, which are large: they are told apart without being parsed.
  if (!text.startsWith(`{"nsp":"${NAMESPACE}","uid":"${processId}"`)) return null;
  const { number } = JSON.parse(text) as { number: number };
  return number;
}
