import { bindingId, parseBinding, type ParsedBinding } from './bindings.ts';
import type { Hub } from './hub.ts';
import { isJsonObject, member, type JsonObject } from './json.ts';
import { joinToken, verifyToken, type Identity } from './tokens.ts';

/** One element of a join's `postgres_changes`; `echo` is what the client wrote. */
export type ChannelBinding = { id: number; parsed: ParsedBinding };
export type JoinBinding = ChannelBinding & { echo: JsonObject };
export type Join = {
  identity: Identity;
  bindings: JoinBinding[];
  /** How long the reply may wait for the database subscription, in ms; null: not at all. */
  wait: number | null;
};

const MOST_CHANNELS = 100;
/** Bounds the queries of a join: each binding costs several, for which every other request waits. */
const MOST_BINDINGS = 20;
/** Most characters of a join's bindings as JSON: they stay in memory as long as the channel. */
const LONGEST_BINDINGS = 4_096;
const LONGEST_TOPIC = 255;
const DEFAULT_WAIT = 15_000;

/**
 * Validates a join in the order of the real server's checks: name, number of channels, token, then
 * its configuration.
 * @param apiKey the identity of a join without a token
 */
export async function validateJoin(
  hub: Hub,
  topic: string,
  payload: unknown,
  apiKey: Identity,
  openChannels: number,
): Promise<Join | { reason: string }> {
  const { settings, faults } = hub;
  if (faults.joinRefusal !== null) return { reason: faults.joinRefusal };
  if (!topic.startsWith('realtime:')) return { reason: 'unmatched topic' };
  if (topic === 'realtime:') {
    return { reason: 'TopicNameRequired: You must provide a topic name' };
  }
  if (topic.length > LONGEST_TOPIC) return { reason: 'TopicNameTooLong' };
  if (openChannels >= MOST_CHANNELS) {
    return { reason: 'ChannelRateLimitReached: Too many channels' };
  }
  const token = joinToken(payload) ?? apiKey.token;
  if (token !== null) {
    const outcome = await verifyToken(token, settings.jwtSecret);
    if ('fault' in outcome) return { reason: outcome.fault.join };
    return validateConfig(hub, topic, payload, outcome.identity);
  }
  return validateConfig(hub, topic, payload, apiKey);
}

function validateConfig(
  hub: Hub,
  topic: string,
  payload: unknown,
  identity: Identity,
): Join | { reason: string } {
  const config = member(payload, 'config');
  const refusal = refuseExtensions(config, topic.slice('realtime:'.length));
  if (refusal !== null) return { reason: refusal };
  const changes = member(config, 'postgres_changes');
  const elements: unknown[] = Array.isArray(changes) ? changes : [];
  if (elements.length > MOST_BINDINGS) {
    return {
      reason: `NotImplemented: the embedded Realtime server takes ${MOST_BINDINGS} elements of postgres_changes a channel`,
    };
  }
  if (JSON.stringify(elements).length > LONGEST_BINDINGS) {
    return {
      reason: `NotImplemented: the embedded Realtime server takes ${LONGEST_BINDINGS} characters of postgres_changes a channel`,
    };
  }
  const bindings: JoinBinding[] = [];
  for (const echo of elements) {
    if (echo === null) continue;
    if (!isJsonObject(echo)) return { reason: 'UnknownErrorOnChannel: expected a map' };
    bindings.push({ echo, id: bindingId(echo), parsed: parseBinding(echo) });
  }
  const wait = hub.faults.honoursWaits ? waitOf(config, hub.settings.longestSubscribeWait) : null;
  return { identity, bindings, wait };
}

/** What the embedded server does not implement. */
function refuseExtensions(config: unknown, subTopic: string): string | null {
  if (isTrue(member(config, 'private'))) {
    // The real server's reason where no RLS policy on realtime.messages allows the topic.
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${subTopic}`;
  }
  const broadcast = member(config, 'broadcast');
  if (member(broadcast, 'replay') !== undefined) {
    return 'UnableToReplayMessages: Replay is not allowed for public channels';
  }
  const requested = {
    presence: isTrue(member(member(config, 'presence'), 'enabled')),
    broadcast: ['self', 'ack', 'replication_ready'].some((key) => isTrue(member(broadcast, key))),
  };
  if (requested.presence) return 'NotImplemented: the embedded Realtime server has no presence';
  if (requested.broadcast) return 'NotImplemented: the embedded Realtime server has no broadcast';
  return null;
}

/** The real server accepts the string as well. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function waitOf(config: unknown, longest: number): number | null {
  const options = member(config, 'postgres_changes_options');
  if (!isTrue(member(options, 'wait'))) return null;
  const timeout = member(options, 'timeout');
  const wait = typeof timeout === 'number' && timeout >= 0 ? timeout : DEFAULT_WAIT;
  return Math.min(wait, longest);
}
