import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { closeInTurn, StopError } from "./close-in-turn.ts";

const LONG_MS = 60_000;

it("[OPS-4] ends one after the other", async () => {
  const ended: string[] = [];
  const end = (name: string, ms: number) =>
    [name, () => pause(ms).then(() => ended.push(name))] as const;
  await closeInTurn([end("the calls", 20), end("the database", 0)], LONG_MS);

  expect(ended).toEqual(["the calls", "the database"]);
});

it("[OPS-4] what fails keeps nothing else open, and is told at the end", async () => {
  const ended: string[] = [];
  const closings = [
    ["the calls", () => Promise.reject(new Error("connection lost"))],
    ["the files", () => void ended.push("the files")],
  ] as const;

  await expect(closeInTurn(closings, LONG_MS)).rejects.toThrow(
    new StopError("the calls failed: connection lost"),
  );
  expect(ended).toEqual(["the files"]);
});

it("[OPS-4] all of it has one limit, and what was waited for is told", async () => {
  const closings = [
    ["the calls", () => pause(5)],
    ["the database", () => new Promise(() => {})],
    ["the traces", () => {}],
  ] as const;

  await expect(closeInTurn(closings, 50)).rejects.toThrow(
    new StopError("the database took longer than the 0.05 s that a stop has"),
  );
});
