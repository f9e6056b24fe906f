import type { ReviewState } from '../../domain/review/reviewState.ts';

/** What a row says of itself, as short as a label. */
export const stateTexts: Record<ReviewState['kind'], string> = {
  ready: 'Listo',
  asks: '¿Quién ganó?',
  incomplete: 'Falta completar',
  stored: 'Ya está cargado',
  other: 'Hay otro resultado',
  repeated: 'Repetido',
  left: 'No se guarda',
};
