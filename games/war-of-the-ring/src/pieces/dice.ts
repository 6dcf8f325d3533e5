import { FACES, type Face, loadContent, SIDES } from '../content/index.ts';
import type { Ctx } from '../state/events.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { diceOfCharacters, MOUTH } from './characters.ts';

const face = (id: Face): number => FACES.indexOf(id);
export const CHARACTER_DIE = face('character');
export const ARMY_DIE = face('army');
export const MUSTER_DIE = face('muster');
export const MUSTER_ARMY_DIE = face('muster-army');
export const EVENT_DIE = face('event');
export const WILL_DIE = face('will');
export const EYE_DIE = face('eye');

const records = SIDES.map((side) => loadContent().content.dice.get(side)!);

/** Distinct faces of a side's dice. R 6.1 */
export const FACES_OF: readonly (readonly number[])[] = records.map(({ faces }) =>
  [...new Set(faces.map(face))].sort(),
);
const SIX_FACES = records.map(({ faces }) => faces.map(face));

/** Returns the six faces of a side's dice, in order. R 6.1 */
export function facesOf(side: number): readonly number[] {
  return SIX_FACES[side]!;
}

/** Returns a side's number of action dice: its starting dice, and one per character that adds one. R 6.2 */
export function poolSize(state: { readonly characters: readonly number[] }, side: number): number {
  const { start, most } = records[side]!;
  return Math.min(most, start + diceOfCharacters(state, side));
}

/** Returns the number of unused dice of a side. */
export function diceLeft({ dice }: { readonly dice: readonly (readonly number[])[] }, side: number): number {
  let left = 0;
  for (const count of dice[side]!) left += count;
  return left;
}

export function noDice(): number[] {
  return FACES.map(() => 0);
}

/** Rolls action dice and moves Eyes to the Hunt Box at once. R 5.4 */
export function rollDice(state: State, side: number, count: number, { chance, log }: Ctx): void {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(SIX_FACES[side]![chance.d(6) - 1]!);
  log({ type: 'dice-rolled', side, faces });
  for (const one of faces) {
    if (one === EYE_DIE) state.huntBox[SHADOW]! += 1;
    else state.dice[side]![one]! += 1;
  }
}

/** Turns a die to another face; an Eye goes to the Hunt Box. */
export function turnDie(state: State, side: number, die: number, to: number, { log }: Ctx): void {
  state.dice[side]![die]! -= 1;
  log({ type: 'die-turned', side, die, face: to });
  if (to === EYE_DIE) state.huntBox[side]! += 1;
  else state.dice[side]![to]! += 1;
}

/** Removes dice of one face for this turn. */
export function loseDice(state: State, side: number, die: number, count: number, { log }: Ctx): void {
  const lost = Math.min(count, state.dice[side]![die]!);
  if (lost === 0) return;
  state.dice[side]![die]! -= lost;
  log({ type: 'dice-lost', side, die, count: lost });
}

/** Returns whether the Mouth of Sauron lets a Muster die act as an Army die, once per turn. R 7.9 */
export function isMessenger(state: State, side: number): boolean {
  return side === SHADOW && !state.messengerUsed && state.characters[MOUTH]! >= 0;
}

/** Gives a Ring of the Free Peoples to the Shadow, or removes a Ring that the Shadow uses from the game. R 6.11 */
export function spendRing(state: State, side: number): void {
  state.rings[side]! -= 1;
  state.ringUsed[side] = true;
  if (side === FREE) state.rings[SHADOW]! += 1;
}
