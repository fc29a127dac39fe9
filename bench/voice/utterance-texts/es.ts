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
  meant: [
    {
      choices: ["Escuchar el ruidito", "Dibujarlo en el aire"],
      said: [
        ["oír bien", "usar las orejas"],
        ["pintar con el dedo", "hacer un dibujo"],
      ],
    },
    {
      choices: ["Cortar trozos iguales", "Preguntar al búho"],
      said: [
        ["partirlo", "repartirlo", "hacer pedazos"],
        ["hablar con el pájaro", "decírselo al ave"],
      ],
    },
    {
      choices: ["Cantarle una nana", "Contar un chiste", "Ir de la mano"],
      said: [
        ["una canción", "música para dormir"],
        ["algo gracioso", "hacerles reír"],
        ["agarrarnos los dedos"],
      ],
    },
    {
      choices: ["Llevar sopa caliente", "Doblar la manta"],
      said: [
        ["dar de comer", "un plato de comida"],
        ["guardar la cobija", "la colcha"],
      ],
    },
    {
      choices: ["Arreglar el carro rojo", "Empujar los dos"],
      said: [["repararlo", "componer las ruedas"], ["mover los carros a la casa"]],
    },
    {
      choices: ["Llamar a la puerta", "Mirar por la grieta"],
      said: [
        ["tocar toc toc", "dar golpes"],
        ["ver adentro", "espiar por el agujero"],
      ],
    },
    {
      choices: ["Plantar dos pepitas", "Invitar al pueblo"],
      said: [
        ["sembrar semillas", "poner semillas en la tierra"],
        ["que vengan todos", "traer a la gente a la fiesta"],
      ],
    },
    {
      choices: ["Descansar un ratito", "Lanzarla otra vez"],
      said: [
        ["dormir una siesta", "sentarnos un poco"],
        ["tirar la pelota", "echarla de nuevo"],
      ],
    },
    {
      choices: ["Remar a su lado", "Girar la llave"],
      said: [
        ["ir en la barca", "en el bote"],
        ["abrir la cerradura", "abrir con eso"],
      ],
    },
    {
      choices: ["Enhebrar la aguja", "Acercar la lámpara"],
      said: [
        ["coser", "poner el hilo"],
        ["más luz", "traer la linterna"],
      ],
    },
    {
      choices: ["Devolver el botón", "Guardarlo en el bolsillo"],
      said: [
        ["dárselo", "regresarlo a su dueño"],
        ["esconderlo", "meterlo en el pantalón"],
      ],
    },
    {
      choices: ["Decir hola bajito", "Agitar la mano"],
      said: [
        ["saludar", "susurrar buenos días"],
        ["mover el brazo", "hacer señas con los dedos"],
      ],
    },
    {
      choices: ["Encender el farol", "Esperar la luna"],
      said: [
        ["prender la linterna", "hacer fuego"],
        ["quedarnos hasta la noche", "tener paciencia"],
      ],
    },
    {
      choices: ["Compartir un paraguas", "Correr bajo la lluvia"],
      said: [
        ["ir juntos debajo", "repartir la sombrilla"],
        ["ir muy rápido", "a toda prisa"],
      ],
    },
  ],
  agreed: ["Sí, ese", "Ese mismo", "Sí, vale"],
  denied: [
    {
      choices: ["Cortar trozos iguales", "Preguntar al búho"],
      said: [["El búho no", "No quiero preguntar"], ["No cortar"]],
    },
    {
      choices: ["Seguir las migas", "Escuchar el zumbido"],
      said: [["El zumbido no"], ["Las migas no"]],
    },
    {
      choices: ["Plantar una semilla", "Tocar la puerta"],
      said: [["La puerta no"], ["La semilla no", "No quiero plantar"]],
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
    "Tengo los calcetines mojados",
    "Quiero mi osito",
    "¿Ya llegamos?",
    "Hoy comí espaguetis",
    "Mi hermano me pegó",
    "¿Me das jugo?",
    "¿Dónde está el control remoto?",
    "Tengo cinco años",
    "Los zapatos me aprietan",
    "Aquí huele raro",
    "¿Qué hora es?",
    "Mañana vamos al zoológico",
    "Apaga la computadora",
    "Me duele la barriga",
    "¿Quién tomó mis crayones?",
    "El bebé está llorando",
    "Me gustan los unicornios",
    "Hay un autobús afuera",
    "¿Podemos ver una película?",
    "Mi amiga se llama Emma",
    "No me gusta el brócoli",
    "Mira mi camisa nueva",
    "El abuelo tiene barba",
    "Feliz cumpleaños",
    "Me golpeé la rodilla",
    "Quiero ir al parque",
  ],
};
