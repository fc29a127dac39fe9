import type { Phrasings } from "./phrasings.ts";

export const spanishPhrasings: Phrasings = {
  ofThemes: {
    anger:
      "calmarse cuando está furioso; tiene rabietas enormes por cualquier cosa; pasa de cero a cien y da portazos por toda la casa; qué hacer con la rabia",
    jealousy:
      "envidia de los juguetes de su prima; no soporta que abracemos al bebé; se pone verde cuando su hermana recibe un regalo, celosa; cree que queremos más al bebé que a él",
    dark: "quiere la luz del pasillo encendida toda la noche; le asusta cuando apagamos la luz; miedo a la oscurida; necesita una lucecita por las sombras de la pared",
    shyness:
      "se esconde detrás de mí cuando saludan; le cuesta hablar delante de los mayores; se queda callada en las fiestas y no se anima a participar",
    losing:
      "los juegos de mesa acaban siempre en llanto; no pasa nada por no ganar; mal perdedor; tira el tablero cuando gano yo al parchís",
    sadness:
      "llorar está bien; a veces uno está triste; tener un día bajo y que las lágrimas no son malas",
    worries:
      "nervios en la barriga antes de cada cosa nueva; le da vueltas a todo por la noche, se preocupa; y si pasa esto, y si pasa lo otro: ansiedad por todo",
    nightmares:
      "monstruos en sus sueños; se despierta gritando por malos sueños; se despertó por un sueño feo con un lobo",
    parting:
      "no me suelta en la puerta de la guardería; mamá va a trabajar y vuelve; llora a mares cuando la dejo por la mañana en el cole; echa de menos a papá cuando viaja por trabajo",
    "naming-feelings":
      "ponerle nombre a las emociones; ¿cómo me siento hoy?; alegre, triste, enfadado, asustado: saber cuál es cuál",
    hitting:
      "las manos quietas; le da bofetadas a su hermanita; dejar de dar patadas a los otros niños; cuando se enoja golpea a los otros nenes del jardín; manos suaves con el bebé",
    biting:
      "clava los dientes a sus compañeros; no se muerde a nadie; le hinca los dientes al brazo de su primo, mordiscos",
    sharing:
      "dejar que otros jueguen con sus muñecas; todo es mío mío mío; darle la mitad de las galletas a su amigo; agarra la pelota y no deja que nadie más la tenga",
    turns:
      "esperar tu turno en el tobogán; uno después de otro y no todos a la vez; se cuela en la fila de la fuente; interrumpe y siempre quiere ser el primero",
    truth:
      "se inventa cosas cuando rompe algo; reconocer lo que hizo en vez de mentir; sin mentiras; le echa la culpa al perro por el jarrón roto; lo pillé en una mentira sobre el chocolate",
    tidying:
      "recoger los bloques después de jugar; su cuarto es una leonera; guardar los juguetes en la caja; piezas de lego por todo el suelo y nadie las recoge",
    screens:
      "menos tablet y más calle; apagar los dibujos sin drama; enganchado a youtube; rabieta cuando le quito el móvil; solo un capítulo más de la patrulla canina",
    manners:
      "por favor y gracias; buenos modales en la mesa; saludar con educación; mastica con la boca abierta; las palabras mágicas cuando quieres algo",
    listening:
      "obedecer a la primera; no nos hace caso cuando lo llamamos; prestar atención cuando alguien habla; tengo que repetirle todo diez veces",
    apologizing:
      "cómo pedir perdón de verdad; decir lo siento; nunca admite que se equivocó y no quiere disculparse",
    "kind-words":
      "no insultar; dice cosas feas como tonto; palabrotas; contesta mal y habla de forma grosera",
    teeth:
      "cepillarse dos veces al día; pelea con el cepillo cada noche; caries y azúcar; le duelen las encías si no se limpia las muelas",
    dentist:
      "primera revisión con la dentista; le asusta el torno del dentista; abrir grande la boca para que le miren el diente que se mueve, cita dental",
    doctor:
      "que le pongan una inyección en el pediatra; mañana toca vacuna; llora cuando la doctora lo ausculta; la revisión de los cuatro años y el estetoscopio; le dan pánico las agujas, el viernes la vacuna de la gripe",
    handwashing:
      "jabón en las manos antes de cenar; lavarse las manos después del baño; frotarse los dedos sucios antes de comer",
    vegetables:
      "no come nada verde; probar el brócoli; muy especial para comer verdura; escupe los guisantes y las zanahorias; solo quiere papas fritas, nada de ensalada",
    "own-bed":
      "dormir sola en su cuarto; se mete en nuestra cama cada noche; quedarse en su cama toda la noche; viene a las dos de la mañana y quiere dormir entre nosotros",
    bedtime:
      "irse a dormir sin pelear; la rutina antes de acostarse; nunca quiere acostarse; otro vaso de agua, otro cuento, y nunca se duerme",
    potty:
      "dejar el pañal; avisar cuando tiene pipí; caca en el váter; se le escapa en los pantalones en la guardería; moja la cama",
    bath: "odia meterse en la bañera; le da miedo el agua de la ducha en la cabeza; champú en los ojos, grita cuando lo bañamos",
    allergies:
      "no puede comer cacahuetes; alergia al huevo; por qué no puede tomar leche como sus amigos; le salen ronchas con las fresas",
    dressing:
      "ponerse solo la chaqueta; cremalleras y botones; no se quiere poner los zapatos ni el abrigo, tarda muchísimo en vestirse",
    germs:
      "taparse la boca al toser; por qué nos quedamos en casa con un resfriado; cómo los virus nos hacen estornudar",
    glasses:
      "estrena gafas; llevar un parche en el ojo; le da vergüenza llevar lentes para ver la pizarra",
    hair: "llora en la peluquería; desenredar el pelo; primer corte de pelo; el drama de peinar los piojos",
    school:
      "empezar el jardín de infancia; primer día de clase en primaria; nervioso por la maestra nueva; el colegio de mayores en septiembre, si le gustará",
    sibling:
      "mamá tiene un bebé en la barriga; va a ser hermano mayor; pronto llega una hermanita; viene en camino un hermanito",
    moving:
      "nos cambiamos de casa; casa nueva en otra ciudad; dejar nuestro piso de siempre; cajas por todas partes, nos vamos a vivir a Sevilla en junio",
    swimming:
      "meter la cara debajo del agua en la piscina; aprender a flotar; miedo a tirarse a lo hondo sin manguitos",
    "new-friend":
      "encontrar con quién jugar en el recreo; cómo hacer amigos; hacer amiguitos en la clase nueva; está sola desde que llegamos y busca una amiga",
    travelling:
      "volar en avión por primera vez; viaje largo en coche a la costa; hacer la maleta para un viaje; el aeropuerto y un vuelo largo a Argentina",
    bicycle: "quitarle los ruedines; la bici sin rueditas, se tambalea",
    sleepover:
      "primera noche en casa de un amigo; quedarse a dormir con los abuelos; pijamada en casa de Mía, primera vez fuera por la noche",
    pet: "dar de comer a nuestro cachorro cada día; vamos a tener un gatito; cómo cuidar de un hámster; quiere un perro y todo lo que hay que cuidarlo",
    road: "mirar a izquierda y derecha antes de cruzar; sale corriendo a la calle; dar la mano en el estacionamiento, los coches van rápido",
    strangers:
      "nunca irse con alguien que no conoces; un señor le ofrece caramelos en el parque; alguien que no conoce le pide que lo acompañe a ver cachorros",
    touch:
      "decir que no a un abrazo; las partes íntimas son privadas; nadie puede hacerme cosquillas si no quiero; secretos buenos y secretos malos, nadie me toca",
    water:
      "no acercarse solo al río; seguridad en la piscina; el lago sin un adulto es peligroso; en la playa quédate donde te vea, el mar puede ahogar",
    fire: "no se juega con cerillas; la estufa quema, no tocar; qué hacer si hay un incendio en casa; las velas y los encendedores no son juguetes; no quemarse",
    "getting-lost":
      "qué hacer si no encuentra a mamá en la tienda; perderse en el centro comercial; saber nuestro teléfono si nos separamos entre la gente",
    "seat-belt":
      "abrocharse el cinturón; se suelta de la sillita del coche; se desabrocha mientras conduzco",
    counting: "los números hasta veinte; 1 2 3 4 5; se salta el 13 cuando dice los números",
    shapes: "triángulos y cuadrados; qué es un círculo; un hexágono, un óvalo y un rectángulo",
    colours:
      "rojo, azul y amarillo; mezclar pintura para hacer verde; los colores primarios; confunde el morado y el rosa",
    letters:
      "aprender el abecedario; escribir su propio nombre; con qué letra empieza; confunde la b y la d al escribir",
    clock:
      "leer la hora; la aguja grande y la pequeña; qué son las tres y media; y cuarto, en punto y los minutos",
    money:
      "ahorrar su paga; cuánto cuestan las cosas; monedas y hucha; quiere comprarlo todo, que las cosas cuestan",
    weekdays: "de lunes a domingo; qué día viene después del martes; hoy es sábado o domingo",
    adding: "2 más 2; sumas fáciles; sumar y restar; quitar manzanas, restas hasta diez",
    "left-right":
      "qué zapato va en qué pie; distinguir izquierda y derecha; se pone los zapatos al revés",
    reading:
      "juntar las letras para leer palabras; le encantan los libros pero aún no sabe leer; lee despacio y se frustra con los libros",
    "water-cycle": "evaporación y nubes; los charcos, el vapor y adónde va el agua cuando se seca",
    moon: "por qué la luna cambia de forma; luna llena, media luna, cuarto menguante; a veces es un plátano en el cielo, las fases de la luna",
    photosynthesis:
      "cómo fabrican las plantas su alimento; por qué las hojas son verdes; fotosintesis; luz del sol, hojas y oxígeno",
    seasons: "primavera, verano, otoño, invierno; por qué hace frío en invierno y calor en verano",
    volcanoes:
      "lava y erupciones; cómo funciona un volcán; magma bajo la tierra que sale de la montaña",
    dinosaurs: "tiranosaurio y triceratops; fósiles; el braquiosaurio era más alto que una casa",
    planets:
      "el sistema solar; marte y saturno; qué tan lejos está júpiter; astronautas, cohetes y lo que hay en el espacio",
    bees: "por qué importan las abejas; cómo se fabrica la miel; polinización; colmena, reina y néctar",
    recycling:
      "el plástico va al contenedor amarillo; cuidar el planeta tirando menos; reducir, reutilizar y reciclar",
    magnets: "polo norte y polo sur del imán; cosas de metal que se atraen",
    "food-origin":
      "de la granja a la mesa; cómo se hace el pan con el trigo; las verduras crecen en el campo antes de llegar a la tienda",
    body: "huesos y músculos; qué hace el corazón; cómo respiran los pulmones; sangre, venas y el esqueleto",
    "day-and-night":
      "por qué se esconde el sol; la tierra gira sobre sí misma; cuando aquí es de día en Australia es de noche",
    butterflies: "qué pasa dentro del capullo",
    weather: "viento y tormentas; de qué está hecha la nieve; granizo y niebla",
    ocean:
      "ballenas y el fondo del mar; la vida en un arrecife de coral; pulpos y tiburones; tortugas, medusas y el fondo marino",
    animals:
      "qué comen los leones; animales salvajes y dónde viven; osos que hibernan; pingüinos, elefantes y cómo cuidan a sus crías",
    senses: "tacto, gusto, olfato, oído, vista; ojos, orejas, nariz, lengua y piel",
    rainbow:
      "de dónde salen los arcoíris; siete colores en el cielo después de llover; un prisma y todos los colores de la luz",
    gravity: "la manzana de newton; por qué la gente de Australia no se cae de la Tierra",
    patience:
      "esperar sin quejarse; lo bueno tarda; no puede esperar a la navidad, pregunta cada cinco minutos",
    courage:
      "atreverse con el tobogán alto; enfrentarse a sus miedos; le da miedo todo lo nuevo, quiero que se atreva más",
    kindness:
      "ser bueno con los demás; tener buen corazón; cuidar a quien se siente mal; ser cariñoso con el niño al que nadie quiere, amabilidad",
    curiosity:
      "preguntar por qué; asombrarse del mundo; ganas de explorar; tantas preguntas, con ganas de descubrir cómo funcionan las cosas",
    perseverance:
      "no rendirse nunca; se rinde al primer intento; seguir practicando hasta que salga; tira el rompecabezas cuando se pone difícil",
    gratitude:
      "dar gracias por lo que tenemos; no valora nada de lo que tiene; mimada, nunca está contenta con sus regalos",
    forgiveness:
      "no guardar rencor; perdonar a un amigo; se queda dolido y no hace las paces después de una pelea",
    teamwork:
      "trabajar juntos; construir algo en equipo; cooperar; pasar el balón en vez de ir solo, jugar en equipo",
    helping:
      "hacer tareas en casa; echar una mano en la cocina; llevar la compra con el abuelo, colaborar en casa",
    "self-confidence":
      "¡yo puedo!; creer en sí mismo; piensa que no se le da bien nada; dice que es tonto y que no sabe dibujar",
    differences:
      "un compañero en silla de ruedas; gente con otro color de piel; su amiga tiene dos mamás y otra lleva velo",
    responsibility:
      "cuidar de sus propias cosas; acordarse de los deberes; ser responsable; se olvida de dar de comer al pez y deja la chaqueta en cualquier sitio",
    death:
      "el abuelo falleció; qué significa morir; la abuela ya no vuelve, murió; al tío Pepe se le paró el corazón y ya no está; adónde va la gente cuando muere",
    "pet-death":
      "se murió nuestro perro; el pececito está muerto; tuvimos que sacrificar al gato; el hámster amaneció quieto en la jaula y lo enterramos",
    divorce:
      "papá y mamá se separan; ahora tiene dos casas; papá se ha ido a vivir a otra casa; por qué papá vive en otro sitio y lo vemos los fines de semana",
    illness:
      "mamá está muy enferma; su hermano tiene una enfermedad crónica; la abuelita está con quimio y se le cayó el pelo; papá tiene depresión y está siempre cansado",
    hospital:
      "lo operan de las amígdalas la semana que viene; ingresar en el hospital; cirugía; una radiografía y un yeso por el brazo roto",
    "left-out":
      "nadie quiere jugar con ella; no la invitaron al cumpleaños; los otros lo dejan fuera; siempre lo eligen el último para los equipos",
    bullying:
      "en el cole se burlan de sus orejas; un matón le quita el almuerzo; la molestan todos los días en clase; los mayores la empujan y la llaman gorda; plantar cara a los abusones",
  },
  ofNone: [
    "plan de jubilación; ordenadores cuánticos; hornear pan de masa madre; tejer una bufanda; los valores de nuestra empresa; hablar japonés; la boda de mi primo; castillos y caballeros",
    "piratas; princesas unicornio; tácticas de fútbol; posiciones de ballet; años luz; el paso moonwalk de baile; ladrones de bancos; lista de canciones para el coche",
    "una sonrisa magnética; esquí acuático; sirena de bomberos; ratoncito Pérez; horario del autobús; copa de vino; lego de la guerra de las galaxias; culturismo",
    "récord mundial de mariposa; acciones de alphabet; elecciones municipales; una serie de médicos en la tele; doctor who; la carrera de odontología; vender la casa con beneficio; el color del año",
    "la mesa directiva del colegio; canciones de los Beatles; economía colaborativa; solitario de cartas; planeta hollywood; nuggets con forma de dinosaurio; bandas de heavy metal; la naranja mecánica",
    "entradas para un festival; política de izquierdas; derecho penal; una aplicación de móvil; el mando de la consola nueva; cine negro; Kafka; declaración de la renta",
    "asdf; ???; Calle Mayor 12; mi favorito; algo bonito; un cuento por favor; con su hermano; cada día por la mañana",
    "para mi hijo; cosas del trastero; historia del ferrocarril; emperadores romanos; cómo se fabrican los coches; cocinar pasta; yoga; tienda de campaña",
    "cañas de pescar; mundial de fútbol; máquina de coser; cómo funciona internet; energía eólica como inversión; álbum de fotos; el alcalde del pueblo; precio del turismo espacial",
    "coches de policía; grullas de origami; entrenamiento ninja; dragones; trucos de monopatín; dibujar manga; ópera; minas de oro",
    "olimpiada de química; antiguo Egipto; vikingos; banderas del mundo; capitales de Europa; estaciones de tren; malabares; trucos de magia",
    "tutoriales de maquillaje; moda; receta de bizcocho; la bolsa de valores; carburadores; cómo se sopla el vidrio; un negocio de velas aromáticas; los hermanos grimm",
    "torre del reloj y su arquitectura; alienígenas que cambian de forma; luna de miel en bali; menú del lunes; un coche nuevo; la playstation 5; panificadora; piano de cola",
    "ver las olimpiadas",
  ],
};
