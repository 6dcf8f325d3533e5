import { diceOfCharacters } from './characters.ts';
import { FACES, type Face, loadContent, SIDES } from './content/index.ts';
import type { Ctx } from './events.ts';
import { SHADOW } from './numbers.ts';
import type { State } from './state.ts';

const face = (id: Face): number => FACES.indexOf(id);
export const CHARACTER_DIE = face('character');
export const ARMY_DIE = face('army');
export const MUSTER_DIE = face('muster');
export const MUSTER_ARMY_DIE = face('muster-army');
export const EVENT_DIE = face('event');
export const WILL_DIE = face('will');
export const EYE_DIE = face('eye');

const records = SIDES.map((side) => loadContent().content.dice.get(side)!);

/** The faces of a side's dice, each once. R 6.1 */
export const FACES_OF: readonly (readonly number[])[] = records.map(({ faces }) =>
  [...new Set(faces.map(face))].sort(),
);
const SIX_FACES = records.map(({ faces }) => faces.map(face));

/** What the six sides of a side's dice show, in order. R 6.1 */
export function facesOf(side: number): readonly number[] {
  return SIX_FACES[side]!;
}

/** Action dice of a side from now on: those it begins with, and one for each character who brings one. R 6.2 */
export function poolSize(state: { readonly characters: readonly number[] }, side: number): number {
  const { start, most } = records[side]!;
  return Math.min(most, start + diceOfCharacters(state, side));
}

/** Unused dice of a side. */
export function diceLeft({ dice }: { readonly dice: readonly (readonly number[])[] }, side: number): number {
  let left = 0;
  for (const count of dice[side]!) left += count;
  return left;
}

/** No dice. */
export function noDice(): number[] {
  return FACES.map(() => 0);
}

/** Rolls action dice; Eyes go to the Hunt Box at once. R 5.4 */
export function rollDice(state: State, side: number, count: number, { chance, log }: Ctx): void {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(SIX_FACES[side]![chance.d(6) - 1]!);
  log({ type: 'dice-rolled', side, faces });
  for (const one of faces) {
    if (one === EYE_DIE) state.huntBox[SHADOW]! += 1;
    else state.dice[side]![one]! += 1;
  }
}

/** A die shows another face from now on; one that shows an Eye goes to the Hunt Box. */
export function turnDie(state: State, side: number, die: number, to: number, { log }: Ctx): void {
  state.dice[side]![die]! -= 1;
  log({ type: 'die-turned', side, die, face: to });
  if (to === EYE_DIE) state.huntBox[side]! += 1;
  else state.dice[side]![to]! += 1;
}

/** Dice of one face are lost for this turn. */
export function loseDice(state: State, side: number, die: number, count: number, { log }: Ctx): void {
  const lost = Math.min(count, state.dice[side]![die]!);
  if (lost === 0) return;
  state.dice[side]![die]! -= lost;
  log({ type: 'dice-lost', side, die, count: lost });
}
