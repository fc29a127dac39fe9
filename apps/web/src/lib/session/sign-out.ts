/** Tells when a user leaves this browser on purpose: what was typed here is forgotten then. */
type Forget = () => Promise<void>;

const listeners = new Set<Forget>();

/** A browser's database that does not answer must not keep a user from leaving. */
const LONGEST_MS = 2_000;

/** @returns a function that removes the listener */
export function onSignOut(listener: Forget): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once everything is forgotten: a page that is left before would keep the rest. */
export async function announceSignOut(): Promise<void> {
  const forgotten = Promise.allSettled([...listeners].map((forget) => forget()));
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
