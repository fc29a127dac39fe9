import { LONGEST_MESSAGE } from "@codetale/contract/chat";
import Typography from "@mui/material/Typography";
import { words } from "../../words.ts";

export const COMPOSER_HINT_ID = "composer-hint";

/** From this number of remaining characters on, the hint shows how many are left. */
const NEAR_LIMIT = 500;

interface ComposerHintProps {
  /** Why a file was not attached, in words. */
  problem: string | null;
  /** Length of the text as it will be sent, in characters. */
  length: number;
  /** Whether code is being typed. */
  isCode: boolean;
}

/** The line below the composer: a problem, the remaining characters, or how to use it. */
export function ComposerHint({ problem, length, isCode }: ComposerHintProps) {
  const left = LONGEST_MESSAGE - length;
  const isTooLong = left < 0;
  const isUrgent = isTooLong || problem !== null;
  const isNear = left <= NEAR_LIMIT;
  return (
    <Typography
      id={COMPOSER_HINT_ID}
      role={isUrgent ? "alert" : undefined}
      variant="caption"
      component="p"
      color={isUrgent ? "tone.crimson.text" : "text.secondary"}
      sx={{
        px: 0.75,
        pt: 0.5,
        display: { xs: isUrgent || isNear ? "block" : "none", sm: "block" },
      }}
    >
      {hintText(problem, left, isCode)}
    </Typography>
  );
}

function hintText(problem: string | null, left: number, isCode: boolean): string {
  if (left < 0) return words.charactersTooMany(-left);
  if (problem !== null) return problem;
  if (left <= NEAR_LIMIT) return words.charactersLeft(left);
  return isCode ? words.codeHint : words.composeHint;
}
