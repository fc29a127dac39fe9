import IconButton from "@mui/material/IconButton";
import { useRef } from "react";
import { ImageIcon } from "#ui/display/icons";
import { IMAGE_TYPES } from "../attachable-image.ts";
import { words } from "../../words.ts";

interface AttachButtonProps {
  onAttach: (files: readonly File[]) => void;
}

export function AttachButton({ onAttach }: AttachButtonProps) {
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
          onAttach([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = "";
        }}
      />
    </>
  );
}
