import { tellAgainPath } from "@codetale/contract/screens";
import type { PlayerScene } from "@codetale/contract/stories/player";
import type { Story } from "@codetale/contract/stories";
import { use, useDeferredValue, useEffect, useRef, useState } from "react";
import { DocumentTitle } from "#ui/layout/document-title";
import { loadCardPictures } from "../../drawing/lazy-card-picture.ts";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import { castOf } from "../../older-cast.ts";
import { BedtimeDialog } from "../components/bedtime-dialog.tsx";
import { BedtimeSign } from "../components/bedtime-sign.tsx";
import { EndPanel } from "../components/end-panel.tsx";
import { GoodNight } from "../components/good-night.tsx";
import { ReadyPanel } from "../components/ready-panel.tsx";
import { SceneActions } from "../components/scene-actions.tsx";
import { Stage } from "../components/stage.tsx";
import { StageBar } from "../components/stage-bar.tsx";
import { StageButton } from "../components/stage-button.tsx";
import { StageHeading } from "../components/stage-heading.tsx";
import { MapIcon } from "../components/stage-icons.tsx";
import { StoryMap } from "../components/story-map.tsx";
import { StoryLanguage } from "../components/story-text.tsx";
import { useBedtime } from "../hooks/use-bedtime.ts";
import { useDevicePlayback } from "../hooks/use-device-playback.ts";
import { useNextStory, type NextStory } from "../hooks/use-next-story.ts";
import { useNumberKeys } from "../hooks/use-number-keys.ts";
import { usePrivateStoryLost } from "../hooks/use-private-story-lost.ts";
import { useStageFocus } from "../hooks/use-stage-focus.ts";
import { useStartAtOnce } from "../hooks/use-start-at-once.ts";
import { useStory } from "../hooks/use-story.ts";
import { useStoryPlayer } from "../hooks/use-story-player.ts";
import { useStorySounds } from "../hooks/use-story-sounds.ts";
import { useTapOnce } from "../hooks/use-tap-once.ts";
import type { Voice } from "../hooks/use-voice.ts";
import { languageTag } from "../language-tag.ts";
import type { LinkedStory } from "../linked-story.ts";
import { PlayerOrigin } from "../origin.ts";
import { pathBack, type PlaybackState } from "../playback/playback-state.ts";
import { pathTo } from "../progress/visit-history.ts";
import { words as pageWords } from "../words.ts";
import { playerWordsIn } from "../words/words-by-language.ts";
import { StoryMenu } from "./story-menu.tsx";

interface OneStoryPageProps {
  /** A change needs a new `key`, since the player keeps its state. */
  storyId: string;
  linked: LinkedStory | null;
  voice: Voice;
  /** Whether it begins without a press, as soon as it can. */
  startsAtOnce?: boolean;
  /** Called before the queue's next story takes the place of this one; without it, none does. */
  onNext?: (storyId: string) => void;
  /** Called when the account is left whose story it is, which then needs another `key`. */
  onLost?: () => void;
}

