import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const potty: ThemeTexts = {
  name: "usar el orinal",
  phrases: [
    "orinal",
    "bacinica|bacinilla|bacín",
    "pañal",
    "=ir|=usar|=vaya|hacer|sentarse|avisar =baño|váter|inodoro|retrete|=wc|poceta",
    "pipí|=pis|=pipi",
    "caca|=popó|=popo",
    "moja|mojar|mojó =cama|ropa|pantalón|calzón|noche",
    "control|entrenamiento esfínteres",
    "enuresis",
    "hacerse|=hace|orina|orinarse encima|=cama|ropa",
    "=aguanta|aguantar|aguantarse =ganas|=pis|=baño",
    "miedo váter|inodoro|=baño|cisterna|retrete",
    "calzoncillos|braguitas|calzones secos|mayores",
    "limpiarse culito|=cola|trasero",
    "noche =seco|=seca|=secas",
    "entrenamiento =baño",
    "estreñid|estreñim",
    "pañal|pañales dejar|=deje|quitar|=sin|=adiós|=usar",
    "hacer|=hace|=haga pipí|=pis|caca|popó váter|=baño|orinal|inodoro|=cama|encima",
    "=ir =al =baño =solo|=sola|avisar|pedir",
    "pedir|=pida|avisar|avise =baño|pipí|=pis",
    "mojar|moja =cama",
    "orinal|bacinica|pelela|excusado|inodoro",
    "=hace|=hacer|=hacerse|=haga =pis|=pipí|=popó|=caca|encima|popis",
    "moja|mojar|mojó|orina|=pis|pipí =cama|=noche|sábanas|calzones",
    "esfínter|esfínteres",
    "dejar|quitar|quitarle|=dejó|=sin pañal|pañales",
    "=no avisa|avisar =pis|pipí|baño|caca|ganas",
    "avisar|avise|avisa|decir|=diga =ganas|=pis|=baño|=pipí",
    "sentarse|siente|sentar =taza|inodoro|váter|orinal|=water|retrete",
    "accidentes escuela|cole|=pipi",
    "=usa|todavia|=aun|quitar|quitarle|=deja|dejar|sigue panal|panales",
    "=pis|pipi|caca|popo escapa|encima|cole|guarderia|calzon|vater|bano",
    "orina|moja|mea|hace guarderia|escuela|cole|encima|calzones|pantalones|cama",
    "operación|adiós pañal|pañales",
    "=moja =cama|=pantalón|=pantalones",
    "escapa =pantalones|=pantalón|=pipí|=pis|=guardería",
    "=pis|=pipí =cama|=avisar|=baño|=orinal",
    "limpiarse =culo|=colita|=baño|=solo",
    "estreñ|=aguanta =caca",
    "tirar =cadena =ruido|=miedo",
    "bacinica|orinal|pañal",
  ],
  facts: ["apriet", "sent", "sec", "limpi", "lav"],
  moments: [
    {
      title: ["El mapache saltarín", "Una pata y la otra"],
      lines: (t) => [
        [
          `Un mapache pequeño saltaba de pata en pata ${t.setting}. “Algo me aprieta en la barriga”.`,
          `“Me aprieta la barriga”, dijo un mapache pequeño ${t.setting}, y saltaba en el sitio.`,
        ],
        "Así avisa el cuerpo: tengo pipí. Cerca estaba su orinal. “Ayer llegué tarde. Y me puse un pantalón seco”.",
        forOlder(
          "“De noche también pasa”, contó. “Entonces hay sábanas secas y un abrazo. La barriga aprende despacio, como quien toca la flauta”.",
        ),
        [`¿Qué hacemos ahora, ${t.child}?`, `¿Qué va primero, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Ir ahora mismo", "Correr al orinal"],
          title: ["Justo a tiempo", "El juego espera"],
          lines: (t) => [
            `“El juego nos espera”, dijo ${t.child}, y echaron a correr. Pantalón abajo, a sentarse. Escucha: ¡psss! Allí cayó, en el orinal.`,
            "Limpiarse, subirse el pantalón, vaciarlo, lavarse las manos. Y el juego había esperado sin cansarse.",
            forOlder(
              "“Creía que seguiría sin mí”, dijo el mapache. Dio un brinco, ligero como una cometa.",
            ),
          ],
          returns: (t) =>
            `“El juego puede esperar un minuto”, dijo ${t.child} al primer aviso de la barriga. Y esperó, como al mapache.`,
        },
        {
          text: ["Sentarse y cantar", "Esperar una canción entera"],
          title: ["Canción para sentados", "Sin prisa"],
          lines: (t) => [
            `Se sentó y no salía nada. ${t.child} cantó bajito, despacio. Canta tú también: ¡la, la, la! Al tercer la: psss.`,
            `Después, a limpiarse de delante hacia atrás, vaciar y lavarse las manos. “Y si no sale, probamos luego”, dijo ${t.child}.`,
            forOlder(
              "“Una canción no se empuja”, dijo el mapache, “y lo otro, tampoco”. Había pasado mucho rato allí pensando.",
            ),
          ],
          returns: (t) =>
            `Con prisas salía todo al revés. Así que ${t.child} cantó bajito, la, la, la, como con el mapache, y ya salió bien.`,
        },
        {
          text: ["Inventar una señal", "Avisar con dos dedos"],
          title: ["La señal", "Dos dedos en la nariz"],
          lines: (t) => [
            `“Dos dedos en la nariz son: tengo que ir”, dijo ${t.child}. ¡Prueba tú! El mapache lo hizo, y se entendió sin una palabra.`,
            "Se sentó, psss. Se limpió, se subió el pantalón seco, se lavó las manos. Y la nariz quedó libre.",
            forOlder(
              "La señal valía también de lejos y con la boca llena. Y de noche la entendía hasta su padre, medio dormido.",
            ),
          ],
          returns: (t) =>
            `Dos dedos en la nariz, en mitad de todo: ${t.child} necesitaba una pausa, se entendió, y la hubo.`,
        },
      ],
    },
  ],
};
