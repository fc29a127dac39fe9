import {
  indentCode,
  isInCode,
  newLineInCode,
  outdentCode,
  type TextEdit,
  type TextSelection,
} from "@codetale/domain/chat/code-writing";
import { useRef, type KeyboardEvent } from "react";

type AreaKey = KeyboardEvent<HTMLTextAreaElement>;

/**
 * What the keys of the text area do. Enter sends, but begins a line in code, where Tab indents;
 * Ctrl+Enter sends everywhere, and Tab after Escape leaves the text area everywhere.
 */
export function useWritingKeys(onSend: () => void, onEdit: (edit: TextEdit) => void) {
  const isLeaving = useRef(false);

  const send = (event: AreaKey) => {
    event.preventDefault();
    onSend();
  };

  const edit = (event: AreaKey, act: (text: string, selection: TextSelection) => TextEdit) => {
    event.preventDefault();
    const { value, selectionStart: from, selectionEnd: to } = event.currentTarget;
    onEdit(act(value, { from, to }));
  };

  const onTab = (event: AreaKey) => {
    if (!isLeaving.current && isCaretInCode(event))
      edit(event, event.shiftKey ? outdentCode : indentCode);
  };

  const onEnter = (event: AreaKey) => {
    if (event.ctrlKey || event.metaKey) send(event);
    else if (event.shiftKey) return;
    else if (isCaretInCode(event)) edit(event, newLineInCode);
    else send(event);
  };

  const onKeyDown = (event: AreaKey) => {
    // While an input method composes a character, Enter confirms it.
    if (event.nativeEvent.isComposing || event.key === "Shift") return;
    if (event.key === "Tab") onTab(event);
    if (event.key === "Enter") onEnter(event);
    isLeaving.current = event.key === "Escape";
  };

  return { onKeyDown };
}

function isCaretInCode({ currentTarget: area }: AreaKey): boolean {
  return isInCode(area.value, area.selectionStart);
}
