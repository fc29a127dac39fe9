/** How an earlier story is remembered: by one thing that every path of it had. */
import type { StoryLocale } from "../../story-locale.ts";

export const remembered: StoryLocale["remembered"] = {
  quest: ({ hero }) => [
    `${hero} se acordó de la campana con su manta. De aquella cueva también se volvió a casa.`,
    `“Tolón”, susurró ${hero}, en honor de la campana que llevaba manta. Eso siempre ayuda un poco.`,
  ],
  mystery: ({ hero }) => [
    `${hero} pensó en los siete panecillos de luna: aquel ruido raro era solo una barriga con hambre.`,
    `“A lo mejor al final hay panecillos”, dijo ${hero}. “La otra vez eran seis y medio”.`,
  ],
  rescue: ({ hero }) => [
    `${hero} saludó al aire con la mano. Seguro que en alta mar contestaba una cola de ballena.`,
    `“Si una ballena pequeña encontró la salida del puerto”, dijo ${hero}, “con esto también podremos”.`,
  ],
  contest: ({ hero }) => [
    `¿Qué haría ahora la cabra de la carrera? Masticar, pensó ${hero}, y seguir como si nada.`,
    `“En la carrera, una cabra se nos comió el número, y aun así llegamos”, recordó ${hero}.`,
  ],
  "journey-home": ({ hero }) => [
    `${hero} buscó el hilo de la barriga. Ahí seguía, y la otra punta estaba en casa.`,
    `“Mi hilo de la barriga hoy solo tararea”, dijo ${hero}. “Se sabe el camino a casa”.`,
  ],
  building: ({ hero }) => [
    `La primera pared de nuestra casa se cayó enseguida, pensó ${hero}, y la casa sigue en pie.`,
    `“El sapo de nuestra casa cerraría un ojo y ya está”, dijo ${hero}, y lo probó. Funcionaba.`,
  ],
  monster: ({ hero }) => [
    `“Jom”, cantó ${hero} con la voz más grave. Con esa canción ningún susto dura mucho rato.`,
    `La otra vez el monstruo era solo una canción, pensó ${hero}. A lo mejor aquí también cantan.`,
  ],
  celebration: ({ hero }) => [
    `${hero} se acordó de la cabra con todos los nombres en la barriga. También aquello acabó bien.`,
    `“Una vez el pastel hizo plof”, dijo ${hero}, “y la fiesta salió estupenda de todos modos”.`,
  ],
  voyage: ({ hero }) => [
    `Quien ha llenado una cuchara de luna, pensó ${hero}, también puede con un rato como este.`,
    `“Una cabra nos dejó sin vela”, dijo ${hero}, “y aun así llegamos hasta la luna”.`,
  ],
  garden: ({ hero }) => [
    `Tampoco la semilla lo tuvo fácil bajo la tierra, pensó ${hero}, y un día floreció.`,
    `“Una vez esperamos a una semilla”, dijo ${hero}. “Al lado de eso, esto es un suspiro”.`,
  ],
  theatre: ({ hero }) => [
    `En vez del castillo llegó un carro de coles, pensó ${hero}, y el rey acabó riendo.`,
    `“¡Coles!”, dijo ${hero}, que una vez esperaba un castillo. Y es que hay palabras que animan.`,
  ],
  letter: ({ hero }) => [
    `Al final de aquella carta mojada había nueve platos, pensó ${hero}. Quién sabe qué habrá aquí.`,
    `“Aquella carta de la lluvia también parecía un disgusto”, dijo ${hero}, “y solo le faltaba una palabra”.`,
  ],
  storm: ({ hero }) => [
    `${hero} pensó en el abrigo que brillaba, y por dentro se le encendió una luz chiquitita.`,
    `“Tuuut”, dijo ${hero}, como el barco del correo, que llegó al puerto con tormenta y todo.`,
  ],
  swap: ({ hero }) => [
    `Un botón se había convertido en una oca, pensó ${hero}. También de esto saldría algo.`,
    `El botón azul volvió en la sopa, pensó ${hero}. Al final todo aparece, y a veces calentito.`,
  ],
  inventor: ({ hero }) => [
    `Si hasta el burro viejo vio el mar, pensó ${hero}, con esto también se puede.`,
    `Un clavo más, pensó ${hero}, como con el carro del burro. Y luego, a rodar.`,
  ],
  treasure: ({ hero }) => [
    `Doce pasos pequeños llevaron hasta un peral, pensó ${hero}. Pues a contar: uno, dos, tres.`,
    `“Con medio mapa encontramos un tesoro entero”, dijo ${hero}, “así que con medio plan basta”.`,
  ],
  "quiet-afternoon": ({ hero }) => [
    `“Fuuu”, sopló ${hero}, como sobre la sopa aquella tarde de lluvia. Después costó un poco menos.`,
    `Hay un abrigo viejo que sirve para ratos así, pensó ${hero}, y casi notó su calor.`,
  ],
};
