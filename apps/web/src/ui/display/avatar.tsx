import Box from "@mui/material/Box";
import { useState } from "react";
import { PersonIcon } from "./icons.tsx";

interface AvatarProps {
  name: string;
  /** URL of the photo; null without one. */
  src: string | null;
  /** Width and height in pixels. */
  size?: number;
}

const tones = ["pine", "ember", "marigold", "sky"] as const;

/** A photo, or the initials without one. Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const tone = tones[name.length % tones.length] ?? tones[0];
  return (
    <Box
      aria-hidden
      sx={{
        ...frame,
        width: size,
        height: size,
        fontSize: size * 0.38,
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.wash`,
      }}
    >
      {src !== null && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          style={{ objectFit: "cover", width: "100%", height: "100%" }}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        initialsOf(name) || <PersonIcon />
      )}
    </Box>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

const frame = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: "50%",
  fontWeight: 700,
  lineHeight: 1,
  // Where the system paints all grounds alike, its ring is all there is to see of it.
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
} as const;
