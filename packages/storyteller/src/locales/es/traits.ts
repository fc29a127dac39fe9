/** Traits in Spanish. */
import type { TraitKind, TraitTexts } from "../../characters/traits.ts";

export const traits: Readonly<Record<TraitKind, TraitTexts>> = {
  grumpy: trait(
    "gruñón|gruñona",
    "refunfuñó",
    "grun, cascarrabia, malhumor, mal humor|genio|caracter, refunf, enoj, enfad, furios, antipatic, malvad, cruel, =malo, =mala !memoria",
    (name) => [
      `“Bah, barro”, dijo ${name}, “lo sabía”.`,
      `“Nada de canciones”, dijo ${name}, y se puso a tararear.`,
      `${name} le dio una patada al suelo y le pidió perdón.`,
    ],
  ),
  strict: trait("estricto|estricta", "sentenció", "estrict !no|nada, sever, exigent", (name) => [
    `“Los zapatos, en fila”, dijo ${name}, y hasta las hormigas se alinearon.`,
    `“Las reglas son las reglas”, dijo ${name}, y enderezó una margarita.`,
    `${name} levantó un dedo, y los gorriones se callaron.`,
  ]),
  shy: trait(
    "tímido|tímida",
    "susurró",
    "timid !nada|no|poco, callad, reservad, vergonz, silencios, introvert, discret",
    (name) => [
      `“Hola”, dijo ${name}, más que nada al suelo.`,
      `${name} saludó con un solo dedo.`,
      `${name} se escondió detrás de un palo muy flaco.`,
    ],
  ),
  brave: trait(
    "valiente",
    "exclamó",
    "valient, audaz, intrepid, osad, atrevid, valeros, sin|no|nunca|nada miedo|asusta|teme, coraje, segur si|mism",
    (name) => [
      `“¡Yo voy delante!”, dijo ${name}.`,
      `${name} se asomó a lo oscuro, solo para saludar.`,
      `${name} levantó la barbilla hasta las nubes.`,
    ],
  ),
  curious: trait(
    "curioso|curiosa",
    "dijo",
    "curios, aventur, explora, pregunt, investig, inquiet",
    (name) => [
      `${name} preguntó por qué, y por qué, y otra vez por qué.`,
      `${name} miraba debajo de cada piedra.`,
      `${name} traía una lista de preguntas, y era larga.`,
    ],
  ),
  kind: trait(
    "amable",
    "dijo",
    "amab, bondad, =bueno, =buena, buen|gran corazon, carin, dulce, tiern, simpatic, amigab, leal, sincer, gentil, atent, compasiv, amistos, afectuos, noble, educad, honest",
    (name) => [
      `${name} rodeaba a las hormigas para no pisarlas.`,
      `${name} traía pan tibio para todo el mundo.`,
      `${name} arropó a una mariquita con una hoja.`,
    ],
  ),
  funny: trait(
    "gracioso|graciosa",
    "soltó",
    "gracios, divertid, brom, chist, travies, picar, juguet, payas, sentido humor",
    (name) => [
      `${name} llevaba un calcetín por sombrero.`,
      `${name} hablaba pato, rana y un poco de vaca.`,
      `${name} hizo una reverencia y se cayó, a propósito.`,
    ],
  ),
  wise: trait(
    "sabio|sabia",
    "dijo",
    "=sabio, =sabia, sabidur, tranquil, calmad, seren, pruden, sensat, =serio, =seria",
    (name) => [
      `${name} pensaba dos veces y hablaba una.`,
      `“Pies lentos, orejas rápidas”, dijo ${name}.`,
      `${name} se sabía el nombre de todas las nubes.`,
    ],
  ),
  cheerful: trait(
    "alegre",
    "exclamó",
    "alegr, feliz, =contento, =contenta, buen humor, risue, optimist, energ, entusias, rie, sonrie",
    (name) => [
      `${name} daba un saltito cada tres pasos.`,
      `“¡Qué día para tener un día!”, cantó ${name}.`,
      `${name} silbaba, hasta cuesta arriba.`,
    ],
  ),
  proud: trait(
    "presumido|presumida",
    "declaró",
    "presum, orgull, vanid, creid, arrogan, mandon, fanfarr",
    (name) => [
      `${name} caminaba como si tocara una banda.`,
      `“Esto nadie lo hace como yo”, decía ${name} de todas las cosas.`,
      `${name} lucía una medalla hecha con una tapa.`,
    ],
  ),
  sleepy: trait(
    "dormilón|dormilona",
    "bostezó",
    "dormil, sonolient, somnolient, perezos, cansad, floj, duerme siempre|mucho|todo",
    (name) => [
      `${name} bostezó como la puerta de un establo.`,
      `${name} llevaba una almohada, por si acaso.`,
      `${name} sabía dormir de pie.`,
    ],
  ),
  lonely: trait(
    "solitario|solitaria",
    "suspiró",
    "solitari, =solo, =sola, trist, incomprendid, melancol",
    (name) => [
      `${name} ponía dos tazas y solo usaba una.`,
      `${name} charlaba con una tetera, por tener compañía.`,
      `${name} saludaba siempre dos veces, por si acaso.`,
    ],
  ),
  afraid: trait(
    "miedoso|miedosa",
    "balbuceó",
    "miedos, =miedo, =miedos, asusta, =teme, temor, temeros, nervios, cobarde, preocupad, fobia, panico",
    (name) => [
      `${name} dio un brinco al caer una hoja.`,
      `${name} apretaba un botón de la suerte.`,
      `${name} miró a la izquierda, a la derecha y debajo del sombrero.`,
    ],
  ),
  clever: trait(
    "ingenioso|ingeniosa",
    "dijo",
    "ingenio, intelig, =listo, =lista, astut, genial, genio, brillant, creativ",
    (name) => [
      `${name} deshacía los nudos con dos miradas.`,
      `${name} llevaba un lápiz en cada oreja.`,
      `${name} dibujaba primero la respuesta y después la pregunta.`,
    ],
  ),
  strong: trait("fuerte", "tronó", "fuert, forzud, fortach, musculos, poderos, robust", (name) => [
    `${name} traía un tronco, para tener donde sentarse.`,
    `${name} abría todos los frascos, hasta los abiertos.`,
    `${name} daba la mano con muchísimo cuidado.`,
  ]),
  tiny: trait(
    "chiquitín|chiquitina",
    "dijo",
    "chiquit, pequen, diminut, menud, bajit, enan",
    (name) => [
      `${name} usaba de paraguas una cáscara de nuez.`,
      `${name} daba cuatro pasos donde el resto daba uno.`,
      `${name} se subió a una seta para ver mejor.`,
    ],
  ),
  big: trait(
    "enorme",
    "tronó",
    "enorme, =grande, grandot, gigantesc, =alto, =alta, inmens",
    (name) => [
      `${name} se agachaba donde no hacía falta y decía: “Con permiso”.`,
      `Dos gorriones viajaban encima de ${name} y miraban el paisaje.`,
      `${name} necesitaba dos sillas, y les pedía permiso a las dos.`,
    ],
  ),
  quick: trait("veloz", "exclamó", "veloz, velocid, rapid, liger, agil", (name) => [
    `${name} iba, volvía, y ya estaba otra vez allá.`,
    `${name} atrapaba las hojas antes de que cayeran.`,
    `${name} se ataba el segundo zapato ya en marcha.`,
  ]),
  messy: trait(
    "desordenado|desordenada",
    "dijo",
    "desord, desastr, sucio, sucia, caotic, despeinad",
    (name) => [
      `${name} tenía mermelada en un codo y hojas en un bolsillo.`,
      `${name} iba dejando migas, botones y cordeles.`,
      `${name} llevaba dos calcetines distintos, y un tercero de repuesto.`,
    ],
  ),
  forgetful: trait(
    "despistado|despistada",
    "dijo",
    "despist, olvid, distraid, desmemori, mala memoria",
    (name) => [
      `${name} tenía un nudo en cada pañuelo, y ni idea de por qué.`,
      `“Yo tenía un sombrero”, dijo ${name}, con el sombrero puesto.`,
      `${name} dio los buenos días dos veces, por si acaso.`,
    ],
  ),
  clumsy: trait("patoso|patosa", "farfulló", "patoso, patosa, torpe, tropiez", (name) => [
    `${name} tropezó con una sombra y le hizo una reverencia.`,
    `A ${name} se le cayeron tres cosas, y cazó la cuarta.`,
    `${name} chocó con un arbusto y le preguntó el camino.`,
  ]),
  hungry: trait(
    "comilón|comilona",
    "masculló",
    "comil, hambr, gloton, goloso, golosa, =come, tragon",
    (name) => [
      `${name} preguntó si las nubes se pueden comer.`,
      `Sonó una tripa. “Fui yo”, dijo ${name}.`,
      `${name} guardaba un bocadillo debajo del sombrero.`,
    ],
  ),
  loud: trait(
    "ruidoso|ruidosa",
    "voceó",
    "ruidos, griton, hablador, parlanch, charlat, escandalos, grita, habla mucho",
    (name) => [
      `Cuando ${name} susurraba, salían volando los pájaros de un seto.`,
      `${name} estornudó, y a dos colinas respondió un perro.`,
      `A ${name} se le oía a tres esquinas.`,
    ],
  ),
  patient: trait("paciente", "dijo", "pacien !no|nada|poco, =lento, =lenta", (name) => [
    `${name} dejó pasar primero a un caracol.`,
    `${name} sabía esperar a que se abriera una flor, y esperaba.`,
    `“Hay tiempo”, dijo ${name}, y lo hubo.`,
  ]),
  impatient: trait(
    "impaciente",
    "soltó",
    "impacien, no|nada|poco pacien, no esperar|espera, siempre prisa",
    (name) => [
      `“¿Ya es la hora?”, preguntó ${name}. “¿Y ahora?”`,
      `${name} golpeaba el suelo con un pie, y luego con el otro, por ganar tiempo.`,
      `${name} se despidió del camino antes de salir.`,
    ],
  ),
  stubborn: trait(
    "cabezota",
    "insistió",
    "cabezot, cabezon, testarud, terc, obstinad, nunca|jamas|no rinde|rendir, determinad",
    (name) => [
      `${name} probó la misma puerta siete veces, y se abrió.`,
      `“No es no”, dijo ${name}, y luego: “Quizá”.`,
      `${name} discutió con el viento, y nadie cedió.`,
    ],
  ),
  dreamy: trait("soñador|soñadora", "murmuró", "sonador, =suena, imaginat, romantic", (name) => [
    `${name} veía una ballena en una nube y una cuchara en otra.`,
    `${name} escuchaba una música que nadie más oía.`,
    `${name} pasó de largo con una sonrisa, y volvió.`,
  ]),
  helpful: trait(
    "servicial",
    "se ofreció",
    "servicial, ayuda, colaborador, trabajador, solidari",
    (name) => [
      `${name} ya se había subido las mangas.`,
      `${name} llevaba la bolsa de otra persona, como siempre.`,
      `“¿Te sujeto eso?”, preguntó ${name}, y lo sujetó.`,
    ],
  ),
  generous: trait("generoso|generosa", "dijo", "generos, comparte, desprendid, dadivos", (name) => [
    `${name} regaló media ciruela, la mitad más grande.`,
    `${name} tenía cinco galletas y pidió cinco manos.`,
    `${name} le prestó el abrigo a un poste que tenía frío.`,
  ]),
  stingy: trait(
    "tacaño|tacaña",
    "refunfuñó",
    "tacañ, avar, avaricios, egoist, agarrad, no comparte",
    (name) => [
      `${name} guardaba en una caja las migas de ayer, bien contadas.`,
      `${name} tenía un botón y no se lo enseñaba a nadie.`,
      `“Una por cabeza”, dijo ${name}, y partió la única en dos.`,
    ],
  ),
  jealous: trait("envidioso|envidiosa", "rezongó", "envidi, celos", (name) => [
    `${name} contó los botones de todo el mundo, y volvió a contar.`,
    `“Lo mío es casi igual de bonito”, dijo ${name}, mirando dos veces.`,
    `${name} también quería un turno, fuera de lo que fuera.`,
  ]),
};

/** @param adjectives masculine and feminine, parted by a stroke where they differ */
function trait(
  adjectives: string,
  says: string,
  phrases: string,
  habits: TraitTexts["habits"],
): TraitTexts {
  const [m = "", f = m] = adjectives.split("|");
  return {
    name: m === f ? m : `${m} o ${f}`,
    phrases: phrases.split(", "),
    adjectives: { m, f },
    says,
    habits,
  };
}
