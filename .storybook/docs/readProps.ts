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

/** The props of a component, and the types of other files or packages whose props it has too. */
export type Props = { own: readonly Prop[]; also: readonly string[] };

/**
 * Reads the props of a component from its source, which is formatted by Prettier: members of a type
 * are indented by two spaces, each on lines of its own.
 * @param name of the exported function
 */
export function readProps(source: string, name: string): Props {
  const start = source.indexOf(`export function ${name}`);
  if (start < 0) return { own: [], also: [] };
  const parameters = balanced(source, source.indexOf('(', start));
  const initials = new Map(
    initialsOf(parameters.startsWith('({') ? parameters : destructured(source.slice(start))),
  );
  const parts = partsOf(source, parameters);
  const members = parts.flatMap((part) => membersOf(part));
  return {
    own: members.map((member) => ({ ...member, initial: initials.get(member.name) })),
    also: parts.filter((part) => !part.startsWith('{')),
  };
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

/** What the type of the parameters is made of: types written out, and names of others. */
function partsOf(source: string, parameters: string): readonly string[] {
  const type = /^\((?:\w+|\{[\s\S]*?\}): ([\s\S]*?),?\s*\)$/u.exec(parameters)?.[1] ?? '';
  const expand = (text: string): readonly string[] =>
    intersected(text).flatMap((part) => {
      if (part.startsWith('{')) return [spread(part)];
      const found = readType(source, part.replace(/<.*$/u, ''));
      return found === undefined
        ? [part]
        : expand(found.replace(/^[^=]*= /u, '').replace(/;$/u, ''));
    });
  return type === '' ? [] : expand(type);
}

/** The parts of `A & { … }`. */
function intersected(type: string): readonly string[] {
  const parts: string[] = [];
  for (let rest = type.trim(); rest !== '';) {
    const part = rest.startsWith('{') ? balanced(rest, 0) : (/^[^&]+/u.exec(rest)?.[0] ?? rest);
    parts.push(part.trim());
    rest = rest.slice(part.length).replace(/^[\s&]+/u, '');
  }
  return parts;
}

/** A type on one line, as Prettier would write it on several. */
function spread(type: string): string {
  if (type.includes('\n')) return type;
  return type.replace(/^\{ /u, '{\n  ').replaceAll('; ', ';\n  ').replace(/ \}$/u, ';\n}');
}

function membersOf(type: string): readonly Omit<Prop, 'initial'>[] {
  if (!type.startsWith('{')) return [];
  const members = type.matchAll(
    /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(\w+)(\??)(: ?|\()([\s\S]*?);(?=\n {2}[\w/]|\n\}|\n\n)/gmu,
  );
  return [...members].map(([, comment = '', name = '', optional = '', sign = '', rest = '']) => ({
    name,
    type: (sign === '(' ? `(${rest}` : rest)
      .replaceAll(/\/\*[\s\S]*?\*\/|\s+/gu, ' ')
      .replace(/^\| /u, ''),
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
