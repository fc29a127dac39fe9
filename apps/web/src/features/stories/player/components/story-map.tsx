import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Dialog } from "#ui/feedback/dialog";
import { choiceTargets, type VisitHistory, type VisitedScene } from "../progress/visit-history.ts";
import { words } from "../words.ts";
import { FlagIcon } from "./stage-icons.tsx";
import { StoryText } from "./story-text.tsx";

interface StoryMapProps {
  isOpen: boolean;
  seen: VisitHistory;
  /** The present scene; null before the story has begun. */
  hereId: string | null;
  lang: string | undefined;
  onJump: (sceneId: string) => void;
  onClose: () => void;
}

/** The visited scenes as a list, each question with its choices and the scenes they led to. */
export function StoryMap({ isOpen, seen, hereId, lang, onJump, onClose }: StoryMapProps) {
  const titles = new Map(seen.scenes.map(({ id, title }) => [id, title]));
  return (
    <Dialog
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
        {seen.scenes.length === 0 ? words.mapEmpty : words.mapHint}
      </Typography>
      <Box component="ol" sx={line}>
        {seen.scenes.map((scene) => (
          <Box
            component="li"
            key={scene.id}
            aria-current={scene.id === hereId ? "step" : undefined}
            sx={stop}
          >
            <Mark scene={scene} isHere={scene.id === hereId} />
            <Box sx={{ minWidth: 0, pb: 2.5 }}>
              <StopName scene={scene} lang={lang} onJump={onJump} />
              {scene.id === hereId && <Box sx={tag}>{words.here}</Box>}
              {scene.isEnding && <Box sx={tag}>{words.ending}</Box>}
              <Forks scene={scene} seen={seen} titles={titles} lang={lang} />
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}

function StopName({
  scene: { id, title, asks },
  lang,
  onJump,
}: Pick<StoryMapProps, "lang" | "onJump"> & { scene: VisitedScene }) {
  const name = <StoryText lang={lang}>{title || words.untitled}</StoryText>;
  if (!asks)
    return (
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
    );
  return (
    <Button
      variant="text"
      sx={jump}
      aria-label={words.jump(title || words.untitled)}
      onClick={() => onJump(id)}
    >
      {name}
    </Button>
  );
}

interface ForksProps extends Pick<StoryMapProps, "seen" | "lang"> {
  scene: VisitedScene;
  titles: ReadonlyMap<string, string>;
}

function Forks({ scene, seen, titles, lang }: ForksProps) {
  if (!scene.asks) return null;
  const ends = choiceTargets(seen, scene);
  return (
    <Box component="ul" sx={forks}>
      {scene.choices.map((choice, index) => {
        const end = ends[index] ?? null;
        return (
          <Box component="li" key={choice} data-tried={end !== null} sx={fork}>
            <StoryText lang={lang}>{choice}</StoryText>{" "}
            <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
              {end === null ? (
                words.untried
              ) : (
                <>
                  {words.goesOn} <StoryText lang={lang}>{titles.get(end) ?? ""}</StoryText>
                </>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The dot of a scene on the line: a diamond where the scene asks, a flag at an ending. */
function Mark({ scene, isHere }: { scene: VisitedScene; isHere: boolean }) {
  return (
    <Box aria-hidden data-here={isHere} data-asks={scene.asks} sx={mark}>
      {scene.isEnding && <FlagIcon size={18} />}
    </Box>
  );
}

const line = { m: 0, p: 0, listStyle: "none" } as const;

/** Each scene draws its part of the line as a background; the last has none. */
const stop = {
  display: "grid",
  gridTemplateColumns: "32px 1fr",
  columnGap: 1.5,
  "&:not(:last-of-type)": {
    background: "linear-gradient(var(--ct-palette-control-line) 0 0) 15px 8px / 2px 100% no-repeat",
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
  textDecorationColor: "var(--ct-palette-secondary-main)",
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

const forks = { m: 0, mt: 0.75, p: 0, listStyle: "none", display: "grid", gap: 0.75 } as const;

const fork = {
  pl: 1.5,
  borderLeft: "3px solid",
  borderColor: "secondary.main",
  fontWeight: 600,
  "&[data-tried=false]": { borderLeftStyle: "dotted", borderColor: "control.line" },
} as const;
