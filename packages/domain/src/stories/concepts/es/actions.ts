/** Spanish words for doing something, in the notation of `concepts-in.ts`. */
import type { ActionId } from "../../pictures/cards.ts";

export const actions: Readonly<Record<ActionId, string>> = {
  alone: "=solo =sola =solos =solas =solito =solita =a_solas",
  ask: "pregunt =pedir pedirle pedimos pidamos =pide =pida =pido pídele pídeselo pedid =por_favor averigu =qué_llevan =preguntar_qué_pasó",
  blow: "sopla sople =soplo =soplido =resoplar empañ =echar_fuera_el_aire vaho",
  bow: "inclina inclin reverencia =hacer_una_reverencia agachar_la_cabeza",
  breathe: "respir =aliento =coger_aire =tomar_aire =inflar =infla",
  build:
    "construy construi =hacer_una_casa =armar =arma =armemos =montar =monta apil amonton =hacer_un_invento fabric =levantar_otra_pared =levantar_una_pared =montón =montones",
  call: "llam =gritar =grita =gritamos gritem =gritos =grito =en_voz_alta =avisar =avisa =a_gritos",
  carry:
    "llev traer traig =trae traem =cargar =carga =cargamos transport =acercar acerc recoger_la envolver",
  clap: "palmada =palmas aplau =dar_palmas",
  climb:
    "=escalar escal =trepar trep =subir =sube =subimos =subamos =súbete =subirnos =subirse subiendo =cuesta_arriba",
  close:
    "cerrar cierr cerr abroch =tapar =tapa =tapamos =subir_la_cremallera =subir_despacio_la_cremallera",
  compare: "compar =pesar =medir_los emparej =el_mayor",
  count:
    "=contar_hasta =contar_los =contar_las =contar_el =contar_mis =cuenta_hasta =contemos =contarlos =contarlas =cuenta_los =cuenta_las =cuántos =cuántas =seguir_contando =contando =uno_dos_tres =contamos_hasta =contamos =contar_lo_bueno =contar_las_alegrías =contar_cada =contar_en_voz_alta =llevar_la_cuenta =contar_la_vuelta",
  crawl:
    "=gatear gate =puntillas arrastr arrastrar =a_gatas =reptar =colarse =pasar_por_debajo agach =sin_ruido",
  cry: "llor =lágrima =lágrimas",
  cut: "cortar =corta cortam cortem córta =corto partir =parte_la =parte_el =partimos partá =partamos pártel divid =por_la_mitad =en_dos =a_la_mitad romper romp =rompe trozo pedazo picar",
  dance: "bail danz",
  dig: "cavar =cava cavam cavem excav escarb",
  dive: "bucear buce zambull sumerg =tirarse_al_agua =bajar_al_mar =bajar_al_fondo",
  draw: "dibuj =trazar =pintar_un_dibujo colorear colore garabat =retrato =marcar_un_círculo",
  dream: "=soñar =sueña soñ =sueño =sueños imagin pesadilla =contar_el_sueño",
  drink: "=beber beb bebe =tomar_agua =tomarse_la_sopa =trago sorb",
  eat: "=comer =come =comemos =comamos =comerse cómete morder muerd mord masticar mastic crujiente desayun merend merienda =almorzar =almuerzo =cenar =cena mordisc mordis",
  explain: "explic enseñarle_una enseñarle_cómo =repasar =enseñar_a =motivo =razón",
  feel: "=sentir =siente =sentimos =siento =sienta =sentirlo =sentirla =sentimiento =sentimientos =tocar_las =tocar_el =tocar_la tócal =tocarlo palpar palp =tocar_las_cabecitas =siente_en =cómo_está =cómo_se_siente =de_pies_a_cabeza =tocar =tócalo =toca",
  find: "encontr hallar descubr =acertar",
  fly: "volar =vuela =vuelan =volamos =volemos =volando =alas =ala =vuelo =quien_vuela",
  fold: "doblar =dobla =doblam doblem dóbl =doblarla =enrollar enroll plegar plieg",
  follow:
    "seguir_a =seguir =sigue =seguimos =sigamos síguel =sigue_al =rastrear =persegu persegu persig =detrás_de",
  give: "=darle =dale damos démos démosle =regalar regal ofrec =entregar entreg devolv devuelv =prestar =presta préstal =dejar_un =dejar_una",
  "go-home":
    "=volver_a_casa =ir_a_casa =regresar_a_casa =vuelve_a_casa =volvamos_a_casa =vamos_a_casa =venir_a_casa =invitarte_a_casa =invitarte_a_nuestra_casa =vivir_con =vuelta_a_casa =ven_a_casa =vente_a_casa",
  guess: "adivin =acertijo =quizás =quizá =tal_vez",
  hang: "colgar cuelg colgu =tender =tiende =tendemos",
  help: "=ayudar =ayuda ayud =ayúdal rescat salvar =socorro =pedir_ayuda =persona_mayor",
  hide: "esconder escond ocult =meterse_en =meternos_en =meterse_dentro",
  "hold-hands":
    "=darle_la_mano =dar_la_mano =darnos_la_mano =darse_la_mano =ir_de_la_mano =de_la_mano =tomarse_de_la_mano =cogerse_de_la_mano =tomados_de_la_mano =dame_la_mano =agarrar_su_mano =tomar_su_mano =coger_su_mano =cogerle_la_mano =todas_las_manos =apretón_secreto =mano_amiga =corro_de",
  hug: "abraz =mimos =besar =beso acurruc consol =abrir_los_brazos",
  invite: "invit =bienvenida recib",
  "join-in":
    "=pedir_jugar =jugar_también =unirse =unirnos únete =unámonos =participar acompañ =entrar_en_el_juego =pedir_sitio_en_el_juego =jugar_con_ellos =jugar_con_ell =puede_entrar",
  jump: "saltar =salta =salto =saltos saltem saltam brinc =dar_saltos rebot =botar saltand",
  knock:
    "=llamar_a_la_puerta =llama_a_la_puerta =llamar_a_la_roca =llamemos_a_la_puerta golpe =tocar_a_la_puerta =tocar_la_puerta =toca_la_puerta =tocar_en_la =dar_golpes =dar_golpecitos =toquem",
  laugh:
    "=reír =reírnos =reírse =ríe =risa =risas =chiste =chistes =broma =bromas sonreír sonrí sonre =gracioso cosquill",
  learn: "aprend =practicar =practica practic ensayar ensay =entrenar estudi lección probar prueb",
  lift: "levantar levant =alzar =alza =alcemos =subir_una =subir_un =subir_el =subir_la =elevar alzarl",
  listen:
    "escuch =oír =oye =oímos =oigamos =ruido =ruidos =ruidito =sonido =suena =suenan =sonidos",
  look: "mirar =mira miram mirem míral =mirarlo =mirarla =ver =vemos =veamos observ espi vigil explor =asomar asom =examinar fijarse =revis revis =verlo =verla =mirar_a_los_dos_lados",
  measure: "=medir =mide =medimos =midamos mídel =regla =más_grande =lo_gordo",
  mend: "arregl repar remend =componer =pegar_el =pegar_la =pegarlo =pegarla",
  mix: "mezcl remov remuev =remover =amas amasar hornear horn cocinar =cocina =cocinem batir =moler =muele =hornea revolver revuelv",
  open: "=abrir =abre =abrimos =abramos ábrel =abrirlo =abrirla destap =desenvolver =desempaquetar",
  pack: "empac =hacer_la_maleta empaquet =guardar guard =llenar_la_caja =ordenar_el =recoger_con =recoger_los =recoger_las =recoger_todo =recoger =recoge =recogem =preparar_una_mochil =preparar_la_mochil =llevar_algo =meter_todo =preparar =prepara =preparemos",
  plan: "=plan =planes =planear =planea planif =decidir =decide =decidam =acordar =acuerdo =idear =pensar_qué =idea =ideas =elegir =elige =elegimos =elijamos escog elíg =organizar",
  plant: "plantar =planta plantem plantam sembrar siembr sembr =jardín =huerto",
  play: "=jugar =juega =jugamos jugu =jugarem =juego =juegos =juguete =juguetes jueg =hacer_de =veo_veo",
  point:
    "señal apunt mostr muestr =enseñar =enseña enséñal enseñ =dedo =dedos =indicar =dedito =tender_los_dedos =acercarle_un_dedo",
  pour: "=verter vierte vert =echar =echa echem derram =regar_con =llenar =llena =llenemos esparc",
  promise: "promet =jurar =juro",
  pull: "=tirar_de =tira_de =tirar_de_una =jalar jal =jala =arrastrar =estirar =tirar_de_la",
  push: "empuj apretar_el presion =pulsar =pulsa =apoyarse_en =hacer_fuerza",
  read: "=leer =lee =leemos =leamos =leerlo =lectura =leerle leyendo =leerte leer",
  remember: "record =recuerd recuerd =acordarse_de =acuérdate",
  rest: "descans relaj =tumbar tumbar túmb =tumbarse =una_pausa =un_descanso =acostarse_un =calmarse =calma cálm =acostarse",
  roll: "=rodar ruede =rueden =echar_a_rodar =echarlas_a_rodar =girar_por =rodando =voltereta =dar_vueltas =caernos =caerse =caer",
  row: "=remar =rema remem remam =remos =remo",
  run: "=correr =corre =corremos =corramos =corriendo corr =deprisa =rápido =carrera =huir escap =ahora_mismo",
  say: "=decir =decirle =decirlo =di =dilo =digamos =dice decirl =dile =diga =palabra =palabras =repetir repit repet hablar habl =perdón =gracias respond =voz =pedir_perdón nombr contest",
  "say-no":
    "=decir_no =decir_que_no =di_que_no =un_no_claro =un_no_fuerte =no_fuerte =no_quiero =no_gracias =decir_basta =basta =negarse",
  search:
    "=buscar =busca busqu buscam buscá =buscarl búscal =investig investig =rastro =pista =pistas",
  sew: "=coser =cose =cosam =cosem =coserlo =coserla cósel =hilo =enhebrar enhebr =tejer =bordar",
  "shake-hands":
    "=hacer_las_paces =estrechar_la_mano =choca_esos =chocar_los_cinco =apretón_de_manos =hacerse_amigos =hacer_amigos =darle_la_mano_a",
  share:
    "compart repart =para_todos =para_cada_uno =mitad_para =cada_cual =preparar_algo_para_todos",
  sing: "cantar =canta cantem cantam cánt =cantarle =cantando =canto =canción =canciones tarare =nana =nanas =rima =coro =cancioncilla =parte_aguda enton",
  sit: "=sentarse =sentarnos =siéntate =sentarme =sentémonos =nos_sentamos =siéntense sentad =asiento",
  sleep:
    "=dormir =duerm duerm =dormimos durmam =siesta =dulces_sueños =a_la_cama =acostar =acuést =las_buenas_noches =buenas_noches",
  slide: "desliz =tobogán =resbal resbal =patinar patin",
  smell: "=oler =huele =olemos =olamos =olerlo =olerla =olor olfate husme huel",
  sneeze: "estornud =toser =tos =achís",
  sort: "=ordenar =ordena orden clasific =separar separ =en_orden =por_orden =en_fila =una_fila =poner_en_fila =ponerlos_en_fila =por_clases =juntar =junta =juntem =parejas =fila =por_tamaños =aline =repetir_tres_pasos =el_más_cercano",
  squeeze: "apret apriet estruj pellizc =puño =puños =apretón exprim",
  stamp:
    "=pisar =pisa pisem pisot =zapatear =marchar =marcha =patalear patale =patada =patadas =pisotón",
  stand:
    "=de_pie =levantarse =ponerse_de_pie =quedarse_quieto =quedarse_quieta =sin_moverse =quedarse =quédate =quedarnos =quieto =quieta =ponerse_junto =ponerse_al_lado =al_lado =plantarse",
  stop: "=parar =para_ya =parar_el =pararse =párate =alto =detener detén =dejar_de =frenar =freno =frena =pasos_atrás =atrás =callar =calla =parada =distancia =guardar_bastante_distancia",
  stroke: "acarici =caricia =caricias =mimar =con_cuidado",
  swap: "cambiar =cambia cambiem cámbi =intercambi intercambi =trueque =cambio",
  sweep: "barrer =barre =barramos =limpiar limpi =sacudir =fregar =quitar_el_polvo =basura",
  swim: "=nadar =nada =nadem =nadamos =nadando =flotar =flota flotem =natación",
  swing: "column balance =mecer =mece =mecemos",
  take: "=tomar =toma tomem tomam tóm =coger =coge cojam cogem agarr atrap =sujetar sujet =quedarse_con =sostener =sujétal =pedir_la =pedir_el =pedir_una =usar =usa",
  taste:
    "=probar_un =probar_una =saborear sabore =sabor =lengua =probar_la_sopa =lamer =rico =rica =probarlo",
  tell: "=contar_un =contar_una =contarle =contárselo =contar_cómo =contarlo =cuéntal =contarles =cuéntame =cuéntale =noticia =la_verdad =lo_que_pasó =charlar =contar =cuenta =confes =conversar",
  think:
    "=pensar =piensa pensem piens pensam =pienso reflexion =pensando preocup =preocupaciones =resolver invent",
  throw:
    "lanz =tirar =tiremos =arrojar arroj =soltar =suelta soltem =lanzamiento =dejar_caer =tíralo =tira_la",
  tie: "=atar =ata atem atam átal =atarnos =atarlo =atarla amarr =nudo =nudos anud enganch =sujetar_con trenz",
  together:
    "=juntos =juntas =entre_todos =entre_todas =en_compañía =en_equipo =equipo =a_la_vez =al_mismo_tiempo =con_amigos =amigo =amigos =amiga =amigas =todos_a_una =compañía =un_solo_equipo",
  turn: "girar =gira giram girem gír =dar_la_vuelta =vuelta =al_revés =rodear =rode =rodeem =volverse =darle_la_espalda =volter =a_su_alrededor =hacer_un_corro =corro",
  turns: "=turn turnar turno =por_turnos =uno_a_uno =uno_por_uno",
  visit: "=visitar visit =visita =pasar_por =ir_a_ver =volver_mañana",
  wait: "esper aguard pacien =un_rato =un_ratito =quieto =un_tiempo",
  wake: "despert despiert desvel",
  walk: "=caminar camin =andar =anda =andemos =ir_por =ir_de =pasear pase =paso =pasito =pasitos =cruzar =cruza crucem =acercarse =recorrer =avanzar avanz =ir_despacio =rodear_el =andando",
  wash: "lavar =lava lavem enjabon enjuag =bañar =báñ =fregarse =ducha =frotar frot =echar_la_cabeza",
  water: "=agua =regar =riega reguem moj mojar =mojado =mojada",
  wave: "salud =hola =adiós =despedir despid =decir_adiós =los_buenos_días =buenos_días =buenas_tardes =decir_hola =mover_la_mano =despedirse =agitar_la_mano present",
  whisper:
    "susurr murmur =secreto =secretos =al_oído =en_voz_baja =soplar_las_palabras =susurro =muy_bajito =hablar_bajito =palabra_secreta =contraseña",
  write: "escrib =anotar apunt =escrito =carta_nueva =marcar =marca",
};
