import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";
import { plainList } from "#theme/surfaces";
import { Dialog } from "#ui/feedback/dialog";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import {
  choiceTargets,
  ownIdeaTargets,
  type VisitHistory,
  type VisitedScene,
} from "../progress/visit-history.ts";
import { FlagIcon } from "./stage-icons.tsx";
import { StoryText } from "./story-text.tsx";

interface StoryMapProps {
  isOpen: boolean;
  history: VisitHistory;
  /** Null before the story has begun. */
  presentId: string | null;
  onJump: (sceneId: string) => void;
  onClose: () => void;
}

/** The visited scenes as a list, each question with its choices and the scenes they led to. */
export function StoryMap({ isOpen, history, presentId, onJump, onClose }: StoryMapProps) {
  const { words, language } = usePlayerWords();
  return (
    <Dialog
      lang={language}
      title={words.map}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {history.scenes.length === 0 ? words.mapEmpty : words.mapHint}
      </Typography>
      <Box component="ol" sx={plainList}>
        {history.scenes.map((scene) => {
          const isPresent = scene.id === presentId;
          return (
            <Box
              component="li"
              key={scene.id}
              aria-current={isPresent ? "step" : undefined}
              sx={stop}
            >
              {/* A diamond where the scene asks, a flag at an ending. */}
              <Box aria-hidden data-here={isPresent} data-asks={scene.asks} sx={mark}>
                {scene.isEnding && <FlagIcon size={18} />}
              </Box>
              <Box sx={{ minWidth: 0, pb: 2.5 }}>
                <StopName scene={scene} onJump={onJump} />
                {isPresent && <Box sx={tag}>{words.here}</Box>}
                {scene.isEnding && <Box sx={tag}>{words.ending}</Box>}
                {scene.asks && <Choices scene={scene} history={history} />}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Dialog>
  );
}

type StopNameProps = Pick<StoryMapProps, "onJump"> & { scene: VisitedScene };

function StopName({ scene: { id, title, asks }, onJump }: StopNameProps) {
  const { words } = usePlayerWords();
  const name = title || words.untitled;
  if (!asks)
    return (
      <Typography component="span" sx={{ fontWeight: 600 }}>
        <StoryText>{name}</StoryText>
      </Typography>
    );
  return (
    <Button variant="text" sx={jump} aria-label={words.jump(name)} onClick={() => onJump(id)}>
      <StoryText>{name}</StoryText>
    </Button>
  );
}

function Choices({ scene, history }: { scene: VisitedScene; history: VisitHistory }) {
  const { words } = usePlayerWords();
  const targets = choiceTargets(history, scene);
  const titleOf = (sceneId: string) => history.scenes.find(({ id }) => id === sceneId)?.title ?? "";
  return (
    <Box component="ul" sx={{ ...plainList, mt: 0.75, display: "grid", gap: 0.75 }}>
      {scene.choices.map((choice, index) => {
        const target = targets[index] ?? null;
        return (
          <Way key={choice} to={target === null ? null : titleOf(target)}>
            <StoryText>{choice}</StoryText>
          </Way>
        );
      })}
      {ownIdeaTargets(history, scene).map((target) => (
        <Way key={target} to={titleOf(target)}>
          {words.ownIdea}
        </Way>
      ))}
    </Box>
  );
}

/** @param to the title of the scene it led to; null where it was not tried */
function Way({ to, children }: { to: string | null; children: ReactNode }) {
  const { words } = usePlayerWords();
  return (
    <Box component="li" data-tried={to !== null} sx={branch}>
      {children}{" "}
      <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
        {to === null ? (
          words.untried
        ) : (
          <>
            {words.goesOn} <StoryText>{to}</StoryText>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Each scene draws its part of the line as a background; the last has none. */
const stop = {
  display: "grid",
  gridTemplateColumns: "32px 1fr",
  columnGap: 1.5,
  "&:not(:last-of-type)": {
    background: `linear-gradient(${colourVar("control.line")} 0 0) 15px 8px / 2px 100% no-repeat`,
  },
} as const;

const mark = {
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  mt: "5px",
  mx: "6px",
  border: "3px solid",
  borderColor: "secondary.main",
  borderRadius: "50%",
  color: "secondary.main",
  bgcolor: "background.paper",
  "&[data-asks=true]": { borderRadius: "4px", rotate: "45deg" },
  "&[data-here=true]": { bgcolor: "stage.lamp" },
  "&:has(svg)": { width: 30, height: 30, mx: "1px", mt: 0 },
} as const;

const jump = {
  minWidth: 0,
  minHeight: 32,
  justifyContent: "start",
  px: 0,
  py: 0.25,
  color: "text.primary",
  fontWeight: 700,
  textAlign: "start",
  whiteSpace: "normal",
  textDecoration: "underline",
  textDecorationColor: colourVar("secondary.main"),
  textDecorationThickness: 2,
  textUnderlineOffset: "0.22em",
} as const;

const tag = {
  display: "inline-block",
  ml: 1,
  px: 1,
  borderRadius: 1,
  typography: "overline",
  color: "tone.ember.text",
  bgcolor: "tone.ember.wash",
} as const;

const branch = {
  pl: 1.5,
  borderLeft: "3px solid",
  borderColor: "secondary.main",
  fontWeight: 600,
  "&[data-tried=false]": { borderLeftStyle: "dotted", borderColor: "control.line" },
} as const;
