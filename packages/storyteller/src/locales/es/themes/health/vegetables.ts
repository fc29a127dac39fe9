import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const vegetables: ThemeTexts = {
  name: "probar comida nueva",
  phrases: [
    "verdura|verduras",
    "verdur",
    "vegetales",
    "hortaliza",
    "probar|prueba|pruebe|pruebo comida|comidas|alimento|alimentos|sabores|platos|plato|nuevo|nuevas|nuevos",
    "comida|alimentos nueva|nuevas|nuevos|=sana|saludable",
    "comer|=come|=coma =sano|saludable|variado|fruta|frutas|=todo|=todos|brócoli|zanahoria|espinacas|ensalada|mejor|=nada",
    "brócoli|espinaca|coliflor|lechuga|calabacín",
    "=no quiere|=come|comer|gusta comer|comida|verduras|=nada",
    "=solo|solit =come|comer pasta|arroz|=pan|papas|fideos|macarrones|pollo|salchichas",
    "mañoso|mañosa|quisquilloso|quisquillosa|melindroso|tiquismiquis|remilgado comer|comida|=come|comidas",
    "comer|comida =asco|=puaj",
    "alimentación|dieta|hábitos =sana|saludable|equilibrada|alimenticios|variada",
    "=mal|=mala comedor|comedora",
    "selectivo|selectiva comer|comida|alimentación",
    "neofobia",
    "rechaza comida|alimentos|verduras",
    "terminar|acabar plato",
    "=come|comer =mal|=poco|=nada|=muy",
    "probar|pruebe|comer =cosas|=sabores nuevas|nuevos|diferentes|distintas",
    "comer|=coma =de =todo|=todos",
    "=come|=coma|comer verduras|verdura|vegetales|frutas|fruta",
    "=come|=comer|=coma =sano|=sana|saludable|variado|=de|=todo|mejor|verde|verduritas|ensalada|legumbres|lentejas|pescado|fruta|brócoli",
    "=solo|=sólo|siempre|=nada quiere|=come|=comer macarrones|pasta|chuches|dulces|patatas|papas|nuggets|pizza|galletas|golosinas|arroz|hamburguesa|chatarra",
    "=mal|=mala|mañoso|mañosa|quisquilloso|tiquismiquis|especial|delicado =come|=comer|comida|comidas",
    "chuches|golosinas|chucherías|dulces =menos|demasiad|comida|=no|much",
    "comida chatarra|basura|rápida|=sana|saludable",
    "=no =come =nada|=bien",
    "=asco|=guácala verdura|comida|brócoli|tomate|pescado|fruta",
    "probar|pruebe|prueba =cosas|=comidas|alimentos|sabores nuevo|nueva",
    "frutas|fruta verduras|comer|=coma|come",
    "escupe|escupir comida|verdura",
    "alimentación|nutrición|alimentarse",
    "odia|=gustan|=gusta|detesta|=asco|rechaza|=no|escupe lentejas|verduras|tomate|pescado|=carne|legumbres|guisantes|judías|espinacas|=puré|cebolla|calabaza|frijoles|arvejas|porotos|ejotes",
    "lentejas|guisantes|espinacas|legumbres|calabacín",
    "esconde|escupe|aparta|=deja chicharos|guisantes|arvejas|verduras|comida|brocoli|plato",
    "chicharos|guisantes|arvejas|zanahoria plato|=come",
    "odia|=todo verde",
    "ensalada|ensaladas",
    "sopa|sopas|lentejas|guiso|puré|caldo =no|gusta|gustan|quiere|escupe",
    "chucher",
    "=solo|=sólo chuches|golosinas|papas|patatas|nuggets|salchichas|macarrones",
    "=papas|=patatas =fritas|=solo",
    "=nada =verde|=verduras",
    "escupe =guisantes|=zanahorias|=verdura|=comida",
    "comer =sano|=saludable|=equilibrado",
    "fruta|frutas =vez|=lugar|=dulces|=golosinas",
    "=golosinas|=chucherías =muchas|=demasiadas|=menos",
    "=quisquillos|=mañoso|=mañosa|=especial =comer|=comida",
    "comedor =come|=comer",
  ],
  facts: ["mir", "huel|oli|olf|olor", "mord|prob|lengua|lam|bocad", "todavía no"],
  moments: [
    {
      title: ["Una zanahoria morada", "El guiso del topo"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un topo ofreció algo morado. ${t.friend} apartó el cuenco. “No conozco esto”.`,
          `“¡A comer!”, dijo un topo ${t.setting}. En los cuencos había algo morado. ${t.friend} dio un paso atrás.`,
        ],
        "“Es una zanahoria”, dijo el topo. “Se puede mirar, oler, probar una miga. Y ‘todavía no’ también es respuesta”.",
        forOlder(
          "No se había ofendido. “Cuando conocí la remolacha”, contó, “le di los buenos días y salí corriendo”.",
        ),
        [`¿Cómo conocerla, ${t.child}?`, `¿Por dónde empezamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Olerla por todas partes", "Acercar bien la nariz"],
          title: ["Lo que dice la nariz", "Cerca de la zanahoria"],
          lines: (t) => [
            `La miraron por todos los lados. Luego ${t.child} la olió: tierra, lluvia y un poquito de dulce. Huele tú también: ¡uno, dos, tres!`,
            `${t.child} probó un pedacito, como una hormiga de grande. ${t.friend} sacó la lengua, pensó, y dijo: “Todavía no. A lo mejor mañana”.`,
            forOlder(
              "“Mañana está bien”, dijo el topo. “A muchas lenguas les gusta saludar diez veces antes de dar la mano”.",
            ),
          ],
          returns: (t) =>
            `Llegó algo nuevo de comer. ${t.child} lo olió primero, como la zanahoria morada, y luego probó una miga.`,
        },
        {
          text: ["Morder como un ratón", "Dar un mordisco diminuto"],
          title: ["Mordisco de ratón", "Cric, crac"],
          lines: (t) => [
            `Primero la miraron, después la olieron, y entonces ${t.child} dio el mordisco más pequeño del día. ¡Muerde tú también: cric, crac!`,
            `“Sabe a zanahoria, pero más”, dijo ${t.child}. ${t.friend} escuchó el crujido. “Todavía no. Pero suena rico”.`,
            forOlder(
              "El topo apuntó las dos cosas en una hoja. Tenía hojas así de cada guiso, y ninguna respuesta valía más que otra.",
            ),
          ],
          returns: (t) =>
            `Había un sabor que nadie conocía. ${t.child} dio un mordisco de ratón, cric, crac, y contó a qué sabía.`,
        },
        {
          text: ["Buscarle buena compañía", "Mojarla en la salsa"],
          title: ["Con quien ya conocemos", "De la mano"],
          lines: (t) => [
            `“Lo nuevo va bien con lo de siempre”, dijo ${t.child}, y puso la zanahoria junto al pan. La miraron, la olieron, ${and(t.child)} la mojó en salsa.`,
            `Sabía dulce por delante y a tierra por detrás. ${t.friend} lamió la salsa. “¿Y la zanahoria?”. “Todavía no”.`,
            forOlder(
              "“Así llegué yo a la remolacha”, dijo el topo. “Venía de la mano de una papa”.",
            ),
          ],
          returns: (t) =>
            `${t.child} puso lo nuevo al lado de algo que todos conocían, como la zanahoria con el pan, y pareció más simpático.`,
        },
      ],
    },
  ],
};
