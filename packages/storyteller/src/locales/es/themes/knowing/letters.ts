import { letterTable } from "../../../../understanding/letter-table.ts";
import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

/** Everyday words that each letter is in; most of them begin with it. */
const lettered = letterTable(
  "A agua abeja ala;B bota barco beso;C casa cama camino;D dedo dado diente;E estrella elefante escoba;" +
    "F flor foca foto;G gato gota gorro;H hoja hilo huevo;I isla imán iglú;J jabón jirafa jarra;" +
    "K kiwi koala karate;L luna lana lago;M mano mesa miel;N nube nido nariz;Ñ niño piña montaña;" +
    "O oso ola oreja;P pato pan pelota;Q queso paquete mosquito;R rana ratón rosa;S sol sapo silla;" +
    "T taza tren toro;U uva uña unicornio;V vaca vela vaso;W kiwi sándwich web;" +
    "X taxi saxofón xilófono;Y yema yate yogur;Z zapato zorro zanahoria",
);

export const letters: ThemeTexts = {
  name: "las letras",
  phrases: [
    "letras",
    "=la =letra",
    "letra =be|=ce|=de|=efe|=ele|=eme|=ene|=eñe|=ese|=te|=pe|=erre|=zeta|=jota|=hache",
    "letra =b|=c|=e|=f|=g|=h|=i|=j|=k|=l|=m|=n|=ñ|=o|=p|=q|=r|=s|=t|=u|=v|=w|=x|=z",
    "=la letra =a|=y|=d",
    "letras aprend|conocer|reconoc|nombre|sonido|sonidos|confunde|escribir|trazar|números|=del",
    "letra primera|nombre|sonido",
    "abecedario",
    "alfabeto",
    "=abc|=abecé|abecedé",
    "=a =b =c",
    "=de =la =a =z",
    "vocales|vocal",
    "consonantes|consonante",
    "escribir|escribe =su|=mi|nombre|palabras|letras|aprend|primeras",
    "escritura",
    "deletrear|deletrea",
    "caligrafía",
    "mayúsculas|minúsculas",
    "confunde =b =d",
    "lectoescritura letras",
    "letras|vocales|abecedario|alfabeto|consonantes|abecé",
    "escribir|escriba|escribe =su|=nombre|letras|palabras|bonito|aprender",
    "=escribir =su =nombre",
    "confunde|reconocer|aprender|conocer|trazar =letras|=letra|=b",
    "hacer =letra|letras bonita|bonito|=mala|=fea|=feas",
    "=que|=cual letra empieza|comienza|lleva",
    "suena|sonido|sonidos =b|=a|=m|=s|=p|=c|=d|=l|=t|=r|=f",
    "fonologic|fonetic|fonema",
    "=la =a =e =i",
    "letra|=la =be|=ce|=efe|=eme|=ele|=ese",
    "confunde =b|=d|=letras",
    "vocales|=abecedario|=alfabeto|=grafomotricidad",
    "=escribir =nombre|=letras|=bien",
  ],
  facts: (named) => {
    const { one, two, three } = lettered(named);
    return ["letra", one, two, three];
  },
  moments: [
    {
      title: ["Una letra sin palabra", "La letra perdida"],
      lines: (t) => [
        [
          `Algo pequeño esperaba ${t.setting}, todo de madera. Era la letra ${lettered(t).letter}. “Me caí de mi palabra”, dijo.`,
          `${cap(t.setting)} había una cosita de madera: la letra ${lettered(t).letter}. “Perdí mi palabra”, dijo.`,
        ],
        `“Sé que vivo en varias, pero ¿en cuáles?”. ${t.friend} le prestó una manga para secarse los ojos.`,
        forOlder(
          "La letra llevaba toda la mañana caminando, y eso cuesta cuando una está hecha para ir en fila.",
        ),
        [`¿Cómo la ayudamos, ${t.child}?`, `¿Qué necesita una letra, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Llamar a sus palabras", "Gritar sus palabras"],
          title: ["Vienen tres palabras", "¡Ven, palabra!"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `“¡${cap(one)}!”, llamó ${t.child}. “¡${cap(two)}! ¡${cap(three)}!”. En todas había sitio para la letra ${letter}.`,
              `Dilo tú también: ¡${letter} de ${one}! Y de un salto se metió, como un pie en su calcetín.`,
              forOlder(
                `Por la tarde probaría también en “${two}”. Una letra puede vivir en muchas palabras a la vez.`,
              ),
            ];
          },
          returns: (t) =>
            `Y ahí estaba otra vez: ${t.child} encontró la letra ${lettered(t).letter} en un papelito y la saludó con la mano.`,
        },
        {
          text: ["Dibujarla en el aire", "Trazarla con un dedo"],
          title: ["Como una puerta", "En el aire"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `Con un dedo, ${t.child} dibujó en el aire la letra ${letter}, grande como una puerta. ¡Dibújala tú! Y ahora, chiquitita.`,
              `“Esa soy yo”, dijo. “Ya me acuerdo: ¡${one}, ${two}, ${three}!”. Y se fue dando saltitos.`,
              forOlder(
                "Lo que se sabe de memoria se dibuja en cualquier parte: en la harina, en un cristal con vaho, o en una espalda, para que la adivinen.",
              ),
            ];
          },
          returns: (t) =>
            `Con un dedo, ${t.child} dibujó en el polvo la letra ${lettered(t).letter}, tan bien que nadie quiso pisarla.`,
        },
        {
          text: ["Escuchar dónde se esconde", "Oír dónde vive"],
          title: ["El escondite", "Donde vive una letra"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `${t.child} dijo muy despacio: “${cap(one)}, ${two}, ${three}”. ¡Dilo tú! ¿Dónde se esconde la letra ${letter}?`,
              `Estaba en las tres. “Me gusta cómo suena ‘${one}’”, dijo ella, y se metió dentro.`,
              forOlder(
                "Allí quedó, hombro con hombro con sus vecinas, y entre todas fueron otra vez una palabra. A solas es difícil.",
              ),
            ];
          },
          returns: (t) =>
            `“${cap(lettered(t).three)}”, dijo ${t.child} muy despacio, y escuchó. Sí, allí vivía la letra ${lettered(t).letter}, tan tranquila.`,
        },
      ],
    },
  ],
};
