import type { Phrasings } from "../../understanding/phrasings.ts";

export const phrasings: Phrasings = {
  ofThemes: {
    anger:
      "calmarse cuando está furioso; tiene rabietas enormes por cualquier cosa; pasa de cero a cien y da portazos por toda la casa; qué hacer con la rabia; rabietas; se enfada muchísimo y tira todo al suelo; hace unos berrinches terribles en el super; que Mateo aprenda a calmarse cuando está furioso; controlar el enojo",
    jealousy:
      "envidia de los juguetes de su prima; no soporta que abracemos al bebé; se pone verde cuando su hermana recibe un regalo, celosa; cree que queremos más al bebé que a él; celos; no soporta que abrace a otro niño; le da envidia lo que tiene su primo; que no se ponga celosa cuando atiendo a su hermano",
    dark: 'quiere la luz del pasillo encendida toda la noche; le asusta cuando apagamos la luz; miedo a la oscurida; necesita una lucecita por las sombras de la pared; miedo a la oscuridad; no quiere dormir con la luz apagada; "mami, hay un monstruo detrás de la puerta" cuando apago la lampara; perder el miedo a lo oscuro; no sube solo al cuarto si esta todo apagado',
    shyness:
      "se esconde detrás de mí cuando saludan; le cuesta hablar delante de los mayores; se queda callada en las fiestas y no se anima a participar; timidez; quiero que sea menos vergonzoso; se esconde detrás de mí cuando le hablan; le da pena hablar con la gente",
    losing:
      "los juegos de mesa acaban siempre en llanto; no pasa nada por no ganar; mal perdedor; tira el tablero cuando gano yo al parchís; saber perder; llora y tira el tablero si no gana; mal perdedor en el parchís; que no haga un drama cuando le gano a las cartas",
    sadness:
      "llorar está bien; a veces uno está triste; tener un día bajo y que las lágrimas no son malas; está bien llorar; mi nena anda muy triste ultimamente; qué hacer cuando uno se siente desanimado; que sepa que no pasa nada por estar de bajón",
    worries:
      "nervios en la barriga antes de cada cosa nueva; le da vueltas a todo por la noche, se preocupa; y si pasa esto, y si pasa lo otro: ansiedad por todo; anciedad; se preocupa por todo; le da vueltas a las cosas y siempre piensa en lo peor; que mi hija no se agobie tanto por lo que pueda pasar",
    nightmares:
      "monstruos en sus sueños; se despierta gritando por malos sueños; se despertó por un sueño feo con un lobo; pesadillas; se despierta llorando por un mal sueño; sueña con mounstros todas las noches; tiene sueños feos y viene temblando a las 3 am",
    parting:
      'no me suelta en la puerta de la guardería; mamá va a trabajar y vuelve; llora a mares cuando la dejo por la mañana en el cole; echa de menos a papá cuando viaja por trabajo; llora cuando lo dejo en la guarde; ansiedad de separación; despedirse de mamá en la puerta del jardín; "no te vayas mami" todas las mañanas',
    "naming-feelings":
      "ponerle nombre a las emociones; ¿cómo me siento hoy?; alegre, triste, enfadado, asustado: saber cuál es cuál; las emociones; ponerle nombre a lo que siente; reconocer si está alegre, triste, enojado o asustado; no sabe explicarme cómo se siente por dentro",
    hitting:
      "las manos quietas; le da bofetadas a su hermanita; dejar de dar patadas a los otros niños; cuando se enoja golpea a los otros nenes del jardín; manos suaves con el bebé; no pegar a su hermana; le da manotazos a otros niños en el parque; que deje de dar patadas; mi hijo pega en el cole; las manos no son para golpear",
    biting:
      "clava los dientes a sus compañeros; no se muerde a nadie; le hinca los dientes al brazo de su primo, mordiscos; ha mordido a un compañero; Quiero que mi niña deje de clavarle los dientes al hermano.; muerde a sus amiguitos en la guarderia; los dientes son para comer, no para la gente",
    sharing:
      'dejar que otros jueguen con sus muñecas; todo es mío mío mío; darle la mitad de las galletas a su amigo; agarra la pelota y no deja que nadie más la tenga; compartir; "¡es mío!" no presta ningún juguete; que le deje sus coches a su primo; aprender a prestar sus cosas a la hermanita; no quiere conpartir con el hermano',
    turns:
      "esperar tu turno en el tobogán; uno después de otro y no todos a la vez; se cuela en la fila de la fuente; interrumpe y siempre quiere ser el primero; esperar su turno; se cuela en la fila del tobogán; Valentina no deja que los demás se suban al columpio, que espere a que le toque; primero uno y después el otro",
    truth:
      "se inventa cosas cuando rompe algo; reconocer lo que hizo en vez de mentir; sin mentiras; le echa la culpa al perro por el jarrón roto; lo pillé en una mentira sobre el chocolate; no mentir; dice mentiras todo el rato; desir la verdad; que sea sincero conmigo aunque se haya portado mal; rompió el vaso y dijo que fue el perro",
    tidying:
      "recoger los bloques después de jugar; su cuarto es una leonera; guardar los juguetes en la caja; piezas de lego por todo el suelo y nadie las recoge; recoger los juguetes; ordenar su cuarto; la habitación de Lucía es un desastre; deja todo tirado por la casa; guardar las cosas en su sitio",
    screens:
      "menos tablet y más calle; apagar los dibujos sin drama; enganchado a youtube; rabieta cuando le quito el móvil; solo un capítulo más de la patrulla canina; muchas horas de tablet; que no pida el celular todo el día; que apague la television sin llorar; adicta a youtube; dejar la consola cuando se acaba el tiempo",
    manners:
      "por favor y gracias; buenos modales en la mesa; saludar con educación; mastica con la boca abierta; las palabras mágicas cuando quieres algo; dar las grasias y pedir por favor; buenos modales en la mesa con la abuela; no saluda a nadie cuando llegamos; que sea educado con los abuelos",
    listening:
      "obedecer a la primera; no nos hace caso cuando lo llamamos; prestar atención cuando alguien habla; tengo que repetirle todo diez veces; obedeser; no me hace caso; tengo que decirle las cosas veinte veces; que escuche a la maestra; hacer caso a la primera",
    apologizing:
      "cómo pedir perdón de verdad; decir lo siento; nunca admite que se equivocó y no quiere disculparse; pedir perdón; no quiere disculparse nunca; decir lo siento de corazon; aprender a pedir disculpas cuando hace daño",
    "kind-words":
      "no insultar; dice cosas feas como tonto; palabrotas; contesta mal y habla de forma grosera; dice palabrotas; que no le diga cosas feas a sus compañeras; llama tonta a todo el mundo; hablar bonito sin groserías",
    teeth:
      "cepillarse dos veces al día; pelea con el cepillo cada noche; caries y azúcar; le duelen las encías si no se limpia las muelas; cepillarse los dientes; lavarse los dientes es una guerra cada noche; que no le salgan caries por no querer lavarse la boca; se niega a usar el cepillo y la pasta",
    dentist:
      "primera revisión con la dentista; le asusta el torno del dentista; abrir grande la boca para que le miren el diente que se mueve, cita dental; primera visita al dentista; ir al odontologo; le tienen que empastar una muela y está muerto de miedo; que abra la boca en el sillón del dentista",
    doctor:
      "que le pongan una inyección en el pediatra; mañana toca vacuna; llora cuando la doctora lo ausculta; la revisión de los cuatro años y el estetoscopio; le dan pánico las agujas, el viernes la vacuna de la gripe; le dan miedo las inyecciones; le toca la bacuna de los cuatro años; ir al pediatra sin miedo; llora en cuanto ve la bata blanca",
    handwashing:
      "jabón en las manos antes de cenar; lavarse las manos después del baño; frotarse los dedos sucios antes de comer; lavarse las manos; jabón y agua antes de comer; viene a la mesa con las manos sucias; que se lave las manos despues de ir al baño",
    vegetables:
      "no come nada verde; probar el brócoli; muy especial para comer verdura; escupe los guisantes y las zanahorias; solo quiere papas fritas, nada de ensalada; comer verduras; no quiere probar nada verde; solo come macarrones y papas fritas; que le guste el brócoli; alimentacion saludable",
    "own-bed":
      "dormir sola en su cuarto; se mete en nuestra cama cada noche; quedarse en su cama toda la noche; viene a las dos de la mañana y quiere dormir entre nosotros; dormir en su cama; se pasa a nuestra cama todas las noches; queremos dejar el colecho; que duerma solita en su cuarto",
    bedtime:
      "irse a dormir sin pelear; la rutina antes de acostarse; nunca quiere acostarse; otro vaso de agua, otro cuento, y nunca se duerme; irse a la cama sin dar la lata; no se quiere dormir nunca; la hora de acostarse es una pelea; a dormir sin protestar; pide otro cuento, agua, pis... y nos dan las once",
    potty:
      "dejar el pañal; avisar cuando tiene pipí; caca en el váter; se le escapa en los pantalones en la guardería; moja la cama; dejar el panal; control de esfínteres; hacer pipí en el orinal; usar la bacinica; mi hijo de 3 se hace caca encima",
    bath: "odia meterse en la bañera; le da miedo el agua de la ducha en la cabeza; champú en los ojos, grita cuando lo bañamos; no se quiere bañar; mi nieto huye cuando toca bañera; llora cuando le echo agua en la cabeza en la bañera; entrar en la ducha sin gritar",
    allergies:
      "no puede comer cacahuetes; alergia al huevo; por qué no puede tomar leche como sus amigos; le salen ronchas con las fresas; alergia a los frutos secos; mi hijo es celíaco y no puede comer la torta de los cumples; es alergica al huevo",
    dressing:
      "ponerse solo la chaqueta; cremalleras y botones; no se quiere poner los zapatos ni el abrigo, tarda muchísimo en vestirse; bestirse solo; ponerse los zapatos; atarse los cordones; que se ponga el pantalón y el abrigo sin ayuda",
    germs:
      "taparse la boca al toser; por qué nos quedamos en casa con un resfriado; cómo los virus nos hacen estornudar; toser en el codo; siempre anda con mocos, que aprenda a taparse la boca al toser; los microbios y los virus; estornudar en un pañuelo y no contajiar",
    glasses:
      "estrena gafas; llevar un parche en el ojo; le da vergüenza llevar lentes para ver la pizarra; le han puesto gafas; no quiere usar los lentes; llevar un parche en el ojo y anteojos en el jardín",
    hair: "llora en la peluquería; desenredar el pelo; primer corte de pelo; el drama de peinar los piojos; cortarse el pelo; odia que la peine; ir a la peluqueria; gritos cada vez que le desenredo el cabello",
    pacifier:
      "dejar el chupete; que deje el chupón; quitarle el chupete para dormir; tiene 3 años y todavía usa chupete; no suelta el chupo ni para hablar; despedirse del tete; adiós al chupete; Vera llora si no tiene su chupete; dormir sin el chupón; cómo quitarle el tete poco a poco",
    "thumb-sucking":
      "dejar de chuparse el dedo; se chupa el dedo para dormir; a los cuatro años todavía se chupa el dedo; que no se meta el dedo en la boca; se chupa el pulgar cuando se aburre; cómo quitarle la manía de chuparse el dedo; Nora se duerme con el dedo en la boca; chuparse el dedo gordo; el dentista dice que se chupa demasiado el dedo; mi hijo se chupa dos dedos viendo la tele",
    school:
      "empezar el jardín de infancia; primer día de clase en primaria; nervioso por la maestra nueva; el colegio de mayores en septiembre, si le gustará; primer dia de cole; empieza primero de primaria; entra al kínder en agosto; cambio de colegio; está nerviosa por el comienzo de clases",
    sibling:
      "mamá tiene un bebé en la barriga; va a ser hermano mayor; pronto llega una hermanita; viene en camino un hermanito; va a tener un hermanito; mamá tiene un bebé en la panza y Tomás pregunta mucho; llega un bebé a casa; ser hermana mayor; desde que nacio la bebe se porta fatal, quiero que la acepte",
    moving:
      "nos cambiamos de casa; casa nueva en otra ciudad; dejar nuestro piso de siempre; cajas por todas partes, nos vamos a vivir a Sevilla en junio; nos mudamos; dejar nuestro piso de siempre e irnos a otro barrio; cambio de casa y no quiere dejar su cuarto; nos vamos a vivir a otra ciudad",
    swimming:
      "meter la cara debajo del agua en la piscina; aprender a flotar; miedo a tirarse a lo hondo sin manguitos; Emma quiere aprender a nadar; clases de natacion; quitarse los manguitos; no quiere meter la cabeza en la pileta",
    "new-friend":
      "encontrar con quién jugar en el recreo; cómo hacer amigos; hacer amiguitos en la clase nueva; está sola desde que llegamos y busca una amiga; hacer amigos; no sabe cómo acercarse a otros niños para jugar; que encuentre una amiguita en la clase; que Bruno tenga mas amigos",
    travelling:
      "volar en avión por primera vez; viaje largo en coche a la costa; hacer la maleta para un viaje; el aeropuerto y un vuelo largo a Argentina; primer viaje en avión; vacaciones en el extranjero; muchas horas en el coche hasta casa de la abuela; ¿cuánto falta? Viaje largo en tren",
    bicycle:
      "quitarle los ruedines; la bici sin rueditas, se tambalea; andar en bici; quitarle las rueditas a la bicicleta; aprender a montar en bici; se cayó de la vici y ya no quiere subirse",
    sleepover:
      "primera noche en casa de un amigo; quedarse a dormir con los abuelos; pijamada en casa de Mía, primera vez fuera por la noche; primera noche en casa de los abuelos; quedarse a dormir en casa de una amiga; pijamada; fiesta de pijamas sin llamar a mamá a medianoche",
    pet: "dar de comer a nuestro cachorro cada día; vamos a tener un gatito; cómo cuidar de un hámster; quiere un perro y todo lo que hay que cuidarlo; queremos adoptar un perro; tener mascota en casa por primera vez; pide un gatito y quiero que sepa lo que implica; cuidar de su hamster",
    "loose-tooth":
      "ratoncito Pérez; se le mueve su primer diente y está nerviosa; la caída de los dientes de leche; le da miedo que se le caiga un diente; perder un diente; Mateo tiene 6 años y un diente flojo; viene el ratón Pérez por primera vez; no quiere comer porque le baila una paleta; a todos en su clase se les cayeron los dientes y a ella no; dientes nuevos que empujan a los de leche",
    road: "mirar a izquierda y derecha antes de cruzar; sale corriendo a la calle; dar la mano en el estacionamiento, los coches van rápido; cruzar la calle; mirar a los dos lados antes de cruzar; sale corriendo entre los autos; semáforos y pasos de cebra",
    strangers:
      "nunca irse con alguien que no conoces; un señor le ofrece caramelos en el parque; alguien que no conoce le pide que lo acompañe a ver cachorros; no irse con desconocidos; no ablar con extraños; si alguien que no conoces te ofrece un caramelo; se va con cualquiera en el parque",
    touch:
      "decir que no a un abrazo; las partes íntimas son privadas; nadie puede hacerme cosquillas si no quiero; secretos buenos y secretos malos, nadie me toca; mi cuerpo es mío; las partes íntimas no se tocan; no tiene que dar besos si no quiere; concentimiento",
    water:
      "no acercarse solo al río; seguridad en la piscina; el lago sin un adulto es peligroso; en la playa quédate donde te vea, el mar puede ahogar; no acercarse a la piscina sin un adulto; vivimos al lado de un rio y me da miedo que se caiga; cuidado con las olas y no entrar solo al mar; prevenir ahogamientos",
    fire: "no se juega con cerillas; la estufa quema, no tocar; qué hacer si hay un incendio en casa; las velas y los encendedores no son juguetes; no quemarse; no jugar con cerillas; no tocar la estufa caliente; que entienda que el horno quema; los encendedores y las velas son peligrosos",
    "getting-lost":
      "qué hacer si no encuentra a mamá en la tienda; perderse en el centro comercial; saber nuestro teléfono si nos separamos entre la gente; si se pierde en el supermercado; se suelta de la mano y se aleja en la feria; qué hacer si no encuentras a mamá; se nos perdio en el centro comercial",
    "seat-belt":
      "abrocharse el cinturón; se suelta de la sillita del coche; se desabrocha mientras conduzco; el cinturón de seguridad; no quiere ir en la sillita del coche; abrocharse el cinturón siempre",
    counting:
      "los números hasta veinte; 1 2 3 4 5; se salta el 13 cuando dice los números; contar hasta 10; que se aprenda los numeros del 1 al 20; cuántas manzanas hay; se salta el siete cuando cuenta",
    shapes:
      "triángulos y cuadrados; qué es un círculo; un hexágono, un óvalo y un rectángulo; las formas; círculo, cuadrado y triangulo; figuras geometricas; diferencia entre cuadrado y rectángulo",
    colours:
      "rojo, azul y amarillo; mezclar pintura para hacer verde; los colores primarios; confunde el morado y el rosa; mi niña de 3 todavía le dice verde a todo, que aprenda los colores; mezclar azul y amarillo; confunde el rojo con el verde; colores primarios",
    letters:
      "aprender el abecedario; escribir su propio nombre; con qué letra empieza; confunde la b y la d al escribir; el avecedario; las vocales; escribir su nombre; abc",
    clock:
      "leer la hora; la aguja grande y la pequeña; qué son las tres y media; y cuarto, en punto y los minutos; decir la ora; leer el reloj de agujas; qué es y media y menos cuarto; la aguja grande y la chiquita",
    money:
      "ahorrar su paga; cuánto cuestan las cosas; monedas y hucha; quiere comprarlo todo, que las cosas cuestan; para qué sirve la plata y por qué no se puede comprar todo; monedas y billetes; cree que todo es gratis, que aprenda a ahorrar; la paga semanal, la alcancía",
    weekdays:
      "de lunes a domingo; qué día viene después del martes; hoy es sábado o domingo; los días de la semana; lunes martes miercoles; qué día viene después del jueves",
    adding:
      "2 más 2; sumas fáciles; sumar y restar; quitar manzanas, restas hasta diez; le enseño a mi hijo cuánto es 3 más 4; sumas y restas; 2 + 2; aprender a restar llevando",
    "left-right":
      "qué zapato va en qué pie; distinguir izquierda y derecha; se pone los zapatos al revés; izquierda y derecha; confunde la mano derecha con la izquierda; cual es mi pie izquierdo; distinguir la derecha",
    reading:
      "juntar las letras para leer palabras; le encantan los libros pero aún no sabe leer; lee despacio y se frustra con los libros; aprender a leer; le cuesta la lectura; que le gusten los libros; mi nieto no quiere leer ni una página",
    "water-cycle":
      "evaporación y nubes; los charcos, el vapor y adónde va el agua cuando se seca; el ciclo del agua; de dónde viene la lluvia; cómo sube el agua a las nubes y vuelve a caer",
    moon: 'por qué la luna cambia de forma; luna llena, media luna, cuarto menguante; a veces es un plátano en el cielo, las fases de la luna; las fases de la luna; "¿por qué la luna nos sigue?"; luna llena, menguante y creciente; por que a veces la luna es redonda y a veces no',
    photosynthesis:
      "cómo fabrican las plantas su alimento; por qué las hojas son verdes; fotosintesis; luz del sol, hojas y oxígeno; fotosíntesis; cómo comen las plantas; por qué las hojas son verdes y necesitan sol",
    seasons:
      "primavera, verano, otoño, invierno; por qué hace frío en invierno y calor en verano; las estaciones del año; primavera verano otoño invierno; por qué se caen las hojas en otoño; por qué hace frio en unos meses y calor en otros",
    volcanoes:
      "lava y erupciones; cómo funciona un volcán; magma bajo la tierra que sale de la montaña; los volcanes; de dónde sale la lava; por qué una montaña hace erupsión",
    dinosaurs:
      "tiranosaurio y triceratops; fósiles; el braquiosaurio era más alto que una casa; dinosaurios; tiranosaurio rex; está obsesionado con el triceratops; por qué se extinguieron los dinos",
    planets:
      "el sistema solar; marte y saturno; qué tan lejos está júpiter; astronautas, cohetes y lo que hay en el espacio; cual es el planeta mas grande; sistema solar; Saturno y sus anillos; el espacio y los astronautas",
    bees: "por qué importan las abejas; cómo se fabrica la miel; polinización; colmena, reina y néctar; las abejas; cómo se hace la miel; para qué sirve la polinizacion; le tiene terror a las abejas, que entienda que son buenas",
    recycling:
      "el plástico va al contenedor amarillo; cuidar el planeta tirando menos; reducir, reutilizar y reciclar; reciclar; separar la basura; qué va en el contenedor amarillo; a donde van los desechos y el plástico",
    magnets:
      "polo norte y polo sur del imán; cosas de metal que se atraen; los imanes; por qué se pega a la nevera; qué metales atrae un himán",
    "food-origin":
      "de la granja a la mesa; cómo se hace el pan con el trigo; las verduras crecen en el campo antes de llegar a la tienda; de dónde viene la leche; del campo a la mesa; cómo se hace el pan; piensa que los tomates crecen en el supermercado",
    body: "huesos y músculos; qué hace el corazón; cómo respiran los pulmones; sangre, venas y el esqueleto; el cuerpo humano; para qué sirve el corazón; los huesos y los musculos; adónde va la comida cuando trago",
    "day-and-night":
      "por qué se esconde el sol; la tierra gira sobre sí misma; cuando aquí es de día en Australia es de noche; el día y la noche; a dónde se va el sol cuando anochece; por qué se hace de noche; ¿por qué cuando aquí es de noche en Japón es de día?",
    butterflies:
      "qué pasa dentro del capullo; de oruga a mariposa; metamorfosis; que es una crisálida; cómo le salen las alas al gusanito",
    weather:
      "viento y tormentas; de qué está hecha la nieve; granizo y niebla; truenos y relámpagos; por qué sopla el viento; el tiempo: nubes, nieve, tormenta; el clima, qué es la niebla",
    ocean:
      "ballenas y el fondo del mar; la vida en un arrecife de coral; pulpos y tiburones; tortugas, medusas y el fondo marino; el fondo del mar; ballenas y tiburones; los arrecifes de coral; quién vive en el océano",
    animals:
      "qué comen los leones; animales salvajes y dónde viven; osos que hibernan; pingüinos, elefantes y cómo cuidan a sus crías; respetar a los animales; pisa hormigas y caracoles; querer y proteger a los animalitos del jardín; tirarle de la cola al gato no se hace",
    senses:
      "tacto, gusto, olfato, oído, vista; ojos, orejas, nariz, lengua y piel; los cinco sentidos; vista, oído, olfato, gusto y tacto; para que tenemos nariz y orejas",
    rainbow:
      "de dónde salen los arcoíris; siete colores en el cielo después de llover; un prisma y todos los colores de la luz; arcoíris; por qué salen colores en el cielo despues de llover; el arco iris, cómo se forma",
    gravity:
      "la manzana de newton; por qué la gente de Australia no se cae de la Tierra; por qué se caen las cosas; la gravedad; por qué los de Australia no se caen al vacío",
    patience:
      "esperar sin quejarse; lo bueno tarda; no puede esperar a la navidad, pregunta cada cinco minutos; ser mas pasiente; lo quiere todo ya; saber esperar; falta un mes para su cumple y no aguanta",
    courage:
      "atreverse con el tobogán alto; enfrentarse a sus miedos; le da miedo todo lo nuevo, quiero que se atreva más; ser valiente; le da miedo probar cosas nuevas; mi hija es muy miedosa, me gustaria que fuera más atrevida; que venza sus miedos y se anime a tirarse del tobogán alto",
    kindness:
      "ser bueno con los demás; tener buen corazón; cuidar a quien se siente mal; ser cariñoso con el niño al que nadie quiere, amabilidad; ser amable; enpatía; que se dé cuenta cuando otro está mal y lo consuele; ser buena persona con los demas",
    curiosity:
      "preguntar por qué; asombrarse del mundo; ganas de explorar; tantas preguntas, con ganas de descubrir cómo funcionan las cosas; que se pregunte el porqué de las cosas; que haga preguntas y quiera descubrir cosas; fomentar las ganas de explorar",
    perseverance:
      "no rendirse nunca; se rinde al primer intento; seguir practicando hasta que salga; tira el rompecabezas cuando se pone difícil; no rendirse; a la primera que no le sale lo deja; seguir intentándolo; la constancia con el violín aunque cueste",
    gratitude:
      "dar gracias por lo que tenemos; no valora nada de lo que tiene; mimada, nunca está contenta con sus regalos; agradecer lo que tenemos; nunca está contento con sus regalos, siempre quiere más; gratitud",
    forgiveness:
      "no guardar rencor; perdonar a un amigo; se queda dolido y no hace las paces después de una pelea; aprender a perdonar a quien le hizo daño; es muy rencorosa; hacer las paces despues de una pelea con su mejor amiga",
    teamwork:
      "trabajar juntos; construir algo en equipo; cooperar; pasar el balón en vez de ir solo, jugar en equipo; trabajo en equipo; colaborar con los compañeros; en el fútbol no pasa la pelota nunca, quiere hacerlo todo él",
    helping:
      "hacer tareas en casa; echar una mano en la cocina; llevar la compra con el abuelo, colaborar en casa; ayudar en casa; poner la mesa; que me eche una mano con las tareas del hogar; hacer favores a los demás",
    "asking-help":
      "pedir ayuda; aprender a pedir ayuda; que pida ayuda cuando no le sale; no le dice a la maestra que no entiende; aceptar la ayuda de otros; está bien necesitar ayuda; prefiere llorar antes que pedir ayuda; levantar la mano en clase si no entiende; quiere hacerlo todo solo y no deja que lo ayuden; pedir alluda; Lucía se queda callada cuando algo no le sale en vez de pedir ayuda",
    "self-confidence":
      '¡yo puedo!; creer en sí mismo; piensa que no se le da bien nada; dice que es tonto y que no sabe dibujar; baja autoestima; "no sirvo para nada", dice; creer en sí misma; que Sofía se sienta orgullosa de quién es',
    differences:
      "un compañero en silla de ruedas; gente con otro color de piel; su amiga tiene dos mamás y otra lleva velo; todos somos diferentes; un compañero va en silla de ruedas; hay una niña con síndrome de Down en su clase y pregunta por qué es así; por que hay gente con otro color de piel",
    responsibility:
      "cuidar de sus propias cosas; acordarse de los deberes; ser responsable; se olvida de dar de comer al pez y deja la chaqueta en cualquier sitio; que sea más responsable con lo suyo; pierde la chaqueta cada semana, que cuide sus cosas; hacer los deberes sin que se lo diga; asumir las consecuencias de lo que hace",
    death:
      'el abuelo falleció; qué significa morir; la abuela ya no vuelve, murió; al tío Pepe se le paró el corazón y ya no está; adónde va la gente cuando muere; murió su abuelo; mi mamá falleció la semana pasada y no sé como contárselo; qué pasa cuando alguien se muere; perder a alguien que queremos mucho; "¿la abuela está en el cielo?"',
    "pet-death":
      "se murió nuestro perro; el pececito está muerto; tuvimos que sacrificar al gato; el hámster amaneció quieto en la jaula y lo enterramos; se nos murió el perro; tuvimos que dormir a la gata; el pececito amaneció muerto y no para de llorar; despedirse de nuestro conejo viejito que se está muriendo",
    divorce:
      "papá y mamá se separan; ahora tiene dos casas; papá se ha ido a vivir a otra casa; por qué papá vive en otro sitio y lo vemos los fines de semana; nos separamos; papá y mamá ya no viven juntos; su papá se va de casa; dos casas, una con mamá y otra con papá",
    illness:
      "mamá está muy enferma; su hermano tiene una enfermedad crónica; la abuelita está con quimio y se le cayó el pelo; papá tiene depresión y está siempre cansado; la abuela tiene cáncer; mamá está enferma y siempre cansada por la quimio; su papá tiene depresión; su hermanita tiene una enfermedad grabe",
    hospital:
      "lo operan de las amígdalas la semana que viene; ingresar en el hospital; cirugía; una radiografía y un yeso por el brazo roto; lo operan de anginas; ingreso en el hospital; va a estar internada una semana; Martín va a pasar su primera noche en el hospital porque lo operan del corazon",
    "left-out":
      'nadie quiere jugar con ella; no la invitaron al cumpleaños; los otros lo dejan fuera; siempre lo eligen el último para los equipos; nadie quiere jugar con ella en el recreo; Carla dice que sus amigas la dejan a un lado; le dicen "tú no juegas"; no lo invitaron al cumpleaños',
    bullying:
      "en el cole se burlan de sus orejas; un matón le quita el almuerzo; la molestan todos los días en clase; los mayores la empujan y la llaman gorda; plantar cara a los abusones; Su maestra me dice que varios niños lo acosan, no sé cómo hablarlo con él.; se burlan de él por sus orejas; le hacen bulling; los mayores le molestan y le quitan la merienda; se meten con mi hija todos los días en el cole",
  },
  ofNone: [
    "plan de jubilación; ordenadores cuánticos; hornear pan de masa madre; tejer una bufanda; los valores de nuestra empresa; hablar japonés; la boda de mi primo; castillos y caballeros",
    "piratas; princesas unicornio; tácticas de fútbol; posiciones de ballet; años luz; el paso moonwalk de baile; ladrones de bancos; lista de canciones para el coche",
    "una sonrisa magnética; esquí acuático; sirena de bomberos; horario del autobús; copa de vino; lego de la guerra de las galaxias; culturismo",
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
    "la declaración de la renta; ahorrar para la jubilación; programar en python; aperturas de ajedrez; física cuántica; ser famosa en tiktok; sorpréndeme; asdfghjk; chiripundeo; la hipoteca; invertir en bolsa; cata de vinos; lo que sea; no sé; prueba; bla bla bla; pedir un aumento de sueldo; sacarse el carnet de conducir; bajar de peso después del embarazo; la revolución francesa; el fuera de juego; hablar chino; las elecciones generales; cómo funciona el motor de un auto; criptomonedas; terapia de pareja; 123; tocar la guitarra; tablas de excel; cuidado de la piel; universos paralelos; trigonometría; los emperadores romanos; jajaja; algo divertido; cualquier cosa; marketing digital; receta de empanadas; papiroflexia; entrevista de trabajo",
  ],
};
