/** A tool or a list of the administrator's, on a page of its own to which the desk leads. */
export type AdminPart = {
  /** The last part of its address. */
  slug: string;
  title: string;
  /** Its purpose, in one line. */
  hint: string;
  /** Whether the desk's list of links names it; the others are reached from what they belong to. */
  isTool: boolean;
};

/** In the order of the desk; `AdminPartPage` has the content of each. */
export const adminParts = [
  { slug: 'atrasados', title: 'Atrasados', hint: 'Sin resultado o a reprogramar.', isTool: false },
  { slug: 'partidos', title: 'Lo que falta', hint: 'Anunciados y sin fecha.', isTool: false },
  {
    slug: 'choques',
    title: 'Choques de horario',
    hint: 'Partidos a la misma hora.',
    isTool: false,
  },
  {
    slug: 'revisar',
    title: 'Resultados para mirar',
    hint: 'Resultados que ahora cuentan.',
    isTool: false,
  },
  { slug: 'parejas', title: 'Editar parejas', hint: 'Nombres, jugadores, uniones.', isTool: true },
  {
    slug: 'lista',
    title: 'Pegar una lista de parejas',
    hint: 'Las de una temporada, de un chat o de una planilla.',
    isTool: true,
  },
  {
    slug: 'papelera',
    title: 'Papelera',
    hint: 'Lo eliminado en los últimos 30 días, para restaurarlo.',
    isTool: true,
  },
  {
    slug: 'historial',
    title: 'Historial',
    hint: 'Qué cambió, quién lo cambió y cuándo, para deshacerlo.',
    isTool: true,
  },
  { slug: 'copia', title: 'Copia de seguridad', hint: 'Con ella la liga vuelve.', isTool: true },
  {
    slug: 'llevarse-todo',
    title: 'Llevarse todo',
    hint: 'Planillas y fotos de toda la liga, en un ZIP.',
    isTool: true,
  },
  {
    slug: 'cuenta',
    title: 'Cuenta',
    hint: 'La contraseña con que se inicia sesión.',
    isTool: true,
  },
] as const satisfies readonly AdminPart[];

export type AdminPartSlug = (typeof adminParts)[number]['slug'];
