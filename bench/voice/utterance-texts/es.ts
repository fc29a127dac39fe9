/** Spanish. */
import type { UtteranceTexts } from "./utterance-texts.ts";

export const es: UtteranceTexts = {
  frames: [
    "Quiero …",
    "Yo creo que hay que …",
    "Mejor …",
    "Eh, … por favor",
    "Vamos a …",
    "Pueden …",
    "Sí, …",
  ],
  places: [
    ["La primera", "La número uno", "Uno"],
    ["La segunda", "La número dos", "Dos"],
    ["La tercera", "La número tres", "Tres"],
  ],
  reworded: [
    {
      choices: ["Seguir las migas", "Escuchar el zumbido"],
      said: [
        ["Ir detrás de las migas", "Las migas", "Que sigan las migas de pan"],
        ["Oír ese zumbido", "El zumbido", "Yo quiero escuchar"],
      ],
    },
    {
      choices: ["Cruzar el bosque", "Remar por el río", "Preguntar a los gansos"],
      said: [
        ["Por el bosque", "Pasar entre los árboles del bosque", "Me gusta el bosque"],
        ["Ir en barca por el río", "El río", "Remar con los remos"],
        ["Que ayuden los gansos", "Los gansos", "Hablar con los gansos"],
      ],
    },
    {
      choices: ["Construir un puente", "Lanzar la cuerda", "Cantar una canción"],
      said: [
        ["Hacer un puente", "El puente", "Un puente pequeño de madera"],
        ["Con la cuerda", "Tirar la cuerda al otro lado", "La cuerda"],
        ["Cantar para todos", "Una canción bonita", "Que canten una canción"],
      ],
    },
  ],
  offTopic: [
    "Quiero pizza para cenar",
    "¿Cómo te llamas?",
    "Mi perro duerme en el sofá",
    "No sé",
    "¿Puedo ir al baño?",
    "Cuéntame un chiste",
    "Mamá, ¿dónde estás?",
    "Ya tengo sueño",
    "Ayer fuimos a la piscina",
    "¿Cuántos años tienes?",
    "Mi hermana tiene una bicicleta nueva",
    "Está lloviendo afuera",
    "Me gusta el helado de chocolate",
    "¿Cuándo es mi cumpleaños?",
    "Para, eso es mío",
    "La televisión está muy fuerte",
    "Perdí mi calcetín",
    "La abuela viene el sábado",
    "¿Por qué el cielo es azul?",
    "Se me mueve un diente",
    "Mi maestra se llama Carmen",
    "No es justo",
    "Papá tiene un coche rojo",
    "Tengo hambre",
  ],
  choices: [
    ["Seguir las migas", "Escuchar el zumbido"],
    ["Cruzar el bosque de puntillas", "Remar por el río"],
    ["Construir un puente", "Lanzar la cuerda", "Llamar a los gansos"],
    ["Hornear pan juntos", "Cantar una canción", "Mirar la huella"],
    ["Tocar la puerta", "Susurrar la respuesta", "Plantar una semilla"],
    ["Contar las piedras", "Saltar muy alto"],
    ["Pedir ayuda al búho", "Encender la linterna", "Esperar la luna"],
    ["Compartir la manta", "Buscar más leña"],
    ["Decir la verdad", "Esconder el jarrón roto"],
    ["Abrir la caja azul", "Tirar de la campana"],
    ["Invitar al dragón", "Dibujar un mapa", "Probar otra llave"],
    ["Respirar despacio", "Abrazar al oso"],
  ],
};