/** Plays one story. */
export function OneStoryPage(props: OneStoryPageProps) {
  const { storyId, linked, voice, startsAtOnce = false, onNext = null, onLost } = props;
  const loaded = useStory(storyId, linked);
  const { story, isUnknown, failure } = loaded;
  const playback = useStoryPlayer(storyId, story, linked, voice.narrator);
  const { player, state, progress, opening } = playback;
  const lang = languageTag(story?.language ?? "");
  const { words, language } = playerWordsIn(lang);
  const title = story ? story.title || words.untitled : pageWords.player;
  const [isTakenByOneTap, setIsTakenByOneTap] = useTapOnce();
  const [hasPlaceSounds, setHasPlaceSounds] = useStorySounds(player, storyId, voice.delivery);
  const { lights, minutes, isTimeToSleep, wake } = useBedtime(player, voice.delivery);
  const isPlaying = state.phase !== "ready";
  const isOver = state.phase === "ended";
  const situation = { isPlaying, isOver, isUnknown, startsAtOnce, mayCome: !isTimeToSleep };
  const next = useNextStory(storyId, situation, onNext);
  const [isBedtimeOpen, setIsBedtimeOpen] = useState(false);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(loadCardPictures, []);
  usePrivateStoryLost(story, onLost);
  useStageFocus(stage, state);
  useNumberKeys(player);
  useDevicePlayback(player, state, title, lights);
  useStartAtOnce(player, startsAtOnce && story !== null);

  return (
    <StoryLanguage value={lang}>
      <Stage
        ref={stage}
        lang={language}
        isDim={lights !== "on"}
        picture={<StagePicture storyId={storyId} story={story} state={state} />}
        bar={
          <StageBar title={isPlaying ? title : null}>
            <BedtimeSign lights={lights} minutes={minutes} />
            <StageButton
              isBare
              icon={<MapIcon />}
              label={words.map}
              onClick={() => setIsMapOpen(true)}
            />
            {story && (
              <StoryMenu
                story={story}
                isTakenByOneTap={isTakenByOneTap}
                onTakenByOneTap={setIsTakenByOneTap}
                hasPlaceSounds={hasPlaceSounds}
                onPlaceSounds={setHasPlaceSounds}
                onBedtime={() => setIsBedtimeOpen(true)}
              />
            )}
          </StageBar>
        }
        caption={
          <StageHeading
            {...{ story, isUnknown, failure, title, state, progress, opening }}
            word={player.currentWord}
          />
        }
      >
        <Actions {...playback} {...loaded} {...{ isTakenByOneTap, next }} />
      </Stage>
      <DocumentTitle title={title} />
      <BedtimeDialog isOpen={isBedtimeOpen} onClose={() => setIsBedtimeOpen(false)} />
      <GoodNight isDark={lights === "out"} onWake={wake} />
      <StoryMap
        isOpen={isMapOpen}
        history={progress.seen}
        presentId={presentIdOf(state)}
        onClose={() => setIsMapOpen(false)}
        onJump={(sceneId) => {
          setIsMapOpen(false);
          const path = pathTo(progress.seen, sceneId);
          if (path) player.send({ type: "jump", path });
        }}
      />
    </StoryLanguage>
  );
}

/** A branch is not on the map: its question is where the listener is. */
function presentIdOf({ scene, path }: PlaybackState): string | null {
  return (scene?.isBranch ? path.at(-1)?.sceneId : scene?.id) ?? null;
}

interface StagePictureProps {
  storyId: string;
  story: Story | null;
  state: PlaybackState;
}

/** The picture of the present scene; before the story, that of its first scene. */
function StagePicture({ storyId, story, state: { phase, scene } }: StagePictureProps) {
  const shown = (phase === "ready" ? null : scene) ?? story ?? nowhere;
  // Drawing a setting is slow; caption and buttons must not wait for it.
  const { setting, sky, cast, thing } = { ...nowhere, ...useDeferredValue(shown) };
  const speaker = phase === "narrating" && scene ? scene.speaker : null;
  return (
    <ScenePicture
      seed={storyId}
      setting={setting}
      sky={sky}
      thing={thing}
      cast={castOf(cast)}
      speaker={speaker}
    />
  );
}

const nowhere: Pick<PlayerScene, "setting" | "sky" | "thing" | "cast"> = {
  thing: null,
  setting: "",
  sky: "day",
  cast: [],
};

type ActionsProps = ReturnType<typeof useStoryPlayer> &
  ReturnType<typeof useStory> & { isTakenByOneTap: boolean; next: NextStory | null };

/** The actions of the present phase. */
function Actions(props: ActionsProps) {
  const { player, state, progress, opening, story, isTakenByOneTap, next } = props;
  // A child on the shelf is not led past the parents' gate.
  const canTellAgain = use(PlayerOrigin) === "library" && story?.isOwn && !story.isAuthored;
  const canGoBack = pathBack(state) !== null;
  if (state.phase === "ready") {
    return (
      <ReadyPanel
        isUnknown={props.isUnknown}
        onRetry={props.failure === null ? null : props.retry}
        canGoOn={progress.way.length > 0}
        opening={opening}
        onPlay={(withoutVoice) => player.send({ type: "play", path: [], withoutVoice })}
        onGoOn={(withoutVoice) => player.send({ type: "play", path: progress.way, withoutVoice })}
      />
    );
  }
  if (state.phase === "ended") {
    return (
      <EndPanel
        onReplay={() => player.send({ type: "replay" })}
        onBack={canGoBack ? () => player.send({ type: "back" }) : null}
        tellAgain={canTellAgain ? tellAgainPath(story.id) : null}
        next={next}
      />
    );
  }
  return (
    <SceneActions
      state={state}
      secondsLeft={player.secondsLeft}
      choiceWord={player.choiceWord}
      isTakenByOneTap={isTakenByOneTap}
      canGoBack={canGoBack}
      onEvent={player.send}
    />
  );
}
