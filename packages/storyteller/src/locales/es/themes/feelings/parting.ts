import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const parting: ThemeTexts = {
  name: "despedirse en la escuela",
  phrases: [
    "despedi|despid lágrimas|lagrimas|llor",
    "decir|=dice|=diga =adiós|=chao|=chau escuela|cole|guarder|jardín|kínder|mamá|papá",
    "despedi|despid|=adiós mamá|mama|papá|papa|mami|papi|padres|escuela|cole|guarder|jardín|kínder|kinder|preescolar|llor|mañana|puerta",
    "despedida|despedidas|despedirse|=adiós",
    "separación|separacion ansiedad|angustia|miedo|escuela|cole|guarder|jardín|kínder|mamá",
    "separars|separarm|separarn mamá|mama|papá|papa|madre|padre|=mí|escuela|cole|guarder",
    "llor|llanto guarder|jardín|kínder|kinder|preescolar|escuela|cole|colegio dejar|=dejo|=al|entrar|entrada|puerta|cuando|mañana|quedarse|=va|=deja",
    "llor|llanto mamá|mama|papá|papa =va|marcha|trabajar|=sale|=deja|dejar|separar",
    "extraña|extrañar|extraño mamá|mama|papá|papa|mami|papi|madre|padre|padres|mucho",
    "=echa|echar|=echo menos mamá|mama|papá|papa|mami|papi|madre|padre|padres",
    "=echar =de =menos",
    "quedarse|queda|quede guarder|jardín|kínder|kinder|cole|escuela|niñera|canguro|abuela|abuelos",
    "quiere quedarse|separarse|soltar|soltarse",
    "mamá|mama|papá|papa|mami|papi vuelve|volver|volverá|regresa|viene|vendrá",
    "mamá|mama|papá|papa viaja|viaje|trabajar",
    "pega|pegad|apega|apego|aferra mamá|mama|papá|papa|piernas|demasiado",
    "separarse",
    "apego",
    "suelta|soltar mano|mamá|mama|papá|pierna",
    "niñera|canguro",
    "adaptación|adaptacion|adaptarse guarder|jardín|kínder|kinder|escuela|cole|escuelita",
    "estar =sin mamá|mama|papá|papa",
    "recog|buscar tarde guarder|escuela|cole",
    "llor dejo|dejar|dejamos|dejan guarde|guardería|cole|escuela|jardín|kínder",
    "llor =me|=nos =voy|vamos|marcho|separo",
    "=no quiere|soporta separarse|despegarse|=solt mamá|papá|=mí",
    "=no =quiere =que|=se mamá|papá vaya|marche|irse trabajar",
    "mamitis|mamengo|papitis",
    "despegarse|despega|despegar",
    "separación ansiedad|angustia",
    "despedirse =sin llorar",
    "quiere =estar =solo|=siempre =con mamá|papá",
    "miedo =que|=a abandon|=no vuelva|=deje",
    "=irme|=ir|=vaya|=marche|=salir =trabajar|=trabajo|oficina =sin|llora|llorar|llore|=deje",
    "separa|separar|despega|despegar|desprende =de mama|mami|mamá|papa|=mi|madre",
    "solloza|llora|llorar =va|vamos|marcha abuelo|abuela|papa|mama|=tios",
    "lagrimas|llora|llanto puerta|entrada kinder|guarderia|escuela|cole|jardin",
    "papá|mamá trabaja|trabajando|viaja =lejos|fuera",
    "guarde|guardería|cole|jardín|kinder queda|quedo|=dejo|deja|entra|empieza llorando|llanto|llora",
    "despedid =puerta|=cole|=guardería|=mañana",
    "=no =me suelta",
    "extraña|extrañar|=echa =mamá|=papá|=menos|=casa",
    "llora|llorar =dejo|=dejarla|=dejarlo|=despido|=dejamos",
    "ansiedad =separación",
    "=vayas =mami|=mama|=papi|=papa|=te",
  ],
  facts: [
    "adiós",
    "vuelv|volv|vuelt",
    "meriend|merend",
    "echar de menos|echarte de menos|echó de menos",
  ],
  moments: [
    {
      title: ["La escuela de ratones", "Una cola bien agarrada"],
      lines: (t) => [
        [
          `¡Tilín! Abría una escuela de ratones ${t.setting}. Un ratoncito no soltaba a su papá.`,
          "La escuela de ratones ya había abierto, pero un ratoncito no soltaba a su papá.",
        ],
        "“Voy a echarte de menos”. “Y yo a ti”, dijo Papá. “Vuelvo justo después de la merienda. Ahora, adiós”.",
        forOlder(
          "La maestra, una topilla redonda, puso un cojín junto a la ventana. “Aquí se puede echar de menos”, dijo.",
        ),
        [`¿Qué adiós les vendría bien, ${t.child}?`, `${t.child}, ¿cómo se despiden?`],
      ],
      choices: [
        {
          text: ["Inventar un apretón secreto", "Apretar la mano en clave"],
          title: ["Tres apretones", "Aprieta, aprieta, aprieta"],
          lines: (t) => [
            `${t.child} les enseñó tres apretones. Apriétate tú también la mano: ¡uno, dos, tres! Quieren decir: vuelvo.`,
            "Papá apretó, saludó y se fue. El ratoncito lloró un poco y dibujó un gato con sombrero. Después de la merienda, ¡ahí estaba Papá!",
            forOlder(
              "Repitieron los tres apretones, y resultó que también servían para decir hola.",
            ),
          ],
          returns: (t) => [
            `Antes de separarse, ${t.child} apretó tres veces, como en la escuela de ratones: adiós, y vuelvo.`,
            `Al despedirse, ${t.friend} notó tres apretones, uno, dos, tres; y eso se guarda fácil hasta el próximo hola.`,
          ],
        },
        {
          text: ["Guardar algo de Papá", "Llevar su botón"],
          title: ["El botón", "En el bolsillo"],
          lines: () => [
            "Papá se quitó un botón del abrigo. “Guárdamelo hasta que vuelva”. El ratoncito se lo metió en el bolsillo. “¡Adiós, Papá!”.",
            "Cuando lo echaba de menos, tocaba el botón. Canción, arena, merienda, y mira: Papá de vuelta. El botón volvió a su abrigo.",
            forOlder(
              "Allí todo el mundo llevaba algo en el bolsillo: una cinta, una piedrecita, medio lápiz. Se lo enseñaron todo.",
            ),
          ],
          returns: (t) => [
            `${t.child} buscó en el bolsillo algo pequeño de casa, como el botón del ratoncito, y siguió adelante.`,
            "A quien echaban de menos lo llevaban en el bolsillo, como aquel botón; y al final hubo un gran hola.",
          ],
        },
        {
          text: ["Saludar por la ventana", "Mirar tras el cristal"],
          title: ["La ventana", "Dos manos al aire"],
          lines: (t) => [
            `${t.child} conocía un buen sitio: la ventana. Un beso, un adiós, y saludaron hasta que la cola dobló la esquina. ¡Saluda tú también!`,
            "El ratoncito lo echó de menos una canción entera. Luego hubo bloques, luego merienda, y por la esquina volvió una cola conocida.",
            forOlder(
              "“Siempre la misma ventana”, dijo la maestra. “Así el adiós sabe dónde encontrarte”.",
            ),
          ],
          returns: (t) => [
            "Saludaron hasta que ya no se veía a nadie, como en la ventana de los ratones, y sabían que hay camino de vuelta.",
            `Un adiós, un saludo, ${and(t.child)} miró hacia delante; quien se había ido volvió, como había prometido.`,
          ],
        },
      ],
    },
  ],
};
