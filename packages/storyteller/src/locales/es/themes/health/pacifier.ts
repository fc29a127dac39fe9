import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const pacifier: ThemeTexts = {
  name: "dejar el chupete",
  phrases: [
    "chupete|chupetes|chupetito",
    "=chupón|=chupones|=chupon|chuponcito",
    "=chupo|=chupos",
    "=tete|=tetes|=tetecito",
    "dejar|deje|=deja|=dejó|dejado|quitar|quitarle|=quite|=adiós|despedirse|despedir|=sin chupete|chupetes|=chupón|=chupo|=tete",
    "chupete|=chupón|=chupo|=tete dormir|duerme|noche|=cama|siesta",
    "chupete|=chupón|=chupo|=tete habla|hablar|entiende|=boca|=día|guardería|=cole|=jardín",
    "=hada|árbol|=reyes chupete|chupetes|=chupón|=tete",
    "=solo|=necesita|pide|llora|=quiere|busca|pierde chupete|=chupón|=chupo|=tete",
    "mayor|grande|años|=edad|=todavía|=sigue chupete|=chupón|=chupo|=tete",
    "=soltar|=suelta|enganchado|enganchada|depende|=vicio|pegado|pegada chupete|=chupón|=chupo|=tete",
    "consuel|consol|calm chupete|=chupón|=chupo|=tete",
    "=vez|=cambio|lugar|=sin chupete|=chupón|=chupo|=tete",
  ],
  facts: ["chupete", "poco a poco", "sin él|sin chupete", "abraz|noche"],
  moments: [
    {
      title: ["El lobito que decía mmm", "Un aullido con tapón"],
      lines: (t) => [
        [
          `Un lobito quería aullar ${t.setting}, pero solo le salía: “¡Mmmú!”. Tenía el chupete en la boca.`,
          `“¡Mmmú, mmmú!”, decía un lobito ${t.setting}. Quería aullar, pero el chupete le llenaba la boca.`,
        ],
        [
          `Se lo quitó. “Lo quiero mucho”, dijo, “pero también quiero aullar. ¿Cómo se deja?”. “Poco a poco”, contestó ${t.friend}.`,
          `Se lo sacó. “Me consuela”, dijo, “pero quiero aullar. ¿Cómo aprendo a estar sin él?”. “Poco a poco”, dijo ${t.friend}.`,
        ],
        forOlder(
          "“Todos en la manada tuvimos algo así”, había contado su abuela. “Me ayudó a ser pequeña. Después me ayudaron otras cosas”.",
        ),
        [`¿Qué puede probar, ${t.child}?`, `¿Con qué empieza, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Abrazar algo suave", "Respirar con un peluche"],
          title: ["Algo blandito", "Adentro y afuera"],
          lines: (t) => [
            "El lobito abrazó su peluche, muy suave, y respiró despacio. Respira tú también: adentro, y afuera, fuuu.",
            [
              `Estuvo un rato sin chupete. Luego, uno más largo. “Tres canciones enteras sin él”, contó ${t.child}. Y salió un aullido redondo: ¡auuu!`,
              `Las ganas vinieron y se fueron. “Cantaste tres canciones sin chupete”, dijo ${t.child}. El lobito alzó la cabeza: ¡auuu!`,
            ],
            forOlder(
              "Las ganas eran como una ola: crecían, se quedaban un momento y se iban. El peluche no tenía prisa.",
            ),
          ],
          returns: (t) => [
            `Venía una preocupación, grande como una ola. ${t.child} respiró despacio, adentro y afuera, fuuu, como con el lobito, hasta que pasó.`,
            "A lo lejos se oyó ¡auuu!, clarísimo. El lobito llevaba el peluche bajo el brazo y la boca libre para saludar.",
          ],
        },
        {
          text: ["Guardarlo en una cajita", "Dejarlo para la noche"],
          title: ["La cajita de día", "Que duermas bien"],
          lines: (t) => [
            `${t.child} encontró una cajita. “Mientras juegas, el chupete duerme aquí. De noche te acompaña”. Dilo tú también: ¡que duermas bien, chupete!`,
            [
              `El lobito jugó sin él, y se le entendía todo. “¡Un juego entero!”, dijo ${t.friend}. “Y lo hiciste tú”. ¡Auuu!`,
              `¡Auuu!, aulló el lobito con la boca libre. “Jugaste mucho rato sin él”, dijo ${t.friend}, “y se te entiende todo”.`,
            ],
            forOlder(
              "Dos veces fue a mirar la cajita. Las dos veces cerró la tapa y siguió jugando. “Eso también cuenta”, decía su abuela.",
            ),
          ],
          returns: (t) => [
            `Lo que aún no hacía falta, ${t.child} lo guardó hasta la noche, como el chupete del lobito, y quedaron las manos libres.`,
            `De lejos llegó una voz que se entendía muy bien: “¡Hola, ${t.child}! ¡La cajita sigue cerrada, y yo sigo jugando!”.`,
          ],
        },
        {
          text: ["Decirle adiós", "Despedirse del chupete"],
          title: ["El árbol de los chupetes", "Gracias y adiós"],
          lines: (t) => [
            "En un árbol colgaban con cintas chupetes de todos los colores. El lobito colgó allí el suyo. “Gracias por ayudarme”. Díselo tú también: ¡adiós, adiós!",
            [
              `“Lo colgaste tú”, dijo ${t.friend}, y le dio un abrazo largo. Sin él la boca estaba rara, pero cabía un aullido: ¡auuu!`,
              `“Lo colgaste tú”, dijo ${t.child}, y hubo abrazo para todos. Sin chupete, el aullido salió entero: ¡auuu!`,
            ],
            forOlder(
              "“La primera noche quizá cueste”, decía su abuela. “Entonces habrá un cuento, un abrazo y, si hace falta, otro cuento”.",
            ),
          ],
          returns: (t) => [
            `Costaba un poco decir adiós. ${t.child} dio primero las gracias, como en el árbol de los chupetes, y luego un abrazo, y costó menos.`,
            `A lo lejos se movían cintas de colores: el árbol de los chupetes. “¡Auuu!”, se oyó, ${and(t.child)} contestó: “¡Auuu!”.`,
          ],
        },
      ],
    },
  ],
};
