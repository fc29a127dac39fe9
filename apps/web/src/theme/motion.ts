/** Durations and easing of transitions; `base-styles.ts` turns motion off on the user's request. */

export const EASING = "cubic-bezier(0.2, 0, 0, 1)";

/** Milliseconds. */
export const durations = { quick: 120, usual: 180, slow: 240 } as const;

/** MUI's own durations and easings, mapped to ours. */
export const transitions = {
  easing: { easeInOut: EASING, easeOut: EASING, easeIn: EASING, sharp: EASING },
  duration: {
    shortest: durations.quick,
    shorter: durations.quick,
    short: durations.usual,
    standard: durations.usual,
    complex: durations.slow,
    enteringScreen: durations.slow,
    leavingScreen: durations.usual,
  },
};
