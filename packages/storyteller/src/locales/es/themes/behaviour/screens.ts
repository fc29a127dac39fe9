import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const screens: ThemeTexts = {
  name: "apagar la pantalla",
  phrases: [
    "pantalla",
    "=tele|televisión|=tv|tablet|tableta|móvil|celular|teléfono|ipad apaga|apagar|apague|tiempo|menos|mucho|mucha|=sin|dejar|=deje|limit|rabieta|llora|adict|horas|engancha|=todo|=todos|demasiad|=ver",
    "tablet|tableta",
    "apagar|apaga|apague =tele|televisión|móvil|celular|consola|video|dibujos",
    "videojuego !programar|crear|futbol|diseñar",
    "dibujos =ver|menos|apagar|mucho|=más|dejar|animados",
    "caricaturas =ver|menos|apagar|mucho|=más|dejar",
    "videos|vídeos menos|=ver|mucho|dejar|=deje|=todo|=todos|apagar",
    "consola jug|apag|video|menos|tiempo|dejar",
    "youtube|internet",
    "dispositivos",
    "enganchad|adict",
    "maquinita",
    "menos =tele",
    "celular",
    "móvil jugar|dejar|soltar|quitar",
    "=play jugar|menos",
    "tanto|tanta móvil|celular|=tele|pantalla|tablet|video",
    "desconecta",
    "=la =play",
    "=todo|=todos =día|horas|=rato|=ratos|ratito celular|móvil|tablet|tele|ordenador|pantalla|videojuegos|=play",
    "menos|demasiad|much|adict|enganch|tanto tablet|tele|móvil|celular|pantalla|pantallas|youtube|videojuegos|ordenador|computador",
    "=apagar|=apaga|=quitar|=quitarle|=soltar|=suelta =tele|=tv|tablet|móvil|celular|ordenador|computador|consola|teléfono",
    "dibujitos|=monitos|muñequitos =ver|tele|apagar|=más",
    "=ver =tele|televisión|youtube",
    "minecraft|roblox|fortnite|nintendo|playstation|tiktok|switch =todo|horas|=día|mucho|demasiad|adict|enganch|vicia|quitar|quito|dejar|juega|jugando|=menos|deja",
    "compu|computadora|ordenador tiempo|horas|jugar|apagar|menos|jugando",
    "celu|=cel|=móvil jugar|dejar|todo|=pide|mirando|menos",
    "vicio|viciad",
    "envici",
    "=móvil|=móviles",
    "caricaturas|dibujitos",
    "=ve|=mira|viendo|mirando dibujos|caricaturas|series|videos",
    "nietos|nieto|nieta|hijos|hijo|hija|siempre telefono|celular|movil|tablet",
    "frente|delante|pegado|zombi =tele|television|pantalla",
    "menos|=poco|limitar celular|movil|tele|television|pantalla|pantallas|tablet|telefono",
    "horas consola|=play|móvil|tele|pantalla|tablet|celular",
    "consola =juega|jugar|quitar|=apag|apagar|menos",
    "apagar|=apaga =tele|=pantalla|=tablet|=consola|=dibujos|=móvil|=celular",
    "=capítulo|=episodio|=capítulos =más|=otro|=solo",
    "=móvil|=celular|=teléfono =quito|=quitar|=quitamos|=rabieta",
    "=patrulla canina|=cachorros",
    "consola|=nintendo|=netflix|videojuego|videojuegos",
  ],
  facts: ["acord", "apag", "ojos", "salt"],
  moments: [
    {
      title: ["Otro capítulo más", "Ojos redondos"],
      lines: (t) => [
        [
          `Una rana miraba una tableta encendida ${t.setting}. Tenía los ojos secos y las patas dormidas. “Otro más”, dijo, y ya era el quinto.`,
          `${cap(t.setting)} algo brillaba: una tableta, y detrás una rana con los ojos cansados. “Uno más”, murmuraba. “Y otro”.`,
        ],
        "Alguien la llamó: “¿Vienes a jugar?”.",
        forOlder(
          "Lo oía cada vez. Pero el capítulo siguiente empezaba solo, y era más rápido que sus patas.",
        ),
        [`¿Cómo puede parar, ${t.child}?`, `¿Cómo se llega al final, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Poner un reloj", "Usar la campanilla"],
          title: ["¡Rin!", "Cuando suene"],
          lines: () => [
            "Lo acordaron antes de empezar: un capítulo, y cuando suene, se apaga. ¡Rin! Aprieta tú también: un dedo, clic, apagado.",
            "“Oh”, dijo la rana, un poco triste, y podía estarlo. Parpadeó, llevó los ojos muy lejos, y saltó: ¡uno, dos, tres!",
            forOlder("El reloj no tenía mala idea. Solo repetía lo que habían dicho entre todos."),
          ],
          returns: (t) => [
            `${t.child} acordó el final antes del principio, y cuando llegó la hora, salió casi solo: ¡rin!`,
            `“Cuando suene, paramos”, dijo ${t.child}. Sonó, pararon, y pudo empezar algo nuevo.`,
          ],
        },
        {
          text: ["Decir adiós al dibujo", "Despedirse del capítulo"],
          title: ["Hasta mañana", "Adiós, adiós"],
          lines: () => [
            "Lo acordaron: hasta el final de este. Saluda tú también con la mano: “¡Adiós, hasta mañana!”. Clic. Se apagó.",
            "Qué silencio tan raro. La rana cerró los ojos con fuerza, miró lejos, se frotó las patas y fue a saltos hacia las voces.",
            forOlder(
              "Un capítulo del que te despides, te espera. Al día siguiente estaba allí, con todas sus canciones.",
            ),
          ],
          returns: (t) => [
            `Era precioso, y se acababa. ${t.child} le dijo adiós con la mano, como la rana: “¡Hasta mañana!”.`,
            `Cuando algo bonito tenía que parar, ${t.child} se despedía con la mano. Esas cosas esperan a que vuelvas.`,
          ],
        },
        {
          text: ["Pensar qué viene después", "Elegir otro juego"],
          title: ["Después", "¿Y luego?"],
          lines: (t) => [
            `“¿A qué vas a jugar luego?”, preguntó ${t.child}. “¡Al salto de la rana!”. Lo acordaron: este capítulo, se apaga, y a saltar. Clic.`,
            `Con tanta luz le lloraban los ojos. Miró el árbol más lejano, contó tres, y saltó por encima de ${t.friend}. ¡Yuju!`,
            forOlder(
              "“Se me había olvidado que esto se me da bien”, dijo la rana por el aire. En la tableta saltaban siempre los demás.",
            ),
          ],
          returns: (t) => [
            `${t.child} ya sabía qué venía después. Así, parar es solo el principio de lo siguiente.`,
            `“¿Y luego a qué jugamos?”, preguntó ${t.child}, y el final costó la mitad.`,
          ],
        },
      ],
    },
  ],
};
