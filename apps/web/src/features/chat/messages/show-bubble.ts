/** The element id of a message's bubble. */
export function bubbleId(messageId: string): string {
  return `message-${messageId}`;
}

/** Sent by a bubble that has been brought into view; it reaches the frame that scrolls. */
export const BUBBLE_SHOWN = "bubble-shown";

/** Brings a message into view; the focus goes to it unless it is to stay where it is. */
export function showBubble(messageId: string, { isFocused = true } = {}): void {
  const bubble = document.getElementById(bubbleId(messageId));
  bubble?.scrollIntoView({ block: "center" });
  bubble?.dispatchEvent(new Event(BUBBLE_SHOWN, { bubbles: true }));
  if (isFocused) bubble?.focus({ preventScroll: true });
}
