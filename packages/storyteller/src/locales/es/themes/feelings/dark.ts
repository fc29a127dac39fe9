import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const dark: ThemeTexts = {
  name: "el miedo a la oscuridad",
  phrases: [
    "perder|vencer|superar|tener|quitar|=no miedo|temor noch|oscuro|oscura|oscurid|=oscuras",
    "dormir|duerme =luz apagada|encendida|prendida",
    "debajo|abajo =cama =algo|=hay|miedo|alguien",
    "=baño =ir|=solo|solit|=sola|=sin noch|oscuro|oscura|oscurid|=oscuras",
    "=el =coco",
    "oscuro|oscura|oscurid|=oscuras",
    "obscur",
    "miedo|temor|asusta|asustan|terror noch",
    "=luz|luces apagad|apagar|apaga|encendid|encendida|prendida|prender|dormir|miedo|=sin|noch",
    "apagar|apaga =luz|luces",
    "lamparita|lucecita|veladora",
    "=sin =luz|lámpara|lampara dormir|noch|miedo|duerme",
    "monstru =cama|armario|ropero|clóset|closet|cuarto|habitación|debajo|=bajo|noch",
    "fantasma =cama|armario|ropero|cuarto|habitación|noch|miedo",
    "sombra|sombras miedo|noch|pared|cuarto|habitación|asusta|=dan",
    "ruidos noch|cuarto|habitación|dormir|miedo",
    "=coco|cuco miedo|viene|noch|=cama",
    "hombre =saco",
    "noch valiente",
    "pasillo|sótano|sotano|desván miedo|=solo|solit|=sola",
    "=baño noch miedo",
    "=negro|=negra cuarto|habitación miedo",
    "apagón",
    "tinieblas",
    "oscuro|oscura|oscuridad|oscuras|obscuridad|oscuridá",
    "=miedo =a|=la|=le|=por =noche|=noches",
    "=dormir =con|=sin =luz encendida|prendida|apagada|lamparita",
    "monstruo|monstruos|fantasmas|=bruja =cama|armario|clóset|ropero|=debajo|cuarto|habitación|=noche",
    "miedo =a|=los monstruo|monstruos|fantasmas|vampiros|zombis",
    "miedo dormir|quedarse =solo|=sola|=noche|habitación|cuarto",
    "=no =tenga|=tener|=tengas|=tenerle miedo =a|=la oscuridad|oscuro|=noche|monstruos",
    "=luz|=luces pasillo|prendida|encendida|dejemos|dejar|lamparita",
    "sombras|sombra noche|cuarto|=hay",
    "=no sube|baja|=va sola|solo anochece|=noche|oscuro",
    "apaga|apagon|=va =luz|=luces asust|miedo|panico",
    "=se =va =la =luz",
    "=nada|=algo|monstruo|monstruos|=cuco|=coco debajo|=bajo cama",
    "=sótano|=desván|=bodega|=oscuridad miedo|=baja|=solo|quiere",
    "ruidos|=ruido noche|=nocturnos",
    "sombra|sombras pared|=cuarto|noche|=miedo",
    "=luz|=lucecita|=lamparita pasillo|encendida|=toda|=dormir",
    "apagad|apago|oscur sube|subir|cuarto|pasillo|baño|entra",
    "todo apagado",
  ],
  facts: ["oscur", "mism", "miedo"],
  moments: [
    {
      title: ["La encina hueca", "Un sombrero adentro"],
      lines: (t) => [
        [
          `El viento metió el sombrero de ${t.friend} en una encina hueca. Dentro estaba oscuro como un bolsillo.`,
          `¡Zas! El sombrero de ${t.friend} voló al hueco de una encina, y allí dentro estaba muy oscuro.`,
        ],
        `“Me da miedo la oscuridad”, dijo ${t.friend}. Algo, allá adentro, hacía tic.`,
        forOlder(
          "La oscuridad no hacía nada. Estaba allí y era oscura, que es lo único que sabe hacer.",
        ),
        [`¿Cómo entramos, ${t.child}?`, `${t.child}, ¿qué hacemos primero?`],
      ],
      choices: [
        {
          text: ["Esperar a los ojos", "Dar tiempo a la vista"],
          title: ["Negro, gris, sombrero", "Ojos sin prisa"],
          lines: () => [
            "Se sentaron para que los ojos se acostumbraran. Cuenta despacio tú también: uno, dos, tres, cuatro, cinco.",
            "Lo negro se volvió gris, y en lo gris estaba el sombrero, el mismo de siempre, solo que sin colores. Al lado, un escarabajo hacía tic.",
            forOlder(
              "Así son los ojos: en la oscuridad, el puntito negro del centro se abre mucho, y para eso necesita un rato.",
            ),
          ],
          returns: (t) => [
            `Donde más oscuro estaba, ${t.child} se detuvo y contó despacio, hasta que los ojos se abrieron y apareció el camino.`,
            "Detrás de un cobertizo estaba oscuro, y contaron antes de andar, como en la encina: de lo negro salió lo gris, y de lo gris, un camino.",
          ],
        },
        {
          text: ["Alumbrar con una lámpara", "Traer un poco de luz"],
          title: ["Encender y apagar", "Lo mismo con luz"],
          lines: (t) => [
            `${t.child} alumbró con una lamparita: una raíz, un sombrero, un escarabajo. La apagó. La encendió. ¡Eran las mismas cosas!`,
            `“La oscuridad no trae nada nuevo”, dijo ${t.friend}, y agarró el sombrero. El escarabajo les hizo un tic, y otro tic.`,
            forOlder(
              "Sin luz, la raíz parecía un narizón. Con luz era una raíz. Le dieron la mano, por educación.",
            ),
          ],
          returns: (t) => [
            `La lámpara se encendió, se apagó, se encendió. “Todo está igual”, dijo ${t.child}, y siguieron andando.`,
            `Lo que parecía un gigante era un abrigo en un gancho, con lámpara o sin ella. ${t.child} ya lo sospechaba.`,
          ],
        },
        {
          text: ["Escuchar cada ruido", "Poner nombre a los sonidos"],
          title: ["Qué hace tic", "Orejas grandes"],
          lines: () => [
            "Se dieron la mano y escucharon. Tic: un escarabajo. Plic: una gota. Uuu: el viento. Y tú, ¿qué oyes ahora mismo?",
            "Eran los mismos ruidos que de día. Paso a paso entraron. ¡Algo blando! ¡El sombrero!",
            forOlder(
              "“Hola”, dijo el escarabajo. “Yo también hago tic a pleno sol. Lo que pasa es que nadie me escucha”.",
            ),
          ],
          returns: (t) => [
            `En un rincón oscuro algo crujió, ${and(t.child)} le puso nombre: puerta. Algo sopló: viento. Y así pudieron seguir.`,
            `“Tic es escarabajo, plic es gota”, dijo ${t.child}, y la oscuridad siguió a lo suyo, tan tranquila.`,
          ],
        },
      ],
    },
  ],
};
