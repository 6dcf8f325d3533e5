import { sidesOf } from '../vocabulary/dice.ts';
import { DECISIVE_SAVES } from '../vocabulary/vocabulary.ts';
import type { ActionOf } from './actions.ts';
import type { CharacterState } from './state.ts';

/** Chances of a dying character, from 0 to 1. */
export interface DeathOdds {
  /** Outcomes of the next death save; they add up to 1. */
  readonly next: { readonly wake: number; readonly success: number; readonly failure: number; readonly twice: number };
  /** To become stable or wake before death, without help or further damage. */
  readonly lives: number;
}

const D20 = 20;
const DIFFICULTY = 10;

/** Calculates exact chances from the death saves so far, with the bonuses of now for every save. */
export function deathOdds(
  save: Omit<ActionOf<'deathSave'>, 'type'>,
  { successes, failures }: CharacterState['death'],
): DeathOdds {
  const next = nextSave(save);
  const lives = (made: number, failed: number): number => {
    if (failed >= DECISIVE_SAVES) return 0;
    if (made >= DECISIVE_SAVES) return 1;
    const { wake, success, failure, twice } = next;
    return (
      wake + success * lives(made + 1, failed) + failure * lives(made, failed + 1) + twice * lives(made, failed + 2)
    );
  };
  return { next, lives: lives(successes, failures) };
}

/** A 20 wakes and a 1 fails twice, with any modifier. */
function nextSave({ bonus, dice, less, mode = 'plain' }: Omit<ActionOf<'deathSave'>, 'type'>): DeathOdds['next'] {
  const next = { wake: 0, success: 0, failure: 0, twice: 0 };
  const added = spread(dice === undefined ? [] : sidesOf(dice), less === undefined ? [] : sidesOf(less));
  for (let face = 1; face <= D20; face++) {
    const chance = faceChance(face, mode);
    if (face === D20) next.wake += chance;
    else if (face === 1) next.twice += chance;
    else
      for (const [points, share] of added)
        next[face + bonus + points >= DIFFICULTY ? 'success' : 'failure'] += chance * share;
  }
  return next;
}

/** Chance that a d20 shows a face: with advantage the higher of two dice counts, with disadvantage the lower. */
function faceChance(face: number, mode: 'plain' | 'advantage' | 'disadvantage'): number {
  if (mode === 'plain') return 1 / D20;
  const rank = mode === 'advantage' ? face : D20 + 1 - face;
  return (2 * rank - 1) / D20 ** 2;
}

/** Chances of the total of dice that are added and dice that are taken off. */
function spread(added: readonly number[], taken: readonly number[]): ReadonlyMap<number, number> {
  let totals: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (const [sides, sign] of [
    ...added.map((each) => [each, 1] as const),
    ...taken.map((each) => [each, -1] as const),
  ]) {
    const more = new Map<number, number>();
    for (const [total, chance] of totals)
      for (let face = 1; face <= sides; face++) {
        const sum = total + sign * face;
        more.set(sum, (more.get(sum) ?? 0) + chance / sides);
      }
    totals = more;
  }
  return totals;
}
