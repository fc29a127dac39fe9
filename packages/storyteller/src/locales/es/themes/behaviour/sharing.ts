import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const sharing: ThemeTexts = {
  name: "compartir",
  phrases: [
    "compart",
    "prest|prestar juguetes|cosas|hermano|hermana|amigos|primos|=nada",
    "dejar|=deja juguetes|cosas amigos|hermano|hermana|otros|niños|primos",
    "egoís",
    "generos",
    "=tacaño|=tacaña =con|=es|=muy|=ser",
    "=todo|=todos =mío|=suyo",
    "=mío|=mía =dice|grita|siempre|=es",
    "quita|quitar|arrebata|arrebatar juguetes|cosas|juguete",
    "=no =deja|=presta|=da juguetes|=nada|cosas",
    "=dar|regalar|repartir amigos|hermanos|otros|demás|dulces|merienda|chuches|juguetes",
    "reparti",
    "=acapara|acaparar",
    "quiere =todo",
    "jugar juntos mismo|juguetes",
    "posesiv",
    "compart hermano|hermana|hermanos|primo|prima|amigos|juguetes|cosas|merienda|demás|otros",
    "egoísta =ser|=tan|menos",
    "conpart|comparti|copart",
    "=no quiere|=deja|=suelta prestar|juguetes|=nada|soltar",
    "=deja|=dejar tocar|usar|coger|agarrar juguetes|cosas",
    "=presta|=preste|=prestar juguete|juguetes|cosas|pelota|bici",
    "=no|=nunca suelta|=presta|comparte|=deja juguete|juguetes|camión|muñeca|pelota|=nada|amigo|amigos|primo|primos|hermano|hermana",
    "=no =deja|presta =toque|toquen|=usar|=toca|jueguen hermano|hermanito|hermana|hermanita|otros|nadie|=su|=sus",
    "pelean muñecas|juguetes|carritos",
    "convida|convidar",
    "dejar|=deja|=deje|dejen otros|ninos|amigos|primos|nadie jugar|jueguen|juegue|toque|toquen carritos|juguetes|munecas|cosas|coches",
    "arranc|arrebat|arranque juguete|juguetes manos|otros|niños",
    "dejar|prestar|=deje =bici|pelota|muñeca|juguete|juguetes hermano|hermana|primo|prima|amigo|amigos",
    "egoísta =cosas|juguetes|muñecas|pelota",
    "pelea|pelean|disputa|pelear juguetes|juguete|muñeca|muñecas hermana|hermano|primo|prima|=por",
    "prestar|preste cuentos|colores|lápices|libros",
    "acapar",
    "prestar|presta|prestarle =sus|=juguetes|=cosas|=lápices",
    "mitad =galleta|=galletas|=pastel|=bocadillo|amigo|=amiga",
    "agarra|=coge|=quita =pelota|=juguetes =deja|=nadie|=todos",
    "=mío =mío",
    "partir|=cortar =dos =pastel|=tarta",
    "compart bici|bicicleta|patinete|monopatín|scooter|patineta|pelota|balón|columpio|muñeca|muñecas|colores",
  ],
  facts: ["compart", "puedo", "cada|dos|ambos", "junt|mitad|cambi"],
  moments: [
    {
      title: ["Una sola tiza", "La tiza y el muro"],
      lines: (t) => [
        [
          `${t.child} dibujaba en un muro ${t.setting}, con la única tiza del lugar. Un topo miraba, con las patas vacías.`,
          `${cap(t.setting)} había un muro para dibujar, ${and(t.child)} tenía la única tiza. Al lado, un topo sin tiza.`,
        ],
        "“¿Puedo?”, preguntó. “Tengo un sol en la cabeza”.",
        forOlder(
          "Como era topo, el sol lo veía poco. Por eso mismo tenía tantas ganas de dibujarlo.",
        ),
        [`¿Cómo compartes la tiza, ${t.child}?`, `¿Cómo se comparte una tiza, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Partirla por la mitad", "Romper la tiza"],
          title: ["Crac", "Dos tizas cortas"],
          lines: (t) => [
            "¡Crac! Una mitad para cada cual. Dibujaron a la vez, y el muro se llenó el doble de rápido.",
            `El topo hizo su sol. Justo debajo, ${t.child} hizo una casa, y así alguien vivía en esa luz. Nadie lo había planeado.`,
            forOlder("Una tiza corta, descubrieron, pinta igual de blanco que una larga."),
          ],
          returns: (t) => [
            `Solo había para una persona. ${t.child} miró, pensó y, crac, hubo un trozo para cada cual.`,
            `“Esto se parte muy bien”, dijo ${t.child}, y lo repartió, como la tiza.`,
          ],
        },
        {
          text: ["Dibujar en compañía", "Sujetarla a la vez"],
          title: ["Una mano y una pata", "Un sol a medias"],
          lines: () => [
            "Los dos sujetaron la tiza, mano y pata juntas. Dibuja tú también en el aire: vuelta, vuelta, vuelta, ¡y ahora los rayos!",
            "Salió un sol tembloroso. Nadie lo habría hecho así a solas, y eso era lo mejor que tenía.",
            forOlder(
              "“¡A la izquierda!”. “¡No, arriba!”. Y al sol le salió una cola, así que dijeron que era un cometa.",
            ),
          ],
          returns: (t) => [
            `Una mano era poco. “Agarra conmigo”, dijo ${t.child}, y salió como aquel sol tembloroso, entre dos.`,
            `${t.child} ofreció el otro extremo. Dos tirando de lo mismo: así había nacido un sol con cola.`,
          ],
        },
        {
          text: ["Cambiarla por otra cosa", "Hacer trueque"],
          title: ["Un buen cambio", "Tiza y esponja"],
          lines: (t) => [
            `“¿Tú qué tienes?”, preguntó ${t.child}. El topo tenía una esponja mojada. Cambiaron, y luego al revés: cada cual tuvo las dos cosas.`,
            `El topo pintó un sol blanco. ${t.child} limpió alrededor un cielo azul. Limpia tú también: ¡fris, fras!`,
            forOlder(
              "“Prestar no es perder”, dijo el topo, y devolvió la tiza con una reverencia. Él prestaba mucho su pala.",
            ),
          ],
          returns: (t) => [
            `“Yo te dejo esto y tú me dejas eso”, dijo ${t.child}, y fue un cambio tan bueno como el de la tiza.`,
            `A ${t.child} le sobraba una cosa y le faltaba otra. Hizo un trueque, y luego otro al revés, como en el muro.`,
          ],
        },
      ],
    },
  ],
};
