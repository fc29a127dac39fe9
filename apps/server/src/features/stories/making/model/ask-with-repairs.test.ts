import { describe, expect, it } from "vitest";
import type { LanguageModel, Prompt } from "#core/ports/language-model";
import {
  askWithRepairs,
  NotRepairedError,
  type AnswerFault,
  type RepairableRequest,
} from "./ask-with-repairs.service.ts";

describe("the request for a repair", () => {
  it("follows the answer it is about, and names each fault with its scene", async () => {
    const model = aModel();
    await askWithRepairs(
      model,
      aRequest([
        { code: "too-short", sceneId: null, detail: "a path has 5 scenes" },
        { code: "markup", sceneId: "start", detail: "<b>" },
      ]),
    );

    expect(model.prompts.map(({ messages }) => messages)).toEqual([
      [{ from: "us", text: "Tell it." }],
      [
        { from: "us", text: "Tell it." },
        { from: "model", text: '{"text":"answer 1"}' },
        {
          from: "us",
          text: `This cannot be told yet:
- too-short: a path has 5 scenes
- markup in scene "start": <b>
Answer again with all of it, repaired; keep what was right.`,
        },
      ],
    ]);
  });

  it("has twelve faults at most", async () => {
    const model = aModel();
    const faults = Array.from({ length: 13 }, (_, index) => aFault({ sceneId: `s${index}` }));
    await askWithRepairs(model, aRequest(faults));

    const text = model.prompts[1]?.messages.at(-1)?.text ?? "";
    expect(text.match(/^- /gm)).toHaveLength(12);
    expect(text).toContain('"s11"');
    expect(text).not.toContain('"s12"');
  });

  it("names the categories of a flagged text, and no more of it", async () => {
    const model = aModel([["violence", null], [null]]);
    const answer = await askWithRepairs(model, {
      ...aRequest(),
      textsOf: () => [
        { sceneId: "den", text: "into the swamp" },
        { sceneId: null, text: "home again" },
      ],
    });

    expect(answer).toEqual({ text: "answer 2" });
    expect(model.prompts[1]?.messages.at(-1)?.text).toContain(
      '- unsuitable in scene "den": a text does not belong in a story for young children (violence)\n',
    );
  });
});

it("after two repairs it has failed, with the codes of the faults, each once", async () => {
  const faults = [
    aFault({ code: "markup", detail: "secret" }),
    aFault({ code: "loop" }),
    aFault({ code: "markup" }),
  ];
  const model = aModel();
  const failure = await askWithRepairs(model, aRequest(faults, faults, faults)).catch(
    (error: unknown) => error,
  );

  expect(failure).toBeInstanceOf(NotRepairedError);
  expect(failure).toMatchObject({
    name: "NotRepairedError",
    message: "The tale stayed wrong: markup, loop.",
  });
  expect(model.prompts).toHaveLength(3);
});

function aFault(facts: Partial<AnswerFault> = {}): AnswerFault {
  return { code: "markup", sceneId: null, detail: "<b>", ...facts };
}

interface Tale {
  text: string;
}

/** @param faults of each answer, in order; the following ones have none */
function aRequest(...faults: AnswerFault[][]): RepairableRequest<Tale> {
  return {
    instructions: "You tell tales.",
    messages: [{ from: "us", text: "Tell it." }],
    shape: { name: "tale", jsonSchema: {}, read: (value) => value as Tale },
    signal: new AbortController().signal,
    faultsIn: () => faults.shift() ?? [],
    textsOf: ({ text }) => [{ sceneId: null, text }],
  };
}

/** @param verdicts of its moderation for each answer, in order; it has none where there are none */
function aModel(verdicts: (string | null)[][] = []) {
  const prompts: Prompt<unknown>[] = [];
  const model: LanguageModel = {
    name: "a model",
    answer: async <T>(prompt: Prompt<T>) => {
      prompts.push(prompt);
      return { text: `answer ${prompts.length}` } as T;
    },
    moderate: async () => verdicts.shift() ?? null,
  };
  return { ...model, prompts };
}
