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
  meant: [
    {
      choices: ["Hear where it hides", "Draw it in the air"],
      said: [
        ["listen for it", "use our ears", "listening"],
        ["paint it with a finger", "make a picture"],
      ],
    },
    {
      choices: ["Cut equal bits", "Ask the owl"],
      said: [
        ["slice it", "share it out", "break it into pieces"],
        ["talk to the bird", "question the bird"],
      ],
    },
    {
      choices: ["Sing a night song", "Tell a silly joke", "Hold hands tightly"],
      said: [
        ["a lullaby", "some music"],
        ["say something funny", "make them laugh"],
        ["grab my fingers"],
      ],
    },
    {
      choices: ["Bring warm soup", "Fold up the blanket"],
      said: [
        ["give them some food", "something hot to eat"],
        ["the duvet", "put the cover away"],
      ],
    },
    {
      choices: ["Mend the red cart", "Push both carts home"],
      said: [["fix it", "repair the wheels"], ["shove them back"]],
    },
    {
      choices: ["Knock at the door", "Peep through a crack"],
      said: [
        ["bang on it", "tap tap tap"],
        ["look inside", "have a look"],
      ],
    },
    {
      choices: ["Plant two pips", "Invite the village"],
      said: [
        ["put seeds in the ground", "grow something"],
        ["let everybody come", "bring the people to the party"],
      ],
    },
    {
      choices: ["Rest for a little", "Throw it again"],
      said: [
        ["have a nap", "take a break", "sit down for a bit"],
        ["toss the ball", "chuck it once more"],
      ],
    },
    {
      choices: ["Row out beside it", "Turn the key together"],
      said: [
        ["go in the boat", "paddle over there"],
        ["unlock it", "open the lock"],
      ],
    },
    {
      choices: ["Search from head to toe", "Study all the mouths"],
      said: [
        ["look for it everywhere", "find it on the body"],
        ["see the lips", "watch their faces talk"],
      ],
    },
    {
      choices: ["Sew our button on", "Build one big roof"],
      said: [
        ["use a needle and thread", "stitch it"],
        ["make a house on top", "a tent over everything"],
      ],
    },
    {
      choices: ["Whisper hello", "Wave from far away"],
      said: [
        ["say hi quietly", "greet them softly"],
        ["move my hand", "show my arm in the distance"],
      ],
    },
    {
      choices: ["Light the lantern", "Wait for the moon"],
      said: [
        ["switch the lamp on", "make a fire"],
        ["stay until it is in the sky", "be patient"],
      ],
    },
    {
      choices: ["Give back the button", "Keep it in my pocket"],
      said: [
        ["return it", "hand it over"],
        ["put it in my trousers", "hide it"],
      ],
    },
  ],
  agreed: ["Yes, that one", "That one please", "Okay, yes"],
  denied: [
    {
      choices: ["Cut equal bits", "Ask the owl"],
      said: [
        ["Not the owl", "No, don't ask the owl"],
        ["Don't cut it", "I don't want to cut"],
      ],
    },
    {
      choices: ["Follow the crumbs", "Listen for the hum"],
      said: [["I don't want to listen"], ["Not the crumbs"]],
    },
    {
      choices: ["Plant one lost seed", "Knock on the door"],
      said: [
        ["Not the door", "I don't want to knock"],
        ["Not the seed", "Don't plant it"],
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
    "My socks are wet",
    "I want my teddy",
    "Are we there yet?",
    "I ate spaghetti today",
    "Look, a butterfly on the window",
    "My brother hit me",
    "Can I have some juice?",
    "Where is the remote control?",
    "I am five years old",
    "My shoes are too small",
    "It smells funny in here",
    "What time is it?",
    "I have to sneeze",
    "We are going to the zoo tomorrow",
    "Turn off the computer",
    "My belly hurts",
    "Who took my crayons?",
    "The baby is crying",
    "I like unicorns",
    "There is a bus outside",
    "Can we watch a film?",
    "My friend is called Emma",
    "I do not like broccoli",
    "Look at my new shirt",
    "Is it bedtime already?",
    "I can jump really far",
    "My grandpa has a beard",
    "We had cake at kindergarten",
    "Happy birthday to you",
    "Ouch, I bumped my knee",
  ],
};
