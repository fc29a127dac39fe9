/** The model storyteller, with a provider over real HTTP. */
import type { StoryProgress } from "@codetale/contract/stories/generation";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { LanguageModel } from "#core/ports/language-model";
import { createLanguageModel } from "#platform/language-model/create-language-model";
import { answering, ModelProvider } from "#platform/language-model/testing/model-provider";
import type { Editions } from "../../storyteller.ts";
import { createModelStoryteller } from "../model-storyteller.service.ts";
import { scriptedAnswer } from "./scripted-story.ts";

export interface FixtureOptions {
  report?: (progress: StoryProgress) => void;
  signal?: AbortSignal;
  mayAsk?: () => Promise<boolean>;
  timeoutMs?: number;
}

export class ModelStorytellerFixture {
  readonly provider: ModelProvider;
  /** What `onFailure` was given. */
  readonly failures: Error[] = [];

  private constructor(provider: ModelProvider) {
    this.provider = provider;
  }

  static async open(): Promise<ModelStorytellerFixture> {
    return new ModelStorytellerFixture(await ModelProvider.open(scriptedAnswer));
  }

  close(): Promise<void> {
    return this.provider.close();
  }

  generate(asked: StoryWishes, options: FixtureOptions = {}): Promise<Editions> {
    const { report = () => {}, signal = new AbortController().signal, timeoutMs, mayAsk } = options;
    const storyteller = createModelStoryteller({
      languageModel: this.languageModel,
      onFailure: (error) => this.failures.push(error),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return storyteller.generate(asked, {
      seed: "any",
      told: [],
      signal,
      report,
      ...(mayAsk && { mayAsk }),
    });
  }

  get languageModel(): LanguageModel {
    return createLanguageModel({
      baseUrl: this.provider.baseUrl,
      apiKey: "a key",
      model: "storyteller-7b",
    });
  }

  /** Everything that was sent to the provider. */
  get sent(): string {
    return this.provider.calls.map(({ raw }) => raw).join("\n");
  }

  get repairsAskedFor(): string[] {
    return this.provider.calls
      .map(({ messages }) => messages.at(-1)?.content ?? "")
      .filter((content) => content.startsWith("This cannot be told yet:"));
  }
}

export function aChild(name: string): StoryWishes["children"][number] {
  return { name, age: "6", interests: "the moon" };
}

/** Lets a call pass before one that goes wrong. */
export const unchanged = answering((answer: unknown) => answer);
