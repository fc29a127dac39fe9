// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aStory } from "../testing/a-story.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { FakeMicrophone } from "../testing/fake-microphone.ts";
import { FakeSpeechSynthesis } from "../testing/fake-speech-synthesis.ts";
import { withNarration, withoutNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What is said of the voice; other notices are of no concern here. */
const status = () =>
  screen
    .queryAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes("voice"));
const hasButton = (name: string) => screen.queryByRole("button", { name }) !== null;

const river = aPlayerScene({ next_id: "fork" });
const fork = aQuestion();

/** Opens a story of which the steps in `late` have no voice until they are taken out. */
async function openStory({ late, voiced }: { late: string[]; voiced?: boolean }) {
  const { server, open } = aPlayerScreen();
  server.story = aStory({ voiced: voiced === false ? null : { done: 0, total: 4 } });
  const isVoiced = voiced !== false;
  for (const [step, scene] of [
    ["start/null", river],
    ["fork/null", fork],
  ] as const) {
    server.steps.set(step, () =>
      late.includes(step) ? withoutNarration(scene, {}, isVoiced) : withNarration(scene),
    );
  }
  const view = open();
  await pass(0);
  return { server, late, ...view };
}

/** As `openStory`, and plays to its second scene, a question without a voice. */
async function openLateQuestion() {
  const world = await openStory({ late: ["fork/null"] });
  fireEvent.click(button("Play"));
  await pass(0);
  act(() => FakeAudio.latest.end());
  await pass(0);
  return world;
}

describe("[SPLAY-10] before a story is played", () => {
  it("the first scene's voice is prepared in place of Play, which is offered when it is there", async () => {
    const { server, late } = await openStory({ late: ["start/null"] });
    expect(status()).toEqual(["The voice is getting ready for the first scene."]);
    expect(hasButton("Play")).toBe(false);
    const asked = server.asked.length;
    await pass(500);
    expect(server.asked.slice(asked)).toEqual(["start/null"]);

    late.length = 0;
    await pass(1_000);
    expect(status()).toEqual([]);
    fireEvent.click(button("Play"));
    await pass(0);

    expect(FakeAudio.latest.isPlaying).toBe(true);
    expect(button("Pause")).toBeTruthy();
  });

  it("Play is offered after half a minute all the same, and it says so", async () => {
    const { late } = await openStory({ late: ["start/null"] });
    await pass(29_999);
    expect(hasButton("Play")).toBe(false);
    await pass(1);

    expect(status()).toEqual([expect.stringContaining("The voice is taking its time.")]);
    fireEvent.click(button("Play"));
    await pass(0);
    expect(status()).toEqual(["The voice is on its way"]);
    late.length = 0;
    await pass(500);
    expect(FakeAudio.latest.isPlaying).toBe(true);
  });

  it("it can be started without waiting, and is then read without a voice", async () => {
    await openStory({ late: ["start/null"] });
    fireEvent.click(button("Start without waiting"));
    await pass(1_000);

    expect(screen.getByText(/The voice did not come/)).toBeTruthy();
    expect(button("Next")).toBeTruthy();
  });

  it.each([
    ["has its voice", { late: [] }],
    ["will have none", { late: ["start/null"], voiced: false }],
  ])("Play is offered at once where the first scene %s", async (_, facts) => {
    await openStory(facts);

    expect(button("Play")).toBeTruthy();
    expect(status()).toEqual([]);
  });

  it("it is prepared while the server holds its answer back, and asked for with urgency", async () => {
    const { server, open } = aPlayerScreen();
    server.story = aStory({ voiced: { done: 0, total: 4 } });
    const never = new Promise<Response>(() => {});
    server.steps.set("start/null", () => never);
    open();
    await pass(0);
    expect(status()).toEqual(["The voice is getting ready for the first scene."]);
    server.steps.set("start/null", () => withNarration(river));
    await pass(400);

    expect(server.asked).toEqual(["start/null", "start/null"]);
    expect(button("Play")).toBeTruthy();
  });
});

describe("[SPLAY-10] a scene whose voice is not there yet", () => {
  it("shows its text, says that the voice is on its way, and is read when it comes", async () => {
    const { late } = await openLateQuestion();
    expect(screen.getByText("The boat")).toBeTruthy();
    expect(status()).toEqual(["The voice is on its way"]);
    expect(button("Row the boat").disabled).toBe(true);
    expect(button("Skip to the choices")).toBeTruthy();

    late.length = 0;
    await pass(500);
    expect(status()).toEqual([]);
    expect(FakeAudio.latest.isPlaying).toBe(true);
    act(() => FakeAudio.latest.end());
    expect(button("Row the boat").disabled).toBe(false);
  });

  it("can be skipped", async () => {
    const { server } = await openLateQuestion();
    fireEvent.click(button("Skip to the choices"));
    await pass(100);
    expect(button("Row the boat").disabled).toBe(false);
    const asked = server.asked.length;
    await pass(60_000);

    expect(status()).toEqual([]);
    expect(server.asked.slice(asked).filter((step) => step === "fork/null")).toEqual([]);
  });

  it("says plainly that the voice did not come, and “Hear it again” tries once more", async () => {
    const { late } = await openLateQuestion();
    await pass(30_000);
    expect(status()).toEqual(["The voice did not come. “Hear it again” tries once more."]);
    fireEvent.click(button("Hear it again"));
    await pass(0);
    expect(status()).toEqual(["The voice is on its way"]);
    late.length = 0;
    await pass(1_000);

    expect(FakeAudio.latest.isPlaying).toBe(true);
    expect(status()).toEqual([]);
  });

  it("is read by the browser's voice where its own did not come in time", async () => {
    const speech = new FakeSpeechSynthesis(["en-US"]);
    await openLateQuestion();
    await pass(29_000);
    expect(speech.spoken).toEqual([]);
    await pass(1_000);

    expect(speech.latest.text.trim()).toBe("The boat has two seats.");
    expect(status()).toEqual([]);
  });

  it("is paused when it comes while the page is hidden", async () => {
    const { late } = await openLateQuestion();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    late.length = 0;
    await pass(500);

    expect(FakeAudio.latest.isPlaying).toBe(false);
    expect(button("Go on listening")).toBeTruthy();
  });
});

it("[SPLAY-10] says where no voice can read a scene at all", async () => {
  await openStory({ late: ["start/null"], voiced: false });
  fireEvent.click(button("Play"));
  await pass(1_000);

  expect(screen.getByText("No voice can read this scene here. Read it together.")).toBeTruthy();
});

it("[SPLAY-10] asks for the voice of a reply again", async () => {
  const { server } = await openLateQuestion();
  fireEvent.click(button("Skip to the choices"));
  await pass(100);
  new FakeMicrophone();
  const reply = aQuestion({ reply: "You could row, or ask the owl." });
  const headers = { "x-llm-redirect": "1" };
  server.recognition = () => withoutNarration(reply, headers, true);
  server.steps.set("fork/", server.recognition);
  fireEvent.click(button("Record answer"));
  await pass(20);
  fireEvent.click(button("Stop recording"));
  await pass(20);
  expect(status()).toContain("The voice is on its way");
  server.steps.set("fork/", () => withNarration(reply, headers));
  await pass(1_000);

  expect(server.asked).toContain("fork/");
  expect(FakeAudio.latest.isPlaying).toBe(true);
});
