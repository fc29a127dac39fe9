import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLanguageModel } from "./create-language-model.ts";
import { cutOff, failing, hangingUp, ModelProvider } from "./testing/model-provider.ts";

let provider: ModelProvider;

beforeEach(async () => {
  provider = await ModelProvider.open(() => null);
});

afterEach(() => provider.close());

describe("moderation", () => {
  const moderate = (texts: string[], model = aModel()) =>
    model.moderate(texts, new AbortController().signal);

  it("tells for each text what is wrong with it", async () => {
    provider.moderation = (text) => (text === "bad" ? "violence" : null);

    await expect(moderate(["good", "bad"])).resolves.toEqual([null, "violence"]);
  });

  it("is asked for once where there is none", async () => {
    const model = aModel();

    await expect(moderate(["good"], model)).resolves.toBeNull();
    await expect(moderate(["good"], model)).resolves.toBeNull();
    expect(provider.moderated).toHaveLength(1);
  });

  it("is no verdict where another answer comes in its place", async () => {
    provider.moderationBehaviours = [(response) => response.end("<html>")];
    await expect(moderate(["good"])).resolves.toBeNull();
  });

  it.each([404, 405, 501])("is none where the first answer is %i", async (status) => {
    const model = aModel();
    provider.moderationBehaviours = [failing(status)];
    await expect(moderate(["good"], model)).resolves.toBeNull();

    provider.moderation = () => "violence";
    await expect(moderate(["bad"], model)).resolves.toBeNull();
    expect(provider.moderated).toHaveLength(1);
  });

  it.each([400, 401, 403, 413])("is not given up for a refusal (%i)", async (status) => {
    const model = aModel();
    provider.moderation = () => "violence";
    provider.moderationBehaviours = [failing(status)];
    await expect(moderate(["bad"], model)).rejects.toMatchObject({ reason: "refused" });
    await expect(moderate(["bad"], model)).resolves.toEqual(["violence"]);
  });

  it.each([
    ["a page", (response: ServerResponse) => response.end("<html>"), "unreadable"],
    ["404", failing(404), "refused"],
    ["405", failing(405), "refused"],
    ["501", failing(501), "unreachable"],
  ])("that has judged stays, whatever comes in its place: %s", async (_, behaviour, reason) => {
    const model = aModel();
    provider.moderation = () => "violence";
    await expect(moderate(["bad"], model)).resolves.toEqual(["violence"]);

    provider.moderationBehaviours = [behaviour, behaviour];
    await expect(moderate(["bad"], model)).rejects.toMatchObject({ reason });
    provider.moderationBehaviours = [];
    await expect(moderate(["bad"], model)).resolves.toEqual(["violence"]);
  });

  it("is asked for again after a page came in its place", async () => {
    const model = aModel();
    provider.moderation = () => "violence";
    provider.moderationBehaviours = [(response) => response.end("<html>")];
    await expect(moderate(["bad"], model)).resolves.toBeNull();
    await expect(moderate(["bad"], model)).resolves.toEqual(["violence"]);
  });

  it("that fails twice lets no text pass", async () => {
    provider.moderationBehaviours = [failing(500), hangingUp, cutOff, cutOff];
    await expect(moderate(["good"])).rejects.toMatchObject({ reason: "unreachable" });
    await expect(moderate(["good"])).rejects.toMatchObject({ reason: "unreadable" });

    provider.moderation = () => null;
    provider.moderationBehaviours = [failing(429, { "retry-after": "0" })];
    await expect(moderate(["good"])).resolves.toEqual([null]);
  });

  it("that forgets a text lets no text pass", async () => {
    const forgetful = (response: Parameters<typeof hangingUp>[0]) => {
      response.setHeader("content-type", "application/json").end('{"results":[]}');
    };
    provider.moderationBehaviours = [forgetful, forgetful];
    await expect(moderate(["good"])).rejects.toMatchObject({ reason: "unreadable" });
  });
});

function aModel() {
  return createLanguageModel({
    baseUrl: provider.baseUrl,
    apiKey: "a key",
    model: "storyteller-7b",
  });
}
