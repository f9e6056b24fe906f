import type { Sponsor } from '../league.ts';

/** The sponsors of the demo, in the order in which their carousel turns. */
export const sponsors: readonly Sponsor[] = [
  {
    picture: 'sponsors/el-tornillo.svg',
    name: 'Ferretería El Tornillo',
    alt: 'Ferretería El Tornillo: una tuerca hexagonal naranja',
  },
  {
    picture: 'sponsors/la-espiga.svg',
    name: 'Panadería La Espiga',
    alt: 'Panadería La Espiga: una espiga de trigo',
  },
  {
    picture: 'sponsors/cafe-molino.svg',
    name: 'Café Molino',
    alt: 'Café Molino: una taza humeante',
  },
  {
    picture: 'sponsors/don-tito.svg',
    name: 'Gomería Don Tito',
    alt: 'Gomería Don Tito: una cubierta de auto',
  },
  {
    picture: 'sponsors/optica-mirasol.svg',
    name: 'Óptica Mirasol',
    alt: 'Óptica Mirasol: un sol con anteojos',
  },
  {
    picture: 'sponsors/farmacia-del-arroyo.svg',
    name: 'Farmacia del Arroyo',
    alt: 'Farmacia del Arroyo: una cruz verde con una onda',
  },
  {
    picture: 'sponsors/huellas.svg',
    name: 'Veterinaria Huellas',
    alt: 'Veterinaria Huellas: una huella azul',
  },
  {
    picture: 'sponsors/heladeria-polar.svg',
    name: 'Heladería Polar',
    alt: 'Heladería Polar: un cucurucho de tres sabores',
  },
  {
    picture: 'sponsors/la-fugazza.svg',
    name: 'Pizzería La Fugazza',
    alt: 'Pizzería La Fugazza: una porción de pizza',
  },
  {
    picture: 'sponsors/quebracho.svg',
    name: 'Parrilla Quebracho',
    alt: 'Parrilla Quebracho: una llama',
  },
  {
    picture: 'sponsors/inmobiliaria-sierras.svg',
    name: 'Inmobiliaria Sierras',
    alt: 'Inmobiliaria Sierras: una casa entre sierras',
  },
  {
    picture: 'sponsors/libreria-papiro.svg',
    name: 'Librería Papiro',
    alt: 'Librería Papiro: un libro abierto',
  },
  {
    picture: 'sponsors/tinta-sur.svg',
    name: 'Imprenta Tinta Sur',
    alt: 'Imprenta Tinta Sur: tres gotas de tinta',
  },
  {
    picture: 'sponsors/fuerza-9.svg',
    name: 'Gimnasio Fuerza 9',
    alt: 'Gimnasio Fuerza 9: una mancuerna',
  },
  {
    picture: 'sponsors/kinesio-vital.svg',
    name: 'Kinesiología Vital',
    alt: 'Kinesiología Vital: un pulso dentro de un círculo',
  },
  {
    picture: 'sponsors/lupulo.svg',
    name: 'Cervecería Lúpulo',
    alt: 'Cervecería Lúpulo: un chop de cerveza',
  },
  {
    picture: 'sponsors/la-cava.svg',
    name: 'Vinoteca La Cava',
    alt: 'Vinoteca La Cava: un racimo de uvas',
  },
  {
    picture: 'sponsors/azahar.svg',
    name: 'Florería Azahar',
    alt: 'Florería Azahar: una flor de azahar',
  },
  {
    picture: 'sponsors/ruta-sur.svg',
    name: 'Transportes Ruta Sur',
    alt: 'Transportes Ruta Sur: un camión',
  },
  {
    picture: 'sponsors/voltio.svg',
    name: 'Electricidad Voltio',
    alt: 'Electricidad Voltio: un rayo',
  },
  {
    picture: 'sponsors/arcoiris.svg',
    name: 'Pinturería Arcoíris',
    alt: 'Pinturería Arcoíris: un arcoíris que sale de un pincel',
  },
  {
    picture: 'sponsors/algarrobo.svg',
    name: 'Muebles Algarrobo',
    alt: 'Muebles Algarrobo: un algarrobo',
  },
  {
    picture: 'sponsors/la-tijera.svg',
    name: 'Peluquería La Tijera',
    alt: 'Peluquería La Tijera: una tijera abierta',
  },
  {
    picture: 'sponsors/sonrisas.svg',
    name: 'Odontología Sonrisas',
    alt: 'Odontología Sonrisas: una muela que sonríe',
  },
  { picture: 'sponsors/amparo.svg', name: 'Seguros Amparo', alt: 'Seguros Amparo: un paraguas' },
  {
    picture: 'sponsors/suma.svg',
    name: 'Estudio contable Suma',
    alt: 'Estudio contable Suma: tres barras que crecen',
  },
  {
    picture: 'sponsors/meridiano.svg',
    name: 'Automotores Meridiano',
    alt: 'Automotores Meridiano: un auto rojo',
  },
  {
    picture: 'sponsors/espuma.svg',
    name: 'Lavadero Espuma',
    alt: 'Lavadero Espuma: burbujas de jabón',
  },
  { picture: 'sponsors/brujula.svg', name: 'Viajes Brújula', alt: 'Viajes Brújula: una brújula' },
  {
    picture: 'sponsors/hotel-canada.svg',
    name: 'Hotel La Cañada',
    alt: 'Hotel La Cañada: un arco de piedra',
  },
  {
    picture: 'sponsors/onda-93.svg',
    name: 'Radio Onda 93',
    alt: 'Radio Onda 93: una onda de sonido',
  },
  {
    picture: 'sponsors/acorde.svg',
    name: 'Casa de música Acorde',
    alt: 'Casa de música Acorde: una nota musical',
  },
  {
    picture: 'sponsors/saque.svg',
    name: 'Deportes Saque',
    alt: 'Deportes Saque: una pelota a toda velocidad',
  },
  {
    picture: 'sponsors/globo-padel.svg',
    name: 'Globo Padel Shop',
    alt: 'Globo Padel Shop: una paleta y una pelota',
  },
  {
    picture: 'sponsors/nonna-rina.svg',
    name: 'Pastas Nonna Rina',
    alt: 'Pastas Nonna Rina: un raviol',
  },
  {
    picture: 'sponsors/la-nortena.svg',
    name: 'Empanadas La Norteña',
    alt: 'Empanadas La Norteña: una empanada',
  },
  {
    picture: 'sponsors/umi.svg',
    name: 'Umi Sushi Bar',
    alt: 'Umi Sushi Bar: olas sobre un círculo rojo',
  },
  {
    picture: 'sponsors/el-corte.svg',
    name: 'Fiambrería El Corte',
    alt: 'Fiambrería El Corte: un queso',
  },
  {
    picture: 'sponsors/los-hermanos.svg',
    name: 'Carnicería Los Hermanos',
    alt: 'Carnicería Los Hermanos: una cabeza de novillo',
  },
  {
    picture: 'sponsors/mar-chico.svg',
    name: 'Pescadería Mar Chico',
    alt: 'Pescadería Mar Chico: un pez azul',
  },
  {
    picture: 'sponsors/la-huerta.svg',
    name: 'Verdulería La Huerta',
    alt: 'Verdulería La Huerta: una zanahoria',
  },
  {
    picture: 'sponsors/semilla.svg',
    name: 'Dietética Semilla',
    alt: 'Dietética Semilla: un brote',
  },
  {
    picture: 'sponsors/monte-bravo.svg',
    name: 'Yerbatera Monte Bravo',
    alt: 'Yerbatera Monte Bravo: un mate',
  },
  {
    picture: 'sponsors/rodado.svg',
    name: 'Bicicletería Rodado',
    alt: 'Bicicletería Rodado: una bicicleta',
  },
  {
    picture: 'sponsors/bit-a-bit.svg',
    name: 'Computación Bit a Bit',
    alt: 'Computación Bit a Bit: un dibujo de píxeles',
  },
  {
    picture: 'sponsors/nodo.svg',
    name: 'Nodo Fibra Óptica',
    alt: 'Nodo Fibra Óptica: cuatro nodos unidos',
  },
  {
    picture: 'sponsors/siesta-solar.svg',
    name: 'Siesta Energía Solar',
    alt: 'Siesta Energía Solar: un sol sobre un panel solar',
  },
  {
    picture: 'sponsors/azul-agua.svg',
    name: 'Piscinas Azul Agua',
    alt: 'Piscinas Azul Agua: tres olas',
  },
  {
    picture: 'sponsors/pilar.svg',
    name: 'Construcciones Pilar',
    alt: 'Construcciones Pilar: tres columnas',
  },
  {
    picture: 'sponsors/escribania-rivas.svg',
    name: 'Escribanía Rivas',
    alt: 'Escribanía Rivas: una R dentro de un círculo',
  },
];
