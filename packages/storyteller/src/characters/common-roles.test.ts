import { expect, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { storyLocales } from "../story-locales.ts";
import { castStory } from "./cast.ts";

/** Roles that parents type, each with its figure and, where it is no usual one, the noun spoken. */
const common = {
  en: `postman: postman, postman; mail carrier: postman; mole: mouse, mole; twins: friend, twin; twin sister: sister;
    beaver: mouse, beaver; hedgehog: hedgehog; neighbour: neighbor; lifeguard: athlete, lifeguard; baker: baker;
    farmer: farmer; pilot: captain, pilot; nurse: nurse; firefighter: firefighter; police officer: police;
    grandpa's friend: friend; the witch's cat: cat; squirrel: squirrel; duck: bird, duck; ladybug: butterfly, ladybug;
    octopus: octopus; squid: octopus, squid; little boy: friend, boy; girl: friend, girl; baby: friend, baby;
    student: friend, student; bus driver: driver, bus driver; soccer player: athlete, soccer player; coach: athlete, coach;
    ninja: detective, ninja; soldier: police, soldier; shopkeeper: shopkeeper; tailor: tailor; waiter: cook, waiter;
    babysitter: aunt, babysitter; deer: deer; reindeer: deer, reindeer; moose: deer, moose; raccoon: fox, raccoon;
    sea lion: penguin, sea lion; polar bear: bear, polar bear; koala: bear, koala; hippo: hippo; rhino: hippo, rhino;
    crab: crab; dolphin: whale, dolphin; shark: fish, shark; seahorse: fish, seahorse; bat: bird, bat; hen: bird, hen;
    peacock: bird, peacock; flamingo: goose, flamingo; llama: donkey, llama; lizard: snake, lizard; worm: snail, worm;
    guinea pig: mouse, guinea pig; porcupine: hedgehog, porcupine; teddy bear: bear; doll: friend, doll; genie: wizard, genie;
    angel: fairy, angel; werewolf: wolf, werewolf; dwarf: elf, dwarf; train: robot, train; tractor: robot, tractor;
    plumber: builder, plumber; beekeeper: farmer, beekeeper; nephew: cousin, nephew; viking: captain, viking`,
  es: `cartero: postman; cartera: postman; topo: mouse, un topo; gemelas: sister; castor: mouse, un castor; erizo: hedgehog;
    vecina: neighbor; socorrista: athlete, un socorrista; panadero: baker; granjera: farmer; enfermera: nurse;
    bombero: firefighter; amigo del abuelo: friend; pato: bird, un pato; pulpo: octopus; niño: friend, un niño;
    niña: friend, una niña; bebé: friend, un bebé; alumna: friend, una alumna; conductor de autobús: driver;
    maquinista: driver, un maquinista; futbolista: athlete, un futbolista; entrenadora: athlete, una entrenadora;
    soldado: police, un soldado; tendero: shopkeeper; sastre: tailor; camarero: cook, un camarero; niñera: aunt, una niñera;
    ciervo: deer; reno: deer, un reno; mapache: fox, un mapache; foca: penguin, una foca; oso polar: bear, un oso polar;
    koala: bear, un koala; hipopótamo: hippo; rinoceronte: hippo, un rinoceronte; cangrejo: crab; delfín: whale, un delfín;
    tiburón: fish, un tiburón; caballito de mar: fish, un caballito de mar; murciélago: bird, un murciélago;
    gallina: bird, una gallina; pavo real: bird, un pavo real; flamenco: goose, un flamenco; llama: donkey, una llama;
    lagartija: snake, una lagartija; oruga: snail, una oruga; puercoespín: hedgehog, un puercoespín; muñeca: friend, una muñeca;
    genio: wizard, un genio; ángel: fairy, un ángel; momia: ghost, una momia; hombre lobo: wolf, un hombre lobo;
    enano: elf, un enano; tren: robot, un tren; fontanero: builder, un fontanero; apicultora: farmer, una apicultora;
    sobrina: cousin, una sobrina; madrina: aunt, una madrina; vikingo: captain, un vikingo; colibrí: bird, un colibrí;
    ajolote: frog, un ajolote; zapatero: tailor, un zapatero; tejón: bear, un tejón`,
  fr: `facteur: postman; factrice: postman; taupe: mouse, une taupe; jumelles: sister; castor: mouse, un castor;
    hérisson: hedgehog; voisine: neighbor; maître-nageur: athlete, un maître-nageur; boulanger: baker; fermière: farmer;
    infirmière: nurse; pompier: firefighter; ami de papi: friend; canard: bird, un canard; pieuvre: octopus;
    poulpe: octopus, un poulpe; petit garçon: friend, un garçon; fille: friend, une fille; bébé: friend, un bébé;
    élève: friend, un élève; chauffeur de bus: driver, un chauffeur; conductrice de train: driver;
    footballeur: athlete, un footballeur; entraîneuse: athlete, une entraîneuse; soldat: police, un soldat;
    épicière: shopkeeper, une épicière; couturière: tailor; serveur: cook, un serveur; nounou: aunt, une nounou; cerf: deer;
    renne: deer, un renne; faon: deer, un faon; raton laveur: fox, un raton laveur; loutre: mouse, une loutre;
    phoque: penguin, un phoque; ours polaire: bear, un ours polaire; koala: bear, un koala; hippopotame: hippo;
    rhinocéros: hippo, un rhinocéros; crabe: crab; dauphin: whale, un dauphin; requin: fish, un requin;
    chauve-souris: bird, une chauve-souris; poule: bird, une poule; paon: bird, un paon; flamant rose: goose, un flamant rose;
    lama: donkey, un lama; lézard: snake, un lézard; chenille: snail, une chenille;
    cochon d'Inde: mouse, un cochon d’Inde; porc-épic: hedgehog, un porc-épic; poupée: friend, une poupée;
    génie: wizard, un génie; ange: fairy, un ange; momie: ghost, une momie; loup-garou: wolf, un loup-garou;
    nain: elf, un nain; train: robot, un train; plombier: builder, un plombier; nièce: cousin, une nièce;
    marraine: aunt, une marraine; viking: captain, un viking; mouette: bird, une mouette; cordonnier: tailor, un cordonnier`,
  hi: `डाकिया: postman; पोस्टमैन: postman, पोस्टमैन; छछूंदर: mouse, छछूंदर; जुड़वाँ बहन: sister, जुड़वाँ बहन;
    ऊदबिलाव: mouse, ऊदबिलाव; साही: hedgehog; पड़ोसन: neighbor; लाइफगार्ड: athlete, लाइफगार्ड; किसान: farmer; नर्स: nurse;
    दादा का दोस्त: friend; जादूगरनी की बिल्ली: cat; बत्तख: bird, बत्तख; ऑक्टोपस: octopus; लड़का: friend, लड़का;
    लड़की: friend, लड़की; छोटी बच्ची: friend, बच्ची; छात्र: friend, छात्र; विद्यार्थी: friend, विद्यार्थी;
    बस ड्राइवर: driver, बस ड्राइवर; ऑटो वाला: driver; रिक्शा वाला: driver; क्रिकेटर: athlete, क्रिकेटर; खिलाड़ी: athlete;
    पहलवान: athlete, पहलवान; फ़ौजी: police, फ़ौजी; दुकानदार: shopkeeper; सब्ज़ी वाला: shopkeeper; दर्ज़ी: tailor;
    हिरण: deer; बारहसिंगा: deer, बारहसिंगा; नेवला: mouse, नेवला; दरियाई घोड़ा: hippo; गैंडा: hippo, गैंडा; केकड़ा: crab;
    डॉल्फिन: whale, डॉल्फिन; शार्क: fish, शार्क; चमगादड़: bird, चमगादड़; मुर्गी: bird, मुर्गी; चूज़ा: bird, चूज़ा;
    कोयल: bird, कोयल; बाज़: bird, बाज़; छिपकली: snake, छिपकली; गिरगिट: snake, गिरगिट; केंचुआ: snail, केंचुआ;
    टिड्डा: butterfly, टिड्डा; गुड़िया: friend, गुड़िया; जिन्न: wizard, जिन्न; फ़रिश्ता: fairy, फ़रिश्ता; रेलगाड़ी: robot, रेलगाड़ी;
    गोताखोर: athlete, गोताखोर; मोची: tailor, मोची; लोहार: builder, लोहार; कुम्हार: builder, कुम्हार; दूधवाला: shopkeeper, दूधवाला;
    भतीजा: cousin, भतीजा; सारस: goose, सारस; daakiya: postman; ladki: friend; hiran: deer; doodhwala: shopkeeper; murgi: bird`,
} as const;

test.each(["en", "es", "fr", "hi"] as const)(
  "[SMAKE-7] common roles in %s are understood, and spoken of by their own nouns",
  (language) => {
    const { casting } = storyLocales[language];
    const expected = common[language].split(";").map((one) => one.trim());
    const understood = expected.map((one) => {
      const [role = ""] = one.split(":");
      const characters = [{ name: "Lila", role, traits: "" }];
      const { friend, other } = castStory(wishes({ characters }), casting, diceFrom("x"));
      const { figure, noun } = friend.character === 0 ? friend : other;
      return `${role}: ${figure}${noun === null ? "" : `, ${noun.words}`}`;
    });
    expect(understood).toEqual(expected);
  },
);
