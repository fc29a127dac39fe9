import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const worries: ThemeTexts = {
  name: "las preocupaciones",
  phrases: [
    "calmar|relajar|controlar nervios|ansi|angusti|pensamientos",
    "=y =si =sale|=me =mal|=algo",
    "preocup",
    "ansi",
    "angusti",
    "nervios",
    "estrés|estres|estresad|agobi|agobio",
    "inquiet|intranquil",
    "=y =si =pasa|siempre|=malo|piensa|=dice",
    "piensa|pensar|pensamientos mucho|demasiado|malos|negativos|malas|=todo|=todos|=malo|vueltas",
    "miedo|miedos|temor muchos|=todo|=todos|futuro|mañana|=algo|=malo|pasar|=pase|equivoc|fallar|fracas|examen",
    "dolor|duele barriga|estómago|panza|tripa|guata nervios|escuela|antes|ansi|preocup|cole",
    "mariposas estómago|barriga|panza",
    "nudo estómago|barriga|garganta|panza",
    "examen|exámenes|prueba miedo|nervios|ansi",
    "=no puede dormir pensa|preocup",
    "pánico|panico",
    "relaj",
    "tens",
    "insegur",
    "sentirse|sentir segur",
    "temores",
    "dudas",
    "vueltas =cosas|cabeza|=todo|=noche",
    "=da vueltas =a =cosas|=todo",
    "=le =da|=dan miedo futuro|mañana|equivocarse|suspender",
    "preocupaciones",
    "ansioso|ansiosa|ansiedad",
    "miedo =que =le|=nos =pase|pasar|ocurra",
    "estresa|estrés|estresado",
    "=no|=puede duerme|dormir|duerma pensando|=examen|preocupad|=nervios",
    "=examen|=exámenes =el|=su|=antes|=por cole|=mañana|prueba|=agobia|=todo",
    "=que =pasa|pasara|=pase =malo|=mala",
    "=da vueltas =todo|cabeza",
    "miedo =a =todo",
    "pregunta|preguntando estar|estaremos|vamos =bien",
    "preocupa|preocupado|preocupada demasiado|=todo",
    "aprensiv",
    "=come|=comerse|muerde uñas",
    "estresad|agobiad|nervios =clase|=cole|escuela|examen|cambio",
    "preocupa|preocupado|preocupada =por|=demasiado =todo",
    "miedo =que muera|mueran|morir|morirme|enferme|pase mamá|papá|=me|padres|=nos",
    "miedo morir|morirse",
    "perfeccionis",
    "miedo =equivocarse|=fallar|=errores",
    "ansiedad|ansios",
    "estrés|estresad",
    "=y =si =pasa",
    "=nervios|nervioso|nerviosa =barriga|=panza|=estómago|=tripa",
  ],
  facts: ["preocupacion", "cont|dij|dig|dic", "barriga", "pequeñ|liger|chiqui"],
  moments: [
    {
      title: ["La barriga pesada", "¿Y si?"],
      lines: (t) => [
        [
          `${t.friend} se detuvo ${t.setting}. “¿Y si llueve? ¿Y si sale mal?”.`,
          `Los pies de ${t.friend} no querían seguir. “¿Y si llueve? ¿Y si sale mal?”.`,
        ],
        "En la barriga había una piedra. “Preocupaciones”, dijo un lirón. “Las mías se hacen pequeñas cuando las cuento”.",
        forOlder(
          "El lirón tenía al lado una caja pintada, con una ranura en la tapa y una llave fina como un pelo.",
        ),
        [`¿Dónde ponemos las preocupaciones, ${t.child}?`, `${t.child}, ¿qué hacemos con ellas?`],
      ],
      choices: [
        {
          text: ["Echarlas a una caja", "Guardar cada una"],
          title: ["La caja", "Cerrada por hoy"],
          lines: (t) => [
            `${t.friend} dijo cada preocupación en voz alta, la dibujó en una hoja y la echó en la caja del lirón. ¡Plic, plic!`,
            "Clac, cerrada. La piedra de la barriga era ya una lenteja. Lo demás podía esperar hasta la hora del cuento.",
            forOlder(
              "“Por la noche la abro con mi abuela”, dijo el lirón. “Para entonces, la mitad ya se puso rancia”.",
            ),
          ],
          returns: (t) => [
            `Llegó otra preocupación. ${t.child} la escuchó entera, la dobló bien pequeña y la guardó para luego: plic.`,
            `“Se cuenta, se dibuja y, plic, a la caja”, dijo ${t.child}, y los pies pudieron seguir.`,
          ],
        },
        {
          text: ["Respirar con la barriga", "Inflar la panza despacio"],
          title: ["Una mano en la barriga", "El barco"],
          lines: (t) => [
            `“Cuéntame”, dijo ${t.child}, y las escuchó todas. Luego respiraron, la mano en la barriga. Respira tú también: adentro, y despacio afuera.`,
            "La barriga subía y bajaba como un barco. Con cada soplo la piedra era más ligera, y los pies tuvieron ganas de andar.",
            forOlder(
              "El aire tarda más en salir que en entrar: ahí está el truco. Así el corazón sabe que no hace falta correr.",
            ),
          ],
          returns: (t) => [
            `La mano en la barriga, adentro y despacio afuera: ${t.child} respiró como con el lirón, y la piedra se volvió ligera.`,
            "En medio del camino había un “y si” muy grande. Respiraron despacio, y quedó uno pequeño.",
          ],
        },
        {
          text: ["Hacer un plan", "Pensar una solución"],
          title: ["Un plan para la lluvia", "Si esto, lo otro"],
          lines: (t) => [
            `“Dime”, dijo ${t.child}. “¿Lluvia? ¡Abrigo! ¿Sale mal? ¡Otra vez!”. ¿Y tú, qué harías si lloviera?`,
            "Para la última preocupación no había plan, así que la llevaron a medias, y era ligera. La barriga soltó su piedra.",
            forOlder(
              "Unas cosas se pueden arreglar y otras solo se pueden contar. Viene bien saber cuál es cuál.",
            ),
          ],
          returns: (t) => [
            `“¿Y si…?”, preguntó alguien, ${and(t.child)} ya tenía la respuesta: entonces tenemos un plan, y compañía.`,
            "Tenían un plan, si esto, lo otro; y lo que no tenía plan, se lo contaban.",
          ],
        },
      ],
    },
  ],
};
