import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';
import { Channel } from './channel.ts';
import { parseBinaryFrame, parseTextFrame, replyFrame, type IncomingFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { validateJoin, type Join } from './join.ts';
import type { Identity } from './tokens.ts';

/** Bounds a socket's inbox: beyond it nothing is read until its frames have been handled. */
const MOST_BYTES_WAITING = 128 * 1024;

/** What a waiting frame costs besides its bytes. */
const FRAME_OVERHEAD = 512;

type RawFrame = { bytes: Buffer; isBinary: boolean };

/** One WebSocket: reads its frames one after the other and keeps its channels. */
export class SocketSession {
  readonly #hub: Hub;
  readonly #socket: WebSocket;
  readonly #apiKey: Identity;
  readonly #address: string;
  readonly #channels = new Map<string, Channel>();
  readonly #inbox: RawFrame[] = [];
  #bytesWaiting = 0;
  #isReading = false;
  #isFrozen = false;
  #idleTimer: NodeJS.Timeout | null = null;
  #restTimer: NodeJS.Timeout | null = null;

  /** @param client its address, and the identity of a join without a token */
  constructor(
    hub: Hub,
    socket: WebSocket,
    { apiKey, address }: { apiKey: Identity; address: string },
    onClose: () => void,
  ) {
    this.#hub = hub;
    this.#address = address;
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

  /** Sends a frame, or disconnects a client that reads nothing: what waits for it stays bounded. */
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

  /** Closes the socket in the way of the real server before a restart. */
  closeForRestart(): void {
    for (const channel of this.channels) channel.announceDisconnect();
    this.close(1012);
  }

  /** From now on nothing is received or sent, as on a network that loses every packet. */
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
    const frame = { bytes, isBinary };
    this.#inbox.push(frame);
    this.#bytesWaiting += costOf(frame);
    // A join may take a while, and the frames behind it wait.
    if (this.#bytesWaiting > MOST_BYTES_WAITING) this.#socket.pause();
    const rest = this.#hub.capacity.bytes.spend(this.#address, costOf(frame));
    if (rest > 0) this.#rest(rest);
    if (!this.#isReading) void this.#readInbox();
  }

  async #readInbox(): Promise<void> {
    this.#isReading = true;
    for (let raw = this.#inbox.shift(); raw; raw = this.#inbox.shift()) {
      this.#bytesWaiting -= costOf(raw);
      const frame = parseFrame(raw);
      if (frame === null) continue;
      try {
        await this.#handle(frame);
      } catch (thrown) {
        this.#crash(frame, thrown);
      }
    }
    this.#isReading = false;
    this.#resume();
  }

  /** Reads nothing for some milliseconds: a client that sends without end would delay all others. */
  #rest(duration: number): void {
    this.#socket.pause();
    if (this.#restTimer !== null) clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => {
      this.#restTimer = null;
      this.#resume();
    }, duration);
  }

  #resume(): void {
    if (!this.#isReading && !this.#isFrozen && this.#restTimer === null) this.#socket.resume();
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
    // A leave that refers to an earlier join of the topic: Phoenix ignores it.
    if (channel && frame.event === 'phx_leave' && !channel.isOfJoin(frame)) return;
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
    const previous = this.#channels.get(frame.topic);
    // Before the channels are counted: a rejoin is no further one.
    previous?.end();
    const open = this.#channels.size;
    const { topic, payload } = frame;
    const join = await this.#hub.joinTurns.run(
      () => validateJoin(this.#hub, topic, payload, this.#apiKey, open),
      { lane: this.#address },
    );
    const refusal = 'reason' in join ? join.reason : await this.#open(frame, join);
    if (refusal !== null) {
      await sleep(this.#hub.settings.joinErrorDelay);
      this.send(replyFrame(frame, 'error', { reason: refusal }));
    }
    previous?.sendClose();
  }

  /** @returns why the join fails, or null */
  async #open(frame: IncomingFrame, { identity, bindings, wait }: Join): Promise<string | null> {
    if (this.#socket.readyState !== WebSocket.OPEN) return null;
    if (!this.#hub.capacity.channels.take(this.#address)) {
      return 'ConnectionRateLimitReached: Too many connected users';
    }
    const { topic, joinReference } = frame;
    const channel = new Channel({
      hub: this.#hub,
      topic,
      joinReference,
      identity,
      // Without `echo`: a channel keeps no more than it needs.
      bindings: bindings.map(({ id, parsed }) => ({ id, parsed })),
      send: (text) => this.send(text),
      onEnd: () => {
        this.#hub.capacity.channels.release(this.#address);
        if (this.#channels.get(topic) === channel) this.#channels.delete(topic);
      },
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

  /** Invalid input ends the channel of its frame and nothing else. */
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
    if (this.#restTimer !== null) clearTimeout(this.#restTimer);
    this.#inbox.length = 0;
    this.#endChannels();
  }
}

/** All channels of these sockets. */
export function channelsOf(sessions: ReadonlySet<SocketSession>): Channel[] {
  return [...sessions].flatMap((session) => session.channels);
}

function costOf({ bytes }: RawFrame): number {
  return bytes.length + FRAME_OVERHEAD;
}

function parseFrame({ bytes, isBinary }: RawFrame): IncomingFrame | null {
  return isBinary ? parseBinaryFrame(bytes) : parseTextFrame(bytes.toString());
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
