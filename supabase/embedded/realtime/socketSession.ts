import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';
import { Channel } from './channel.ts';
import { parseBinaryFrame, parseTextFrame, replyFrame, type IncomingFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { validateJoin, type Join } from './join.ts';
import type { Identity } from './tokens.ts';

const WAITING_FRAMES = 64;

/** One WebSocket: reads its frames one after the other and keeps its channels. */
export class SocketSession {
  readonly #hub: Hub;
  readonly #socket: WebSocket;
  readonly #apiKey: Identity;
  readonly #channels = new Map<string, Channel>();
  readonly #inbox: IncomingFrame[] = [];
  #isScrolledDown = false;
  #isFrozen = false;
  #idleTimer: NodeJS.Timeout | null = null;

  /** @param apiKey who connected: the reader wherever a join brings no token */
  constructor(hub: Hub, socket: WebSocket, apiKey: Identity, onClose: () => void) {
    this.#hub = hub;
    this.#socket = socket;
    this.#apiKey = apiKey;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', () => this.#restartIdleTimer());
    // A frame that breaks the protocol or is too long: `ws` closes the socket with 1002, 1007, 1009.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#release();
      onClose();
    });
    this.#restartIdleTimer();
  }

  get channels(): readonly Channel[] {
    return [...this.#channels.values()];
  }

  /** Sends a frame, or drops a client that has left too much of what it was sent unread. */
  send(frame: string): void {
    if (this.#isFrozen || this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#hub.settings.sendBufferLimit) {
      this.#socket.terminate();
      return;
    }
    this.#socket.send(frame);
  }

  close(code: number, reason?: string): void {
    this.#endChannels();
    this.#socket.close(code, reason);
  }

  /** What the real server does before a restart. */
  sendAway(): void {
    for (const channel of this.channels) channel.announceDisconnect();
    this.close(1012);
  }

  /** From now on as if the network swallowed everything, in both directions. */
  freeze(): void {
    this.#isFrozen = true;
    this.#socket.pause();
  }

  /** Cuts the connection without a close frame. */
  drop(): void {
    this.#endChannels();
    this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isFrozen) return;
    this.#restartIdleTimer();
    const bytes = toBuffer(data);
    const frame = isBinary ? parseBinaryFrame(bytes) : parseTextFrame(bytes.toString());
    if (frame === null) return;
    this.#inbox.push(frame);
    // A join may take a while, and the frames behind it wait: a client cannot pile them up.
    if (this.#inbox.length > WAITING_FRAMES) this.#socket.pause();
    if (!this.#isScrolledDown) void this.#readInbox();
  }

  async #readInbox(): Promise<void> {
    this.#isScrolledDown = true;
    for (let frame = this.#inbox.shift(); frame; frame = this.#inbox.shift()) {
      try {
        await this.#handle(frame);
      } catch (thrown) {
        this.#crash(frame, thrown);
      }
    }
    this.#isScrolledDown = false;
    if (!this.#isFrozen) this.#socket.resume();
  }

  async #handle(frame: IncomingFrame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') {
      if (this.#hub.faults.answersHeartbeats) this.send(replyFrame(frame, 'ok', {}));
      return;
    }
    if (frame.event === 'phx_join') {
      if (this.#hub.faults.answersJoins) await this.#join(frame);
      return;
    }
    const channel = this.#channels.get(frame.topic);
    if (channel) {
      await channel.handle(frame);
    } else if (frame.event === 'phx_leave') {
      this.send(replyFrame(frame, 'ok', {}));
    } else {
      const reason = 'unmatched topic';
      this.send(replyFrame({ ...frame, joinReference: null }, 'error', { reason }));
    }
  }

  async #join(frame: IncomingFrame): Promise<void> {
    const open = this.#channels.size;
    const previous = this.#channels.get(frame.topic);
    previous?.end();
    const { topic, payload } = frame;
    const join = await validateJoin(this.#hub, topic, payload, this.#apiKey, open);
    const refusal = 'reason' in join ? join.reason : await this.#open(frame, join);
    if (refusal !== null) {
      await sleep(this.#hub.settings.joinErrorDelay);
      this.send(replyFrame(frame, 'error', { reason: refusal }));
    }
    previous?.sayClosed();
  }

  /** @returns why the join fails, or null */
  async #open(frame: IncomingFrame, { identity, bindings, wait }: Join): Promise<string | null> {
    if (this.#socket.readyState !== WebSocket.OPEN) return null;
    const { topic, joinReference } = frame;
    const channel = new Channel({
      hub: this.#hub,
      topic,
      joinReference,
      identity,
      bindings,
      send: (text) => this.send(text),
      onEnd: () => this.#channels.delete(topic),
    });
    this.#channels.set(topic, channel);
    const echoes = bindings.map(({ echo, id }) => ({ ...echo, id }));
    const reply = () => this.send(replyFrame(frame, 'ok', { postgres_changes: echoes }));
    if (wait === null || bindings.length === 0) {
      reply();
      channel.subscription.startSoon();
      return null;
    }
    const outcome = await channel.subscription.startNow(wait);
    if ('error' in outcome) {
      channel.end();
      return outcome.error;
    }
    reply();
    outcome.confirm();
    return null;
  }

  /** What hostile or broken input makes fail stays with the frame that brought it. */
  #crash(frame: IncomingFrame, thrown: unknown): void {
    this.#hub.settings.log(`frame ${frame.event}: ${String(thrown)}`);
    if (frame.event === 'phx_join') {
      this.send(replyFrame(frame, 'error', { reason: 'join crashed' }));
    } else {
      this.#channels.get(frame.topic)?.crash();
    }
  }

  #restartIdleTimer(): void {
    if (this.#idleTimer !== null) clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.close(1000), this.#hub.settings.idleTimeout);
  }

  #endChannels(): void {
    for (const channel of this.channels) channel.end();
  }

  #release(): void {
    if (this.#idleTimer !== null) clearTimeout(this.#idleTimer);
    this.#inbox.length = 0;
    this.#endChannels();
  }
}

/** All channels of these sockets. */
export function channelsOf(sessions: ReadonlySet<SocketSession>): Channel[] {
  return [...sessions].flatMap((session) => session.channels);
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
