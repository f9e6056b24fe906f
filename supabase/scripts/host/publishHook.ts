import { readFileSync } from 'node:fs';

/** What is called to build and publish the site again. */
export type PublishHook = {
  /** An https address. */
  address: string;
  /** Sent as a bearer token; empty: the address is enough. */
  token: string;
};

/** The statements that install the hook, in their order. */
export function publishHookStatements({ address, token }: PublishHook): readonly string[] {
  const file = readFileSync(new URL('publishHook.sql', import.meta.url), 'utf8');
  const statements = file.split(/\n{2,}/u).filter((part) => !/^(?:--.*\n?)*$/u.test(part));
  const row =
    'insert into private.publish_hook (address, token)\n' +
    `values (${literal(address)}, nullif(${literal(token)}, ''))\n` +
    'on conflict (is_only) do update set address = excluded.address, token = excluded.token;';
  return [...statements, row];
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
