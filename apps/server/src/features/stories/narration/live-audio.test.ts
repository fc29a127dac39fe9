import { expect, it } from "vitest";
import { LiveAudio } from "./live-audio.ts";

const pieceOf = (text: string) => ({ audio: Buffer.from(text), words: null });

async function heard(sound: LiveAudio): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of sound.stream()) pieces.push(Buffer.from(piece).toString());
  return pieces;
}

it("is read from its beginning, whenever a reader begins", async () => {
  const sound = new LiveAudio();
  const early = heard(sound);
  sound.add(pieceOf("one"));
  const first = await sound.first();
  const late = heard(sound);
  sound.add(pieceOf(""));
  sound.add(pieceOf("two"));
  sound.end();

  expect(first).toEqual(pieceOf("one"));
  expect(await early).toEqual(["one", "two"]);
  expect(await late).toEqual(["one", "two"]);
  expect(await heard(sound)).toEqual(["one", "two"]);
});

it("breaks off for every reader, after the pieces that came", async () => {
  const sound = new LiveAudio();
  sound.add(pieceOf("one"));
  const listening = sound.stream();
  expect((await listening.next()).value).toEqual(Buffer.from("one"));
  const more = listening.next();
  sound.end(new Error("broken"));

  await expect(more).rejects.toThrow("broken");
  expect(await sound.first()).toEqual(pieceOf("one"));
});

it("has no first piece where there was no sound", async () => {
  const sound = new LiveAudio();
  const first = sound.first();
  sound.end(new Error("broken"));

  expect(await first).toBeNull();
});
