import { type Action, heistCity, PRESETS } from '@tessera/heist-city';
import { type GameEvent, Match } from '@tessera/kernel';
import { Random } from '../../../server/test/support/random.ts';
import type { Visitor } from './visitor.ts';

const MAX_ACTIONS = 1500;

/** Match of Heist City that was imported to the server as a file. */
export interface PlayedMatch {
  readonly id: string;
  /** Events of each entry; none at 0, the start. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Returns the first entry with all of these events and none of the others. */
  at(types: readonly GameEvent['type'][], but?: readonly GameEvent['type'][]): number;
}

/** Cache of played matches by length and names: the same match every time. */
const played = new Map<string, { readonly file: Buffer; readonly events: readonly (readonly GameEvent[])[] }>();

function play(untilTurn: number, names: readonly string[]) {
  const seats = names.map((name) => ({ name, kind: 'human' as const }));
  const match = Match.create(heistCity, { options: {}, seats, seed: 'played in a moment' });
  const random = new Random(7);
  const events: GameEvent[][] = [[]];
  const isThere = () => events.at(-1)?.some(({ type, turn }) => type === 'turn' && Number(turn) >= untilTurn);
  while (!match.outcome && match.seq < MAX_ACTIONS && !isThere()) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('Nobody is to decide anything');
    const done = match.apply(decision.seat, eagerAction(match.legal(decision.seat), random));
    if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.refusal)}`);
    events.push(done.events.map(({ event }) => event));
  }
  return { file: Buffer.from(match.save()), events };
}

/**
 * Plays Heist City in this process, to its end or until a turn begins, and imports it to the server. Bots there would
 * take half a minute. An unfinished match can be continued, with open seats.
 */
export async function playedMatch(
  { context }: Visitor,
  untilTurn = Number.POSITIVE_INFINITY,
  names: readonly string[] = ['Ada', 'Jonas'],
): Promise<PlayedMatch> {
  const key = JSON.stringify([untilTurn, names]);
  const { file, events } = played.get(key) ?? play(untilTurn, names);
  played.set(key, { file, events });
  await context.request.get('/api/me');
  const brought = await context.request.post('/api/replays', {
    data: file,
    headers: { 'x-tessera': '1', 'content-type': 'application/json' },
    // The first import starts a worker thread on the server.
    timeout: 60_000,
  });
  if (!brought.ok()) throw new Error(`Not brought: ${await brought.text()}`);
  const { id }: { id: string } = await brought.json();
  const at: PlayedMatch['at'] = (types, but = []) => {
    const found = events.findIndex(
      (list) =>
        types.every((wanted) => list.some(({ type }) => type === wanted)) &&
        !list.some(({ type }) => but.includes(type)),
    );
    if (found < 0) throw new Error(`Nowhere in the match: ${types.join(', ')}`);
    return found;
  };
  return { id, events, at };
}

/** Chooses an attack when possible, otherwise a move, and never concedes. */
export function eagerAction(legal: readonly Action[], random: Random, preset = 'Small change'): Action {
  const loadout = PRESETS.find(({ name }) => name === preset)?.items.map((list) => [...list]);
  if (legal[0]?.type === 'loadout' && loadout) return { type: 'loadout', items: loadout };
  const attacks = legal.filter(({ type }) => type === 'attack');
  const others = legal.filter(({ type }) => type !== 'concede' && type !== 'pass');
  const list = attacks.length > 0 ? attacks : others;
  const action = list[random.below(list.length)] ?? legal[0];
  if (!action) throw new Error('Nothing is legal');
  return action;
}
