import Box from "@mui/material/Box";
import type { ComponentProps, RefObject } from "react";
import { words } from "../../words.ts";
import { COMPOSER_HINT_ID } from "./composer-hint.tsx";

interface MessageInputProps extends Pick<ComponentProps<"textarea">, "onKeyDown" | "onPaste"> {
  input: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
}

/** A text area that starts with one line and grows up to a third of the screen. */
export function MessageInput({ input, value, onChange, ...handlers }: MessageInputProps) {
  return (
    <Box
      component="textarea"
      ref={input}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-label="Message"
      aria-describedby={COMPOSER_HINT_ID}
      placeholder={words.placeholder}
      enterKeyHint="send"
      sx={area}
      {...handlers}
    />
  );
}

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
