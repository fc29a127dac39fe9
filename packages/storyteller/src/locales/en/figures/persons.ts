/** People by what they do, and members of the family, in English. */
import type { FigureTexts, PersonId } from "../../../characters/figures.ts";
import { figure } from "./figure.ts";

export const persons: Readonly<Record<PersonId, FigureTexts>> = {
  king: figure("king", "=king, =kings, emperor, sultan", (name) => [
    `${name} took off the crown and carried as much as the rest.`,
    `${name} made a speech of three words: “Off we go!”`,
  ]),
  queen: figure("queen", "queen, empress", (name) => [
    `${name} rolled up two silk sleeves and pulled along.`,
    `${name} gave each of them a medal made of a leaf.`,
  ]),
  prince: figure("prince", "=prince, =princes", (name) => [
    `${name} laid a velvet coat over the muddy bit.`,
    `${name} held the lamp, and held it very straight.`,
  ]),
  princess: figure("princess", "princess", (name) => [
    `${name} tied the best knot of them all.`,
    `${name} tucked up the long gown and took the heavy side.`,
  ]),
  knight: figure("knight", "knight", (name) => [
    `${name} used the shield as a tray and carried it all.`,
    `${name} bowed, and helped each of them up.`,
  ]),
  wizard: figure("wizard", "wizard, magician, sorcerer, warlock", (name) => [
    `${name} waved a stick, and its tip began to glow.`,
    `${name} looked it up in a book as big as a door.`,
  ]),
  witch: figure("witch", "witch, sorceress, enchantress", (name) => [
    `${name} swept the way clear with one good broom.`,
    `${name} stirred a soup that was enough for everyone.`,
  ]),
  pirate: figure("pirate", "pirate, buccaneer", (name) => [
    `${name} looked through the spyglass and shouted, “All clear!”`,
    `${name} tied a knot that holds in any storm.`,
  ]),
  doctor: figure("doctor", "doctor, =dr, =vet, veterin, dentist, surgeon", (name) => [
    `${name} put a bandage on one knee, and one on the bag.`,
    `${name} asked each of them, “All well?” and really listened.`,
  ]),
  nurse: figure("nurse", "nurse, nursing, paramedic", (name) => [
    `${name} wrapped a cold hand in a warm scarf.`,
    `${name} had a sip of water for everyone.`,
  ]),
  teacher: figure("teacher", "teacher, =professor, =tutor", (name) => [
    `${name} drew the plan in the dust, so that all could see.`,
    `${name} called out each name, and nobody was missing.`,
  ]),
  baker: figure("baker", "=baker, =bakers, pastry, confectioner", (name) => [
    `${name} shared out warm rolls, one for each hand.`,
    `${name} dusted the ground with flour, and tracks appeared.`,
  ]),
  cook: figure("cook", "=cook, =cooks, =chef, =chefs", (name) => [
    `${name} made a feast out of three carrots and a pot.`,
    `${name} handed out spoons, and everyone had a taste.`,
  ]),
  clockmaker: figure("clockmaker", "clockm, watchmak, clock|watch maker|repair", (name) => [
    `${name} counted the ticks, so that all pulled at once.`,
    `${name} turned one small screw, and the squeaking stopped.`,
  ]),
  inventor: figure("inventor", "inventor, scientist, engineer, mechanic, =maker", (name) => [
    `${name} built a pulley out of a spoon and two buttons.`,
    `${name} pulled out a thing with a crank, and it worked.`,
  ]),
  gardener: figure("gardener", "gardener, florist", (name) => [
    `${name} bent the twigs aside, gently, one by one.`,
    `${name} had a daisy for everyone who was tired.`,
  ]),
  farmer: figure("farmer", "farmer, =cowboy, =cowgirl, shepherd", (name) => [
    `${name} whistled once, and they all walked in a row.`,
    `${name} cut one big apple, and there was enough for all.`,
  ]),
  fisher: figure("fisher", "=fisher, fisherm, fisherw, =angler", (name) => [
    `${name} threw the net and caught what was rolling away.`,
    `${name} waited quietly, which was just what they needed.`,
  ]),
  captain: figure("captain", "captain, sailor, =skipper, =pilot", (name) => [
    `${name} called, “Heave, ho!” and they all pulled together.`,
    `${name} wet one finger and knew where the wind was.`,
  ]),
  astronaut: figure(
    "astronaut",
    "astronaut, cosmonaut, space|rocket man|woman|traveler|pilot",
    (name) => [
      `${name} switched on the helmet lamp and lit the way.`,
      `${name} counted down from five, and off they went.`,
    ],
  ),
  detective: figure("detective", "detective, =sleuth, =spy, investigator", (name) => [
    `${name} found a footprint and followed it, nose first.`,
    `${name} held up a magnifying glass and found what was missing.`,
  ]),
  musician: figure(
    "musician",
    "musician, singer, drummer, pianist, violinist, guitarist, =rockstar, rock star, composer",
    (name) => [
      `${name} played a march, and every foot kept time.`,
      `${name} hummed one low note, and they all grew calm.`,
    ],
  ),
  dancer: figure("dancer", "dancer, ballerina, ballet", (name) => [
    `${name} tiptoed across first and showed them the steps.`,
    `${name} spun around once, and all the dust flew off.`,
  ]),
  painter: figure("painter", "painter, artist, illustrator, sculptor", (name) => [
    `${name} painted a big yellow arrow, so that nobody got lost.`,
    `${name} painted each of them a brave red nose.`,
  ]),
  builder: figure("builder", "builder, carpenter, construction, =mason", (name) => [
    `${name} measured it twice, and then it fit.`,
    `${name} gave everyone a helmet and took the heavy beam.`,
  ]),
  firefighter: figure("firefighter", "firefighter, fireman, firewoman, fire fighter", (name) => [
    `${name} set up the ladder and held it tight.`,
    `${name} rolled out a hose, and they pulled on it together.`,
  ]),
  police: figure("police officer", "police, policeman, policewoman, =cop, sheriff", (name) => [
    `${name} held up one hand, and they all crossed safely.`,
    `${name} wrote it down, so that nothing was forgotten.`,
  ]),
  librarian: figure("librarian", "librarian, bookseller", (name) => [
    `${name} knew a book about just this, page nine.`,
    `${name} whispered, “Hush,” and then they all heard it.`,
  ]),
  superhero: figure("superhero", "superhero, super hero, supergirl, superboy", (name) => [
    `${name} tied the cape around the one who was cold.`,
    `${name} lifted the big box with one finger.`,
  ]),
  explorer: figure("explorer", "explorer, adventurer, traveler, traveller, hiker", (name) => [
    `${name} turned the map around, and then it was right.`,
    `${name} made a bridge out of a branch and a belt.`,
  ]),
  storyteller: figure("storyteller", "storyteller, story teller, writer, author, poet", (name) => [
    `${name} told a very short story, and the waiting flew by.`,
    `${name} knew how such stories end, which is well.`,
  ]),
  postman: figure(
    "mail carrier",
    "mail|post|letter carrier, postman, postwoman, mailman, mailwoman, mail|post man|woman|lady|person|worker",
    (name) => [
      `${name} knew every door and rang at the right one.`,
      `${name} had room for everything in one big bag.`,
    ],
  ),
  driver: figure("driver", "driver, bus|train|truck|taxi|car|lorry driver, trucker", (name) => [
    `${name} knew a shortcut, and it really was short.`,
    `${name} called, “All aboard!” and nobody was left behind.`,
  ]),
  shopkeeper: figure(
    "shopkeeper",
    "shopkeeper, shop =keeper|owner, seller, salesman, saleswoman, cashier",
    (name) => [
      `${name} had a paper bag for every little thing.`,
      `${name} counted it all twice, and nothing was missing.`,
    ],
  ),
  tailor: figure("tailor", "tailor, sewing", (name) => [
    `${name} mended the torn bag with five neat stitches.`,
    `${name} had a needle, a thread and a button for it.`,
  ]),
  athlete: figure(
    "athlete",
    "athlet, soccer|football|basketball|baseball|tennis|hockey|rugby|cricket =player|=star, footballer, cricketer, =sports",
    (name) => [
      `${name} ran ahead and was back before they counted to ten.`,
      `${name} showed them how to stretch, and every leg was ready.`,
    ],
  ),
  grandmother: figure(
    "grandmother",
    "grandmother, grandma, granny, =gran, =nana, =nan, =abuela, grand mother|ma",
    (name) => [
      `${name} had a big handkerchief, and it was just right.`,
      `${name} poured tea for everyone out of a small flask.`,
    ],
  ),
  grandfather: figure(
    "grandfather",
    "grandfather, grandpa, granddad, grandad, =gramps, =abuelo, grand father|pa|dad",
    (name) => [
      `${name} knew an old song with a very strong beat.`,
      `${name} found a good walking stick for each of them.`,
    ],
  ),
  mother: figure("mother", "mother, =mom, =mum, =mommy, =mummy, =mama, =ma, stepm", (name) => [
    `${name} counted heads, and everyone was there.`,
    `${name} held each hand that was free.`,
  ]),
  father: figure("father", "father, =dad, =daddy, =papa, =pa, stepf", (name) => [
    `${name} let the smallest ride high on two shoulders.`,
    `${name} held the light until every shoe was tied.`,
  ]),
  aunt: figure("aunt", "=aunt, auntie, aunty", (name) => [
    `${name} found just the thing in a very deep bag.`,
    `${name} laughed so loudly that everyone felt strong again.`,
  ]),
  uncle: figure("uncle", "=uncle, =uncles", (name) => [
    `${name} knew a trick with a coin and a string.`,
    `${name} carried the most and hummed the loudest.`,
  ]),
  brother: figure("brother", "brother, =bro", (name) => [
    `${name} said, “Watch me,” and held the wobbly end.`,
    `${name} gave the last cracker to the one in front.`,
  ]),
  sister: figure("sister", "sister, =sis", (name) => [
    `${name} called, “One, two, three!” and they pulled together.`,
    `${name} tied every shoe with a double bow.`,
  ]),
  cousin: figure("cousin", "cousin", (name) => [
    `${name} began a silly song, and they all joined in.`,
    `${name} had packed one thing too many, and it was this.`,
  ]),
  neighbor: figure("neighbor", "neighbor, neighbour", (name) => [
    `${name} brought a ladder, as good neighbors do.`,
    `${name} brought cake, because helpers get hungry.`,
  ]),
  friend: figure(
    "friend",
    "=friend, =friends, =kid, =kids, children, schoolboy, schoolgirl, bestie, =buddy, =pal, classmate, playmate",
    (name) => [
      `${name} lent a hand at just the right moment.`,
      `${name} stayed close until it was done.`,
    ],
  ),
};
