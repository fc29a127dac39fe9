import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useRef } from "react";
import { useObserved, type ObservedValue } from "../observed-value.ts";
import { textDirection } from "../language-tag.ts";
import { captionWords } from "../narration/caption-words.ts";
import { nightBackdrop } from "./night-backdrop.ts";
import { StoryText } from "./story-text.tsx";
import { words } from "../words.ts";

interface CaptionProps {
  title: string;
  /** A character's name; null for the narrator. */
  speaker: string | null;
  text: string;
  /** A language tag such as `hi`; undefined where it is unknown. */
  lang: string | undefined;
  /** Index of the word that is heard now; -1 where it is unknown. */
  word: ObservedValue<number>;
  /** Whether no audio reads the text: it then gets more height, and screen readers announce it. */
  isUnread: boolean;
}

/** The text of a scene; the word that is heard is marked, and a long text scrolls to it. */
export function Caption({ title, speaker, text, lang, word, isUnread }: CaptionProps) {
  const isDevanagari = /\p{Script=Devanagari}/u.test(text);
  return (
    <Box component="section" aria-label={title || words.untitled} sx={panel}>
      <Box aria-live="polite">
        <Typography component="h2" variant="eyebrow" sx={eyebrow}>
          {title && (
            <>
              <StoryText lang={lang}>{title}</StoryText>
              <Box component="span" aria-hidden sx={{ opacity: 0.7 }}>
                ·
              </Box>
            </>
          )}
          <Box component="bdi" lang={speaker ? lang : undefined} sx={{ color: "stage.moon" }}>
            {speaker ?? words.narrator}
          </Box>
        </Typography>
      </Box>
      {/* While audio reads the text, a screen reader must not read it as well. */}
      <Box aria-live={isUnread ? "polite" : "off"}>
        <FollowedText
          key={`${text} ${isUnread}`}
          text={text}
          lang={lang}
          word={word}
          style={{ ...paragraph, ...(isDevanagari && devanagari) }}
          maxHeight={isUnread ? heights.wide : heights.tight}
        />
      </Box>
    </Box>
  );
}

interface FollowedTextProps extends Pick<CaptionProps, "text" | "lang" | "word"> {
  style: object;
  maxHeight: object;
}

function FollowedText({ text, lang, word, style, maxHeight }: FollowedTextProps) {
  const present = useObserved(word);
  const pieces = useMemo(() => captionWords(text), [text]);
  const box = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [frame, span] = [box.current, current.current];
    if (!frame || !span) return;
    const middle = span.offsetTop - frame.clientHeight / 2 + span.offsetHeight / 2;
    frame.scrollTo({ top: middle });
  }, [present]);

  return (
    <Box
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={words.caption}
      sx={{ ...scroller, maxHeight }}
    >
      <Box component="p" lang={lang} dir={textDirection(lang)} sx={style}>
        {pieces.map((piece, index) => (
          <span key={piece.at}>
            <Box
              component="span"
              ref={index === present ? current : undefined}
              sx={present === -1 ? undefined : stateStyles[Math.sign(index - present) + 1]}
            >
              {piece.text}
            </Box>
            {piece.gap}
          </span>
        ))}
      </Box>
    </Box>
  );
}

const panel = {
  ...nightBackdrop,
  width: "fit-content",
  maxWidth: 900,
  mx: "auto",
  textAlign: "center",
  textWrap: "pretty",
} as const;

const eyebrow = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: 1,
  mb: { xs: 0, sm: 0.5 },
  color: "stage.mutedCream",
} as const;

const scroller = {
  overflowY: "auto",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
  px: 0.75,
  py: 1.25,
  maskImage: "linear-gradient(transparent, #000 20px calc(100% - 12px), transparent)",
  borderRadius: 1,
  position: "relative",
  "&:focus-visible": { outline: "3px solid", outlineColor: "stage.cream", outlineOffset: 4 },
} as const;

/** Shares of the window's height, so that picture and choices keep their space. */
const heights = {
  wide: { xs: "48dvh", sm: "44dvh" },
  tight: { xs: "max(24.5dvh, 150px)", sm: "max(30dvh, 200px)" },
} as const;

const paragraph = {
  m: 0,
  fontSize: "clamp(1.375rem, 1.1rem + 1.25vw, 2.125rem)",
  lineHeight: 1.4,
};

/** Devanagari puts vowel signs above and below the line. */
const devanagari = { lineHeight: 1.55 };

const heard = { borderRadius: "4px" } as const;

/** Styles of a word that was heard, is heard now, and is still to come. */
const stateStyles = [
  heard,
  {
    ...heard,
    color: "stage.night",
    bgcolor: "stage.lamp",
    boxShadow: "0 0 0 0.14em var(--ct-palette-stage-lamp)",
  },
  { ...heard, opacity: 0.8 },
] as const;
