/** Why Auth did not do what it was asked. */
export type AuthFailure =
  /** No response came. */
  | { kind: 'lost' }
  /** The server could not look at it; @property wait the seconds that it asks for, if it does */
  | { kind: 'busy'; wait: number | null }
  /** Too many were refused before; @property wait seconds until one is looked at again, at most */
  | { kind: 'tooMany'; wait: number }
  /** @property code Supabase Auth's; empty: it gave none */
  | { kind: 'refused'; code: string };

const tooManyCodes = ['over_request_rate_limit', 'over_email_send_rate_limit'];
/** The period of the limits in `supabase/config.toml`, seconds: hosted Auth names no wait. */
const limitPeriod = 300;
const namedWait = /after (\d+) seconds/u;

/** @param error what Supabase's client reported or threw */
export function authFailureOf(error: unknown): AuthFailure {
  const { code, status, message } = partsOf(error);
  const seconds = namedWait.exec(message)?.[1];
  const wait = seconds === undefined ? null : Number(seconds);
  if (tooManyCodes.includes(code)) return { kind: 'tooMany', wait: wait ?? limitPeriod };
  // Without a code it is a proxy, or a server with other work: no password was looked at.
  if (status >= 500 || status === 429) return { kind: 'busy', wait };
  if (error instanceof Error && error.name === 'AuthRetryableFetchError') return { kind: 'lost' };
  return { kind: 'refused', code };
}

function partsOf(error: unknown): { code: string; status: number; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', status: 0, message: '' };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    status: 'status' in error && typeof error.status === 'number' ? error.status : 0,
    message: 'message' in error && typeof error.message === 'string' ? error.message : '',
  };
}

/** A wait in Spanish: *20 segundos*. */
export function waitText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutos`;
  return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
}
