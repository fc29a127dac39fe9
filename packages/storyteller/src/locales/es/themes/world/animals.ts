import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const animals: ThemeTexts = {
  name: "el cuidado de los animales y la naturaleza",
  phrases: [
    "animal|animales cuid|respet|=amor|amar|querer|proteg|tratar|trate|daño|maltrat|molest|pegar|pegue|suave|delicad|amable|cariño|ayudar|=bien",
    "gato|gata|perro|perra|gatito|perrito|mascotas =cola|=rabo|pegar|pega|tirar|=tira|suave|daño|molestar|delicad|acariciar|brusc",
    "tirar|=tira|=tire|jalar|=jala =cola|=rabo",
    "naturaleza cuid|respet|=amor|amar|proteg|querer|valor|contacto",
    "pisar|pise|aplastar|aplasta|matar|=mate|pisa hormigas|insectos|bichos|arañas|caracoles|hormiga|lombrices|bichitos",
    "pájaro|pájaros|pajarito|pajaritos|=aves cuid|nido|comer|alimentar|ayudar|respet",
    "nido|nidos",
    "salvajes|silvestre|silvestres|bosque animales|fauna",
    "peligro|extinción extinción|animales|especies",
    "plantas|árboles|flores|flor|plantitas respet|cuid|arrancar|arranque|proteg|=amor",
    "seres vivos",
    "fauna flora",
    "maltrato animal",
    "cuidar|cuide|cuidado|cuidando =a|=de|=los animales|animalitos|naturaleza",
    "tratar|trate =bien|=mal =a animales|animal",
    "respet =a|=por|=los|=la animales|animal|naturaleza|plantas",
    "=amor =a|=por|=los|=la animales|animal|naturaleza",
    "=cola|=rabo =al|=del|=no gato|perro tirar|=tire|=tira|jalar|=jale|=jala",
    "suave|delicad|cariños =con animales|perro|gato|mascotas|perrito|gatito",
    "proteger|protege|cuidar =la|=a naturaleza|animales",
    "animales|animalitos =y|=los|=las plantas|naturaleza|árboles",
    "animales|animalitos|animal =selva|=bosque|=granja|=salvajes|zoo|zoológico|=sabana|desierto|=polo|áfrica|=campo|mundo|=jungla",
    "animales|animalitos conocer|aprender|nombres|sonidos|gustan|encantan|amar|=amor|=los|=le|respetar|respeto|querer|cuidar|curiosidad|salvajes|viven",
    "animales =los",
    "leones|=león|elefantes|elefante|tigres|=tigre|jirafas|jirafa|monos|osos|lobos|cocodrilos|cebras|zorros|pingüinos|canguros|koalas|=panda|=pandas",
    "insectos|=bichos|arañas|hormigas|caracoles|lombrices|serpientes|reptiles|pájaros|aves|búhos|mamíferos|anfibios|escarabajos",
    "miedo =a|=los|=las animales|insectos|=bichos|arañas|cucarachas|serpientes",
    "=daño|maltrata|=pega|=molesta|mata|aplasta|pisa|=tira =a|=al|=los|=las|=del animales|insectos|hormigas|=bichos|caracoles|=gato|=perro",
    "zoo|zoológico|safari",
    "flora|fauna|naturaleza|biodiversidad",
    "=no =tenga|=tener|=tengas|=le|=tiene miedo =a|=las|=los|=dan perros|animales|insectos|=bichos|arañas|cucarachas|gatos",
    "animales =bebe|=bebes|crias|=mamas|=madres|invierno|hibern",
    "erizo|erizos|ardilla|ardillas|zorro|zorros|murcielagos|buhos duermen|viven|comen|hacen|donde",
    "habitat",
    "animales granja|bosque|selva sonidos|viven|ruidos|hacen",
    "gatos|perros|vacas|osos|pajaros|leones|buhos ronronean|ladran|hibernan|cantan|rugen|cazan|maullan",
    "ronrone|hiberna",
    "vive|viven|come|comen animal|animales",
    "animales granja",
    "animales =de =granja",
    "=arañas|=serpientes|=insectos|=pájaros|=aves|=osos|=lobos|=elefantes|=pingüinos|=leones =viven|=comen|=crías|=salvajes|=conocer|=aprender|=cuidan|=hibernan",
    "hábitat",
    "=animales =salvajes|=granja|=selva|=peligro|=extinción",
    "=crías =animales|=cuidan",
  ],
  facts: ["comida", "agua", "casa", "calma"],
  moments: [
    {
      title: ["La bota con nido", "Pío"],
      lines: (t) => [
        [
          `En una bota vieja ${t.setting} tenía su nido una gorriona. “¡Pío!”, gritó, y abrió las alas sobre cinco piquitos.`,
          `“¡Pío!”, se oyó ${t.setting}. En una bota vieja, una gorriona tapaba con las alas cinco piquitos.`,
        ],
        `“¿Qué necesita?”, susurró ${t.friend}. Comida, agua, una casa segura y calma.`,
        forOlder(
          "A sus ojos eran como casas, y unas casas que vienen caminando son demasiado para un corazón pequeño.",
        ),
        [`¿Cómo la cuidamos, ${t.child}?`, `¿Qué harías por ella, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Pasar de puntillas", "Alejarnos sin ruido"],
          title: ["En silencio, como el musgo", "Un rodeo a una bota"],
          lines: (t) => [
            "Manos a la espalda, y de puntillas con todos: un, dos, tres. Desde lejos solo miraron.",
            `La gorriona plegó las alas. Al rato ya se fiaba, y fue por una lombriz. ${t.child} vio abrirse los cinco picos.`,
            forOlder(
              "A los pequeños no los tocó nadie. Tienen a su madre, y ella sabe mejor que nadie qué quieren cinco picos.",
            ),
          ],
          returns: (t) =>
            `Había alguien muy pequeño en el camino. ${t.child} puso las manos a la espalda y dio un rodeo de puntillas.`,
        },
        {
          text: ["Ponerle agua fresca", "Llenar un plato hondo"],
          title: ["Un baño de pájaro", "Agua con piedra"],
          lines: (t) => [
            `${t.child} llenó un plato y lo dejó despacio, a buena distancia. Dentro, una piedra, para que los escarabajos puedan salir.`,
            "Luego se apartaron a esperar. La gorriona vino, bebió y se bañó. Las gotas llegaron hasta sus narices.",
            forOlder(
              "Después bebió una abeja, y después un ratón de cola larguísima. Se había corrido la voz.",
            ),
          ],
          returns: (t) =>
            `${t.child} dejó un plato con agua y una piedra dentro, para quien pasara por la noche.`,
        },
        {
          text: ["Recoger los hilos", "Quitar la basura"],
          title: ["La entrada limpia", "Hilo, papel y tapón"],
          lines: (t) => [
            `Alrededor había hilos y papeles, y en un hilo se enredan las patas finas. ${t.child} los recogió sin ruido, uno por uno.`,
            "Ya estaba libre el camino del nido. La gorriona pasó con una oruga entre sus rodillas, sin ningún miedo.",
            forOlder(
              `Una hoja, una ramita y una pluma se quedaron. No eran basura, eran material de obra. ${t.friend} lo había preguntado.`,
            ),
          ],
          returns: (t) =>
            `En el suelo había un trozo de hilo. ${t.child} lo recogió, pensando en alguna pata muy fina.`,
        },
      ],
    },
  ],
};
