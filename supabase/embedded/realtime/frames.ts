/** One message of a client, in the fields of Phoenix' serializer 2.0.0. */
export type IncomingFrame = {
  joinReference: string | null;
  reference: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/**
 * Reads a text frame `[join_ref, ref, topic, event, payload]`.
 * @returns null for anything else; the real server logs such a frame and carries on
 */
export function parseTextFrame(text: string): IncomingFrame | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length < 5) return null;
  const [joinReference, reference, topic, event, payload]: unknown[] = parts;
  if (!isReference(joinReference) || !isReference(reference)) return null;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinReference, reference, topic, event, payload };
}

function isReference(value: unknown): value is string | null {
  return typeof value === 'string' || value === null;
}

const BROADCAST_PUSH = 3;
const BROADCAST_HEADER_BYTES = 7;

/**
 * Reads the head of a binary frame. Clients send one kind, a broadcast: a byte each for the kind,
 * the lengths of join_ref, ref, topic, event and metadata, and the encoding; then these texts.
 */
export function parseBinaryFrame(bytes: Buffer): IncomingFrame | null {
  if (bytes.length < BROADCAST_HEADER_BYTES || bytes[0] !== BROADCAST_PUSH) return null;
  let offset = BROADCAST_HEADER_BYTES;
  const texts = [1, 2, 3].map((position) => {
    const start = offset;
    offset += bytes[position] ?? 0;
    return bytes.toString('utf8', start, offset);
  });
  if (offset > bytes.length) return null;
  const [joinReference = '', reference = '', topic = ''] = texts;
  return {
    joinReference: joinReference || null,
    reference: reference || null,
    topic,
    event: 'broadcast',
    payload: null,
  };
}

/** Writes a text frame. */
export function textFrame(
  joinReference: string | null,
  reference: string | null,
  topic: string,
  event: string,
  payload: unknown,
): string {
  return JSON.stringify([joinReference, reference, topic, event, payload]);
}

/** Writes the answer to a frame. */
export function replyFrame(
  frame: Pick<IncomingFrame, 'joinReference' | 'reference' | 'topic'>,
  status: 'ok' | 'error',
  response: unknown,
): string {
  const { joinReference, reference, topic } = frame;
  return textFrame(joinReference, reference, topic, 'phx_reply', { status, response });
}
