import { LONGEST_MESSAGE } from "@codetale/contract/chat";
import {
  hasCode,
  isInCode,
  saysSomething,
  toggleCode,
  type TextEdit,
} from "@codetale/domain/chat/code-writing";
import { sendableText } from "@codetale/domain/chat/sendable-text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { IMAGE_TYPES } from "#lib/image-type";
import { useObserved } from "#lib/observed-value";
import { CodeIcon, ImageIcon, SendIcon } from "#ui/display/icons";
import type { MessageEntry } from "../../messages/message-entry.ts";
import type { ComposerDraft, Writing } from "../../sync/composer-draft.ts";
import { words } from "../../words.ts";
import type { Attaching } from "../hooks/use-attaching.ts";
import { useWritingKeys } from "../hooks/use-writing-keys.ts";
import { replaceText } from "../replace-text.ts";
import { AttachedImages } from "./attached-images.tsx";
import { COMPOSER_HINT_ID, ComposerHint } from "./composer-hint.tsx";
import {
  areaStyle,
  boxStyle,
  codeAreaStyle,
  codeButtonStyle,
  frameStyle,
  rowStyle,
  sendButtonStyle,
} from "./composer-style.ts";

interface ComposerProps {
  draft: ComposerDraft;
  attaching: Attaching;
  /** The message that is being answered; null when none is. */
  replyTo: MessageEntry | null;
  /** Shown above the text while a message is being answered. */
  replyBar: ReactNode;
  /** @param isTyping false once nothing is written any more */
  onType: (isTyping: boolean) => void;
  onSend: (writing: Writing) => void;
}

/** Where a message is written; works without a connection, too. */
export function Composer(props: ComposerProps) {
  const { draft, attaching, replyTo, replyBar, onType, onSend } = props;
  const { problem, attach, forgetProblem } = attaching;
  const { text: typed, images } = useObserved(draft.state);
  const [caret, setCaret] = useState(0);
  const input = useGrowingArea(typed);
  useEffect(() => {
    if (replyTo) input.current?.focus();
  }, [input, replyTo]);
  const text = sendableText(typed);
  const isCode = isInCode(typed, caret);
  const canSend = saysSomething(text) || images.length > 0;

  const send = () => {
    input.current?.focus();
    if (!canSend || text.length > LONGEST_MESSAGE) return;
    onSend({ text: saysSomething(text) ? text : "", images });
    draft.clear();
    forgetProblem();
    onType(false);
    setCaret(0);
  };
  const edit = (change: TextEdit) => {
    if (input.current) replaceText(input.current, change);
    setCaret(change.selection.from);
  };
  const { onKeyDown } = useWritingKeys(send, edit);
  const remove = (id: string) => {
    draft.detach(id);
    forgetProblem();
    input.current?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attach(files);
  };
  const followCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCaret(currentTarget.selectionStart);

  return (
    <Box
      component="form"
      sx={frameStyle}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Box sx={boxStyle}>
        {replyBar}
        {images.length > 0 && <AttachedImages images={images} onRemove={remove} />}
        <Box sx={rowStyle}>
          <Box
            component="textarea"
            ref={input}
            rows={1}
            value={typed}
            onChange={(event) => {
              draft.write(event.target.value);
              onType(event.target.value.trim() !== "");
              forgetProblem();
              setCaret(event.target.selectionStart);
            }}
            onSelect={followCaret}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            aria-label="Message"
            aria-describedby={COMPOSER_HINT_ID}
            placeholder={words.placeholder}
            enterKeyHint={isCode ? "enter" : "send"}
            spellCheck={!isCode}
            sx={hasCode(typed) ? codeAreaStyle : areaStyle}
          />
          <CodeButton
            isCode={isCode}
            onToggle={() => {
              if (!input.current) return;
              const { value, selectionStart: from, selectionEnd: to } = input.current;
              edit(toggleCode(value, { from, to }));
            }}
          />
          <AttachButton attach={attach} />
          {canSend && (
            <Button type="submit" variant="contained" aria-label="Send" sx={sendButtonStyle}>
              <SendIcon />
              <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
                Send
              </Box>
            </Button>
          )}
        </Box>
      </Box>
      <ComposerHint problem={problem} length={text.length} isCode={isCode} />
    </Box>
  );
}

interface CodeButtonProps {
  isCode: boolean;
  onToggle: () => void;
}

/** Begins a code block where the caret is, or leaves the one that it is in. */
function CodeButton({ isCode, onToggle }: CodeButtonProps) {
  return (
    <IconButton
      aria-label={words.code}
      aria-pressed={isCode}
      title={isCode ? words.leaveCode : words.writeCode}
      // The text area keeps the focus and with it what is selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
      sx={codeButtonStyle}
    >
      <CodeIcon size={22} />
    </IconButton>
  );
}

function AttachButton({ attach }: Pick<Attaching, "attach">) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        aria-label="Attach image"
        title={words.attachHint}
        onClick={() => picker.current?.click()}
      >
        <ImageIcon size={22} />
      </IconButton>
      <input
        ref={picker}
        type="file"
        accept={IMAGE_TYPES.join(",")}
        multiple
        hidden
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = "";
        }}
      />
    </>
  );
}

/**
 * Makes a text area as high as its text. Its style may set a limit, and should set `field-sizing:
 * content`, which does the same without measuring where the browser supports it.
 */
function useGrowingArea(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!area.current || CSS.supports("field-sizing", "content")) return;
    area.current.style.height = "auto";
    area.current.style.height = `${area.current.scrollHeight}px`;
  }, [value]);
  return area;
}
