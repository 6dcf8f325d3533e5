import { requests } from '@tessera/protocol';
import type { Random } from './random.ts';

/** An attacker's knowledge of the match under attack. */
export interface Target {
  readonly match: string;
  readonly seq: number;
  /** Ids of actions that others have sent. */
  readonly actionIds: readonly [string, ...string[]];
}

type Value = unknown;

/** Largest message that a server reads; longer ones end the connection. */
export const MAX_PACKET = 64 * 1024;

const EVENTS = [...Object.keys(requests), 'update', 'resync', '__proto__', 'constructor', 'toString', ''];
/** Commands that a seated player may not send out of turn. */
const COMMANDS = ['act', 'edit', 'redo', 'consent'] as const;
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const;

/** Returns an event name and its arguments: an invalid request, or nonsense. */
export function hostileEvent(random: Random, target: Target): readonly [string, ...Value[]] {
  const name = EVENTS[random.below(EVENTS.length)] ?? '';
  const body = random.below(3) === 0 ? junk(random, 0) : spoilt(random, request(random, target));
  return random.below(5) === 0 ? [name] : [name, body];
}

/** Returns a request of a seated player, out of turn: well-formed or not, never allowed. */
export function outOfTurn(random: Random, target: Target): readonly [string, Value] {
  const name = COMMANDS[random.below(COMMANDS.length)] ?? 'act';
  const body = request(random, target);
  return [name, random.below(2) === 0 ? pruned(name, body) : spoilt(random, body)];
}

const BROKEN = [
  '2[',
  '2["act",{"match":',
  '9',
  '2{}',
  '2[null]',
  '51-["act",{"_placeholder":true,"num":0}]',
  '3999[]',
  '2["disconnect"]',
  '2["connect",{}]',
  '2["newListener"]',
] as const;

/** Returns texts that are not packets of the protocol, or too long for it. */
export function brokenPacket(random: Random): string {
  const text = random.pick(BROKEN);
  if (random.below(4) === 0) return text.repeat(1 + random.below(500));
  return random.below(4) === 0 ? `2["chat","${'z'.repeat(MAX_PACKET * 2)}"]` : text;
}

/** Returns an HTTP request: method, path, body. */
export function hostileRest(random: Random, { match }: Target): readonly [string, string, string] {
  const ids = [match, 'abcdefghijkl', '..%2f..%2fetc%2fpasswd', '__proto__', `${match}%00`, 'x'.repeat(3000), '%'];
  const id = ids[random.below(ids.length)] ?? match;
  const paths = [
    `/api/matches/${id}/seats/${random.below(40) - 10}`,
    `/api/matches/${id}/start`,
    `/api/matches/${id}/concede`,
    `/api/matches/${id}/abandon`,
    `/api/matches/${id}/fork`,
    `/api/matches/${id}/log?before=${random.below(2) === 0 ? '-1' : 'NaN'}`,
    `/api/codes/${id}`,
    '/api/matches',
    '/api/replays',
    '/api/tokens',
    '/api/me',
    `/api/bot/matches/${id}/moves`,
    `/${id}`,
  ];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const body = random.below(4) === 0 ? '{"game":' : (JSON.stringify(junk(random, 0)) ?? '');
  return [methods[random.below(methods.length)] ?? 'GET', paths[random.below(paths.length)] ?? '/', body];
}

/** Returns a request that is invalid only because of its sender, its time, or its repetition. */
function request(random: Random, { match, seq, actionIds }: Target): Record<string, Value> {
  return {
    match,
    seq: random.below(3) === 0 ? seq + random.below(50) - 25 : seq,
    actionId: random.below(2) === 0 ? random.pick(actionIds) : `hostile-${random.below(1_000_000)}`,
    action: { type: 'seal', text: 'taken over' },
    patches: [[['players', 0, 'secret'], 'taken over']],
    agree: true,
    proposal: `0-${random.pick(actionIds)}`,
  };
}

/** Without the fields that this request does not have, so that only its sender is wrong. */
function pruned(
  name: (typeof COMMANDS)[number],
  { match, seq, actionId, action, patches, ...rest }: Record<string, Value>,
) {
  if (name === 'act') return { match, seq, actionId, action };
  if (name === 'edit') return { match, seq, actionId, patches };
  return name === 'redo' ? { match, seq, actionId } : { match, seq, ...rest };
}

/** Returns the body with a field removed, of a wrong type, or added, possibly with a forbidden name. */
function spoilt(random: Random, body: Record<string, Value>): Record<string, Value> {
  const keys = Object.keys(body);
  const key = keys[random.below(keys.length)] ?? 'match';
  const { [key]: _gone, ...rest } = body;
  if (random.below(4) === 0) return rest;
  if (random.below(3) === 0) return { ...body, ...prototypeKeys(random) };
  return { ...body, [key]: junk(random, 0) };
}

/** Own properties with the names of prototype properties, as JSON.parse creates them. */
function prototypeKeys(random: Random): Record<string, Value> {
  const key = random.pick(PROTOTYPE_KEYS);
  return JSON.parse(`{"${key}":{"isAdmin":true,"seat":0,"ok":true}}`);
}

/** Returns any value: small, wrong, long or deep. */
function junk(random: Random, depth: number): Value {
  const kinds: (() => Value)[] = [
    () => null,
    () => random.below(2) === 0,
    () => [0, -1, 1e308, 2 ** 53, 0.1, -0][random.below(6)],
    () => ['', 'x', '\u0000', '💥', '../../etc/passwd', "' OR 1=1 --", '<script>'][random.below(7)],
    () => 'y'.repeat(random.below(20_000)),
    () => nested(random.below(2000)),
    () => Array.from({ length: random.below(4) }, () => (depth > 3 ? 0 : junk(random, depth + 1))),
    () => new Array(random.below(3000)).fill(7),
    () => prototypeKeys(random),
    () => ({ match: junk(random, depth + 1), seq: random.below(9) - 4 }),
  ];
  return kinds[depth > 4 ? 0 : random.below(kinds.length)]?.();
}

function nested(depth: number): Value {
  let value: Value = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}
