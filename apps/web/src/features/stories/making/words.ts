/** The texts of the screen that generates stories. */

export const words = {
  title: "Create Your Own Story",
  intro:
    "Who listens, who comes along, and what it should be about. The story is told in a moment, and nobody but you sees what you write here.",
  childrenHeading: "Children's Info",
  childrenIntro: "They decide in the story. Their names and ages stay on this server.",
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
