import { AppError } from "#core/errors/app-error";

interface Bounds {
  /** How many may be in memory at once. */
  most: number;
  /** How many of them may be one holder's, such as an account or a network. */
  mostOfOne: number;
  /** How long whoever is refused has to wait. */
  retryAfterMs: number;
}

/** Bounds what is in memory at once, in all and of one holder, so that none takes all the room. */
export function createInFlightSlots({ most, mostOfOne, retryAfterMs }: Bounds) {
  const inFlight = new Map<string, number>();
  let total = 0;

  return {
    /**
     * Takes a place for what is about to arrive.
     *
     * @returns what gives it back, once that is not needed any more
     * @throws AppError `request/too-many` for the holder, `server/busy`, both with `retryAfterMs`
     */
    take(holder: string): () => void {
      const own = inFlight.get(holder) ?? 0;
      if (own >= mostOfOne) throw new AppError("request/too-many", { retryAfterMs });
      if (total >= most) throw new AppError("server/busy", { retryAfterMs });
      inFlight.set(holder, own + 1);
      total += 1;
      return () => {
        const left = (inFlight.get(holder) ?? 1) - 1;
        if (left === 0) inFlight.delete(holder);
        else inFlight.set(holder, left);
        total -= 1;
      };
    },

    /** How many places are taken. */
    taken: () => total,
  };
}
