import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// A command and the server of a data folder show each other that they know the folder: the command sends a number, the
// server answers with another one and its proof, the command asks with its own, and the answer has one over its bytes.
// No secret and no token is ever sent: whatever listens at a stale address learns nothing and is not believed.

/** What only the server of a data folder and who can read the folder know. */
export type FolderKey = {
  /** The secret that signs the league's sessions. */
  jwtSecret: string;
  /** Of one opening of the folder, in its file `address`: a copy of the folder has the same secret. */
  opening: string;
};

/** The two numbers of a conversation. */
type Numbers = { command: string; server: string };

export const newNumber = () => randomBytes(24).toString('base64url');

/** What one side sends to show that it knows the folder. */
export function proofOf(
  { jwtSecret, opening }: FolderKey,
  side: 'server' | 'command' | 'answer',
  { command, server }: Numbers,
  bytes: Uint8Array = new Uint8Array(),
): string {
  const text = ['padel-league', side, opening, command, server].join('\n');
  return createHmac('sha256', jwtSecret).update(`${text}\n`).update(bytes).digest('base64url');
}

export function isProof(given: string | null, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const proofHeaders = {
  command: 'x-league-command',
  server: 'x-league-server',
  proof: 'x-league-proof',
} as const;

/** How long a command may take until it asks, milliseconds, and how many may be at it. */
const patience = 30_000;
const mostAtOnce = 50;

export type FolderDoor = {
  /** The answer to a command's number; null: the request has none, or a proof already. */
  greet(headers: Headers): Headers | null;
  /** The numbers of a command that has shown that it knows the folder, once; null: it has not. */
  admit(headers: Headers): Numbers | null;
};

export function createFolderDoor(key: FolderKey): FolderDoor {
  /** By the server's number. */
  const greeted = new Map<string, { command: string; until: number }>();
  return {
    greet(headers) {
      const command = headers.get(proofHeaders.command);
      if (command === null || headers.has(proofHeaders.proof)) return null;
      for (const [known, { until }] of greeted) {
        if (until < Date.now() || greeted.size >= mostAtOnce) greeted.delete(known);
      }
      const server = newNumber();
      greeted.set(server, { command, until: Date.now() + patience });
      return new Headers({
        [proofHeaders.server]: server,
        [proofHeaders.proof]: proofOf(key, 'server', { command, server }),
      });
    },
    admit(headers) {
      const server = headers.get(proofHeaders.server) ?? '';
      const asked = greeted.get(server);
      greeted.delete(server);
      if (asked === undefined || asked.until < Date.now()) return null;
      const numbers = { command: asked.command, server };
      const expected = proofOf(key, 'command', numbers);
      return isProof(headers.get(proofHeaders.proof), expected) ? numbers : null;
    },
  };
}
