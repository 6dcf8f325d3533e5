import { type Action, heistCity, PRESETS } from '@tessera/heist-city';
import { type GameEvent, Match } from '@tessera/kernel';
import { Random } from '../../../server/test/support/random.ts';
import type { Visitor } from './visitor.ts';

const MOST_ACTIONS = 1500;

/** A match of Heist City that has been brought to the server as a file. */
export interface PlayedMatch {
  readonly id: string;
  /** What happened at each entry; nothing at 0, where it begins. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The first entry at which all of this happened, and nothing of the other. */
  at(types: readonly GameEvent['type'][], but?: readonly GameEvent['type'][]): number;
}

/** What is played here, by how far and by whom: the same match every time, so it is played once. */
const played = new Map<string, { readonly file: Buffer; readonly events: readonly (readonly GameEvent[])[] }>();

function play(untilTurn: number, names: readonly string[]) {
  const seats = names.map((name) => ({ name, kind: 'human' as const }));
  const match = Match.create(heistCity, { options: {}, seats, seed: 'played in a moment' });
  const random = new Random(7);
  const events: GameEvent[][] = [[]];
  const isThere = () => events.at(-1)?.some(({ type, turn }) => type === 'turn' && Number(turn) >= untilTurn);
  while (!match.outcome && match.seq < MOST_ACTIONS && !isThere()) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('Nobody is to decide anything');
    const done = match.apply(decision.seat, eagerAction(match.legal(decision.seat), random));
    if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.refusal)}`);
    events.push(done.events.map(({ event }) => event));
  }
  return { file: Buffer.from(match.save()), events };
}

/**
 * Plays Heist City in this process, to its end or until a turn begins, and brings it to the server: bots there would take half
 * a minute for it. One that is not over can be played on, with open seats.
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
    // The first file that comes has the server start a thread for it.
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

/** Shoots where it can, goes somewhere where it cannot, and never gives up. */
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
