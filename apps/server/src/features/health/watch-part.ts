/** Whether a part that a process can do without is there. */

export interface WatchedPart {
  /**
   * What the last check found, without waiting for the next one, which it begins: a load balancer
   * that asks gives up long before a part that hangs.
   */
  isThere(): boolean;
}

/** @param onChange given the reason when the part goes away, null when it is back */
export function watchPart(
  check: () => Promise<void>,
  onChange: (reason: unknown) => void,
): WatchedPart {
  let isThere = true;
  let isChecking = false;

  async function look(): Promise<void> {
    isChecking = true;
    const reason: unknown = await check().then(
      () => null,
      (error: unknown) => error,
    );
    isChecking = false;
    const wasThere = isThere;
    isThere = reason === null;
    if (isThere !== wasThere) onChange(reason);
  }

  return {
    isThere() {
      if (!isChecking) void look();
      return isThere;
    },
  };
}
