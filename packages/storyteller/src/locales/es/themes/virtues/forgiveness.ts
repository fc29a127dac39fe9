import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const forgiveness: ThemeTexts = {
  name: "perdonar",
  phrases: [
    "perdonar|perdone|perdona|perdonando|perdono|perdonarse|perdonamos",
    "perdón =el|=al|aceptar|sobre|importancia|valor|amigo|amiga|hermano|hermana|otros",
    "rencor",
    "resentimiento|resentid",
    "aceptar|acepte disculpa|disculpas|perdón",
    "disculpar otros|amigo|demás|hermano|hermana",
    "reconcili",
    "hacer|=haga|hacen =las =paces",
    "venganza|vengar|vengativ",
    "segunda oportunidad",
    "pasar página",
    "dejar|soltar atrás|=ir|pasar enfado|enojo|rabia|rencor|pelea",
    "enfadad|enojad|molest sigue|mucho|=días|siempre|tiempo amigo|amiga|hermano|hermana|=con",
    "volver amigos|amigas pelea|discusión|pelear",
    "amigos|amigas =otra =vez",
    "=guarda|=guardar =todo|=todos|enfado|enojo",
    "hacer|=haga|hagan =las =paces amigo|amiga|hermano|hermana|después|=con",
    "perdonar|perdone|perdona =a hermano|hermana|amigo|amiga|amigos|otros|demás|alguien",
    "enfadad|enojad sigue|sigan|=días|=rato|horas|tiempo",
    "perdonar|perdone|perdona|rencor|rencoroso|rencorosa",
    "guardar|guarda|soltar rencor|rencores",
    "=hacer|=haga =las =paces|=paz",
    "vengarse|venganza|devuelve|devolver =golpe|=pelea",
    "=no perdonar|perdona|perdone|olvida",
    "reconciliarse|reconciliar|reconciliación|contentarse amigo|amiga|hermano|hermana|pelea|después|=tras",
    "supera|olvida|superar|olvidar pelea|enojo|pleito amiga|amigo|hermana",
    "volver|vuelvan llevarse =bien",
    "=hacer|=hace =paces",
    "dolido|dolida|resentid|rencor",
    "=soltar =rencor|=enojo",
    "vengan|venganza",
    "perdon =hizo|hace|hicieron|hagan daño|mal",
  ],
  facts: ["siento|perdón", "dol", "perdon", "otra vez|otro|nuevo"],
  moments: [
    {
      title: ["El sol de tiza", "Un borrón"],
      lines: (t) => [
        [
          `${t.child} había hecho un sol de tiza en una piedra ${t.setting}. Llegó bailando un cabrito, resbaló, y quedó un borrón.`,
          `En una piedra lisa ${t.setting} brillaba un sol de tiza, obra de ${t.child}. Un cabrito bailón resbaló, y quedó un borrón.`,
        ],
        "“¡Lo siento!”, dijo. Y era de verdad. Pero dolía, como una piedrita en el pecho.",
        forOlder(
          "Con una piedrita así se puede tener pena, o rabia, o las dos cosas. Es tuya, y tú dices cuándo se va.",
        ),
        [`¿Qué te ayudaría, ${t.child}?`, `¿Qué te hace falta, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decir cómo me siento", "Contárselo al cabrito"],
          title: ["Dicho y escuchado", "La piedrita entera"],
          lines: (t) => [
            `“Me dolió. Me gustaba mi sol”, dijo ${t.child}. El cabrito lo escuchó todo, sin un solo “pero”.`,
            "Cuando estuvo dicho, la piedrita ya no estaba. “Te perdono. ¿Jugamos otra vez?”. Vaya que sí.",
            forOlder(
              `“¿Entonces no era nada?”, preguntó ${t.friend}. “Era algo”, dijo ${t.child}, “pero no quiero cargar con eso”.`,
            ),
          ],
          returns: (t) =>
            `“Eso me dolió”, dijo ${t.child}, y alguien escuchó hasta el final, como el cabrito. Y perdonar resultó fácil.`,
        },
        {
          text: ["Esperar un poco", "Tomarme un tiempo"],
          title: ["Un rato", "La piedrita se aligera"],
          lines: (t) => [
            `“Necesito un rato”, dijo ${t.child}. Respira tú también: adentro, y afuera despacio, fff. Otra vez: fff. El cabrito esperó.`,
            "La piedrita pesaba ya como una miga, y las migas se soplan. “Ahora sí te perdono”.",
            forOlder(
              "Podía haber tardado hasta el día siguiente. “Pues habría vuelto mañana”, dijo el cabrito.",
            ),
          ],
          returns: (t) =>
            `Aire adentro, y afuera despacio: ${t.child} sintió que una piedrita se hacía miga, y la sopló.`,
        },
        {
          text: ["Dibujar en equipo", "Hacer un sol nuevo"],
          title: ["Rayos torcidos", "Un sol entre dos"],
          lines: (t) => [
            `${t.child} le tendió la tiza. “Tú, los rayos”. El cabrito dibujó con la boca, y salieron muy torcidos.`,
            `El sol nuevo tenía una pezuña en el centro. Con cada rayo dolía menos. “Te perdono”, dijo ${t.child}.`,
            forOlder(
              "Debajo quedaba el viejo borrón. De lejos parecía una nube, y el sol salía justo por encima.",
            ),
          ],
          returns: (t) =>
            `Quedaba un trocito de tiza. ${t.child} y los demás dibujaron otro sol, con sus rayos torcidos y todo.`,
        },
      ],
    },
  ],
};
