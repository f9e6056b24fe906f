/** Whether only this machine reaches a server that listens on this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Whether a request to a server on loopback was meant for it. A page from anywhere may have its own
 * name resolved to 127.0.0.1 (DNS rebinding): its requests then carry that name.
 * @param header the request's Host
 */
export function isLoopbackHostHeader(header: string | undefined): boolean {
  const host = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(header ?? '')?.[1] ?? '';
  return isLoopback(host.replace(/^\[|\]$/g, '').toLowerCase());
}
