import type { League } from '../domain/league.ts';

/**
 * The league that this site belongs to. Everything here is yours to change, and nothing else needs to
 * be: pictures go into the folders `hero/` and `sponsors/` beside this file, the icons and the picture
 * of shared links into `public/`. `npm run build` stops with a sentence if something here is wrong.
 *
 * What stands here now is a league that does not exist, with numbers and addresses that lead nowhere.
 */
export const league: League = {
  name: 'Liga Pádel Córdoba',
  shortName: 'Liga Pádel',
  description:
    'Resultados en vivo, próximos partidos y tablas de posiciones de la liga amateur de pádel de Córdoba.',
  // Where the site is published, without a slash at the end.
  address: 'https://ligapadelcordoba.example',
  // The league's clock: “Hoy” and “20:30” are those of this zone, wherever the visitor is.
  timeZone: 'America/Argentina/Cordoba',
  quote:
    'El pádel es mucho más que un deporte: es una pasión que nos une dentro y fuera de la cancha.',

  // Whom players write to. Numbers in international form.
  organisers: [
    { name: 'Carolina Ferreyra', whatsapp: '+54 9 351 555-0134' },
    { name: 'Martín Quinteros', whatsapp: '+54 9 351 555-0178' },
  ],

  // The clubs that organise the league with you. `network` is 'Instagram' or 'Facebook'.
  clubs: [
    {
      name: 'Club Las Barrancas',
      network: 'Instagram',
      url: 'https://instagram.example/clublasbarrancas',
    },
    {
      name: 'La Jaula Pádel',
      network: 'Facebook',
      url: 'https://facebook.example/lajaulapadel',
    },
  ],

  // The league's own page, for those who want to follow it.
  profile: {
    name: '@ligapadelcordoba',
    network: 'Instagram',
    url: 'https://instagram.example/ligapadelcordoba',
  },

  // Each category's table of positions, a page that anyone may open.
  spreadsheets: {
    'octava-damas': 'https://planillas.example/liga-padel/octava-damas',
    'septima-damas': 'https://planillas.example/liga-padel/septima-damas',
    'sexta-damas': 'https://planillas.example/liga-padel/sexta-damas',
    'octava-libre': 'https://planillas.example/liga-padel/octava-libre',
    'septima-libre': 'https://planillas.example/liga-padel/septima-libre',
    'sexta-libre': 'https://planillas.example/liga-padel/sexta-libre',
    'quinta-libre': 'https://planillas.example/liga-padel/quinta-libre',
  },

  // The slider of the home page, in `hero/`: wide pictures (1600 × 640 is right), AVIF or WebP, light.
  // `focus` is the point that stays in view on a narrow screen: from the left and from the top.
  heroPictures: [
    {
      file: 'cancha-de-noche.avif',
      alt: 'Una cancha de pádel de cristal y césped azul, de noche, bajo los reflectores',
      focus: '60% 52%',
    },
    {
      file: 'remate.avif',
      alt: 'Un jugador salta para rematar una pelota alta a contraluz de los reflectores',
      focus: '74% 50%',
    },
    {
      file: 'el-club-desde-arriba.avif',
      alt: 'El club visto desde arriba, de noche: un partido de dobles entre las luces de la ciudad',
      focus: '66% 48%',
    },
  ],

  // The carousel of the footer, in `sponsors/`: 160 × 100 or the same shape, with a ground of its own.
  sponsors: [
    {
      file: 'el-tornillo.svg',
      name: 'Ferretería El Tornillo',
      alt: 'Ferretería El Tornillo: una tuerca hexagonal naranja',
    },
    {
      file: 'la-espiga.svg',
      name: 'Panadería La Espiga',
      alt: 'Panadería La Espiga: una espiga de trigo',
    },
    { file: 'cafe-molino.svg', name: 'Café Molino', alt: 'Café Molino: una taza humeante' },
    {
      file: 'don-tito.svg',
      name: 'Gomería Don Tito',
      alt: 'Gomería Don Tito: una cubierta de auto',
    },
    {
      file: 'optica-mirasol.svg',
      name: 'Óptica Mirasol',
      alt: 'Óptica Mirasol: un sol con anteojos',
    },
    {
      file: 'farmacia-del-arroyo.svg',
      name: 'Farmacia del Arroyo',
      alt: 'Farmacia del Arroyo: una cruz verde con una onda',
    },
    {
      file: 'huellas.svg',
      name: 'Veterinaria Huellas',
      alt: 'Veterinaria Huellas: una huella azul',
    },
    {
      file: 'heladeria-polar.svg',
      name: 'Heladería Polar',
      alt: 'Heladería Polar: un cucurucho de tres sabores',
    },
    {
      file: 'la-fugazza.svg',
      name: 'Pizzería La Fugazza',
      alt: 'Pizzería La Fugazza: una porción de pizza',
    },
    { file: 'quebracho.svg', name: 'Parrilla Quebracho', alt: 'Parrilla Quebracho: una llama' },
    {
      file: 'inmobiliaria-sierras.svg',
      name: 'Inmobiliaria Sierras',
      alt: 'Inmobiliaria Sierras: una casa entre sierras',
    },
    {
      file: 'libreria-papiro.svg',
      name: 'Librería Papiro',
      alt: 'Librería Papiro: un libro abierto',
    },
    {
      file: 'tinta-sur.svg',
      name: 'Imprenta Tinta Sur',
      alt: 'Imprenta Tinta Sur: tres gotas de tinta',
    },
    { file: 'fuerza-9.svg', name: 'Gimnasio Fuerza 9', alt: 'Gimnasio Fuerza 9: una mancuerna' },
    {
      file: 'kinesio-vital.svg',
      name: 'Kinesiología Vital',
      alt: 'Kinesiología Vital: un pulso dentro de un círculo',
    },
    { file: 'lupulo.svg', name: 'Cervecería Lúpulo', alt: 'Cervecería Lúpulo: un chop de cerveza' },
    { file: 'la-cava.svg', name: 'Vinoteca La Cava', alt: 'Vinoteca La Cava: un racimo de uvas' },
    { file: 'azahar.svg', name: 'Florería Azahar', alt: 'Florería Azahar: una flor de azahar' },
    { file: 'ruta-sur.svg', name: 'Transportes Ruta Sur', alt: 'Transportes Ruta Sur: un camión' },
    { file: 'voltio.svg', name: 'Electricidad Voltio', alt: 'Electricidad Voltio: un rayo' },
    {
      file: 'arcoiris.svg',
      name: 'Pinturería Arcoíris',
      alt: 'Pinturería Arcoíris: un arcoíris que sale de un pincel',
    },
    { file: 'algarrobo.svg', name: 'Muebles Algarrobo', alt: 'Muebles Algarrobo: un algarrobo' },
    {
      file: 'la-tijera.svg',
      name: 'Peluquería La Tijera',
      alt: 'Peluquería La Tijera: una tijera abierta',
    },
    {
      file: 'sonrisas.svg',
      name: 'Odontología Sonrisas',
      alt: 'Odontología Sonrisas: una muela que sonríe',
    },
    { file: 'amparo.svg', name: 'Seguros Amparo', alt: 'Seguros Amparo: un paraguas' },
    {
      file: 'suma.svg',
      name: 'Estudio contable Suma',
      alt: 'Estudio contable Suma: tres barras que crecen',
    },
    {
      file: 'meridiano.svg',
      name: 'Automotores Meridiano',
      alt: 'Automotores Meridiano: un auto rojo',
    },
    { file: 'espuma.svg', name: 'Lavadero Espuma', alt: 'Lavadero Espuma: burbujas de jabón' },
    { file: 'brujula.svg', name: 'Viajes Brújula', alt: 'Viajes Brújula: una brújula' },
    {
      file: 'hotel-canada.svg',
      name: 'Hotel La Cañada',
      alt: 'Hotel La Cañada: un arco de piedra',
    },
    { file: 'onda-93.svg', name: 'Radio Onda 93', alt: 'Radio Onda 93: una onda de sonido' },
    {
      file: 'acorde.svg',
      name: 'Casa de música Acorde',
      alt: 'Casa de música Acorde: una nota musical',
    },
    {
      file: 'saque.svg',
      name: 'Deportes Saque',
      alt: 'Deportes Saque: una pelota a toda velocidad',
    },
    {
      file: 'globo-padel.svg',
      name: 'Globo Padel Shop',
      alt: 'Globo Padel Shop: una paleta y una pelota',
    },
    { file: 'nonna-rina.svg', name: 'Pastas Nonna Rina', alt: 'Pastas Nonna Rina: un raviol' },
    {
      file: 'la-nortena.svg',
      name: 'Empanadas La Norteña',
      alt: 'Empanadas La Norteña: una empanada',
    },
    { file: 'umi.svg', name: 'Umi Sushi Bar', alt: 'Umi Sushi Bar: olas sobre un círculo rojo' },
    { file: 'el-corte.svg', name: 'Fiambrería El Corte', alt: 'Fiambrería El Corte: un queso' },
    {
      file: 'los-hermanos.svg',
      name: 'Carnicería Los Hermanos',
      alt: 'Carnicería Los Hermanos: una cabeza de novillo',
    },
    {
      file: 'mar-chico.svg',
      name: 'Pescadería Mar Chico',
      alt: 'Pescadería Mar Chico: un pez azul',
    },
    {
      file: 'la-huerta.svg',
      name: 'Verdulería La Huerta',
      alt: 'Verdulería La Huerta: una zanahoria',
    },
    { file: 'semilla.svg', name: 'Dietética Semilla', alt: 'Dietética Semilla: un brote' },
    {
      file: 'monte-bravo.svg',
      name: 'Yerbatera Monte Bravo',
      alt: 'Yerbatera Monte Bravo: un mate',
    },
    { file: 'rodado.svg', name: 'Bicicletería Rodado', alt: 'Bicicletería Rodado: una bicicleta' },
    {
      file: 'bit-a-bit.svg',
      name: 'Computación Bit a Bit',
      alt: 'Computación Bit a Bit: un dibujo de píxeles',
    },
    { file: 'nodo.svg', name: 'Nodo Fibra Óptica', alt: 'Nodo Fibra Óptica: cuatro nodos unidos' },
    {
      file: 'siesta-solar.svg',
      name: 'Siesta Energía Solar',
      alt: 'Siesta Energía Solar: un sol sobre un panel solar',
    },
    { file: 'azul-agua.svg', name: 'Piscinas Azul Agua', alt: 'Piscinas Azul Agua: tres olas' },
    { file: 'pilar.svg', name: 'Construcciones Pilar', alt: 'Construcciones Pilar: tres columnas' },
    {
      file: 'escribania-rivas.svg',
      name: 'Escribanía Rivas',
      alt: 'Escribanía Rivas: una R dentro de un círculo',
    },
  ],
};
