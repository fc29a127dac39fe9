import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const kindWords: ThemeTexts = {
  name: "hablar con palabras amables",
  phrases: [
    "palabras|palabra amables|amable|bonitas|buenas|cariñosas|malas|=feas|=mala|=fea|respet|ofens",
    "palabrota",
    "groser|grosería|groserías decir|=dice|palabras|=no",
    "insult",
    "insultar",
    "malhabla|malhablad",
    "=tacos decir|=dice|=diga",
    "apodos|=apodo",
    "burl amigos|niños|compañeros|otros|demás|hermano|hermana|=no|dejar",
    "decir|=dice|=diga cosas|palabras =feas|hirientes|malas|tontas|hirien",
    "llama|llamar tonto|tonta|=feo|=fea|gordo|gorda|idiota|otros|nombres",
    "=tonto|=tonta|=idiota|=caca =dice|llama|decir",
    "hablar|habla|hable =bien|amabl|respeto|=mal|=feo|bonito|cariño",
    "contesta|contestar =mal|contestón",
    "ofend|ofensiv",
    "vulgaridad|vulgares",
    "lenguaje",
    "maldice|maldecir",
    "trata|tratar =mal palabras",
    "caca culo",
    "malas contestaciones",
    "cállate",
    "poner|=pone|ponga|pongan apodos|motes|apodo|mote",
    "palabrotas gritar|decir|=dice",
    "cosas bonitas decir|=dice|=diga",
    "decir =bonito",
    "palabras tratar|trata|=usar|cuidar",
    "contesta|contestar|responde|responder =feo|=mal|grosero|grosera|altaner|insolent",
    "contesta|habla|responde =muy =feo|=mal",
    "palabrotas|palabrota|lisuras|garabatos|tacos decir|dice|=diga|suelta",
    "malas|=feas|=fea|=mala palabras|palabra",
    "grosero|grosera|groserías",
    "habla|hablar|pedir|decir =buena|=mala|=otra|=buenas =manera|maneras|malas",
    "insolente|respondón|respondona|malhablado|boca sucia",
    "burlas|burlarse|burla =no|=de|otros|hermano",
    "falta|faltar =respeto|=al respeto",
    "chistes|bromas pesadas|hirientes",
    "=lengua|=boca lavar|sucia|cuidar palabras|vocabulario",
    "burlarse|=burla|burle =no|otros|demás|hermano|hermana|dejar|niños|compañeros",
    "comentarios|cosas|palabras =feos|=feas|hirientes|malas otros|demas|companeros",
    "=eres feo|fea|=tonto|tonta",
    "=te =odio",
    "groser",
    "chisme|chismes",
    "=burla|=burlarse =otros",
    "=hablar|habla =mal|=feo|groser|bonito",
    "contesta|contestar =mal",
    "sarcas",
  ],
  facts: ["dolido|duele|dolió", "enfad", "amable|gracias|bonit|suave", "palabra"],
  moments: [
    {
      title: ["La palabra del estornino", "Una palabra como una piedra"],
      lines: (t) => [
        [
          `Enfadado, un estornino soltó ${t.setting} una palabra: “¡Cabezabollo!”. Una ratona la oyó, y se le cayeron las orejas.`,
          `${cap(t.setting)}, a un estornino enfadado se le cayó una nuez. “¡Cabezabollo!”, le chilló a una ratona que solo estaba allí.`,
        ],
        "“¿Por qué pone esa cara?”, preguntó él. “Esa palabra me dolió”, dijo la ratona.",
        forOlder(
          "En el pico no pesaba nada. Pero había caído en algún sitio, y allí pesaba mucho.",
        ),
        [`¿Qué podría decir, ${t.child}?`, `¿Cómo ayudamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Inventar otra palabra", "Imaginar un disparate"],
          title: ["¡Requetepluf!", "Una palabra para nueces caídas"],
          lines: (t) => [
            `Para nueces caídas hace falta algo que no le dé a nadie. “¡Requetepluf!”, dijo ${t.child}. Dilo tú también, como con enfado: ¡requetepluf!`,
            "El estornino se rio tanto que se le cayó otra nuez. Y encontró algo amable para la ratona: “Perdona. Qué buenas orejas tienes”.",
            forOlder("Y era cierto. Con aquellas orejas había oído la nuez antes de que cayera."),
          ],
          returns: (t) => [
            `Algo se volcó, y alguien se enfadó. “¡Requetepluf!”, dijo ${t.child}, y la palabra no le dio a nadie.`,
            `Ya subía el calor a la lengua. ${t.child} eligió la palabra que no duele: ¡requetepluf!`,
          ],
        },
        {
          text: ["Decir qué pasa", "Contarlo tal cual"],
          title: ["Me enfado porque", "El comienzo de una frase"],
          lines: (t) => [
            `“Di qué te pasa”, dijo ${t.child}. “Me enfado porque…”. Empieza tú también: me enfado porque… “¡perdí mi nuez!”, gritó el estornino.`,
            "“Ah”, dijo la ratona, “no lo sabía”. La buscaron, la encontraron, y la última palabra fue bonita: “Gracias”.",
            forOlder(
              "“Cabezabollo era más corto”, dijo el estornino, “pero con eso nunca nadie me encontró una nuez”.",
            ),
          ],
          returns: (t) => [
            `${t.child} empezó por “me enfado porque”, y enseguida se supo qué había que hacer.`,
            `En vez de una piedra, ${t.child} usó una frase: “Me enfado porque…”. Y alguien escuchó.`,
          ],
        },
        {
          text: ["Regalarle algo suave", "Consolar a la ratona"],
          title: ["Como musgo", "Un regalo de palabras"],
          lines: (t) => [
            `“Enfadarse se puede”, dijo ${t.child}. “Pero la ratona necesita algo suave”. ¡Palabras amables y ciertas! Susurra tú también unas para alguien a quien quieres.`,
            "“Te quedas tan quieta que puedo cantar”, dijo el estornino. Las orejas de la ratona subieron, primero una, luego otra.",
            forOlder(
              "Después voló por ahí probando más. Descubrió que vuelven, y que a veces traen compañía.",
            ),
          ],
          returns: (t) => [
            `${t.child} le dijo a ${t.friend} algo amable, y era cierto. Se le notó en las orejas.`,
            `Por allí había caído una palabra pesada. ${t.child} puso al lado una suave y cierta.`,
          ],
        },
      ],
    },
  ],
};
