import { admit, type Chance, cloneJson, type Seat, sameJson } from '@tessera/kernel';
import { brief, difference, differenceText } from '../difference.ts';
import { editedState } from '../editing.ts';
import type { Law, Position, Verdict } from '../law.ts';
import { someOf } from '../sample.ts';
import { decidingSeats } from '../seats.ts';

/** Default number of edits per position; the unedited position is checked first. */
const EDITS = 4;

/** Actions per kind that are checked for admission, so that a long list of one kind does not hide another. */
const CHECKED = 20;

/** Random actions tried per list. */
const TRIED = 40;

export const editedStates: Law = {
  name: 'edited',
  says: 'In states edited by hand, too, every listed action is admitted and listed once, and every admitted action of a listed kind is listed.',

  position(position, verdict) {
    for (let i = 0; i <= (position.editing.edits ?? EDITS); i++) {
      const state = i === 0 ? position.state : editedState(position);
      if (state === undefined) continue;
      for (const seat of decidingSeats(position.game, state)) expectFairList(position, state, seat, verdict);
    }
  },
};

function expectFairList(position: Position, state: object, seat: Seat, verdict: Verdict): void {
  const { game, seats, dice, editing } = position;
  const listed = listOf(position, state, seat);
  if (listed === undefined) return;
  // JSON.stringify is enough and fast: within one list the keys have the same order.
  const texts = new Set<string>();
  for (const action of listed) {
    const text = JSON.stringify(action);
    verdict.expect(!texts.has(text), () => `seat ${seat} is offered ${text} twice; ${where(position, state)}`);
    texts.add(text);
  }
  const kinds = byKind(listed);
  for (const action of [...kinds.values()].flatMap((alike) => someOf(alike, CHECKED, dice))) {
    const admission = admit(game, state, seats, seat, action);
    verdict.expect(
      admission.ok,
      () =>
        `${brief(action)} is listed but refused: ${admission.ok || admission.refusal.code}; ${where(position, state)}`,
    );
  }
  for (const attempt of attempts(position, [...kinds.values()], seat)) {
    const alike = kinds.get(kindOf(attempt));
    if (alike === undefined || texts.has(JSON.stringify(attempt))) continue;
    const admission = admit(game, state, seats, seat, attempt);
    if (!admission.ok || editing.isUnlisted?.(admission.action, state)) continue;
    verdict.expect(
      alike.some((action) => sameJson(action, admission.action)),
      () => `${brief(attempt)} is admitted but not listed; ${where(position, state)}`,
    );
  }
}

/**
 * Returns the legal actions of a seat; undefined if the rules throw on an edited state. Unedited positions must not
 * throw.
 */
function listOf({ game, state }: Position, edited: object, seat: Seat): readonly object[] | undefined {
  if (edited === state) return game.legal(state, seat);
  try {
    return game.legal(edited, seat);
  } catch {
    // The edit led to an impossible value, such as a place off the board.
    return undefined;
  }
}

/** Returns actions of the listed kinds: mixed and changed listed ones, and those of the match before the edit. */
function attempts({ game, state, past, dice }: Position, kinds: readonly (readonly object[])[], seat: Seat): object[] {
  const before = decidingSeats(game, state).includes(seat) ? game.legal(state, seat) : [];
  const known = [...someOf(before, TRIED, dice), ...someOf(past, TRIED / 4, dice).map(({ action }) => action)];
  for (let i = 0; i < TRIED && kinds.length > 0; i++) {
    const alike = dice.pick(kinds);
    const action = dice.pick(alike);
    known.push(dice.d(2) === 1 ? mixed(action, dice.pick(alike), dice) : nudged(action, dice));
  }
  return known;
}

/** Returns an action with one field of another. */
function mixed(action: object, other: object, dice: Chance): object {
  const copy = cloneJson(action) as Record<string, unknown>;
  const donor = other as Readonly<Record<string, unknown>>;
  const fields = Object.keys(donor);
  if (fields.length > 0) {
    const field = dice.pick(fields);
    copy[field] = cloneJson(donor[field]);
  }
  return copy;
}

/** Returns an action with one number increased or decreased by one. */
function nudged(action: object, dice: Chance): object {
  const copy = cloneJson(action) as Record<string, unknown>;
  const fields = Object.keys(copy).filter((field) => typeof copy[field] === 'number');
  if (fields.length > 0) {
    const field = dice.pick(fields);
    copy[field] = (copy[field] as number) + dice.pick([-1, 1]);
  }
  return copy;
}

function byKind(actions: readonly object[]): Map<unknown, object[]> {
  const kinds = new Map<unknown, object[]>();
  for (const action of actions) {
    const alike = kinds.get(kindOf(action));
    if (alike) alike.push(action);
    else kinds.set(kindOf(action), [action]);
  }
  return kinds;
}

/** Returns the `type` of an action; without one there is only a single kind. */
function kindOf(action: object): unknown {
  return 'type' in action ? action.type : undefined;
}

/** Returns the first changed path of each field. */
function where({ state }: Position, edited: object): string {
  const old = state as Readonly<Record<string, unknown>>;
  const changes = Object.entries(edited).flatMap(([key, value]) => difference(old[key], value, key) ?? []);
  return changes.map(differenceText).join('; ');
}
