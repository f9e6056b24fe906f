/** Whether only this machine reaches a server that listens on this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Whether a request to a server on loopback names this machine. Another site's name may resolve to
 * 127.0.0.1 (DNS rebinding): requests of its pages carry that name.
 * @param header the request's Host
 */
export function isLoopbackHostHeader(header: string | undefined): boolean {
  const host = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(header ?? '')?.[1] ?? '';
  return isLoopback(host.replace(/^\[|\]$/g, '').toLowerCase());
}
