import { useRef, useState } from "react";
import { DocumentTitle } from "#ui/layout/document-title";
import { EndPanel } from "../components/end-panel.tsx";
import { ReadyPanel } from "../components/ready-panel.tsx";
import { Stage } from "../components/stage.tsx";
import { StageBar } from "../components/stage-bar.tsx";
import { StageHeading } from "../components/stage-heading.tsx";
import { StagePicture } from "../components/stage-picture.tsx";
import { StoryMap } from "../components/story-map.tsx";
import { SceneActions } from "../components/scene-actions.tsx";
import { useNumberKeys } from "../hooks/use-number-keys.ts";
import { useStageFocus } from "../hooks/use-stage-focus.ts";
import { useStory } from "../hooks/use-story.ts";
import { useStoryPlayer } from "../hooks/use-story-player.ts";
import { useDevicePlayback } from "../hooks/use-device-playback.ts";
import { languageTag } from "../language-tag.ts";
import type { PlaybackProgress } from "../progress/saved-progress.ts";
import type { PlaybackState } from "../playback/playback-machine.ts";
import { pathTo } from "../progress/visit-history.ts";
import type { StoryPlayer } from "../playback/story-player.ts";
import { pathToLastQuestion } from "../progress/scene-path.ts";
import { words } from "../words.ts";
import { DownloadableMenu } from "./downloadable-menu.tsx";

/** Plays one story. @param storyId a change needs a new `key`, since the player keeps its state */
export function OneStoryPage({ storyId }: { storyId: string }) {
  const { story, isUnknown } = useStory(storyId);
  const title = story ? story.title || words.untitled : words.player;
  const lang = languageTag(story?.language ?? "");
  const { player, playing, place } = useStoryPlayer(storyId, story);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useStageFocus(stage, playing);
  useNumberKeys((index) => player.send({ type: "choose", index }));
  useDevicePlayback(player, playing, title);

  return (
    <>
      <Stage
        ref={stage}
        picture={<StagePicture storyId={storyId} story={story} playing={playing} />}
        bar={
          <StageBar title={playing.phase === "ready" ? null : title} lang={lang}>
            <DownloadableMenu storyId={storyId} story={story} onMap={() => setIsMapOpen(true)} />
          </StageBar>
        }
        caption={
          <StageHeading
            {...{ story, isUnknown, playing, place, lang }}
            title={title}
            word={player.currentWord}
          />
        }
      >
        <Actions
          player={player}
          playing={playing}
          place={place}
          lang={lang}
          isUnknown={isUnknown}
        />
      </Stage>
      <DocumentTitle title={title} />
      <StoryMap
        isOpen={isMapOpen}
        seen={place.seen}
        hereId={playing.told?.scene.id ?? null}
        lang={lang}
        onClose={() => setIsMapOpen(false)}
        onJump={(sceneId) => {
          setIsMapOpen(false);
          const way = pathTo(place.seen, sceneId);
          if (way) player.jumpTo(way);
        }}
      />
    </>
  );
}

interface ActionsProps {
  player: StoryPlayer;
  playing: PlaybackState;
  place: PlaybackProgress;
  lang: string | undefined;
  isUnknown: boolean;
}

/** The actions of the present phase. */
function Actions({ player, playing, place, lang, isUnknown }: ActionsProps) {
  const canGoBack = pathToLastQuestion(playing.way) !== null;
  if (playing.phase === "ready") {
    return (
      <ReadyPanel
        isUnknown={isUnknown}
        canGoOn={place.way.length > 0}
        onPlay={() => player.begin([])}
        onGoOn={() => player.begin(place.way)}
      />
    );
  }
  if (playing.phase === "ended") {
    return (
      <EndPanel
        onReplay={() => player.send({ type: "replay" })}
        onBack={canGoBack ? () => player.send({ type: "back" }) : null}
      />
    );
  }
  return (
    <SceneActions
      playing={playing}
      lang={lang}
      secondsLeft={player.secondsLeft}
      canGoBack={canGoBack}
      onEvent={player.send}
    />
  );
}
