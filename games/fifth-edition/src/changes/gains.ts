import { compileFormula } from '@tessera/rules';
import { FORMULA_OPTIONS } from '../facts/formulas.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { type Gives, type Moment, momentScope } from '../uses/gives.ts';

/** Effect of a use on the character: points with dice still to roll, a refilled resource, or a new active effect. */
export type Gain =
  | { readonly kind: 'heal' | 'temp'; readonly dice?: string; readonly bonus: number }
  | { readonly kind: 'refill'; readonly resource: string; readonly spent: number }
  | { readonly kind: 'begin'; readonly ref: string; readonly hours: number };

/**
 * Returns the gains of a use at this moment. `amount` is the number that the player entered, or the points spent from a
 * pool.
 */
export function gainsOf(gives: Gives, sheet: DerivedState, amount = 0): Gain[] {
  const moment = { sheet, amount };
  const { current } = sheet.hitPoints;
  const gains: Gain[] = [];
  if (gives.heal !== undefined) {
    const room = gives.healsTo === undefined ? Number.POSITIVE_INFINITY : numberOf(gives.healsTo, moment) - current;
    const { dice, bonus } = pointsOf(gives.heal, moment);
    if (room > 0) gains.push(gain('heal', dice, dice === undefined ? Math.min(bonus, room) : bonus));
  }
  if (gives.standsAt !== undefined) {
    const missing = numberOf(gives.standsAt, moment) - current;
    if (missing > 0) gains.push(gain('heal', undefined, missing));
  }
  if (gives.begins !== undefined) {
    const { ref, hours } = gives.begins;
    gains.push({ kind: 'begin', ref, hours: Math.max(1, numberOf(hours, moment)) });
  }
  if (gives.temp !== undefined) {
    const { dice, bonus } = pointsOf(gives.temp, moment);
    gains.push(gain('temp', dice, bonus));
  }
  for (const resource of gives.refills ?? []) {
    const spent = sheet.resources[resource]?.used ?? 0;
    if (spent > 0) gains.push({ kind: 'refill', resource, spent });
  }
  return gains;
}

function gain(kind: 'heal' | 'temp', dice: string | undefined, bonus: number): Gain {
  return dice === undefined ? { kind, bonus: Math.max(1, bonus) } : { kind, dice, bonus };
}

function pointsOf({ die, count = 1, plus = 0 }: NonNullable<Gives['heal']>, moment: Moment) {
  const bonus = numberOf(plus, moment);
  return { dice: die === undefined ? undefined : `${numberOf(count, moment)}d${numberOf(die, moment)}`, bonus };
}

/** Evaluates a formula of content. Content is validated, so only a division by zero can throw here. */
function numberOf(source: number | string, moment: Moment): number {
  return Math.floor(compileFormula(source, momentScope, FORMULA_OPTIONS).evaluate(moment));
}
