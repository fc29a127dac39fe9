/** People by what they do, and members of the family, in Spanish. */
import type { FigureTexts, PersonId } from "../../../characters/figures.ts";
import { figure } from "./figure.ts";

export const persons: Readonly<Record<PersonId, FigureTexts>> = {
  king: figure("un rey", "=rey, =reyes, emperador, sultan", (name) => [
    `${name} se quitó la corona y cargó como el resto.`,
    `${name} dio un discurso de tres palabras: “¡Vamos allá, gente!”.`,
  ]),
  queen: figure("una reina", "reina, emperatriz", (name) => [
    `${name} se subió las mangas de seda y tiró también.`,
    `${name} repartió medallas hechas con hojas.`,
  ]),
  prince: figure("un príncipe", "principe", (name) => [
    `${name} puso su capa de terciopelo sobre el barro.`,
    `${name} sostuvo la lámpara, y bien derecha.`,
  ]),
  princess: figure("una princesa", "princesa", (name) => [
    `${name} hizo el mejor nudo de todos.`,
    `${name} se recogió el vestido y agarró el lado pesado.`,
  ]),
  knight: figure("un caballero|una caballera", "caballero, caballera, =paladin", (name) => [
    `${name} usó el escudo de bandeja y lo llevó todo.`,
    `${name} hizo una reverencia y ayudó a subir a cada cual.`,
  ]),
  wizard: figure("un mago|una maga", "=mago, =maga, hechicer, =brujo, encantador", (name) => [
    `${name} agitó un palito, y la punta empezó a brillar.`,
    `${name} lo buscó en un libro grande como una puerta.`,
  ]),
  witch: figure("una bruja", "=bruja, brujit, =brujas", (name) => [
    `${name} despejó el camino con una buena escoba.`,
    `${name} removió una sopa que alcanzó para todo el mundo.`,
  ]),
  pirate: figure("un pirata|una pirata", "pirata, corsari, bucaner", (name) => [
    `${name} miró por el catalejo y gritó: “¡Vía libre!”.`,
    `${name} hizo un nudo que aguanta cualquier tormenta.`,
  ]),
  doctor: figure(
    "un doctor|una doctora",
    "doctor, medic, veterinari, dentista, cirujan",
    (name) => [
      `${name} puso una venda en una rodilla y otra en la bolsa.`,
      `${name} fue preguntando: “¿Todo bien?”, y escuchaba de verdad.`,
    ],
  ),
  nurse: figure("un enfermero|una enfermera", "enfermer, paramedic", (name) => [
    `${name} envolvió una mano fría en una bufanda tibia.`,
    `${name} llevaba un trago de agua para cada boca.`,
  ]),
  teacher: figure("un maestro|una maestra", "maestr, profe, =seño, docente", (name) => [
    `${name} dibujó el plan en el polvo, y se entendió a la primera.`,
    `${name} pasó lista, y no faltaba nadie.`,
  ]),
  baker: figure("un panadero|una panadera", "panader, pasteler, reposter", (name) => [
    `${name} repartió panecillos tibios, uno para cada mano.`,
    `${name} echó harina en el suelo, y aparecieron las huellas.`,
  ]),
  cook: figure("un cocinero|una cocinera", "cociner, =chef", (name) => [
    `${name} hizo un banquete con tres zanahorias y una olla.`,
    `${name} repartió cucharas, y todo el mundo probó.`,
  ]),
  clockmaker: figure("un relojero|una relojera", "relojer", (name) => [
    `${name} contó los tictacs, para tirar a la vez.`,
    `${name} apretó un tornillito, y se acabó el chirrido.`,
  ]),
  inventor: figure("un inventor|una inventora", "invent, cientific, ingenier, mecanic", (name) => [
    `${name} armó una polea con una cuchara y dos botones.`,
    `${name} sacó un aparato con manivela, y funcionaba.`,
  ]),
  gardener: figure("un jardinero|una jardinera", "jardiner, florista", (name) => [
    `${name} apartó las ramitas, con cuidado, de una en una.`,
    `${name} tenía una margarita para cada cara cansada.`,
  ]),
  farmer: figure(
    "un granjero|una granjera",
    "granjer, campesin, pastor, vaquer, agricultor",
    (name) => [
      `${name} silbó una vez, y el grupo se puso en fila.`,
      `${name} partió una manzana enorme, y hubo para todo el mundo.`,
    ],
  ),
  fisher: figure("un pescador|una pescadora", "pescador", (name) => [
    `${name} lanzó la red y atrapó lo que se iba rodando.`,
    `${name} esperó en silencio, y era justo lo que hacía falta.`,
  ]),
  captain: figure("un capitán|una capitana", "capitan, marin, piloto, timonel", (name) => [
    `${name} gritó: “¡Iza!”, y tiraron a la vez.`,
    `${name} se mojó un dedo y supo de dónde venía el viento.`,
  ]),
  astronaut: figure("un astronauta|una astronauta", "astronauta, cosmonauta", (name) => [
    `${name} encendió la luz del casco y alumbró el camino.`,
    `${name} contó desde cinco hasta cero, y allá fueron.`,
  ]),
  detective: figure("un detective|una detective", "detective, investigador, =espia", (name) => [
    `${name} halló una huella y la siguió con la nariz.`,
    `${name} sacó la lupa y encontró lo que faltaba.`,
  ]),
  musician: figure(
    "un músico|una música",
    "musico, musica, cantante, guitarrista, pianista, violinista, tambor, baterista",
    (name) => [
      `${name} tocó una marcha, y todos los pies la siguieron.`,
      `${name} tarareó una nota grave, y llegó la calma.`,
    ],
  ),
  dancer: figure("un bailarín|una bailarina", "bailarin, danzarin", (name) => [
    `${name} cruzó de puntillas y enseñó los pasos.`,
    `${name} dio una vuelta, y el polvo salió volando.`,
  ]),
  painter: figure("un pintor|una pintora", "pintor, artista, dibujante, escultor", (name) => [
    `${name} pintó una gran flecha amarilla, y nadie se perdió.`,
    `${name} pintó a cada cual una nariz roja y valiente.`,
  ]),
  builder: figure(
    "un albañil|una albañil",
    "albanil, constructor, carpinter, obrero, obrera",
    (name) => [
      `${name} midió dos veces, y encajó a la primera.`,
      `${name} repartió cascos y cargó con la viga.`,
    ],
  ),
  firefighter: figure("un bombero|una bombera", "bomber", (name) => [
    `${name} apoyó la escalera y la sujetó bien fuerte.`,
    `${name} desenrolló la manguera, y tiraron de ella sin soltarla.`,
  ]),
  police: figure("un policía|una policía", "policia, sheriff", (name) => [
    `${name} levantó una mano, y cruzaron sin peligro.`,
    `${name} lo apuntó en su libreta, y nada se olvidó.`,
  ]),
  librarian: figure("un bibliotecario|una bibliotecaria", "bibliotecari, librer", (name) => [
    `${name} conocía un libro sobre eso, página nueve.`,
    `${name} dijo: “Chis”, y entonces se oyó.`,
  ]),
  superhero: figure("un superhéroe|una superheroína", "superhero, super hero", (name) => [
    `${name} abrigó con su capa a quien tenía frío.`,
    `${name} levantó la caja grande con un dedo.`,
  ]),
  explorer: figure(
    "un explorador|una exploradora",
    "explorador, aventurer, viajer, excursionista",
    (name) => [
      `${name} le dio la vuelta al mapa, y así estaba bien.`,
      `${name} hizo un puente con una rama y un cinturón.`,
    ],
  ),
  storyteller: figure(
    "un cuentacuentos|una cuentacuentos",
    "cuentacuento, cuenta cuentos, narrador, escritor, poeta",
    (name) => [
      `${name} contó un cuento cortito, y la espera pasó volando.`,
      `${name} sabía cómo acaban estos cuentos, y dijo: “Bien”.`,
    ],
  ),
  postman: figure("un cartero|una cartera", "=cartero, =cartera, =carteros", (name) => [
    `${name} conocía todas las puertas y llamó a la correcta.`,
    `${name} hizo sitio para todo en una bolsa enorme.`,
  ]),
  driver: figure(
    "un conductor|una conductora",
    "conductor, chofer, conductor|chofer bus|autobus|tren|camion|taxi, camioner, taxist, maquinist",
    (name) => [
      `${name} sabía un atajo, y de verdad era corto.`,
      `${name} gritó: “¡Al tren!”, y nadie se quedó atrás.`,
    ],
  ),
  shopkeeper: figure(
    "un tendero|una tendera",
    "tender, vendedor, dependient, frutero, frutera",
    (name) => [
      `${name} tenía una bolsita de papel para cada cosa.`,
      `${name} lo contó todo dos veces, y no faltaba nada.`,
    ],
  ),
  tailor: figure("un sastre|una sastra", "sastre, sastra, costurer, modist", (name) => [
    `${name} remendó la bolsa rota con cinco puntadas.`,
    `${name} llevaba aguja, hilo y un botón a la medida.`,
  ]),
  athlete: figure(
    "un deportista|una deportista",
    "deportist, atleta, futbolist, jugador futbol|baloncesto|tenis|beisbol, corredor, nadador, gimnast",
    (name) => [
      `${name} corrió por delante y volvió antes de contar diez.`,
      `${name} enseñó a estirarse, y todas las piernas despertaron.`,
    ],
  ),
  grandmother: figure("una abuela", "abuela, abuelita, yaya, =nana", (name) => [
    `${name} sacó un pañuelo enorme, y era justo lo que faltaba.`,
    `${name} sirvió té de un termo pequeño, y alcanzó.`,
  ]),
  grandfather: figure("un abuelo", "abuelo, abuelito, =yayo", (name) => [
    `${name} se sabía una canción vieja con mucho ritmo.`,
    `${name} encontró un buen bastón para cada cual.`,
  ]),
  mother: figure("una madre", "=madre, =mama, =mami, madrastra", (name) => [
    `${name} contó cabezas, y no faltaba ninguna.`,
    `${name} dio la mano a cada mano libre.`,
  ]),
  father: figure("un padre", "=padre, =papa, =papi, padrastro", (name) => [
    `${name} llevó sobre los hombros a quien menos alcanzaba.`,
    `${name} sostuvo la luz mientras se ataban los zapatos.`,
  ]),
  aunt: figure("una tía", "=tia, =tias, tita", (name) => [
    `${name} encontró lo justo en un bolso muy hondo.`,
    `${name} se rio tan fuerte que volvieron las fuerzas.`,
  ]),
  uncle: figure("un tío", "=tio, =tios, tito", (name) => [
    `${name} sabía un truco con una moneda y un cordel.`,
    `${name} cargó más que nadie y tarareó más fuerte.`,
  ]),
  brother: figure("un hermano", "hermano, hermanito, gemelo", (name) => [
    `${name} dijo: “Mira”, y sujetó el lado que bailaba.`,
    `${name} dio su última galleta a quien iba delante.`,
  ]),
  sister: figure("una hermana", "hermana, hermanita, gemela", (name) => [
    `${name} gritó: “¡Uno, dos y tres!”, y tiraron a una.`,
    `${name} ató todos los zapatos con lazo doble.`,
  ]),
  cousin: figure("un primo|una prima", "=primo, =prima, primit", (name) => [
    `${name} empezó una canción tonta, y la cantó todo el mundo.`,
    `${name} traía una cosa de más, y era justo esa.`,
  ]),
  neighbor: figure("un vecino|una vecina", "vecin", (name) => [
    `${name} trajo una escalera, como la gente buena de al lado.`,
    `${name} trajo bizcocho, porque ayudar da hambre.`,
  ]),
  friend: {
    ...figure("una persona|un amigo|una amiga", "amig, compa, colega", (name) => [
      `${name} echó una mano en el momento justo.`,
      `${name} no se alejó ni un paso hasta el final.`,
    ]),
    name: "un amigo o una amiga",
    tail: "de bolsillos grandes",
  },
};
