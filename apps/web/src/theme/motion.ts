/** Motion: short, one easing, none for people who asked for none. */

export const EASING = "cubic-bezier(0.2, 0, 0, 1)";

export const durations = { quick: 120, usual: 180, slow: 240 } as const;

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
