/** Whether this browser can animate from one page to the next. */
export const canTransition = "startViewTransition" in document;
