import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { use, useEffect, useMemo, useRef, useState } from "react";
import { colourVar } from "#theme/colour-var";
import { useObserved, type ObservedValue } from "#lib/observed-value";
import { ArrowDownIcon } from "#ui/display/icons";
import { useMoreBelow } from "../hooks/use-more-below.ts";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { textDirection } from "../language-tag.ts";
import { captionWords } from "../narration/caption-words.ts";
import { FACES_LINE, lowAndWide } from "./faces-line.ts";
import { nightBackdrop } from "./night-backdrop.ts";
import { StageButton } from "./stage-button.tsx";
import { StoryLanguage, StoryText } from "./story-text.tsx";

interface CaptionProps {
  title: string;
  /** A character's name; null for the narrator. */
  speaker: string | null;
  text: string;
  isOwnIdea: boolean;
  /** Index of the word that is heard now; -1 where it is unknown. */
  word: ObservedValue<number>;
  /** Whether no audio reads the text: it then scrolls by hand, and screen readers announce it. */
  isUnread: boolean;
}

/** The text of a scene; the word that is heard is marked, and a long text scrolls to it. */
export function Caption({ title, speaker, text, isOwnIdea, word, isUnread }: CaptionProps) {
  const { words } = usePlayerWords();
  const lang = use(StoryLanguage);
  return (
    <Box component="section" aria-label={title || words.untitled} sx={panel}>
      <Box aria-live="polite">
        <Typography component="h2" variant="eyebrow" sx={eyebrow}>
          {title && (
            <>
              <StoryText>{title}</StoryText>
              <Box component="span" aria-hidden sx={{ opacity: 0.7 }}>
                ·
              </Box>
            </>
          )}
          <Box component="bdi" lang={speaker ? lang : undefined} sx={{ color: "stage.moon" }}>
            {speaker ?? words.narrator}
          </Box>
          {isOwnIdea && (
            <Box component="span" sx={ownIdea}>
              {words.ownIdea}
            </Box>
          )}
        </Typography>
      </Box>
      {/* While audio reads the text, a screen reader must not read it as well. */}
      <Box aria-live={isUnread ? "polite" : "off"} sx={follower}>
        <FollowedText key={`${text} ${isUnread}`} {...{ text, word, isUnread }} />
      </Box>
    </Box>
  );
}

function FollowedText({ text, word, isUnread }: Pick<CaptionProps, "text" | "word" | "isUnread">) {
  const { words } = usePlayerWords();
  const lang = use(StoryLanguage);
  const current = useObserved(word);
  const pieces = useMemo(() => captionWords(text), [text]);
  const box = useRef<HTMLDivElement>(null);
  const marked = useRef<HTMLSpanElement>(null);
  const hasMore = useMoreBelow(box);
  const [isLong, setIsLong] = useState(false);
  if (hasMore && !isLong) setIsLong(true);
  const isDevanagari = /\p{Script=Devanagari}/u.test(text);

  useEffect(() => {
    const [frame, span] = [box.current, marked.current];
    if (!frame || !span) return;
    const middle = span.offsetTop - frame.clientHeight / 2 + span.offsetHeight / 2;
    frame.scrollTo({ top: middle });
  }, [current]);

  function readOn(): void {
    const frame = box.current;
    frame?.scrollBy({ top: frame.clientHeight * READ_ON_SHARE });
    // The button goes at the end of the text.
    frame?.focus({ preventScroll: true });
  }

  return (
    <>
      <Box
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={words.caption}
        sx={{ ...scroller, scrollbarWidth: isUnread ? "thin" : "none" }}
      >
        <Box
          component="p"
          lang={lang}
          dir={textDirection(lang)}
          sx={{ ...paragraph, lineHeight: isDevanagari ? DEVANAGARI_LINE_HEIGHT : 1.4 }}
        >
          {pieces.map((piece, index) => (
            <span key={piece.at}>
              <Box
                component="span"
                ref={index === current ? marked : undefined}
                sx={current === -1 ? undefined : wordStyles[Math.sign(index - current) + 1]}
              >
                {piece.text}
              </Box>
              {piece.gap}
            </span>
          ))}
        </Box>
      </Box>
      {isUnread && isLong && (
        <Box sx={readOnPlace}>
          {hasMore && (
            <StageButton isBare icon={<ArrowDownIcon />} label={words.readOn} onClick={readOn} />
          )}
        </Box>
      )}
    </>
  );
}

/** Of what is shown, so that the line at the edge is shown again. */
const READ_ON_SHARE = 0.75;

const panel = {
  ...nightBackdrop,
  display: "flex",
  flexDirection: "column",
  // Below the bar and above the faces, with space for three lines on any screen.
  maxHeight: `max(var(${FACES_LINE}) - 64px - env(safe-area-inset-top), 132px)`,
  width: "fit-content",
  maxWidth: 900,
  mx: "auto",
  textAlign: "center",
  textWrap: "pretty",
} as const;

const follower = { display: "flex", minHeight: 0, justifyContent: "center" } as const;

/** Beside the text, since phones show no scroll bar; kept at its end, so that no line breaks anew. */
const readOnPlace = { alignSelf: "end", flexShrink: 0, width: 48 } as const;

const eyebrow = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: 1,
  mb: { xs: 0, sm: 0.5 },
  color: "stage.mutedCream",
} as const;

const ownIdea = {
  px: 1,
  border: "1px solid",
  borderRadius: 999,
  color: "stage.lamp",
} as const;

const scroller = {
  overflowY: "auto",
  scrollBehavior: "smooth",
  px: 0.75,
  py: 1.25,
  maskImage: "linear-gradient(transparent, #000 20px calc(100% - 12px), transparent)",
  borderRadius: 1,
  position: "relative",
  "&:focus-visible": { outline: "3px solid", outlineColor: "stage.cream", outlineOffset: 4 },
} as const;

const paragraph = {
  m: 0,
  fontSize: "clamp(1.375rem, 1.1rem + 1.25vw, 2.125rem)",
  [lowAndWide]: { fontSize: "1.375rem" },
} as const;

/** Devanagari puts vowel signs above and below the line. */
const DEVANAGARI_LINE_HEIGHT = 1.55;

const rounded = { borderRadius: "4px" } as const;

/** Styles of a word that was heard, is heard now, and is still to come. */
const wordStyles = [
  rounded,
  {
    ...rounded,
    color: "stage.night",
    bgcolor: "stage.lamp",
    boxShadow: `0 0 0 0.14em ${colourVar("stage.lamp")}`,
  },
  { ...rounded, opacity: 0.8 },
] as const;
