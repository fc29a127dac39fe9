/** English. */
import type { UtteranceTexts } from "./utterance-texts.ts";

export const en: UtteranceTexts = {
  frames: [
    "Let's …",
    "I want to …",
    "I think we should …",
    "Um, … please",
    "Maybe …",
    "They could …",
    "Can we …?",
    "Yes, …!",
  ],
  places: [
    ["The first one", "Number one", "One"],
    ["The second one", "Number two", "Two"],
    ["The third one", "Number three", "Three"],
  ],
  reworded: [
    {
      choices: ["Follow the crumbs", "Listen for the hum"],
      said: [
        ["Let's see where the crumbs go", "The crumbs!", "Go after the crumbs"],
        ["I want to listen", "Let's hear the hum", "Listening, because of the humming"],
      ],
    },
    {
      choices: ["Tiptoe through the forest", "Row along the river"],
      said: [
        ["Into the forest on tiptoe", "The forest", "Go through the trees in the forest"],
        ["Take the boat on the river", "By the river", "I like to row the boat"],
      ],
    },
    {
      choices: ["Build a small bridge", "Throw the rope over", "Ask the geese"],
      said: [
        ["They should make a bridge", "A bridge, a little one", "I can build it"],
        ["Use the rope", "With the rope please", "He can throw it across with a rope"],
        ["The geese can help", "Talk to the geese", "Ask those geese to carry us"],
      ],
    },
    {
      choices: ["Bake new buns together", "Sing a thank-you song", "Look at the footprint"],
      said: [
        ["I would bake some buns", "Make buns", "We bake more buns"],
        ["Sing to everybody", "A song!", "We can sing a nice song"],
        ["Look closely at that footprint", "The footprint", "Check the footprint on the ground"],
      ],
    },
    {
      choices: ["Knock on the door", "Whisper the answer", "Plant one lost seed"],
      said: [
        ["Go to the door", "Knocking", "She should knock really loud"],
        ["Tell him the answer very quietly", "Whisper it", "Say it in a whisper"],
        ["Put the seed in the ground", "The seed", "Let's plant it and water it"],
      ],
    },
  ],
  offTopic: [
    "I want pizza for dinner",
    "What is your name?",
    "My dog is sleeping on the sofa",
    "I don't know",
    "Can I go to the bathroom?",
    "Tell me a joke",
    "Mommy, where are you?",
    "I am tired now",
    "Yesterday we went swimming",
    "How old are you?",
    "My sister has a new bicycle",
    "It is raining outside",
    "I like chocolate ice cream",
    "When is my birthday?",
    "Stop it, that's mine",
    "The television is too loud",
    "We have a cat called Whiskers",
    "I lost my sock",
    "Grandma is coming on Saturday",
    "Why is the sky blue?",
    "My tooth is wobbly",
    "I can count to twenty",
    "Do you like dinosaurs?",
    "Give me back my pencil",
    "Nothing",
    "I scored a goal at football",
    "My teacher is called Mrs Miller",
    "That's not fair",
    "Banana monkey elephant",
    "Daddy drives a red car",
  ],
  choices: [],
};
