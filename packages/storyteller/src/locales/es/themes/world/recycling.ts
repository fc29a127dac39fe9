import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const recycling: ThemeTexts = {
  name: "separar y reciclar",
  phrases: [
    "recicla|reciclar|reciclaje|reciclo",
    "basura",
    "basura separar|clasificar|tirar|suelo|=cubo|contenedor|calle",
    "reutiliza|reusar",
    "reducir basura|plástico|residuos",
    "compost|composta",
    "contenedor|contenedores|=cubo|cubos|tacho|=bote color|colores|separar|correcto",
    "plástico|plásticos botella|botellas|bolsa|bolsas|=mar|menos|contenedor",
    "papel|vidrio|plástico|latas separar|contenedor|usado|nuevo",
    "residuos|desperdicios|desechos",
    "medio|medioambiente ambiente|medioambiente|cuidar|proteger",
    "medioambiente",
    "cuidar|salvar|proteger|ayudar planeta|tierra|naturaleza",
    "planeta limpio|verde|=sano",
    "contamina|contaminar|contaminación",
    "=tira|tirar papeles|calle|naturaleza",
    "desperdicia|desperdiciar|malgastar agua|papel|cosas",
    "ecolog|ecológic",
    "sostenible|sostenibilidad|sustentab",
    "cambio climático",
    "cosas viejas nuevas|=usar|nuevo",
    "=no tirar|=tire|=tira basura|papeles|plásticos suelo|calle|parque|naturaleza",
    "cuidar =el|=la|nuestro planeta|medio|tierra|naturaleza",
    "ensuciar calle|suelo|parque|ciudad|naturaleza",
    "nueva|segunda vida cosas|objetos|juguetes",
    "salvar|salvemos =el|nuestro planeta",
    "ahorrar|ahorre|ahorro|gastar|gaste|derrochar|desperdiciar|malgastar|cuidar|cuide =agua|=luz|energía|electricidad|papel|recursos",
    "cerrar|cierre|cierra|dejar|=deja =grifo|=llave|=canilla|caño|=agua abiert|corriendo|agua|=el|=la|dientes",
    "=grifo|=grifos|canilla cerrar|cierre|abiert",
    "apagar|apague|apaga =luz|=luces ahorrar|energía|salir|gastar|planeta|=al",
    "basura|basuras|papeles|envoltorios|plásticos suelo|calle|=no|=mar|=mares|tirar|tire|separar|recoger|reciclar",
    "cuidar|cuide|cuidado|salvar|proteger|respetar|amar|ayudar planeta|medioambiente|=ambiente|=naturaleza|=tierra|=bosques|bosque",
    "contamina|contaminación|plástico|plásticos",
    "reciclar|reciclaje|reutilizar|residuos|ecología|ecológico|ecologista",
    "=cambio climático",
    "calentamiento global",
    "=medio =ambiente",
    "plástico|plásticos|basura|contaminación animales|peces|tortugas|ballenas|peligro|=mar|=mares|océano",
    "plástico|plásticos|basura|contaminación animales|peces|tortugas|ballenas|=mar peligro|mueren|daño|comen|proteger|salvar|=por",
    "recoger|recoge|levantar|juntar basura playa|parque|calle|campo|planeta",
    "recoger|recojamos basura|plásticos|papeles",
    "basura =suelo|=calle|=playa|=parque",
    "=reducir|=reutilizar",
    "=contenedor|=contenedores =amarillo|=azul|=plástico",
    "=tirar|=tirando =menos =basura|=planeta",
    "contaminación|=compost|=medio =ambiente",
    "=cambio =climático",
  ],
  facts: ["papel", "vidrio|cristal", "lata", "cáscara", "nuevo|nueva|nuevas|nuevos"],
  moments: [
    {
      title: ["El cuervo y el montón", "Sin sitio para el nido"],
      lines: (t) => [
        [
          `Un cuervo estaba ${t.setting}, sobre un montón de periódicos, frascos, latas y cáscaras. “No cabe mi nido”, graznó.`,
          `El viento había juntado un montón ${t.setting}: periódicos, frascos, latas, cáscaras. “¿Y mi nido dónde va?”, graznó un cuervo.`,
        ],
        `${t.friend} miró la luz por un frasco. Algo tan bonito tenía que servir.`,
        forOlder(
          "El cuervo había intentado empollarlo todo, como un huevo. No salió más que una barriga fría.",
        ),
        [`¿Qué podría ser todo esto, ${t.child}?`, `¿Qué hacemos con esto, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Separar en montoncitos", "Juntar lo parecido"],
          title: ["Cuatro montones", "Cada cosa con las suyas"],
          lines: (t) => [
            `¡Papel aquí, vidrio allá, latas con latas! ${t.child} avisaba y entre todos separaban. Las cáscaras fueron a un hoyo en la tierra.`,
            "El papel viejo se vuelve papel nuevo. Vidrio y latas se funden para hacer otros, y la cáscara se hace tierra. “¡Ya quepo!”.",
            forOlder(
              "Solo una cosa no iba en ningún montón: una bota. El cuervo se la probó, y era el nido que siempre quiso.",
            ),
          ],
          returns: (t) =>
            `“Lo parecido, junto”, dijo ${t.child}, y lo separaron como en aquel montón. En cuatro montoncitos ya no era un lío.`,
        },
        {
          text: ["Construir algo con todo", "Inventar un juguete"],
          title: ["Segunda vida", "Bum, dice la lata"],
          lines: (t) => [
            `${t.child} hizo un tambor de lata, un farol de un frasco de vidrio y gorros de papel. ¡Toca tú: bum, bum!`,
            "El resto lo separaron para la fábrica, que hace con ello cosas nuevas. Y las cáscaras, al suelo, a volverse tierra.",
            forOlder(
              "“¿Y mi nido?”, preguntó el cuervo. Lo tuvo de tiras de papel, blando como una nube, con noticias del lunes.",
            ),
          ],
          returns: (t) =>
            `¡Bum, bum! ${t.child} aún llevaba la lata, que ahora era tambor. Y a su ritmo siguieron todos.`,
        },
        {
          text: ["Adivinar su otra vida", "Preguntarle a cada cosa"],
          title: ["¿Y tú qué serás?", "Adivinanzas en el montón"],
          lines: (t) => [
            `${t.child} levantaba cosas. ¡Adivina tú también! ¿Papel? Papel nuevo. ¿Vidrio? Se funde, y será otro frasco. ¿Latas? Latas nuevas.`,
            "¿Y las cáscaras? Los gusanos las vuelven tierra para otro manzano. Una a una, las cosas fueron adonde podían cambiar.",
            forOlder(
              "“Entonces no es el final”, dijo el cuervo, “es la mitad”. Le gustó tanto que se lo contó a los frascos.",
            ),
          ],
          returns: (t) =>
            `“¿Qué podrías ser todavía?”, preguntó ${t.child} a aquella cosa vieja, le dio la vuelta y tuvo una idea.`,
        },
      ],
    },
  ],
};
