import type { TextEdit } from "@codetale/domain/chat/code-writing";

/** Makes an edit as if it were typed, so that the browser can undo it. */
export function replaceText(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, selection } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  if (area.value.slice(from, to) !== insert && !typeInstead(insert)) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(selection.from, selection.to);
}

/** @returns whether the browser did it */
function typeInstead(insert: string): boolean {
  // The one way to edit a text area that keeps its history; not every browser has it.
  const { execCommand } = document as { execCommand?: Document["execCommand"] };
  const [command, value] = insert === "" ? ["delete"] : ["insertText", insert];
  return execCommand?.call(document, command, false, value) ?? false;
}
