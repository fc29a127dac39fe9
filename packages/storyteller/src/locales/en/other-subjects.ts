/** What English speakers may ask for that is no theme, also where it shares words with one. */
import type { OtherSubjects } from "../../story-locale.ts";

export const otherSubjects: OtherSubjects = {
  instruments: {
    phrases: [
      "piano|guitar|violin|flute|drum|trumpet|ukulele|cello|keyboard|harmonica|tabla|sitar",
      "guitar|piano chords|lesson|practice",
      "learn|play guitar|piano|drum",
    ],
  },
  sports: {
    phrases: [
      "karate|judo|taekwondo|chess|cricket|tennis|hockey|basketball|baseball|golf|=ski|skiing|skating|yoga|athletics|rugby|volleyball",
      "karate|judo|black|white|yellow belt",
      "cricket bat|batting|practice|pads",
      "wrestling|boxing|surfing|archery",
      "thumb suck|sucks|sucking|sucker",
    ],
  },
  languages: {
    phrases: ["french|spanish|german|latin|mandarin|vocabulary|grammar|second =language"],
  },
  work: {
    phrases: [
      "becom|=be|=being =a =doctor|=dentist|=teacher|=nurse|=vet|=pilot|=fireman|=firefighter grow|grows",
      "bank holiday|account|clerk|robber",
      "stock =market|=exchange|=shares",
      "=stocks =shares",
      "market =share|=shares",
      "factory|politic|election|podcast|business|invest|mortgage|insurance|salary|retirement|retire|marketing|management|electricity|smartphone|=law|lawyer|government|marathon|crypto",
      "time travel|machine",
      "=tv|smartphone|phone =works|=work|best|buy|made",
      "magnetic personality",
      "body =of evidence",
      "letter =law",
      "memory lane",
      "light|=lamp bulb|bulbs",
      "moving picture",
      "light =year|=years",
      "holiday|holidays|wedding photo|photos|album|snaps",
      "church|mosque|synagogue|mass|sermon",
      "=politics",
      "=my|=our|=new job|career|boss",
      "driving licence|license|test",
      "math|maths|mathematics|algebra olympiad|exam|competition",
      "=gift shop",
      "ticket|tickets|brochure",
      "trip|travel|holiday photo|photos",
      "=nightmare =is =a !had|having|woke|wakes|scared|afraid|dream|about|from|what",
      "world =war|=wars",
      "=minecraft =lego",
      "zoo|museum shop",
    ],
  },
  cooking: {
    phrases: ["cook|bake|baking|recipe pasta|cake|=pie|soup|dinner|pizza|chapati|biryani"],
  },
  making: {
    phrases: [
      "bookshel|bookcase",
      "fire engine|engines|truck|trucks|station|brigade",
      "ice cream|=lolly",
      "space|rocket|rockets funded|budget|launch",
      "cars|car|planes|trains|=tv made|built|factory",
      "train|trains|=bus|=tram|tractor|engines|submarine",
      "paper plane|planes|airplane|airplanes",
    ],
  },
  crafts: {
    phrases: [
      "training =school|=course|=day dog",
      "knit|knitting|sewing|crochet|embroider|pottery|stamps|stamp|poem|poetry|cinema|ballet|choir",
      "glass blowing|blower",
      "play costume|script|rehears",
      "nail|nails|pen|pencil biting|bites|bite",
      "bird|birds feeder|feeders|=house|=box",
      "day|horse =races|racing",
    ],
  },
  stories: {
    phrases: [
      "spiderman|batman|superman|frozen|pokemon|minecraft|christmas|halloween|easter|=diwali|=eid|hanukkah|santa",
      "star wars|trek",
      "bedtime story|stories about",
      "elephants|elephant|tigers|lions circus",
      "snow =white|globe",
      "tooth =fairy",
      "comic|comics",
      "tongue twister|twisters",
      "spaceship|spaceships battle|battles|war|wars",
      "spelling =bee",
      "rocket|rockets build|building|builds",
    ],
  },
};
