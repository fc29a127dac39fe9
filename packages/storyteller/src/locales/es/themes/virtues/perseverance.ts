import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const perseverance: ThemeTexts = {
  name: "no rendirse y volver a intentarlo",
  phrases: [
    "persever",
    "persist",
    "resilien",
    "tenac|tenaz",
    "constancia|constante",
    "rendirse|=rinda|=rinde|=rendir|=rindas|=rindan",
    "tirar toalla",
    "=no abandon",
    "darse|=se|=da =por vencido|vencida",
    "intentar|intentarlo|inténtalo|intente|intentando volver|=otra|=otras|=vez|nuevo|seguir|siempre|hasta|=sin|varias|veces",
    "seguir intent|adelante",
    "esfuerzo|esforz|esfuerce|esfuerza",
    "fracas",
    "error|errores|equivoc aprend|normal|volver|miedo|=pasa|tolerar|aceptar|=nada|todos|frustra|puede",
    "frustra =no|=sale|tarea|tareas|cosas|difícil|fácil|fácilmente|aprender|tolerancia|tolerar|cuando",
    "=no =le =sale|salen",
    "mentalidad crecimiento",
    "practicar|practica|práctica mejora|aprender|hasta|piano|violín|mucho|=cada|maestro",
    "terminar|acabar =lo|empieza|empezado|empezó|tareas|cosas",
    "=no =puedo",
    "determinación|empeño|ahínco",
    "=si =se =puede",
    "tolerancia|tolerar|manejar frustración",
    "fracaso|fracasos",
    "frustra|frustrarse|frustración =deja|abandona|enseguida|=no|=sale|rápido|tolerancia|tolerar|fácil|todo|primera|manejar",
    "rendirse|=rinde|=rinda|=rendir|abandona|abandonar|=desiste",
    "seguir|volver|sigue =intentándolo|intentando|intentarlo|intentar|probando",
    "=se =rinde|=rinda|=cansa|=aburre =enseguida|rápido|=primera|fácil|pronto|todo",
    "=deja =todo =medias|=mitad|empieza",
    "=no =le =sale|=salen|=salga",
    "=no =puedo|=puede =dice|abandona|llora|frustra",
    "constante|constancia|esforzarse|esfuerzo|perseverancia|perseverar",
    "=aprender =de =los|=sus errores",
    "=equivocarse|=equivoca|equivocarme =no|miedo|=está|normal|puede|=soporta|tolera",
    "=no =le =sale|=salen =primera|enfada|frustra|llora|=algo|cosas =a|=la|=si|=cuando",
    "=siga|=sigue|=sigas|volver|=vuelva intent",
    "=no dejar|=deje|=dejarlo|=deja =medias|=mitad",
    "=tira|=tiran|=tirar|tirarse|tirar|arroja|avienta toalla",
    "aunque cueste|dificil|cuesta seguir|insistir|intentar",
    "=no =le sale primera|deja|abandona|enfada|=lo",
    "=difícil =tira|=deja|=abandona|=rinde|=rompecabezas|=cuando",
    "=se =rinde",
    "=rendirse",
    "practicar|=practicando =hasta|=salga|=seguir",
    "=rompecabezas|=puzle =difícil|=tira",
    "aprender|aprende =errores",
    "=esfuerzo|=esforzarse|=constancia|=resiliencia|=tenacidad",
  ],
  facts: ["intent", "otra vez", "todavía no", "vol"],
  moments: [
    {
      title: ["El pájaro de papel", "Plof"],
      lines: (t) => [
        [
          `Un caracol tenía ${t.setting} una carta para alguien de allá lejos. La doblaron en forma de pájaro. ¡Plof! Cayó.`,
          `“Tiene que llegar hasta allá”, dijo un caracol ${t.setting}. Era una carta, doblada en forma de pájaro. ¡Plof! Cayó.`,
        ],
        `${t.child} lo intentó otra vez. ¡Plof! “No sabe volar”, dijo ${t.friend}. “Todavía no”, dijo el caracol.`,
        forOlder(
          "De eso sabía mucho. De cierto muro se había resbalado nueve veces, y arriba estaban las mejores hojas.",
        ),
        [`¿Qué intentarías ahora, ${t.child}?`, `¿Cómo seguimos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Doblar más las alas", "Cambiar una sola cosa"],
          title: ["Una mirada al ala", "Siempre a la izquierda"],
          lines: (t) => [
            `¿Hacia dónde se tuerce? ${t.child} se fijó: siempre a la izquierda. Doblaron un poco esa ala. ¡Más lejos! Un poco más.`,
            "Y al sexto intento voló, en una curva larga y suave, hasta el otro lado.",
            forOlder(
              "“Cinco plofs, y cada cual nos dijo algo”, dijo el caracol. “Eran unos plofs muy listos”.",
            ),
          ],
          returns: (t) =>
            `No salió a la primera. ${t.child} miró hacia dónde se torcía, cambió una cosa y lo intentó de nuevo.`,
        },
        {
          text: ["Descansar un ratito", "Parar para tomar aire"],
          title: ["Brazos sueltos", "Una pausa con caracol"],
          lines: (t) => [
            `“Una pausa”, dijo ${t.child}, y sacudieron los brazos. Sacude los tuyos: ¡chas, chas! Luego respiraron, y a empezar.`,
            "Plof. Y plof. Y con los brazos sueltos y descansados, ¡voló! Voló y voló, hasta parecer una mosca.",
            forOlder(
              "El caracol había descansado en su casa. “Mis mejores intentos”, dijo, “vienen después de la siesta”.",
            ),
          ],
          returns: (t) =>
            `${t.child} sacudió los brazos, chas, chas, como con el pájaro de papel. Y después de la pausa, salió.`,
        },
        {
          text: ["Practicar el lanzamiento", "Lanzar muchas veces"],
          title: ["Lanzar, correr, traer", "Cinco y una más"],
          lines: (t) => [
            "Lanzar, correr, traerlo. Cuenta con todos: ¡uno, dos, tres, cuatro, cinco! Cada vez llegaba un zapato más lejos.",
            `Y una más: ${t.child} lo sostuvo bajo, lo soltó con suavidad, y voló hasta allá.`,
            forOlder(
              "Desde allá alguien saludó con los dos cuernitos. La respuesta llegó ese mismo día, doblada en forma de rana.",
            ),
          ],
          returns: (t) =>
            `Uno, dos, tres, cuatro, cinco, contó ${t.child}, como con el pájaro de papel. Y luego, el que salió bien.`,
        },
      ],
    },
  ],
};
