import type { SponsorPicture } from './league.ts';

/**
 * The carousel of the footer, in the order in which it turns. The pictures stand in `sponsors/`:
 * 160 × 100 or the same shape, with a ground of their own. They have a file to themselves because
 * they are fetched after the page can be read, and with them what stands here.
 */
export const sponsors: readonly SponsorPicture[] = [
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
];
