import type { Asked } from '../reading/readResult.ts';
import { assertNever } from '../../padel/assertNever.ts';

/** Why a result is asked about, in Spanish. */
export function describeAsked({ why, words }: Asked): string {
  switch (why) {
    case 'winner':
      return 'No queda claro quién ganó.';
    case 'numbers':
      return 'Las palabras y los números no dicen lo mismo.';
    case 'doubt':
      return `Dice «${words}»: puede no ser seguro.`;
    case 'pair':
      return words === null
        ? 'No se reconoce una de las parejas.'
        : `«${words}» no alcanza para saber qué pareja es.`;
    case 'opponent':
      return 'No queda claro contra quién fue.';
    case 'author':
      return words === null
        ? 'No se sabe qué pareja dice «ganamos».'
        : `No se sabe cuál es la pareja de ${words}.`;
    case 'category':
      return words === null
        ? 'Puede ser de más de una categoría.'
        : `«${words}» no es una categoría de la liga.`;
    case 'score':
      return 'Se sabe quién ganó, pero faltan los sets.';
    case 'unfinished':
      return 'Los números se pueden leer de más de una manera.';
    case 'conflict':
      return words === null
        ? 'Otro mensaje dice otra cosa.'
        : `Otro mensaje dice otra cosa: «${words}».`;
    case 'several':
      return 'El mensaje habla de más de un partido o de más de dos parejas.';
    case 'joined':
      return 'El resultado está repartido en varias frases: revisar los sets.';
    default:
      return assertNever(why);
  }
}
