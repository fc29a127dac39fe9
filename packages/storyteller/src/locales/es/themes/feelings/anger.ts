import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const anger: ThemeTexts = {
  name: "la rabia y el enfado",
  phrases: [
    "dejar|=deje|parar|menos gritar|gritos|chillar",
    "rompe|romper cosas|juguetes enfad|enoj|rabi",
    "gritos enoj|enfad",
    "rabi",
    "enfad",
    "enoj",
    "=ira|=furia|furios|iracund|=cólera|coléric",
    "berrinch",
    "pataleta",
    "=mal =genio",
    "=mal humor|carácter|caracter",
    "genio|carácter control|fuerte",
    "perder|pierde|pierda control|calma|estribos|papeles",
    "controlar|control|manejar|gestionar|dominar impuls|enfad|enoj|=ira|emocion",
    "calmar",
    "=calma",
    "tranquiliz",
    "explota|explotar|estalla|estallar",
    "grita|gritar|gritos|chilla|chillar enfad|enoj|rabi|=todo|=todos|mamá|papá|cuando|=no|siempre|menos",
    "=no gritar|grite|chille",
    "=tira|tirar|lanza|lanzar|avienta|arroja cosas|juguetes|objetos|suelo|=piso|=pisos",
    "portazo|portazos",
    "patale",
    "gruñ",
    "respira|respirar calmar|enfad|enoj|rabi|hondo|profundo",
    "autocontrol|autorregul",
    "molest fácil|facil|=todo|=todos|cuando|mucho",
    "volcán|volcan dentro",
    "emociones fuertes|intensas",
    "=se =pone bravo|brava",
    "=bronca|=bravo|=brava",
    "irrita|irritable",
    "frustraci|frustrad enfad|enoj|rabi|llora|grita|=tira|=tiran|=tirar|tirarse|manejar|gestionar|controlar",
    "=se frustra =mucho|rápido|grita|=tira|=enfada",
    "rabieta|rabietas|berrinche|berrinches|pataletas|pataleta|perreta|perretas",
    "=hace =un|=unos|=muchos show|escándalo|numerito|teatro",
    "explosiv|estallidos|arrebatos|arranques",
    "gritar|grita|grite =no|=a|todo|cuando|menos",
    "=se =pone|=ponerse furioso|furiosa|hecho|=loco|=loca|=fiera|=histérico|=histérica",
    "calmarse|tranquilizarse|serenarse",
    "encoleriz|=cabrea|=cabreo|=cabrearse|mosquead|encabron|empute",
    "=tira =al suelo|=piso|=pisos",
    "control =de =la|impulsos|=ira",
    "=monta|=arma|=montar|=armar =cirio|cirios|=pollo|numerito|escándalo|escena|=drama",
    "=sin gritar|gritos|chillar hablar|pedir|decir|cosas",
    "=cero =cien",
    "=cualquier cosa|=nada =por grita|explota|=cien|enoja|enfada",
    "patadas|patea|golpea|azota puerta|pared|cosas",
    "rojo|roja coraje|enojo|=ve|torre|rabia",
    "enciende tonteria|=nada|todo",
    "hierve sangre",
    "=mal genio|carácter",
    "arrebato|arrebatos",
    "patalea|pataleta|pataletas",
    "berrinchud",
  ],
  facts: ["rabia", "puño|patada", "ayud"],
  moments: [
    {
      title: ["Manzanas por todas partes", "La bolsa rota"],
      lines: (t) => [
        [
          `¡Ras! Por tercera vez se rompió la bolsa de ${t.friend}, y allá fueron las manzanas.`,
          `¡Ras! Otra vez se abrió la bolsa de ${t.friend}, y otra vez rodaron las manzanas.`,
        ],
        `“¡Qué rabia tengo!”, gritó ${t.friend}. Los puños, duros; las mejillas, calientes; y un pie, con ganas de dar patadas.`,
        forOlder(
          "Era una rabia de verdad, con vapor y todo, como una olla que nadie aparta del fuego.",
        ),
        [`¿Por dónde sale tanta rabia, ${t.child}?`, `${t.child}, ¿qué hacemos con la rabia?`],
      ],
      choices: [
        {
          text: ["Soplar el vapor", "Respirar como una olla"],
          title: ["Fuera vapor", "La olla sopla"],
          lines: (t) => [
            `“Toma aire por la nariz”, dijo ${t.child}, “y suéltalo muy despacio”. Sopla tú también: fff, fff, fff.`,
            `A la tercera, los puños ya eran manos. “¿Me ayudas a atarla?”, preguntó ${t.friend}, y el nudo aguantó.`,
            forOlder(
              "Algo de rabia quedaba, pero como un garbanzo, y un garbanzo cabe en cualquier bolsillo.",
            ),
          ],
          returns: (t) => [
            `En el peor momento, ${t.child} tomó aire y sopló, fff, y las manos supieron otra vez qué hacer.`,
            `Algo volvió a salir torcido, pero primero ${t.child} sopló el vapor, fff, fff, como junto a las manzanas.`,
          ],
        },
        {
          text: ["Pisar bien el suelo", "Marchar con pisotones"],
          title: ["Cinco pisotones", "Se asoma el topo"],
          lines: (t) => [
            `“Al suelo, no a las manzanas”, dijo ${t.child}. Pisa tú también: ¡uno, dos, tres, cuatro, cinco! Cada pisotón fue más suave.`,
            `Las mejillas se enfriaron y volvieron las palabras. “¿Me ayudas?”, preguntó ${t.friend}. Y ataron la bolsa a cuatro manos.`,
            forOlder(
              "Un topo asomó la cabeza. “Ajá”, dijo, “un sentimiento grande. Menos mal que tiene buenos pies”.",
            ),
          ],
          returns: (t) => [
            `Llegó otra rabia, ${and(t.child)} ya sabía el camino: cinco pisotones al suelo, cada vez más suaves, y después las palabras.`,
            `Cinco pisotones en el suelo vacío, como junto a las manzanas, ${and(t.friend)} pudo pensar de nuevo.`,
          ],
        },
        {
          text: ["Decirlo con palabras", "Contarlo fuerte y luego bajito"],
          title: ["De fuerte a bajito", "El susurro"],
          lines: (t) => [
            `“Fuerte, bajito y en un susurro”, dijo ${t.child}. Dilo tú también: “¡Rabia! Rabia. Rabia”. La última hacía cosquillas.`,
            `A ${t.friend} casi le dio la risa. Nadie se había llevado un golpe. “Necesito ayuda con la bolsa”, dijo, y salió un nudo estupendo.`,
            forOlder(
              "Es lo curioso de la rabia: si tiene nombre y tiene voz, ya no le hacen falta los codos.",
            ),
          ],
          returns: () => [
            "“Tengo rabia”, dijo alguien, fuerte y luego bajito, y después hubo sitio para una buena idea.",
            "Esta vez las palabras llegaron antes que los pies: fuerte, bajo, susurro. Y se supo lo que hacía falta.",
          ],
        },
      ],
    },
  ],
};
