import { type Chance, cloneJson, type Seat } from '@tessera/kernel';
import type { Position } from './law.ts';
import { decidingSeats, seatsUpTo } from './seats.ts';

/** A request that a buggy or malicious client might send. */
export interface Attempt {
  readonly seat: Seat;
  readonly action: unknown;
}

const NONSENSE: readonly unknown[] = [null, 7, 'play', [], {}, { type: 'no-such-action' }];

/** The last two are members of Object.prototype, which break lookups in plain objects. */
const STRANGE_WORDS = ['', 'nowhere', 'constructor', '__proto__'];

const STRANGE_NUMBERS = [-1, 0, 0.5, 99, 100_000];

const SPOILED = 4;

/**
 * Returns invalid actions of this seat: nonsense, mutated legal actions, and actions that were legal at another time.
 * Some may happen to be legal.
 */
export function wrongActions(position: Position, seat: Seat): Attempt[] {
  const { game, state, past, dice } = position;
  const wrong: unknown[] = [dice.pick(NONSENSE)];
  const decides = decidingSeats(game, state).includes(seat);
  const known = decides ? game.legal(state, seat) : past.map(({ action }) => action);
  if (known.length > 0) for (let i = 0; i < SPOILED; i++) wrong.push(spoiled(dice.pick(known), dice));
  if (past.length > 0) wrong.push(dice.pick(past).action);
  return wrong.map((action) => ({ seat, action }));
}

/** Returns legal actions sent by seats that have no decision or do not exist. */
export function wrongSeats(position: Position): Attempt[] {
  const { game, state, seats, dice } = position;
  const deciding = decidingSeats(game, state);
  if (deciding.length === 0) return [];
  const actions = game.legal(state, dice.pick(deciding));
  if (actions.length === 0) return [];
  const others = [...seatsUpTo(seats), -1, seats, 0.5].filter((seat) => !deciding.includes(seat));
  return others.map((seat) => ({ seat, action: dice.pick(actions) }));
}

/** Returns the action with one part removed or replaced. */
function spoiled(action: object, dice: Chance): unknown {
  const copy = cloneJson(action) as Record<string, unknown>;
  let inside = copy;
  for (;;) {
    const keys = Object.keys(inside);
    if (keys.length === 0) return copy;
    const key = dice.pick(keys);
    const value = inside[key];
    if (isContainer(value) && Object.keys(value).length > 0) {
      inside = value;
      continue;
    }
    if (dice.d(6) === 1) delete inside[key];
    else inside[key] = strange(value, dice);
    return copy;
  }
}

function strange(value: unknown, dice: Chance): unknown {
  if (typeof value === 'number') return dice.d(2) === 1 ? value + dice.pick([-1, 1]) : dice.pick(STRANGE_NUMBERS);
  if (typeof value === 'string') return dice.pick(STRANGE_WORDS);
  if (typeof value === 'boolean') return !value;
  return dice.pick([0, 'nowhere', null]);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
