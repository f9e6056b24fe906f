/** A prop of a component, as its source has it. */
export type Prop = {
  name: string;
  /** As written in TypeScript. */
  type: string;
  isRequired: boolean;
  /** As written in the source; undefined where there is none. */
  initial: string | undefined;
  description: string;
};

/** Types that a source imports: where from. */
export type ImportedType = { name: string; from: string };

/**
 * Reads the props of a component from its source, which is formatted by Prettier: members of a type
 * are indented by two spaces, each on lines of its own.
 * @param name of the exported function
 */
export function readProps(source: string, name: string): readonly Prop[] {
  const start = source.indexOf(`export function ${name}`);
  if (start < 0) return [];
  const parameters = balanced(source, source.indexOf('(', start));
  const body = typeOf(source, parameters);
  const initials = new Map(
    initialsOf(parameters.startsWith('({') ? parameters : destructured(source.slice(start))),
  );
  return membersOf(body).map((member) => ({ ...member, initial: initials.get(member.name) }));
}

/** The definition of a type in a source; undefined where it has none. */
export function readType(source: string, name: string): string | undefined {
  const match = new RegExp(`^(?:export )?type ${name}\\b(?:<[^=]*>)? =`, 'mu').exec(source);
  if (match === null) return undefined;
  const rest = source.slice(match.index);
  const end = /;\n(?! |\})/u.exec(rest);
  return rest.slice(0, end === null ? undefined : end.index + 1).replace(/^export /u, '');
}

/** Names that start with a capital, each once: the types that a type is made of. */
export function namesIn(type: string): readonly string[] {
  const bare = type.replaceAll(/'[^']*'|\/\*[\s\S]*?\*\//gu, '');
  return [...new Set(bare.match(/\b[A-Z]\w+/gu))];
}

export function importsIn(source: string): readonly ImportedType[] {
  const found = [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)'/gmu)];
  return found.flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => ({ name: name.replace(/^\s*(?:type )?/u, '').trim(), from }))
      .filter(({ name }) => /^[A-Z]/u.test(name)),
  );
}

/** The text from a bracket to the one that closes it. */
function balanced(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('({'.includes(text.charAt(at))) depth += 1;
    if (')}'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** The members of the props' type: named, or written out in the parameters. */
function typeOf(source: string, parameters: string): string {
  const [, named] = /(?:props|\}): (\w+)(?:<[^>]*>)?,?\s*\)$/u.exec(parameters) ?? [];
  if (named !== undefined) return readType(source, named) ?? '';
  const inline = /\}: (\{[\s\S]*\})\s*\)$/u.exec(parameters)?.[1] ?? '';
  return inline.replace(/^\{ /u, '{\n  ').replaceAll('; ', ';\n  ').replace(/ \}$/u, ';\n}');
}

function membersOf(type: string): readonly Omit<Prop, 'initial'>[] {
  const body = balanced(type, type.indexOf('{'));
  const members = body.matchAll(
    /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(\w+)(\??)(: ?|\()([\s\S]*?);(?=\n {2}\S|\n\}|\n\n|$)/gmu,
  );
  return [...members].map(([, comment = '', name = '', optional = '', sign = '', rest = '']) => ({
    name,
    type: (sign === '(' ? `(${rest}` : rest).replaceAll(/\s+/gu, ' ').replace(/^\| /u, ''),
    isRequired: optional === '',
    description: comment.replaceAll(/[*\s]+/gu, ' ').trim(),
  }));
}

function destructured(source: string): string {
  return /const \{([\s\S]*?)\} = props;/u.exec(source)?.[0] ?? '';
}

function initialsOf(text: string): readonly (readonly [string, string])[] {
  const found = text.matchAll(/(?:^|[\s,{])(\w+) = ([^,\n]+?)(?=,| \}|\n)/gu);
  return [...found].map(([, name = '', value = '']) => [name, value] as const);
}
