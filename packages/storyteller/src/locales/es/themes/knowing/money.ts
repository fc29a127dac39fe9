import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const money: ThemeTexts = {
  name: "el dinero",
  phrases: [
    "=dinero|=plata|=lana valor|cuesta|cuidar|ahorrar|gastar|manejo|administrar|aprender|ganar|=no|=vale|árboles|comprar",
    "=la =paga",
    "gastar =menos",
    "dinero ahorra|ahorrar|gastar|valor|=vale|=usar|manejar|contar|aprend|ganar|comprar|crece",
    "moneda|monedas",
    "=ahorro",
    "ahorrar juguete|comprar|dinero|monedas|hucha",
    "alcancía|cochinito",
    "=paga|=pagas|mesada|domingo semanal|dinero|ahorrar",
    "gastar|gasta|gastos dinero|monedas|=todo|=todos|=paga|=pagas",
    "comprar|compra|compras pagar|tienda|precio|monedas|dinero",
    "pagar|=paga|=pagas tienda|compra|=caja|monedas",
    "=precio|=precios cosas|=el|=los|=de|=las",
    "cuánto cuesta|=vale|valen|cuestan",
    "=caro|=cara|=barato|=barata|=caros comprar|juguete|=muy|cosas|entender",
    "quiere =todo|=todos tienda|comprar|compre|=ve",
    "=pide comprar|compre|tienda|juguetes",
    "=billete|=billetes|=euros|céntimos|centavos",
    "necesitar querer",
    "=dinero|=dinerito",
    "=ahorrar|=ahorro|=ahorre dinero|comprar|hucha|alcancía|monedas|juguete|paga|aprender|semanal",
    "=no podemos|puedo|puede|=se comprar|comprarlo|comprarle =todo|=siempre|cosas|juguetes",
    "comprar|compre|compren|comprarle =todo =quiere|=pide|=que",
    "=pide|quiere comprar|compre|compren juguete|=todo|tienda|=cada|siempre|cosas",
    "=paga|mesada|domingo semanal|=semana|=gasta",
    "cuesta|=vale|valen|cuestan =cosas|=dinero|juguetes =cuánto|=lo|=que",
    "finanzas|educación financiera",
    "monedas|billetes|moneda contar|conocer|aprender|=las",
    "=hucha =la|=mi|=su|=dinero|=ahorrar|=una",
    "ahorr",
    "valor|precio|cuestan =cosas|dinero|juguetes",
    "pagar|comprar trabajan|trabajamos|trabajar papá|mamá|padres",
    "=comprarlo|=comprar =todo",
    "=cosas =cuestan|=precio|=valen",
    "=ahorrar|=ahorro|=alcancía|=hucha",
    "=valor =dinero",
  ],
  facts: ["moneda", "cinco", "dos", "qued", "cuesta|precio"],
  moments: [
    {
      title: ["Un cordón roto", "El puesto del tejón"],
      lines: (t) => [
        [
          `¡Chas! Se rompió el cordón de una bolsa. Un tejón tenía un puesto ${t.setting}. “Uno nuevo cuesta cinco monedas”, dijo.`,
          `Un tejón tenía un puesto ${t.setting}. Y justo allí se rompió el cordón de una bolsa. “Uno nuevo cuesta cinco monedas”, dijo el tejón.`,
        ],
        "Clin, sonó el monedero. Dentro había siete.",
        forOlder(
          "El tejón también vendía cascabeles, un silbato y un tarro de viento, según él, casi sin usar.",
        ),
        [`¿Cómo lo compramos, ${t.child}?`, `¿Qué hacemos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Contar las monedas", "Pagar moneda a moneda"],
          title: ["Clin, clin, clin", "Cinco monedas"],
          lines: (t) => [
            `${t.child} las puso en fila. Cuenta tú también: ¡una, dos, tres, cuatro, cinco! El tejón las contó y les dio el cordón.`,
            "En el monedero quedaban dos monedas, para otro día.",
            forOlder(
              "“Ahora yo tengo monedas y la bolsa tiene cordón”, dijo el tejón. “¡Qué buen negocio para las dos partes!”.",
            ),
          ],
          returns: (t) =>
            `Clin, dijo el monedero, ${and(t.child)} contó: una, dos. Allí seguían las dos, esperando su día.`,
        },
        {
          text: ["Comparar los precios", "Mirar cada precio"],
          title: ["Rojo o dorado", "Cinco o nueve"],
          lines: (t) => [
            `${t.child} miró los precios. El cordón rojo, cinco monedas. El dorado, nueve, y nueve es más que siete.`,
            "¡El rojo ataba igual de bien! Cinco monedas cruzaron la mesa, y quedaron dos.",
            forOlder(
              "“El dorado brilla”, dijo el tejón, “pero no ata mejor”. Era un tejón honrado, incluso delante de los dorados.",
            ),
          ],
          returns: (t) =>
            `“Primero comparemos”, dijo ${t.child}, como en el puesto del tejón. Llevó un momento, y valió la pena.`,
        },
        {
          text: ["Ahorrar lo que sobre", "Guardar el resto"],
          title: ["Dos para después", "El cascabel espera"],
          lines: (t) => [
            `“El cordón hace falta”, dijo ${t.child}, “y el cascabel solo nos gusta”. Pagaron cinco monedas y quedaron dos.`,
            "Volvieron al monedero, para ahorrarlas. Cuando fueran cinco, vendría el cascabel.",
            forOlder(
              "“Dos ahora, tres más, y a sonar”, dijo el tejón. Un cascabel espera bien: se queda colgado y ya está.",
            ),
          ],
          returns: (t) =>
            `En un bolsillo, ${t.child} encontró otra moneda y la juntó con las dos. ¡Tres! Ya casi sonaba a cascabel.`,
        },
      ],
    },
  ],
};
