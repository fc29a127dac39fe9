/** Tells when a user leaves this browser on purpose: what was typed here is forgotten then. */
const listeners = new Set<() => void>();

/** @returns a function that removes the listener */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSignOut(): void {
  for (const listener of listeners) listener();
}
