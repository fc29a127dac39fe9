/** Animals, creatures of tales and machines, in Spanish. */
import type { CreatureId, FigureTexts } from "../../../characters/figures.ts";
import { figure } from "./figure.ts";

export const creatures: Readonly<Record<CreatureId, FigureTexts>> = {
  dragon: figure("un dragón|una dragona", "dragon", (name) => [
    `${name} sopló sobre el chocolate frío hasta que echó humo.`,
    `${name} calentó todos los dedos con un soplido chiquito.`,
  ]),
  unicorn: figure("un unicornio", "unicorni, pegaso", (name) => [
    `${name} alumbró el camino con su cuerno brillante.`,
    `${name} llevó todas las bolsas colgadas del cuerno.`,
  ]),
  cat: figure("un gato|una gata", "=gato, =gata, =gatos, gatit, minino", (name) => [
    `${name} escuchó primero, y luego una pata suave señaló el camino.`,
    `${name} se sentó sobre el mapa para que no volara.`,
  ]),
  dog: figure(
    "un perro|una perrita",
    "=perro, =perra, =perros, perrit, cachorr, caniche",
    (name) => [
      `${name} olfateó a un lado, olfateó al otro y ladró: “¡Por aquí!”.`,
      `${name} llevó todos los palos y solo mordió uno.`,
    ],
  ),
  fox: figure("un zorro|una zorrita", "=zorro, =zorra, zorrit, raposa", (name) => [
    `A ${name} se le ocurrió un truco, y era de los buenos.`,
    `${name} barrió el polvo con su cola grande.`,
  ]),
  bear: figure("un oso|una osa", "=oso, =osa, osit, osezn, =panda", (name) => [
    `${name} levantó el lado pesado con una sola pata.`,
    `${name} se puso contra el viento, y nadie más pasó frío.`,
  ]),
  mouse: figure("un ratón|una ratona", "raton, ratit, =rata, hamster, roedor", (name) => [
    `${name} se coló por el hueco más pequeño y miró qué había.`,
    `${name} mordisqueó el nudo hasta que se soltó.`,
  ]),
  rabbit: figure("un conejo|una coneja", "conej, liebre", (name) => [
    `${name} oyó hasta el ruido más chico con sus orejas largas.`,
    `${name} saltó por delante y dio dos golpes: todo en calma.`,
  ]),
  owl: figure("un búho|una lechuza", "buho, lechuz, mochuelo, tecolote", (name) => [
    `${name} giró la cabeza entera y no se perdió nada.`,
    `${name} llevó la cuenta en voz alta, sin un solo error.`,
  ]),
  bird: figure(
    "un pájaro",
    "pajar, =ave, =aves, urraca, loro, =pato, =pata, patit, aguila, gorrion, =cuervo",
    (name) => [
      `${name} fue por delante y volvió para contarlo todo.`,
      `${name} recogió cada cosita que se había llevado el viento.`,
    ],
  ),
  goose: figure("una oca|un ganso", "=oca, =ocas, ganso, =gansa, gansit, cisne", (name) => [
    `${name} estiró el cuello y vio por encima de todo.`,
    `${name} graznó tan fuerte que nadie se durmió.`,
  ]),
  lion: figure("un león|una leona", "=leon, =leones, leona, leoncit", (name) => [
    `${name} soltó un gran rugido, y todo el mundo creció un poco.`,
    `Todas las manos se agarraron al pelaje tibio de ${name}.`,
  ]),
  tiger: figure("un tigre|una tigresa", "tigre, leopard, guepard, pantera, jaguar", (name) => [
    `${name} fue por delante con cuatro patas calladas.`,
    `${name} tiró con todas sus rayas, y aquello se movió.`,
  ]),
  wolf: figure("un lobo|una loba", "=lobo, =loba, =lobos, lobit, lobezn", (name) => [
    `${name} cantó una nota larga para que nadie se perdiera.`,
    `${name} trotó alrededor del grupo y lo mantuvo junto.`,
  ]),
  elephant: figure("un elefante|una elefanta", "elefant", (name) => [
    `${name} llevó todas las bolsas en la trompa.`,
    `${name} apartó el polvo con un soplido grande.`,
  ]),
  monkey: figure("un mono|una mona", "=mono, =mona, monit, gorila, chimpance, simio", (name) => [
    `${name} sujetó una cosa con cada mano y cada pie.`,
    `${name} se colgó de la cola y fue bajando las cosas.`,
  ]),
  horse: figure(
    "un caballo|una yegua",
    "caballo, caballit, yegua, =poni, =potro, =potra, cebra",
    (name) => [
      `${name} llevó las bolsas, y también a quien no podía más.`,
      `${name} tiró con fuerza y, clip, clop, aquello avanzó.`,
    ],
  ),
  donkey: figure("un burro|una burrita", "=burro, =burra, burrit, =asno, mula, camell", (name) => [
    `${name} cargó con las bolsas, con todas, sin una palabra.`,
    `${name} no se movió ni un pelo, y así hubo donde apoyarse.`,
  ]),
  goat: figure("una cabra", "cabra, cabrit, chivo, chiva, oveja, cordero", (name) => [
    `${name} saltó por delante y encontró dónde pisar firme.`,
    `${name} se comió el papel viejo que estorbaba.`,
  ]),
  cow: figure("una vaca|un toro", "=vaca, =vacas, vaquit, =toro, torito, terner, =buey", (name) => [
    `${name} tiró despacio y no paró hasta que aquello se movió.`,
    `${name} dio leche tibia a quien tenía sueño.`,
  ]),
  turtle: figure("una tortuga", "tortug", (name) => [
    `${name} fue tan despacio que no se cayó nada.`,
    `${name} sirvió de escalón a quien no alcanzaba.`,
  ]),
  snail: figure("un caracol", "caracol", (name) => [
    `${name} iba al final y encontró lo que se había caído.`,
    `${name} dejó una raya de plata, y nadie se perdió.`,
  ]),
  frog: figure("una rana", "=rana, =ranas, ranit, =sapo, =sapos", (name) => [
    `${name} marcó el compás croando, y tiraron a la vez.`,
    `${name} dio un gran salto con la punta de la cuerda.`,
  ]),
  fish: figure("un pez", "=pez, =peces, pececit", (name) => [
    `${name} hizo burbujas, una por cada mano que ayudaba.`,
    `${name} dio un coletazo, y a nadie le quedó sueño.`,
  ]),
  hedgehog: figure("un erizo", "erizo", (name) => [
    `${name} guardó todas las notas, una en cada púa.`,
    `${name} rodó por delante y encontró la parte más lisa.`,
  ]),
  dinosaur: figure(
    "un dinosaurio",
    "dino, =rex, tiranosaur, triceratops, velocirraptor",
    (name) => [
      `${name} aplastó la tierra con dos patas grandes, y quedó lisa.`,
      `${name} miró a lo lejos por encima de todas las cabezas.`,
    ],
  ),
  crocodile: figure("un cocodrilo|una cocodrila", "cocodril, caiman", (name) => [
    `${name} se tumbó en la zanja, y fue un puente para todo el mundo.`,
    `${name} sonrió con todos sus dientes y partió las nueces de la merienda.`,
  ]),
  snake: figure("una serpiente", "serpiente, culebr, =boa, =piton, =vibora", (name) => [
    `${name} dio tres vueltas al bulto, y no hizo falta cuerda.`,
    `${name} se deslizó por la hierba alta y encontró el atajo.`,
  ]),
  penguin: figure("un pingüino|una pingüina", "pinguin", (name) => [
    `${name} se deslizó de barriga y dejó un camino bien liso.`,
    `${name} hizo una reverencia a cada lado, y la fila se enderezó.`,
  ]),
  whale: figure("una ballena", "ballena, =orca, cachalote, narval", (name) => [
    `${name} sopló una fuente, y no quedó ni una nariz con polvo.`,
    `${name} cantó tan hondo que hasta las piedras llevaron el compás.`,
  ]),
  ant: figure("una hormiga", "hormig", (name) => [
    `${name} levantó una cosa diez veces más grande y pidió otra.`,
    `${name} dijo: “¡En fila!”, y nadie se perdió.`,
  ]),
  spider: figure("una araña", "araña, tarantula", (name) => [
    `${name} ató todos los cabos sueltos con un hilo de plata.`,
    `${name} sujetó ocho cosas a la vez y no soltó ninguna.`,
  ]),
  bee: figure("una abeja", "abeja, abejit, abejorro, avispa", (name) => [
    `${name} bailó el camino: dos veces a la izquierda y luego todo recto.`,
    `${name} traía una gota de miel para cada boca cansada.`,
  ]),
  butterfly: figure(
    "una mariposa",
    "mariposa, polilla, mariquita, libelula, luciernaga",
    (name) => [
      `${name} voló por delante y se posó en la señal buena.`,
      `${name} dio aire con sus alas a cada nariz acalorada.`,
    ],
  ),
  squirrel: figure("una ardilla", "ardilla, ardillit", (name) => [
    `${name} había escondido nueces por el camino, y encontró casi todas.`,
    `${name} subió al árbol más cercano y contó lo que se veía.`,
  ]),
  pig: figure(
    "un cerdito|una cerdita",
    "cerdo, cerda, cerdit, cochinit, chanchit, puerquit, jabali",
    (name) => [
      `${name} siguió a su nariz redonda, y la nariz tenía razón.`,
      `${name} se revolcó en el barro hasta dejarlo liso como un camino.`,
    ],
  ),
  giraffe: figure("una jirafa", "jirafa, jirafit", (name) => [
    `${name} alcanzó lo más alto sin ninguna escalera.`,
    `${name} prestó su largo cuello de tobogán, dos veces.`,
  ]),
  kangaroo: figure("un canguro", "canguro", (name) => [
    `${name} llevó todo lo pequeño en un bolsillo tibio.`,
    `${name} llegó en dos saltos y volvió en uno.`,
  ]),
  deer: figure("un ciervo|una cierva", "ciervo, cierva, venad", (name) => [
    `${name} fue por delante sin que crujiera una ramita.`,
    `${name} saltó el tronco y enseñó por dónde saltar.`,
  ]),
  hippo: figure("un hipopótamo|una hipopótama", "hipopotam", (name) => [
    `${name} se apoyó en lo más pesado hasta que se movió.`,
    `${name} se sentó en el charco, y todo el mundo pasó en seco.`,
  ]),
  crab: figure("un cangrejo", "cangrej", (name) => [
    `${name} pasó de lado por el hueco y abrió la puerta.`,
    `${name} cortó el nudo, clic, clac, y quedó suelto.`,
  ]),
  octopus: figure("un pulpo", "=pulpo, =pulpos, pulpit", (name) => [
    `${name} sujetó todas las puntas del mapa, y nada voló.`,
    `${name} saludó con todos los brazos a la vez.`,
  ]),
  vampire: figure("un vampiro|una vampira", "vampir, =dracula", (name) => [
    `${name} abrió su gran capa negra, y nadie se mojó.`,
    `${name} veía en la oscuridad, y leyó todos los letreros.`,
  ]),
  monster: figure("un monstruo", "monstru, bestia, =yeti, criatura", (name) => [
    `${name} sujetó tres bolsas a la vez con tres manos grandes.`,
    `${name} puso unas caras tan raras que se fue el cansancio.`,
  ]),
  giant: figure("un gigante|una giganta", "gigant, titan", (name) => [
    `${name} levantó a cada cual por encima del charco.`,
    `${name} abrió un paraguas tan grande como una tienda.`,
  ]),
  troll: figure("un trol", "=trol, =troll, =ogro, =ogra", (name) => [
    `${name} hizo un puente con sus dos brazos largos.`,
    `${name} apartó la piedra grande y le dio una palmadita.`,
  ]),
  ghost: figure("un fantasma", "fantasm, espectro, espiritu", (name) => [
    `${name} brilló un poquito, y todo se vio mejor.`,
    `${name} flotó por delante y volvió con buenas noticias.`,
  ]),
  fairy: figure("un hada", "=hada, =hadas, hadita", (name) => [
    `${name} espolvoreó un poco de luz en los rincones oscuros.`,
    `${name} voló de oreja en oreja susurrando: “Tú puedes”.`,
  ]),
  elf: figure("un elfo|una elfa", "=elfo, =elfa, =elfos, gnomo, gnoma, duende", (name) => [
    `${name} cosió la correa con tres puntadas rápidas.`,
    `${name} leyó las señales en el polvo, como saben los elfos.`,
  ]),
  mermaid: figure("una sirena", "siren, triton", (name) => [
    `${name} cantó una canción de olas, y tiraron al compás.`,
    `${name} sopló una caracola, y sonó como una banda entera.`,
  ]),
  robot: figure(
    "un robot",
    "robot, androide, maquina, =ciborg, lavadora, tostador, aspiradora, nevera, refrigerador, licuadora, computadora, ordenador",
    (name) => [
      `${name} dijo: “Uno, dos, bip”, y sujetó el lado pesado.`,
      `${name} sacó la herramienta justa para eso. ¡Clic!`,
    ],
  ),
  alien: figure(
    "un extraterrestre|una extraterrestre",
    "extraterrestre, alien, marcian",
    (name) => [
      `${name} preguntó cómo se llamaba cada cosa, y la cargó.`,
      `${name} encendió tres luces verdes, y se vio mucho más.`,
    ],
  ),
  snowman: figure("un muñeco de nieve", "muneco|hombre|mujer nieve", (name) => [
    `${name} mantuvo fresca la limonada hasta el final.`,
    `${name} prestó su zanahoria para señalar el camino.`,
  ]),
  cloud: figure("una nube", "nube, nubecit, nubarron", (name) => [
    `${name} guardó la lluvia hasta el final del trabajo.`,
    `${name} dio sombra justo donde hacía falta.`,
  ]),
};
