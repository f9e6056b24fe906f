import { posix } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { read } from './files.ts';

/** A parsed TypeScript file of the project. */
export type Source = {
  path: string;
  text: string;
  /** Calls back for each node of the kinds that are asked for. */
  visit(visitor: VisitorObject): void;
  /** `path:line` of a place in the text, as editors open it. */
  at(start: number): string;
  comments: readonly { value: string; start: number; end: number }[];
};

/** @throws Error if the file is no TypeScript */
export function parse(path: string, text = read(path)): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return {
    path,
    text,
    comments,
    visit: (visitor) => new Visitor(visitor).visit(program),
    at: (start) => `${path}:${text.slice(0, start).split('\n').length}`,
  };
}

export type Import = {
  /** `path:line`. */
  at: string;
  /** A file of the project by its path from the root, or a package by its name. */
  target: string;
};

/** Everything that a file imports: statically, dynamically, for its types, or to export it again. */
export function importsOf(source: Source): readonly Import[] {
  const imports: Import[] = [];
  const add = (start: number, specifier: unknown) => {
    if (typeof specifier !== 'string') return;
    const isOfProject = specifier.startsWith('.');
    const target = isOfProject ? posix.join(posix.dirname(source.path), specifier) : specifier;
    imports.push({ at: source.at(start), target });
  };
  source.visit({
    ImportDeclaration: (node) => add(node.start, node.source.value),
    ExportNamedDeclaration: (node) => add(node.start, node.source?.value),
    ExportAllDeclaration: (node) => add(node.start, node.source.value),
    ImportExpression: (node) =>
      add(node.start, node.source.type === 'Literal' ? node.source.value : undefined),
    TSImportType: (node) => add(node.start, node.source.value),
  });
  return imports;
}
