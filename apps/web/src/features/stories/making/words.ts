/** The texts of the screen that generates stories. */
import type { ProviderUse } from "@codetale/contract/stories/providers";

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

export const words = {
  title: "Create Your Own Story",
  intro:
    "Who listens, who comes along, and what it should be about. The story is told in a moment, and nobody but you sees what you write here.",
  againTitle: "Tell it again, but …",
  againIntro:
    "Change anything: who is in it, what they love, what it is about. The story that you have stays as it is.",
  againLoading: "Loading the wishes",
  againFailed: "The wishes of this story could not be loaded.",
  againUnknown:
    "This story cannot be told again: it does not exist, it belongs to another account, or it was imported.",
  adventureHeading: "How it goes on",
  sameAdventure: "The same adventure",
  sameHint: "The story that you know: only what you change is different.",
  sameHintForModel: "The same places and choices in new words, with what you change.",
  newAdventure: "A new adventure",
  newHint: "Another story with these people and wishes.",
  butThisTime: "But this time …",
  butThisTimeHelp: "A sentence for the language model, such as: it snows, and the owl is the hero.",
  butThisTimeFallback: " Our own storyteller would not know it.",
  childrenHeading: "Children's Info",
  childrenIntro: "They decide in the story. Their names and ages stay on this server.",
  childrenIntroWithVoice:
    "They decide in the story. Their ages stay on this server, and so do their names, unless you agree to the voice below.",
  charactersHeading: "Characters",
  charactersIntro: "Friends, troublemakers, wise owls: each acts as you describe them.",
  objectivesHeading: "Learning Objectives",
  objectivesIntro: "Each becomes a moment where your child decides, and sees what follows.",
  languageHeading: "Story Language",
  languageHelp: "Our own storyteller speaks English, Spanish, French and Hindi.",
  languageHelpWithModel:
    "Our own storyteller speaks English, Spanish, French and Hindi; the language model speaks more.",
  storytellerHeading: "Who tells it",
  builtin: "Our own storyteller",
  builtinHint: "At once, on this server.",
  model: "The language model",
  modelHint: (name: string) =>
    `${name}, in a minute or two. Names and ages are not sent to it, the other wishes are.`,
  fallback: "If it fails, let our own storyteller tell the story",

  providersHeading: "Services outside this server",
  providersIntro: "They are used for your stories only if you agree, and until you withdraw it.",
  providerTitles: {
    "language-model": (name: string) => `A language model at ${name}`,
    voice: (name: string) => `A voice at ${name}`,
  } satisfies Record<ProviderUse, (name: string) => string>,
  providerTexts: {
    "language-model":
      "It tells stories and reads what you wish, without names and ages. It also gets, as text, what your child answers in words that are none of the choices.",
    voice:
      "It speaks your stories, with the names in them, and listens to recordings of what your child answers.",
  } satisfies Record<ProviderUse, string>,
  notAgreed: {
    "language-model": "Not agreed: our own storyteller tells your stories.",
    voice: "Not agreed: your stories are read on the screen, and answered by a tap.",
  } satisfies Record<ProviderUse, string>,
  agreedOn: (at: number) => `You agreed on ${days.format(at)}.`,
  agree: "I agree",
  agreeTo: (name: string) => `I agree to ${name}`,
  withdraw: "Withdraw",
  withdrawFrom: (name: string) => `Withdraw my agreement to ${name}`,

  addChild: "Add Child",
  addCharacter: "Add Character",
  addObjective: "Add Objective",
  ageHelp: "For example 5. It sets the length of the scenes.",
  interestsHelp: "For example trains, the moon.",
  roleHelp: "For example hero, villain, clockmaker.",
  traitsHelp: "For example brave, grumpy.",
  objectiveHelp: "For example sharing, counting to ten.",

  meaningOf: (typed: string) => `Meaning of “${typed}”`,
  toldAs: "Becomes",
  onlyMentioned: "only a mention",
  asTyped: "what was typed",
  leftOut: "left out",
  perhaps: "Perhaps you mean:",
  objectiveUnknown:
    "I cannot teach this yet. The story will only mention it in one line, unless you choose something near.",
  objectiveForModel:
    "Our own storyteller cannot teach this; the language model tells about it as you typed it.",
  letModelTell: "Let the language model tell it",
  foundByModel: "Found by the language model. Is it what you mean?",
  families: {
    feelings: "Feelings",
    behaviour: "Behaviour",
    health: "Health and days",
    firsts: "First times",
    safety: "Safety",
    knowing: "Knowing",
    world: "The world",
    virtues: "Virtues",
    hard: "Hard things",
  },

  generate: "Generate Story",
  generating: "Generating",
  cancel: "Cancel",
  missing: "Please fill this in",
  unspeakable: "Please write this in letters, as it is read aloud",
  tooLong: (longest: number, typed: number) =>
    `Please use at most ${longest} characters. There are ${typed}.`,
  objectiveTwice: "This is on the list already.",
  done: "Story generated and saved successfully!",
  play: "Play it now",
  library: "See your stories",
  failed: "Failed to generate story",
  cancelled: "Cancelled. What you typed is still here.",
  lookAtFields: "Please look at the marked fields.",
  previewEmpty: "Who is in it?",
  previewHint: "What is it about?",
} as const;
