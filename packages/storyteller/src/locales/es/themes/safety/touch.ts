import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const touch: ThemeTexts = {
  name: "mi cuerpo es mío",
  phrases: [
    "cuerpo =mío|=mio|=mi|respet|límites|=propio|privad|cuidar|autonomía|autoprotección|nadie",
    "partes íntimas|privadas",
    "tocar|toque|toquen|=toca|tocamientos|caricias nadie|cuerpo|permiso|=no|inapropiad|malas|malos|íntim",
    "caricias|contacto malas|buenas|inapropiad",
    "consentimiento",
    "abrazos|abrazo|besos|beso|abrazar|besar =no|obligar|obligad|obliguen|quiere|permiso|forzar|forzados|decir|=dar",
    "decir|=diga|=di =no abrazos|besos|adultos|caricias|tocar|cuerpo|cosquillas",
    "secreto|secretos =malos|=malo|buenos|guardar|adultos|incómod|contar",
    "abuso|abusos infantil|sexual|prevenir|prevención|niños",
    "abuso|abusos",
    "espacio personal",
    "límites cuerpo|personal|poner|físic",
    "cosquillas =no|parar|basta",
    "ropa interior regla",
    "autocuidado cuerpo",
    "=mi cuerpo =es =mío",
    "=mi cuerpo",
    "cuerpo =me pertenece",
    "nadie toque|=toca|tocar",
    "tocamiento",
    "cuerpo pertenece",
    "decir =no =si|=cuando =toca|tocan",
    "manoseo",
    "nadie =debe|=puede =toca|tocar",
    "=mi|=su|=tu =cuerpo =es|decide|respet|=nadie",
    "=partes|zonas íntimas|privadas|íntimos",
    "=nadie|=no|=dejar =tocar|=toque|=toquen|=toca|tocarle|tocarlo|=tocarme",
    "besos|beso|abrazos|abrazo =no|decir|=dar|obligar|forzar|quiere|=sin|permiso",
    "consentimiento|consenso|abuso|abusos|tocamientos",
    "poner|pone|decir|respetar|marcar límites|=límite",
    "secretos =malos|guardar|buenos|adultos",
    "espacio|límites personal|personales|corporal|corporales",
    "prevención|prevenir abuso|abusos|sexual",
    "=decir =no =a abrazos|besos|adultos|tocar",
    "abraza|abrazan|abrazar|besa|besan|beso|=toca|=tocan =no =quiere|=quiero|=gusta",
    "intimidad",
    "cosquillas =quiero|=no|=nadie|=quiere",
    "secreto|secretos =buenos|=malos|=bueno|=malo",
    "=nadie =toca|=tocar|=toque =cuerpo|=me",
    "=espacio personal",
    "=besos|=abrazos|=abrazo|=beso =no|=decir|=obligar",
    "=consentimiento",
    "=límites =cuerpo",
  ],
  facts: ["cuerpo es tuyo", "no", "cont", "culpa"],
  moments: [
    {
      title: ["Piedras en la barriga", "Al lado del erizo"],
      lines: (t) => [
        [
          `Un erizo pequeño estaba apartado ${t.setting}. “Alguien que conozco me dio besos, y yo no quería. Dice que es un secreto”.`,
          `“Alguien que conozco me dio besos”, dijo un erizo pequeño ${t.setting}. “Yo no quería. Dice que es nuestro secreto”.`,
        ],
        "Aquel secreto era como piedras en la barriga. Se sentaron a su lado, sin prisa.",
        forOlder(
          "Una sorpresa se puede guardar, porque al final alegra a todos. Un secreto que hace sentir mal se puede contar siempre, lo pida quien lo pida.",
        ),
        [`¿Qué puede ayudar, ${t.child}?`, `¿Qué hacemos ahora, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Practicar un no claro", "Ensayar cómo decir no"],
          title: ["Un no muy claro", "No, no quiero"],
          lines: (t) => [
            `“Tu cuerpo es tuyo”, dijo ${t.child}. “Puedes decir no a besos y abrazos, también a los mayores”. Dilo tú también, si quieres: no, no quiero.`,
            "Después el erizo se lo contó a su abuela. “No es culpa tuya”, dijo ella. “Yo te ayudo”.",
            forOlder(
              "“¿Y si el no se me atasca?”, preguntó el erizo. “Tampoco entonces es culpa tuya”, dijo ella. “Puedes irte, y contármelo luego”.",
            ),
          ],
          returns: (t) => [
            `“No, no quiero”, dijo ${t.child} con voz clara, como al lado del erizo, y con eso bastó.`,
            `${t.child} preguntó antes: “¿Te puedo dar un abrazo?”. Porque el cuerpo de cada cual es suyo, como el del erizo.`,
          ],
        },
        {
          text: ["Contárselo a la abuela", "Buscar a alguien de confianza"],
          title: ["Contado", "Alguien que escucha"],
          lines: (t) => [
            `${t.child} fue con él. El erizo se lo contó todo a su abuela. Ella dejó la labor y escuchó hasta el final.`,
            "“Te creo”, dijo. “Tu cuerpo es tuyo, y un no basta. No es culpa tuya. Ahora me ocupo yo de que se acabe”.",
            forOlder(
              "“Si no me encuentras”, dijo, “se lo cuentas a otra persona, y a otra, hasta que alguien ayude”. Al erizo se le ocurrieron tres.",
            ),
          ],
          returns: (t) => [
            `${t.child} no llevó a solas lo que pesaba: lo contó, como el erizo a su abuela.`,
            `Lo que era como piedras se lo contó ${t.child} a alguien que escuchó hasta el final, y pesó menos.`,
          ],
        },
      ],
    },
  ],
};
