/** The element id of a message's bubble. */
export function bubbleId(messageId: string): string {
  return `message-${messageId}`;
}

/** Brings a message into view; the focus goes to it unless it is to stay where it is. */
export function showBubble(messageId: string, { isFocused = true } = {}): void {
  const bubble = document.getElementById(bubbleId(messageId));
  bubble?.scrollIntoView({ block: "center" });
  if (isFocused) bubble?.focus({ preventScroll: true });
}
