import Box from "@mui/material/Box";
import { useState, type DragEvent, type ReactNode } from "react";
import { words } from "../../words.ts";

interface DropZoneProps {
  /** Null where nothing can be attached. */
  onDrop: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

/** Accepts files that are dragged in from outside the page. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent, isHere: boolean) => {
    if (!onDrop || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(isHere);
  };

  return (
    <Box
      sx={zone}
      onDragOver={(event) => take(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        take(event, false);
        onDrop?.([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <Box sx={veil}>{words.dropHere}</Box>}
    </Box>
  );
}

const zone = {
  position: "relative",
  flex: "1 1 0",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
} as const;

const veil = {
  position: "absolute",
  inset: 8,
  display: "grid",
  placeItems: "center",
  typography: "h4",
  color: "tone.pine.text",
  bgcolor: "tone.pine.wash",
  border: "2px dashed",
  borderColor: "primary.main",
  borderRadius: 2,
  pointerEvents: "none",
} as const;
