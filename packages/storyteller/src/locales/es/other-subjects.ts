/** What Spanish speakers may ask for that is no theme, also where it shares words with one. */
import type { OtherSubjects } from "../../story-locale.ts";

export const otherSubjects: OtherSubjects = {
  instruments: {
    phrases: [
      "piano|guitarra|violin|flauta|tambor|trompeta|bateria|ukelele|teclado|acordeon",
      "tocar|aprender guitarra|piano|violin|flauta|tambor|trompeta|bateria",
      "banda =rock|=musica",
    ],
  },
  sports: {
    phrases: [
      "karate|judo|taekwondo|ajedrez|tenis|basquet|baloncesto|beisbol|golf|esqui|patina|yoga|atletismo|rugby|voleibol",
      "cama elastica",
      "pantalla|television|telefono|movil|celular rota|roto|barat|nuevo|nueva|comprar",
      "amistad paises|naciones",
      "vacuna|vacunas|dientes|pelo =perro|=gato|=perra",
      "boxeo|lucha|surf|patineta|monopatin",
      "chupa|chuparse|chupar|chupando dedo|pulgar",
    ],
  },
  languages: { phrases: ["ingles|frances|aleman|italiano|gramatica|vocabulario"] },
  work: {
    phrases: [
      "hoja|hojas calculo",
      "raton ordenador|computador",
      "maquina =tiempo|escribir|=coser",
      "dinero|ganar internet",
      "granja servidor",
      "estrella|estrellas =cine",
      "puente|puentes =mayo|=noviembre",
      "diente|dientes =leon|=ajo",
      "=cien soledad",
      "guerra civil|mundial",
      "matematicas avanzad",
      "politica|elecciones|negocio|empresa|hipoteca|seguros|salario|jubilacion|bolsa|mercadotecnia|marketing|electricidad|gobierno|abogad|historia|jazz",
      "=ser|=sea|=hacerse medic|dentista|maestr|enfermer|bombero|veterinari =mayor|=grande|=adulto",
      "foto|fotos|album vacaciones|viaje|boda",
      "tienda|regalos =zoo|zoologico",
      "olimpiada|olimpiadas",
      "aniversario|boda abuelos|bodas|padres|=tia|=tio",
      "silbar|silbido",
      "youtuber|youtubers|influencer",
      "licencia|carnet|carne conducir|manejar",
    ],
  },
  vehicles: {
    phrases: [
      "camion|camiones|coche|carro bombero",
      "tren|trenes|barco|cohete|tractor|carreras|submarino",
      "lanzamiento|despegue cohete|cohetes",
      "construir|armar cohete|cohetes",
      "avion|aviones|barco|barquito papel",
      "=control remoto",
    ],
  },
  crafts: { phrases: ["tejer|=coser|bordar|ceramica|poesia|poema|cine|ballet|coro"] },
  stories: {
    phrases: [
      "spiderman|batman|superman|frozen|pokemon|minecraft|navidad|halloween|=pascua|disfraz|disfraces",
      "guerra galaxi",
      "reyes magos",
      "pan =muerto|=muertos",
      "circo",
      "cancion|canciones|nana|nanas cuna",
      "raton|ratoncito perez",
      "alfombra|tapete voladora|magica|volador",
      "boleto|boletos|entradas|billete|billetes",
      "anillo|anillos|collar diamante|diamantes",
      "caballero|caballeros",
    ],
  },
};
