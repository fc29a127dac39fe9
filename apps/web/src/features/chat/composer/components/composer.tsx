import { LONGEST_MESSAGE } from "@codetale/contract/chat";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { ImageIcon, SendIcon } from "#ui/display/icons";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { words } from "../../words.ts";
import { IMAGE_TYPES } from "../attachable-image.ts";
import type { Attachment } from "../hooks/use-attachment.ts";
import { AttachedImage } from "./attached-image.tsx";
import { COMPOSER_HINT_ID, ComposerHint } from "./composer-hint.tsx";

interface ComposerProps {
  attachment: Attachment;
  onSend: (text: string, image: DraftImage | null) => void;
}

/** Where a message is written; works without a connection, too. */
export function Composer({ attachment, onSend }: ComposerProps) {
  const { image, problem, attach, remove } = attachment;
  const [typed, setTyped] = useState("");
  const input = useGrowingArea(typed);
  const text = typed.trim();
  const canSend = text !== "" || image !== null;

  const send = () => {
    input.current?.focus();
    if (!canSend || text.length > LONGEST_MESSAGE) return;
    onSend(text, image);
    setTyped("");
    remove();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a character, Enter confirms it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attach(files);
  };

  return (
    <Box
      component="form"
      sx={frame}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Box sx={box}>
        {image && <AttachedImage image={image} onRemove={remove} />}
        <Box sx={row}>
          <Box
            component="textarea"
            ref={input}
            rows={1}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            aria-label="Message"
            aria-describedby={COMPOSER_HINT_ID}
            placeholder={words.placeholder}
            enterKeyHint="send"
            sx={area}
          />
          <AttachButton attach={attach} />
          {canSend && (
            <Button type="submit" variant="contained" aria-label="Send" sx={sendButton}>
              <SendIcon />
              <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
                Send
              </Box>
            </Button>
          )}
        </Box>
      </Box>
      <ComposerHint problem={problem} length={text.length} />
    </Box>
  );
}

function AttachButton({ attach }: Pick<Attachment, "attach">) {
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

const frame = {
  px: { xs: 1.5, sm: 3 },
  pt: 1,
  pb: { xs: "max(8px, env(safe-area-inset-bottom))", sm: 1.5 },
  width: 1,
  maxWidth: 928,
  mx: "auto",
};

const box = {
  p: 0.75,
  border: "1px solid",
  borderColor: "control.line",
  borderRadius: 2,
  bgcolor: "background.paper",
  "&:focus-within": {
    outline: "3px solid",
    outlineColor: "primary.main",
    outlineOffset: "-1px",
    borderColor: "primary.main",
  },
};

const row = { display: "flex", alignItems: "flex-end", gap: 0.75 };

/** One line that grows up to a third of the screen. */
const area = {
  flex: "1 1 0",
  minWidth: 0,
  minHeight: 44,
  maxHeight: "34dvh",
  m: 0,
  px: 1.25,
  py: "9px",
  border: 0,
  outline: 0,
  resize: "none",
  fieldSizing: "content",
  font: "inherit",
  color: "text.primary",
  bgcolor: "transparent",
  "&::placeholder": { color: "text.secondary", opacity: 1 },
};

const sendButton = { gap: 1, minWidth: 44, px: { xs: 1.5, sm: 2.25 } };
