import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const responsibility: ThemeTexts = {
  name: "la responsabilidad",
  phrases: [
    "responsab",
    "irresponsab",
    "cumplir|cumpla|cumple|cumplo promesa|promesas|palabra|tareas|deber|deberes|obligaciones",
    "promesa|promesas|prometido|promete",
    "=deberes|tareas =sin|=solo|=sola|hacer|=haga|acordar|recordar|olvida|olvidar",
    "tareas casa|hogar|ayudar|domésticas",
    "asumir|asuma|aceptar consecuencias|errores|culpa",
    "consecuencias",
    "cuidar|cuide|cuida =sus|=su|cosas|juguetes|pertenencias|mochila cosas|juguetes|pertenencias|material|libros|mochila",
    "pierde cosas|mochila|=todo|=todos",
    "=dar =comer|comida perro|gato|mascota|peces|=pez|conejo acordarse|olvida|=cada|responsab|todos",
    "obligaciones|compromiso|compromisos",
    "encargarse|encargo|encargos|hacerse cargo|=de",
    "fiable|confiable",
    "acordarse tareas|cosas|mochila|deberes",
    "responsab mascota|perro|gato|tareas|deberes",
    "olvida|olvidar|pierde|perder siempre|=todo mochila|libros|cosas|estuche|chaqueta|deberes",
    "hacer|haga|hace =deberes|=tareas =sin|pelear|pelea|gritos|llorar|=no|quiere",
    "=deberes|=tarea|=tareas escolar|colegio|cole|=no|hacer|quiere",
    "cumpla|cumplir|cumple =lo =que promete|dice",
    "despistad|olvidadiz|descuidad",
    "=hacerse =cargo",
    "responsable|responsabilidad|responsabilidades",
    "preparar =mochila|=sus =cosas",
    "regar|alimentar|=sacar|=dar|cuidar plantas|perro|gato|mascota|peces =tarea|=tareas|=deberes|responsab|=encarg|=solo",
    "=tarea|=tareas|=deberes =hacer|=haga =su|=sus|=no|=sin",
    "olvida|olvidar|olvidado|pierde|perder tarea|tareas|mochila|cosas|lonchera|utiles",
    "asumir|cumplir|encarg tareas|deberes|cosas|obligacion",
    "rompe|pierde|dana cosas|juguetes importa|=igual|=da",
    "cuidar|cuide|cuida =útiles|materiales|mochila|pertenencias",
    "=olvida =comer =pez|=perro|=gato",
    "=olvida =deberes|=tarea|=mochila|=chaqueta",
    "deja =chaqueta|=mochila|=cosas =sitio|=partes|=tiradas",
    "=cuidar =cosas =propias|=sus",
    "=deberes|=tarea =acordarse|=hacer|=recordar",
  ],
  facts: ["promesa|prometí|prometió|promet", "cuid", "cinco", "volv|vuelva|vuelta|regres"],
  moments: [
    {
      title: ["Cinco patitos", "Un sí es una promesa"],
      lines: (t) => [
        [
          `“¿Cuidas de mis cinco patitos hasta que vuelva?”, preguntó una pata ${t.setting}. “Sí”, dijo ${t.child}. Y un sí es una promesa.`,
          `Una pata tenía que ir por la cena. “¿Cuidas de mis cinco hasta que vuelva?”, preguntó ${t.setting}. ${t.child} hizo una promesa.`,
        ],
        `Apenas se fue la pata, revoloteó algo dorado, ${and(t.friend)} ya estaba de puntillas.`,
        forOlder(
          "También los patitos tenían planes. Uno tiraba a la izquierda, otro a la derecha, y otro se metía en un zapato.",
        ),
        [`¿Cómo los vas a cuidar, ${t.child}?`, `¿Cómo lo haces, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Contarlos todo el rato", "Contar cada pico"],
          title: ["Del uno al cinco", "¿Quién falta?"],
          lines: (t) => [
            "¡Cuenta también! Uno, dos, tres, cuatro… ¿y? Detrás de una piedra, una colita. ¡Cinco! Y otra vez desde el principio.",
            "“Los cinco”, pudieron decir cuando volvió la pata con el pico lleno. También ella contó, y se rio.",
            forOlder(
              `“El tercero se cayó a un charco”, dijo ${t.child} enseguida, “y ya está seco”. La pata asintió: bueno es saberlo.`,
            ),
          ],
          returns: (t) =>
            `Antes de seguir, ${t.child} contó a todo el mundo, como a los patitos, y otra vez desde el principio.`,
        },
        {
          text: ["Hacer un corro de piernas", "Rodearlos con las piernas"],
          title: ["La valla de piernas", "Un estanque de rodillas"],
          lines: (t) => [
            `Se sentaron, pie con pie: una valla de piernas. ${t.child} contó la historia de un gusano, y los pequeños escuchaban.`,
            "Pasó otra vez lo dorado. Lo miraron de lejos, sin moverse. Cuando la pata volvió, ahí estaban los cinco.",
            forOlder(
              `“A la mitad era un poco aburrido”, dijo ${t.friend}. “Suele pasar”, dijo la pata, “y aquí sigue todo el mundo”.`,
            ),
          ],
          returns: (t) =>
            `Había una promesa, ${and(t.child)} la cumplió hasta el final, también en el trocito aburrido.`,
        },
        {
          text: ["Turnarnos para vigilar", "Repartir la guardia"],
          title: ["Ahora tú, ahora yo", "Guardia doble"],
          lines: (t) => [
            `“Ve a mirar, yo los cuido”, dijo ${t.child}, “y luego al revés”. Así siempre había dos ojos con los cinco.`,
            "Era una mariposa dorada con manchas azules. La vieron por turnos. La pata, al volver, encontró cinco picos con sueño.",
            forOlder(
              "En cada cambio lo decían en voz alta: “¡Te toca!”, “¡Me toca!”. Así nadie pensaba que ya lo hacía alguien más.",
            ),
          ],
          returns: (t) =>
            `“¡Te toca!”, “¡Me toca!”. ${t.child} y los demás se turnaron en la guardia, como con los patitos.`,
        },
      ],
    },
  ],
};
