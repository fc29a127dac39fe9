import type { CardPicture } from "@codetale/domain/stories/pictures/cards";
import Box from "@mui/material/Box";
import type { ObservedValue } from "#lib/observed-value";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import type { PlaybackEvent, PlaybackState } from "../playback/playback-state.ts";
import { ChoiceCard } from "./choice-card.tsx";

interface ChoiceCardsProps {
  choices: readonly string[];
  /** By choice; null or missing where there is none. */
  pictures: readonly (CardPicture | null)[];
  state: Pick<PlaybackState, "phase" | "highlightedChoice" | "selectedChoice">;
  /** Index of the word that is heard of the choice that is being read. */
  word: ObservedValue<number>;
  /** Whether the first tap takes a choice. */
  isTakenByOneTap: boolean;
  onEvent: (event: PlaybackEvent) => void;
}

/** A scene's choices as cards, large enough for a child to hit; each shows its number key. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { words } = usePlayerWords();
  const { choices, pictures, state, word, isTakenByOneTap, onEvent } = props;
  return (
    <Box
      role="group"
      aria-label={words.choices}
      data-count={choices.length}
      data-side-by-side={areShort(choices) || undefined}
      sx={grid}
    >
      {choices.map((choice, index) => (
        <ChoiceCard
          key={choice}
          text={choice}
          number={index + 1}
          picture={pictures[index] ?? null}
          isOpen={state.phase === "asking"}
          isLit={state.highlightedChoice === index}
          isSelected={state.selectedChoice === index}
          word={word}
          onTap={() => onEvent({ type: isTakenByOneTap ? "choose" : "tap-choice", index })}
          onTake={() => onEvent({ type: "choose", index })}
        />
      ))}
    </Box>
  );
}

/** Longer texts have the width of the stage on a narrow screen. */
function areShort(choices: readonly string[]): boolean {
  const most = choices.length === 2 ? 2 * LONGEST_IN_COLUMN : LONGEST_IN_COLUMN;
  return choices.every(({ length }) => length <= most);
}

/** In characters, in the narrowest of the columns, of which three stand side by side. */
const LONGEST_IN_COLUMN = 36;

const columns = {
  gridTemplateColumns: "repeat(2, 1fr)",
  '&[data-count="3"]': { gridTemplateColumns: "repeat(3, 1fr)" },
  '&[data-count="4"]': { gridTemplateColumns: { xs: "repeat(2, 1fr)", lg: "repeat(4, 1fr)" } },
} as const;

const grid = {
  display: "grid",
  width: 1,
  maxWidth: 1100,
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: "1fr",
  "&[data-side-by-side]": columns,
  "@media (min-width: 600px) and (min-height: 521px)": columns,
} as const;
