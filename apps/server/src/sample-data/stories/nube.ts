/** Una nube en la cuerda de la ropa, para los más pequeños. */
import { sampleStory } from "./sample-story.ts";

const CONTAR = "contar hasta cinco";
const PACIENCIA = "tener paciencia";

export const nube = sampleStory({
  id: "5a3c1e00-0000-4000-8001-000000000002",
  title: "Pelusa, la nube que no quería subir",
  language: "es",
  wishes: {
    children: [{ name: "Inés", age: "4", interests: "los tomates" }],
    characters: [
      { name: "Pelusa", role: "nube", traits: "miedosa, tierna" },
      { name: "Pepa", role: "cabra", traits: "traviesa" },
    ],
    objectives: [CONTAR, PACIENCIA],
    language: "Español",
  },
  looks: { Pelusa: { age: "child" } },
  scenes: {
    start: {
      setting: "garden",
      title: "Detrás de la casa azul",
      dialogue:
        "Detrás de la casa azul, donde las gallinas barren el suelo, Inés tenía un huerto con una sola mata de tomate. Y quería una sola cosa: ver salir el primer tomate. Plin, plin, plan, las gotitas bailarán.",
      next: "sed",
    },
    sed: {
      setting: "garden",
      moods: { Inés: "sad" },
      title: "Azul, azul, azul",
      dialogue:
        "Pero no llovía. Ni ayer, ni hoy, ni el martes. La mata estaba tan triste que se le caían las hojas como orejas de perro. Inés miró el cielo: azul, azul, azul. ¡Ni una nube!",
      next: "cuerda",
    },
    cuerda: {
      setting: "garden",
      moods: { Pelusa: "afraid" },
      title: "Entre dos calcetines",
      dialogue:
        "¿Ni una? En la cuerda de la ropa, entre un calcetín y otro calcetín, colgaba una nube chiquitita. Temblaba. “Me llamo Pelusa”, dijo la nube, miedosa y tierna como un pollito. “Me bajé del cielo. ¡Está altísimo!”",
      shows: ["Pelusa"],
      next: "cabra",
    },
    cabra: {
      setting: "garden",
      moods: { Pelusa: "afraid" },
      title: "Falta un calcetín",
      dialogue:
        "Entonces llegó Pepa, la cabra traviesa, con un calcetín en la boca. “Las nubes van arriba”, dijo, y siguió masticando. Pelusa se metió en la manga de una camisa. ¿Cómo la ayudamos, Inés?",
      shows: ["Pepa"],
      choices: { "Llevarla al cerro": "camino", "Hacerle una cama": "cesta" },
    },

    camino: {
      setting: "road",
      moods: { Pelusa: "afraid", Pepa: "happy" },
      title: "Como un globo",
      dialogue:
        "Inés ató a Pelusa a su muñeca, como un globo. Pepa iba delante y se comía las flores, una de aquí, otra de allá. Hasta lo alto del cerro había cinco piedras grandes. Cinco, ni una más.",
      next: "piedras",
    },
    piedras: {
      setting: "hill",
      moods: { Inés: "happy", Pelusa: "surprised" },
      title: "Cinco piedras",
      dialogue:
        "“¿Contamos?”, dijo Inés. Una piedra, ¡hop! Dos piedras, ¡hop! Tres piedras, ¡hop! Cuatro piedras, ¡uf! Y cinco piedras, ¡hop! Con cada salto, Pelusa abría un poquito más los ojos.",
      teaches: [CONTAR],
      next: "arriba",
    },
    arriba: {
      setting: "hill",
      moods: { Pelusa: "afraid" },
      beside: ["Pepa"],
      title: "Una lagrimita",
      dialogue:
        "Arriba soplaba el viento. Pelusa se agarró al pelo de Inés. “No puedo, no puedo”, decía, y le salió una lagrimita. Plin. ¿Qué hacemos para que se suelte?",
      choices: { "Cantarle muy bajito": "cantar", "Dar un salto juntas": "saltar" },
    },
    cantar: {
      setting: "hill",
      moods: { Pelusa: "surprised" },
      title: "Bajito, bajito",
      dialogue:
        "Inés cantó bajito, como canta la olla cuando hierve. Pelusa soltó un dedo. Soltó otro. Soltó todos los dedos. Y no se cayó: ¡se quedó flotando! “Anda”, dijo Pelusa, “¡si el aire me sujeta!”.",
      next: "esperar",
    },
    saltar: {
      setting: "hill",
      moods: { Pelusa: "surprised" },
      title: "¡Pum!",
      dialogue:
        "“A la de tres”, dijo Inés. Una, dos… ¡y tres! Saltaron las dos. Inés bajó, ¡pum!, sentada en la hierba. Pelusa no bajó. Se quedó en el aire, con los ojos muy redondos. “Anda”, dijo, “¡si yo floto!”.",
      next: "esperar",
    },
    esperar: {
      setting: "hill",
      title: "Todavía no",
      dialogue:
        "“¡Ahora llueve!”, dijo Pepa. “Todavía no”, dijo Pelusa. “¿Y ahora?” “Todavía no”. A la lluvia no se le mete prisa. Se sentaron muy quietas y esperaron. Plin, plin, plan, cantaba Inés, las gotitas bailarán.",
      teaches: [PACIENCIA],
      next: "gorda",
    },
    gorda: {
      setting: "hill",
      moods: { Pelusa: "happy" },
      beside: ["Pepa"],
      title: "Gorda y gris",
      dialogue:
        "Y Pelusa se puso gorda, gorda y gris, como una gallina mojada. “¡Ya, ya, ya! ¿Adónde va la lluvia?” Abajo se veía el huerto, chiquito como un pañuelo. Y al lado, todo el pueblo. ¿Adónde va, Inés?",
      choices: { "Soplar hacia el huerto": "huerto", "Regar el pueblo entero": "pueblo" },
    },
    huerto: {
      setting: "garden",
      sky: "rain",
      moods: { Inés: "happy", Pelusa: "happy", Pepa: "happy" },
      beside: ["Pelusa"],
      title: "El primer tomate",
      dialogue:
        "¡Fuuu!, sopló Inés. ¡Fuuu!, sopló Pepa, y se le escapó el calcetín. Plin, plin, plan, las gotitas bailarán, justo encima de la mata. Y detrás de la casa azul salió el primer tomate, rojo como una risa.",
      ending: "el huerto",
    },
    pueblo: {
      setting: "village",
      sky: "rain",
      moods: { Inés: "happy", Pelusa: "happy" },
      beside: ["Pelusa", "Pepa"],
      title: "Paraguas al revés",
      dialogue:
        "Plin en las tejas, plan en las ollas, plin en la nariz de la alcaldesa. Todos salieron a bailar con el paraguas al revés. Plin, plin, plan, las gotitas bailarán. Y detrás de la casa azul hubo tomates para todo el pueblo.",
      ending: "el pueblo",
    },

    cesta: {
      setting: "home",
      moods: { Pelusa: "shy" },
      title: "Blandito, blandito",
      dialogue:
        "Inés buscó una cesta. En la cesta puso lana, y en la lana puso a Pelusa. “¿Está blandito?” “Blandito, blandito”, dijo la nube. Pepa probó la lana. No sabía a nada.",
      next: "siesta",
    },
    siesta: {
      setting: "home",
      moods: { Pelusa: "tired" },
      title: "Esperar pica",
      dialogue:
        "Pelusa cerró los ojos, e Inés se sentó a esperar. Esperó sin hablar. Esperó sin moverse. Esperar pica un poquito en los pies. Plin, plin, plan, cantó por dentro, las gotitas bailarán.",
      teaches: [PACIENCIA],
      next: "bostezo",
    },
    bostezo: {
      setting: "garden",
      moods: { Pelusa: "tired" },
      title: "El bostezo",
      dialogue:
        "¡Aaah! Pelusa bostezó, y ya no cabía en la cesta. “He soñado que volaba”, dijo, “y me gustaba. Pero no sé cómo se empieza”. ¿Cómo empezamos, Inés?",
      choices: { "Mecerla en el columpio": "columpio", "Atarla a una cometa": "cometa" },
    },
    columpio: {
      setting: "garden",
      moods: { Inés: "happy", Pelusa: "happy" },
      title: "El columpio vuelve solo",
      dialogue:
        "Inés sentó a Pelusa en el columpio y empujó. Una, y vuelve. Dos, y vuelve. Tres, y se ríe. Cuatro, ¡más fuerte! Y cinco… el columpio volvió solo. “¿Esto era el cielo?”, gritó Pelusa. “¡Si está aquí al lado!”",
      teaches: [CONTAR],
      next: "cosquillas",
    },
    cometa: {
      setting: "meadow",
      moods: { Inés: "happy", Pelusa: "happy" },
      title: "Cinco pasos",
      dialogue:
        "Ataron a Pelusa a la cola de una cometa. “Cinco pasos y soltamos”, dijo Inés. Uno, dos, tres, cuatro… ¡y cinco! Subió la cometa, y la nube detrás, como un patito. “¡Miren, miren! ¡Vuelo con los ojos abiertos!”",
      teaches: [CONTAR],
      next: "cosquillas",
    },
    cosquillas: {
      setting: "garden",
      moods: { Pelusa: "happy" },
      title: "Cosquillas",
      dialogue:
        "Allá arriba Pelusa dio tres vueltas y saludó a un gorrión. Ya no temblaba. Se puso gorda, gorda y gris de tanta agua. “¡Me hace cosquillas! ¡Creo que voy a llover!” Pepa abrió la boca, por si acaso.",
      next: "pedir",
    },
    pedir: {
      setting: "garden",
      beside: ["Pepa"],
      title: "Fina o gorda",
      dialogue:
        "“¿Cómo la quieren?”, gritó Pelusa. “La tengo fina como un hilo. Y la tengo gorda, de la que salpica”. La mata de tomate levantó una hoja. Las gallinas se miraron. ¿Cómo la pedimos, Inés?",
      choices: { "Fina como un hilo": "hilo", "¡Gorda y que salpique!": "charco" },
    },
    hilo: {
      setting: "garden",
      sky: "rain",
      moods: { Inés: "happy", Pelusa: "happy" },
      beside: ["Pelusa"],
      title: "Un cuento al oído",
      dialogue:
        "Y llovió muy fino, como un cuento al oído. Plin, plin, plan, las gotitas bailarán. La mata bebió toda la tarde, sin prisa. Y detrás de la casa azul, donde las gallinas barren el suelo, salió el primer tomate, redondo como la luna.",
      ending: "la lluvia fina",
    },
    charco: {
      setting: "garden",
      sky: "rain",
      moods: { Inés: "happy", Pelusa: "happy", Pepa: "happy" },
      beside: ["Pelusa"],
      title: "El charco",
      dialogue:
        "¡Ploc! ¡Ploc! Gotas como ciruelas. Y en el charco bailaron Inés, Pepa y cinco gallinas sin zapatos. Plin, plin, plan, las gotitas bailarán. Detrás de la casa azul salió el primer tomate, muy limpio, y parecía que se reía.",
      ending: "el charco",
    },
  },
});
