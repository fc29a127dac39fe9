/** The night the lamp went out, for children from six. */
import { sampleStory } from "./sample-story.ts";

const TRUTH = "telling the truth";
const HELP = "asking for help";

export const lamp = sampleStory({
  id: "5a3c1e00-0000-4000-8001-000000000001",
  title: "The Night the Lamp Went Out",
  language: "en",
  wishes: {
    children: [{ name: "Nell", age: "7", interests: "boats" }],
    characters: [
      { name: "Odo", role: "lighthouse keeper", traits: "forgetful, kind" },
      { name: "Mumble", role: "fog", traits: "shy, lonely" },
    ],
    objectives: [TRUTH, HELP],
    language: "English",
  },
  looks: { Odo: { age: "old" }, Mumble: { kind: "cloud" } },
  scenes: {
    start: {
      setting: "tower",
      sky: "night",
      title: "Where the road gives up",
      dialogue:
        "At the very end of the land, where the road gives up and the sea begins, stood a lighthouse. In its smallest room lived Nell, who wanted just one thing: to light the great lamp herself. “When you are taller,” said everyone. So every night she only said the words. One for the rocks and one for the foam, one little light to bring them home.",
      next: "climb",
    },
    climb: {
      setting: "tower",
      sky: "night",
      moods: { Odo: "tired" },
      title: "Ninety-nine steps",
      dialogue:
        "The keeper was old Odo. He was kind right down to his slippers, and so forgetful that he kept his glasses in the teapot and his tea in his hat. Tonight he forgot to stay awake. Up went Nell on tiptoe, ninety-nine steps, only to look. There burned the lamp, round and gold as a bun.",
      shows: ["Odo"],
      next: "dark",
    },
    dark: {
      setting: "tower",
      sky: "night",
      moods: { Nell: "afraid" },
      title: "Pfft",
      dialogue:
        "It was warm up there, so Nell opened the window, just a crack. Whoosh, went the wind. Pfft, went the lamp. And it was dark, as dark as the inside of a boot. Out on the water seven boats were coming home, and Grandpa was in one of them. Then over the waves, soft and gray, the fog came walking in.",
      next: "odo",
    },
    odo: {
      setting: "tower",
      sky: "night",
      moods: { Nell: "afraid", Odo: "surprised" },
      title: "A teapot on the stairs",
      dialogue:
        "“Dear me,” said Odo, bumping up the stairs with the teapot on his head. “No lamp. No matches. And I cannot think where I put them.” Something had to tell those boats where the rocks were. Down on the harbor wall hung the old bell. And here at the window the fog was whispering to itself. What should Nell do?",
      choices: { "Ring the old bell": "bell", "Speak to the fog": "pier" },
    },

    bell: {
      setting: "harbor",
      sky: "night",
      title: "A hat for giants",
      dialogue:
        "There hung the bell, as big as a cow. Nell pulled. Odo pulled. The bell said nothing. “Ah,” said Odo. “Its tongue. I took it out to polish it. That was in spring.” A bell without a tongue is only a hat for giants. “Then we need another noise,” said Nell, “and a very great one.”",
      next: "noise",
    },
    noise: {
      setting: "village",
      sky: "night",
      moods: { Nell: "sad" },
      beside: ["Odo"],
      title: "Shutters",
      dialogue:
        "The houses slept with their shutters closed. In every kitchen hung pots and pans. And on the baker's doorstep lay the giant shell, which nobody had blown since Great-Grandma's wedding. Either way, it was more noise than two people can make. Nell had a knot in her tummy, and she knew its name. Where should she begin?",
      choices: { "Knock on every door": "doors", "Blow into the shell": "shell" },
    },
    doors: {
      setting: "village",
      sky: "night",
      moods: { Nell: "shy" },
      beside: ["Odo"],
      title: "Nearly true",
      dialogue:
        "Knock, knock, knock. Heads came out in nightcaps. “What is it?” The wind put out the lamp, Nell could have said, and it was nearly true. But nearly was not going to bring the boats home. “I opened the window,” she said. “I let the lamp go out. Please help me.” Nobody scolded. They were much too busy looking for spoons.",
      teaches: [TRUTH, HELP],
      next: "pots",
    },
    shell: {
      setting: "village",
      sky: "night",
      moods: { Nell: "shy" },
      title: "A calf with a cold",
      dialogue:
        "Nell blew until her ears hummed. Moo, said the shell, like a calf with a cold. “It wants ten breaths at once,” said Odo. So Nell called up to the windows, and her voice shook only at the start. “It was me who let the lamp go out! Will you lend me your breath?” One by one, all down the street, the shutters opened.",
      teaches: [TRUTH, HELP],
      next: "moo",
    },
    pots: {
      setting: "harbor",
      sky: "night",
      moods: { Odo: "happy" },
      title: "The worst music in the world",
      dialogue:
        "Clang, bong, ting! They stood on the harbor wall in their nightshirts: the baker with her trays, the twins with a spoon each, Odo with his teapot. It was the worst music in the world, and the best. One for the rocks and one for the foam, sang Nell, one little light to bring them home. Far out, a ship's bell answered. Then it stopped.",
      next: "listen",
    },
    moo: {
      setting: "harbor",
      sky: "night",
      title: "Ten breaths",
      dialogue:
        "Ten of them stood in a row, cheek to cheek, and blew. Mooo! It rolled across the water like a great brown cow, and the teapot turned round on Odo's head. One for the rocks and one for the foam, sang Nell whenever they breathed in, one little light to bring them home. Far out, a ship's bell answered. Then it stopped.",
      next: "listen",
    },
    listen: {
      setting: "harbor",
      sky: "night",
      moods: { Mumble: "shy" },
      title: "Two gray eyes",
      dialogue:
        "The fog had come right up to the wall, and every sound sank into it. Two gray eyes looked out. “Oh, don't stop,” it mumbled. It was called Mumble, and it was a shy sort of fog, and a lonely one, for people go in when fog comes out. It only wanted to hear. But while it stood there, no boat could find the way. What now, Nell?",
      shows: ["Mumble"],
      choices: { "Play it to sleep": "soft", "Make a long line": "line" },
    },
    soft: {
      setting: "harbor",
      sky: "night",
      moods: { Mumble: "happy" },
      title: "Like candles on a cake",
      dialogue:
        "They made the softest sound they knew. Odo hummed through his nose. The twins only breathed. Down sank Mumble, to listen better, and down again, until it lay on the sea as flat as a blanket with its chin on the wall. And above it, like candles on a cake, stood the masts of seven boats, with the moon behind them.",
      next: "concert",
    },
    concert: {
      setting: "harbor",
      sky: "night",
      moods: { Nell: "happy", Mumble: "tired" },
      title: "The snore",
      dialogue:
        "“I see you!” called Grandpa, and in they came, slow and safe. Mumble slept on, and its snore went bong. In Odo's other slipper they found one match, and he put it into Nell's hand. “I never said how tall,” he said. One for the rocks and one for the foam, one little light to bring them home. And where the road gives up and the sea begins, Nell lit the lamp.",
      ending: "concert",
    },
    line: {
      setting: "harbor",
      sky: "night",
      moods: { Mumble: "shy" },
      title: "Stone by stone",
      dialogue:
        "“If we stand in a heap, we are one noise,” said Nell. “If we stand in a line, we are a way.” So they walked out along the harbor wall, one to each stone, as far as the last. But the line was too short. “I can stand on water,” mumbled Mumble. “I could be the far end. If anybody would like me to be the far end.” Everybody would.",
      next: "way",
    },
    way: {
      setting: "harbor",
      sky: "night",
      moods: { Nell: "happy", Mumble: "happy" },
      title: "A hand along the wall",
      dialogue:
        "Moo, said Mumble, far out. Hey, called the first stone. Ho, called the next. And from voice to voice the boats felt their way in, as you go down a dark hall with one hand on the wall. Grandpa lifted Nell up high. “So you were the lamp tonight,” he said. One for the rocks and one for the foam, one little light to bring them home, where the road gives up and the sea begins.",
      ending: "line of voices",
    },

    pier: {
      setting: "harbor",
      sky: "night",
      moods: { Mumble: "shy" },
      title: "No more pier",
      dialogue:
        "Nell walked out until there was no more pier. The fog stood all around her, cool as a wet towel. “Please,” she said, “could you go somewhere else?” “They all say that,” mumbled the fog. Two gray eyes opened. “I am Mumble. I am a shy sort of fog, and a lonely one. I came because your lamp looked like somebody at home.”",
      shows: ["Mumble"],
      next: "lonely",
    },
    lonely: {
      setting: "harbor",
      sky: "night",
      moods: { Mumble: "sad" },
      title: "What Mumble said",
      speaker: "Mumble",
      dialogue:
        "“When I come, they go in. The doors shut. The curtains close. I have never seen a kitchen, or a game from the inside. I did not mean to hide the boats. I only thought: if I stand very close, and very quiet, then perhaps somebody will stay. And you stayed. What happens now? I don't know this part.”",
      choices: { "Invite it in for cocoa": "cocoa", "Teach it a clapping game": "clap" },
    },
    cocoa: {
      setting: "home",
      sky: "night",
      moods: { Odo: "surprised", Mumble: "happy" },
      title: "Inside",
      dialogue:
        "Mumble came in by the keyhole and took up the whole kitchen. Odo could not see his own nose, and shook hands with the stove. The fog drank its cocoa by being near it. “So this is inside,” it said, and turned quite pink. Then it asked who had put out the lamp. Nell laid down her spoon. “The wind did,” she said. “But I opened the window. It was me.”",
      teaches: [TRUTH],
      next: "crumbs",
    },
    clap: {
      setting: "harbor",
      sky: "night",
      moods: { Mumble: "happy" },
      title: "Pillows falling",
      dialogue:
        "“You clap here, and I clap there,” said Nell. Mumble grew two hands, and then three more, to be on the safe side. Its claps were like pillows falling. They laughed until the fog had hiccups, and every hiccup was a small cloud. “Why is your lamp out?” it asked. Nell's hands stopped in the air. “I opened the window,” she said. “It was me.”",
      teaches: [TRUTH],
      next: "crumbs",
    },
    crumbs: {
      setting: "sea",
      sky: "night",
      title: "Crumbs on a blanket",
      dialogue:
        "“Then that makes two of us,” said Mumble. “You hid the lamp, and I hid the boats.” It lay quite still. “I can feel them, you know. All seven, like crumbs on a blanket. There is a grandpa in one, and he is singing.” And now Nell could hear him too. One for the rocks and one for the foam, one little light to bring them home.",
      next: "ask",
    },
    ask: {
      setting: "harbor",
      sky: "night",
      moods: { Nell: "afraid", Mumble: "shy" },
      title: "Me three",
      dialogue:
        "The rocks were near now, and some things are too big for one. There were words for that. They felt strange in the mouth, like a new tooth. “I need help,” said Nell. “So do I,” said Odo, who had come out with a candle end and no idea why. “Me three,” said Mumble, and held out all its hands. “What shall we do?”",
      teaches: [HELP],
      choices: { "Carry the boats in": "carry", "Fill the fog with light": "glow" },
    },
    carry: {
      setting: "sea",
      sky: "night",
      moods: { Odo: "happy" },
      title: "Like a spoon on cream",
      dialogue:
        "Mumble slid its hands under all seven boats, the way you carry cups when the tray is full. “Left a bit,” called Odo. “No, the other left.” Past the first rock they went, and past the second. The sailors looked over the side and saw that they were sailing on nothing at all, as softly as a spoon on cream.",
      next: "carried",
    },
    carried: {
      setting: "harbor",
      sky: "night",
      moods: { Nell: "happy", Mumble: "happy" },
      title: "Not a drop",
      dialogue:
        "Mumble set them down one by one, and not a drop was spilled. Grandpa hugged Nell. Then he hugged the fog, which looked as if it had always wondered how that felt. On foggy nights the curtains stay open now, and there is one more cup. One for the rocks and one for the foam, one little light to bring them home. And where the road gives up and the sea begins, somebody is at home.",
      ending: "carried home",
    },
    glow: {
      setting: "tower",
      sky: "night",
      moods: { Nell: "happy" },
      title: "Milk going uphill",
      dialogue:
        "Up the ninety-nine steps they went, with Mumble behind them like milk going uphill. Odo felt in his hat, in the teapot, in his left slipper. There! One match. He looked at it, and he looked at Nell. “You let the light out,” he said. “Then you had better let it in.” Scritch. And the fog leaned over, very carefully, and breathed.",
      next: "peach",
    },
    peach: {
      setting: "sea",
      sky: "night",
      moods: { Nell: "happy", Mumble: "happy" },
      title: "Inside a peach",
      dialogue:
        "Gold ran through Mumble from end to end. The harbor glowed, the sea glowed; it was like being inside a peach. “There!” shouted seven boats, and came home as if by day. People still go out in their slippers when that fog comes in. One for the rocks and one for the foam, one little light to bring them home. And where the road gives up and the sea begins, Nell had lit the lamp.",
      ending: "golden fog",
    },
  },
});
