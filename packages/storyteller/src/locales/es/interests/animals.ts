import type { InterestId, InterestTexts } from "../../../interests.ts";

export const animals = {
  cats: {
    name: "los gatos",
    phrases: ["gato|gata|=gatos|gatit|minino|felino|maullar|maulla|ronrone"],
    tool: (t) => ({
      pack: [
        `En el bolsillo de ${t.hero} iba un cascabel de gato, redondo como un guisante.`,
        `${t.hero} se ató a un botón el cascabel de un gato. Tilín, sonaba a cada paso.`,
      ],
      use: [
        "El cascabel del gato hizo tilín, y ya nadie anduvo a ciegas.",
        "Tilín, dijo el cascabel del gato, y a alguien se le escapó una sonrisa.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un muro había un gato a rayas que se lavaba una oreja. “Miau”, dijo sin parar.",
        "Un gato a rayas dormía en medio del camino. Lo saltaron, y ronroneó con cada pie.",
      ],
      find: [
        "El gato a rayas salió a recibirlos con la cola como una bandera.",
        "Allí estaba el gato a rayas, lavándose la otra oreja.",
      ],
    }),
  },
  dogs: {
    name: "los perros",
    phrases: ["perro|perra|perrit|cachorr|=can|caniche|labrador|ladrar|ladrido|=guau"],
    tool: (t) => ({
      pack: [
        `${t.hero} encontró una correa de perro, roja y larga, con un lazo en cada punta.`,
        `En la mochila de ${t.hero} iba una correa de perro que olía a paseo con lluvia.`,
      ],
      use: [
        "Cada mano agarró un trozo de la correa del perro, y nadie se perdió.",
        "De la correa del perro iban como vagones, en fila y muy juntos.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un perro con manchas llegó corriendo con un palo tres veces más largo que él.",
        "Un perro con manchas cavaba un hoyo. Solo se le veía la cola, que saludaba.",
      ],
      find: [
        "El perro con manchas ya tenía el palo en casa, en dos mitades.",
        "¡Guau! El perro con manchas los había olido desde muy lejos.",
      ],
    }),
  },
  horses: {
    name: "los caballos",
    phrases: ["caballo|yegua|=poni|=ponis|=pony|potro|potrillo|equitacion|cabalg|galop|montura"],
    tool: (t) => ({
      pack: [
        `En la mochila de ${t.hero} iba una herradura de caballo que sonaba como una campana.`,
        `${t.hero} guardó una herradura con siete agujeros, regalo de un caballo que estrenaba zapatos.`,
      ],
      use: [
        "Un golpecito a la herradura: ¡tin! Sonó clara como una campana.",
        "Cloc, cloc, marcaba la herradura, y los pies la seguían.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Junto a una cerca había un poni marrón con paja en el hocico. Sopló aire calentito.",
        "¡Cloc, cloc! Un poni marrón caminó un rato a su lado y sacudió las crines.",
      ],
      find: [
        "El poni marrón relinchó en la cerca, como si pasara lista.",
        "En la cerca esperaba el poni marrón, todavía con paja en el hocico.",
      ],
    }),
  },
  rabbits: {
    name: "los conejos",
    phrases: ["conej|liebre|hamster|cobaya|erizo|gazapo"],
    tool: (t) => ({
      pack: [
        `${t.hero} preparó un manojo de zanahorias con hojas, de esas que sueñan los conejos.`,
        `En la mochila de ${t.hero} crujía un manojo de zanahorias, como para invitar a un conejo.`,
      ],
      use: [
        "Repartieron las zanahorias del conejo. Crac, crac: así cuesta tener miedo.",
        "¡Crac! Una zanahoria de conejo siempre alcanza para compartir.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un conejo asomó de su madriguera. Pum, pum, avisó con la pata: ¡visita!",
        "Pasaron junto a nueve agujeros. De cada agujero asomaban las orejas de un conejo.",
      ],
      find: [
        "El conejo dio dos golpes con la pata, que significan: bienvenida.",
        "Los nueve conejos se pusieron de pie para verlos pasar.",
      ],
    }),
  },
  birds: {
    name: "los pájaros",
    phrases: [
      "pajar|=ave|=aves|loro|=loros|perico|buho|lechuza|pinguino|aguila|=pato|=patos|patito",
      "pavo|flamenco|pluma|colibri",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un silbato de barro. Con una gota de agua cantaba como un mirlo.`,
        `En el bolsillo de ${t.hero} iba un pájaro de barro que silbaba por la cola.`,
      ],
      use: [
        "El pájaro de barro cantó tirirí, y todas las cabezas se volvieron.",
        "Tirirí, silbó el pájaro de barro, y pareció que amanecía.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un reyezuelo, pequeño como una ciruela, cantaba tan fuerte que tuvieron que pararse.",
        "En un arbusto, un reyezuelo con la cola tiesa los regañó por ser tan grandes.",
      ],
      find: [
        "El reyezuelo voló delante, de poste en poste, sin callarse.",
        "En el último poste estaba el reyezuelo, con una canción de sobra.",
      ],
    }),
  },
  fish: {
    name: "los peces",
    phrases: ["=pez|=peces|pececi|pescar|pesca|acuario|pecera", "caballito mar"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un pez de lata con un cordel. Con el viento, sus escamas hacían tin.`,
        `En el bolsillo de ${t.hero} brillaba un pez de lata, por un lado y por el otro.`,
      ],
      use: [
        "El pez de lata giró en su cordel y lo llenó todo de lucecitas.",
        "Tin, tin, hizo el pez de lata, y alguien empezó a reír.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un estanque subió una carpa gorda, abrió la boca y dijo: blop.",
        "Se asomaron a un estanque. Una carpa se asomó también y soltó una burbuja.",
      ],
      find: [
        "Blop, dijo la carpa del estanque. Los había reconocido enseguida.",
        "La carpa subió otra vez en el estanque, por curiosidad.",
      ],
    }),
  },
  whales: {
    name: "las ballenas y los delfines",
    phrases: ["ballena|delfin|orca|cachalote|tiburon|pulpo|morsa"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un cuerno que cantaba tan grave como una ballena.`,
        "En la mochila iba una trompa de madera con la voz de una ballena jorobada.",
      ],
      use: [
        "La trompa cantó como una ballena, tan grave que hacía cosquillas en la barriga.",
        "Uuuh, sonó la trompa de la ballena, y a lo lejos algo contestó.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A lo lejos, en el agua azul, respiró una ballena. ¡Pfff! Les llovió en la nariz.",
        "Vieron asomar la cola de una ballena, ancha como una puerta. Saludó una vez.",
      ],
      find: [
        "¡Pfff! Era otra vez la ballena, que soplaba un adiós.",
        "La ballena dio una palmada en el agua con la cola.",
      ],
    }),
  },
  dinosaurs: {
    name: "los dinosaurios",
    phrases: [
      "dinosaur|=dino|=dinos|=rex|tiranosaur|triceratops|estegosaur|braquiosaur|velocirraptor",
      "velociraptor|diplodocus|pterodactilo|fosil",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un diente de tiranosaurio de yeso, largo como un plátano.`,
        `En la mochila de ${t.hero} iba una placa de estegosaurio de madera que sonaba como un tambor.`,
      ],
      use: [
        "El diente de tiranosaurio pasó de mano en mano, y cada cual se estiró un poco.",
        "Alguien tocó la placa de estegosaurio, bom, bom, y se rieron los dinosaurios pequeños.",
      ],
    }),
    landmark: (t) => ({
      pass: [
        "Pasaron junto a la huella de un braquiosaurio. Tenía agua, y nadaban patos en ella.",
        `En la roca había una huella como una bañera. “Braquiosaurio”, dijo ${t.child}.`,
      ],
      find: [
        "Los patos de la huella del braquiosaurio dieron la bienvenida.",
        "En la huella del braquiosaurio se lavaron las manos y los pies.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
