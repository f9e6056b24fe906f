const set = (words: string) => new Set(words.trim().split(/\s+/u));

/** Words of the game: alone they name nobody. */
export const gameWords = set(
  'saque red globo globos bandeja punto puntos partido partidos set sets cancha pared smash volea pala palas doble dobles bola bolas pelota pelotas tie break juego juegos game games padel drive reves fecha final primera segunda tercera team equipo pareja amigos ganadores campeones victoria triunfo abandono',
);

/** Words of any sentence: alone they name nobody, though names have them too. */
export const plainWords = set(`
  a al algo alguien algun alguna ante antes aqui alla ahi aunque asi aparte arriba abajo adentro afuera atras adelante medio media menos mas mucho
  muy mal bien bueno buena buenas buen mejor peor malo mala gran grande lindo linda nuevo nueva nuevos nuevas viejo vieja propio
  cada como con contra cual cuando de del desde donde durante el ella ellas ellos en entre era eran es esa ese eso esta estaba estan
  este esto fin fue fueron hace hacia hasta hay hoy ayer anoche manana tarde noche dia dias semana mes ano hora horas minuto minutos rato
  igual iguales la las le les lo los luego mientras misma mismo nada nadie ni no nos nosotros nosotras nuestra nuestro o otra otras otro otros
  para pero poco por porque que quien se segun ser si sin sobre solo somos son su sus tal tambien tampoco tanto te tener tenia tiene
  tienen todavia todo toda todos todas tras tu un una uno unas unos va vamos van vez veces voy y ya yo
  cero dos tres cuatro cinco seis siete ocho nueve diez once doce cuarenta
  lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  primero segundo tercero tercer primer ultimo ultima siguiente proxima proximo cuarta quinta sexta septima octava damas libre mixto
  tiempo salen sale salio salir llega viene venir entra entrar jugar jugamos juegan jugo entrenar entrenando entrenamos escuche vamo
  puerta calle barrio villa club social deportivo alta norte sur este oeste general popular
  rojo azul verde blanco blanca negro negra rosa amarillo oro plata
  loca loco locas locos amargo linda chica chico foto gente cosa casa caso rato lado ojo pie mano forma fuera dentro mesa
  gracias saludos abrazo felicitaciones felicidades vivo ojala claro obvio
`);

/** Anybody: who is meant by them the text has said before, or nobody knows. */
export const anybody = set(`
  otro otra otros otras pibe piba pibes pibas chico chica chicos chicas muchacho muchacha muchachos muchachas rival rivales contrario contrarios contrarias
  amigo amiga amigos amigas companero companera companeros companeras gente vecino vecinos viejo viejos vieja viejas loco locos loca locas
  nene nena nenes nenas guri gurises botija botijas cabro cabra cabros cabras weon weones hombre hombres mujer mujeres senor senora senores senoras
  hermano hermana hermanos hermanas primo prima primos primas profe profes profesor profesores colega colegas veterano veteranos veterana veteranas
  campeon campeones campeona campeonas ganador ganadores perdedor perdedores local locales visitante visitantes banda equipo pareja dupla
`);

/** Words that say for themselves who is not named: no name of a pair is meant by them. */
export const pronouns = set(
  'otro otra otros otras ellos ellas nosotros nosotras rival rivales contrario contrarios contrarias ganador ganadores perdedor perdedores local locales visitante visitantes companeros companeras chicos chicas pibes muchachos muchachas',
);

/** Whether two words differ in gender alone: `pibes` is no slip for `pibas`. */
export function isOtherGender(one: string, other: string): boolean {
  const parts = [one, other].map((word) => /^(.*?)([aeo])s?$/u.exec(word));
  const [[, stem, vowel] = [], [, otherStem, otherVowel] = []] = parts.map((part) => part ?? []);
  return stem !== undefined && stem === otherStem && vowel !== otherVowel;
}
