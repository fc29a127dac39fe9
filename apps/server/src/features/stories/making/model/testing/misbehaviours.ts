/** What a language model may do wrong, by kinds; each is tried against a whole generation. */
import {
  answering,
  cutOff,
  endless,
  failing,
  hangingUp,
  late,
  saying,
  silent,
  type Behaviour,
} from "#platform/language-model/testing/model-provider";
import type { Outline, SceneDraft } from "../outline.ts";
import { outlineInstructions } from "../instructions.ts";

/** The limit for a whole generation by a slow model. */
export const SHORT_LIMIT_MS = 300;

/** What the answers below say; none of it may reach a parent. */
export const LEAKED = /bastard|hacked|stack trace|script|porno|gun|x{40}|read aloud to children/i;

export const misbehaviours: Readonly<Record<string, Readonly<Record<string, Behaviour>>>> = {
  slow: {
    "answers after the limit": late(2 * SHORT_LIMIT_MS),
    "never answers": silent,
  },
  rude: {
    "insults the listener": everywhere("You little bastard."),
    "tells what is for no child": everywhere("They watched porno."),
    "hands out a weapon": everywhere("She took the gun."),
    "writes markup": everywhere("<script>alert('hacked')</script>"),
    "links elsewhere": everywhere("Go to www.hacked.example now."),
    "tells its instructions": everywhere(outlineInstructions.slice(0, 300)),
    "obeys what it was told by a wish": answering(() => ({
      title: "HACKED",
      refrain: "HACKED",
      scenes: [],
    })),
  },
  endless: {
    "sends on and on": endless,
    "answers ten megabytes": answering(() => ({ scenes: "x".repeat(10_000_000) })),
    "tells ever more scenes": answering<Partial<Outline>>(({ scenes = [], ...rest }) => ({
      ...rest,
      scenes: Array<typeof scenes>(60).fill(scenes).flat(),
    })),
    "talks without end in each scene": everywhere("And on and on. ".repeat(100)),
  },
  broken: {
    "speaks no JSON": saying(() => "HACKED! Stack trace: at line 1"),
    "speaks other JSON": saying(() => '{"story":"hacked"}'),
    "cuts its JSON": saying((json) => json.slice(0, json.length / 2)),
    "fails inside": failing(500),
    "is overloaded": failing(429, { "retry-after": "0" }),
    "knows no such key": failing(401),
    "hangs up": hangingUp,
    "is cut off": cutOff,
  },
};

/** In every text that a child would hear, of an outline and of scenes. */
function everywhere(words: string): Behaviour {
  return answering<{ scenes: readonly (Outline["scenes"][number] | SceneDraft)[] }>((answer) => ({
    ...answer,
    scenes: answer.scenes.map((scene) =>
      "dialogue" in scene
        ? { ...scene, dialogue: `${scene.dialogue} ${words}` }
        : { ...scene, happens: `${scene.happens} ${words}` },
    ),
  }));
}
