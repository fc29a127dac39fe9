import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const dentist: ThemeTexts = {
  name: "una visita al dentista",
  phrases: [
    "dentista",
    "odontólog",
    "ortodon",
    "odontopediatra",
    "diente|dientes|muela|muelas médico|doctor|doctora|revis|revisión",
    "empaste|empastes|emplomadura|tapadura",
    "muela|muelas|diente duele|dolor|sacar|arrancar",
    "brackets|brakets|frenillos",
    "aparato dientes|boca|dental",
    "miedo|valiente|asust dientes|muelas|dental",
    "clínica|consulta dental",
    "abrir =boca",
    "limpieza dental|bucal",
    "=caries curar|empaste|arreglar|doctor|quitar",
    "=muela|=muelas|=diente sacar|sacan|quitar|arreglar|duele|miedo",
    "=no =tenga|=tener|=tengas|=tenerle miedo =a|=al|=la dentista|odontólogo",
    "muela|muelas extraccion|sacar|sacan|sacarle|quitar|picada",
    "diente extraccion|sacar|sacan|=saquen|=sacó",
    "revisión|control|limpieza dental|=dientes",
    "ponen|poner|pondrán =frenos",
    "=sacar|sacan|quitar|empastar|curar|arreglar caries",
    "=diente =mueve|=flojo =miren|=ver|=revisen",
    "=cita|=revisión|=limpieza dental",
    "empaste|=brackets",
    "sacar|sacarle =muela|=diente",
  ],
  facts: ["cont|cuent", "limpi", "mano", "par|alto"],
  moments: [
    {
      title: ["El dentista del camino", "La muela que zumba"],
      lines: (t) => [
        [
          `${t.friend} llevaba una mano en la mejilla. Ahí dentro zumbaba una muela, y desafinaba.`,
          `Toda la mañana, ${t.friend} había masticado de un solo lado. El otro lado decía “ay”.`,
        ],
        [
          `Una dentista tenía su sillón ${t.setting}. Cuenta los dientes y los limpia, y si levantas la mano, para enseguida.`,
          `Por suerte había una dentista ${t.setting}. Una dentista cuenta dientes y los limpia. Mano arriba quiere decir alto, y ella para.`,
        ],
        forOlder(
          "El sillón subía, bajaba y volvía a subir. Una lámpara de brazo largo miraba como una grulla buena.",
        ),
        [`¿Por dónde empezamos, ${t.child}?`, `¿Qué va primero, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mirar con el espejito", "Asomarse al espejo"],
          title: ["El espejito", "Los dientes por detrás"],
          lines: (t) => [
            `${t.child} sostuvo el espejito redondo. Allí vivían todos los dientes de ${t.friend}, y uno tenía un punto oscuro.`,
            "“Ahí estás”, dijo la dentista. Lo cepilló, ruu, ruu, hasta que la muela brilló.",
            forOlder(
              `Una vez, ${t.friend} levantó la mano. El ruido paró en ese mismo segundo, y no siguió hasta que hubo un sí con la cabeza.`,
            ),
          ],
          returns: (t) => [
            `Donde no se veía qué había detrás de la esquina, ${t.child} sacó un espejito y miró primero.`,
            `${t.child} se acordó del espejito: lo que ya has mirado asusta la mitad.`,
          ],
        },
        {
          text: ["Contar los dientes", "Numerar cada muela"],
          title: ["Son veinte", "A contar"],
          lines: (t) => [
            `La dentista daba un toquecito, ${and(t.child)} contaba en voz alta. ¡Cuenta tú también: uno, dos, tres, cuatro, cinco! Y así hasta veinte.`,
            "La número doce era la del zumbido. La limpió, tic, tic, tic, y se quedó callada.",
            forOlder(
              `“Mano arriba si quieres descansar”, dijo ella. En la dieciséis, ${t.friend} descansó un rato, y nadie tuvo prisa.`,
            ),
          ],
          returns: (t) => [
            `${cap(and(t.friend))} contó despacio, como en el sillón de la dentista. Al llegar a veinte, ya no temblaba ninguna rodilla.`,
            `“Cuenta conmigo”, dijo ${t.child}, igual que en el sillón, y otra vez sirvió.`,
          ],
        },
        {
          text: ["Acordar una señal", "Ensayar nuestra señal"],
          title: ["Mano arriba", "La señal"],
          lines: (t) => [
            `Lo probaron. Mano arriba: la dentista paraba. Mano abajo: seguía. Prueba tú también: ¡arriba, abajo! ${t.child} lo hizo tres veces, por si acaso.`,
            "Después fue fácil abrir mucho la boca. La muela quedó como una ventana con sol.",
            forOlder(
              "Cada cosa la contaba primero, luego la enseñaba en un pulgar, y solo entonces la hacía.",
            ),
          ],
          returns: (t) => [
            `Era demasiado ruido de golpe. ${t.friend} levantó la mano y todo se detuvo, como en la dentista.`,
            `“Mano arriba es alto”, dijo ${t.child}. Había servido en el sillón, y sirvió también aquí.`,
          ],
        },
      ],
    },
  ],
};
