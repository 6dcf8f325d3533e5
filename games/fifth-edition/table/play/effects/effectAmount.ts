import { type DerivedState, type Effect, sheetLines } from '@tessera/fifth-edition';
import { numberText } from '../../parts/numberText.ts';
import type { FeatureEffect } from './refs.ts';

/** The sheet with an effect, and the effect's instance id. */
export interface EffectScope {
  readonly sheet: DerivedState;
  readonly instanceId: string;
}

/** Formats the amount of an effect: +2, −1d4, or ± for a formula of an effect that is not active. */
export function addedAmount(compiled: FeatureEffect, working?: EffectScope): string {
  const dice = diceOf(compiled.effect);
  if (dice !== undefined) return dice.startsWith('-') ? `−${dice.slice(1)}` : `+${dice}`;
  const value = effectNumber(compiled, working);
  return value === undefined ? '±' : numberText(value, true);
}

/** Returns the number of an effect: a constant of content, or the result of its formula on the sheet. */
export function effectNumber({ effect, id }: FeatureEffect, working?: EffectScope): number | undefined {
  const raw = rawNumber(effect);
  if (typeof raw === 'number') return raw;
  return working === undefined ? undefined : workedOut(`${id}~${working.instanceId}`, working.sheet);
}

function rawNumber(effect: Effect): number | string | undefined {
  if (effect.kind === 'spellBonus') return effect.dc ?? effect.attack;
  if (effect.kind === 'weaponDie') return effect.die;
  if (effect.kind === 'sense') return effect.range;
  const value = 'value' in effect ? effect.value : undefined;
  return value ?? ('min' in effect ? effect.min : undefined);
}

/** Returns the contribution of an instance to the first number of the sheet that it affects. */
function workedOut(instance: string, sheet: DerivedState): number | undefined {
  for (const line of sheetLines(sheet).values()) {
    const part = line.kind === 'number' ? line.stat?.parts.find(({ id }) => id === instance) : undefined;
    if (part !== undefined) return part.value;
  }
  return undefined;
}

function diceOf(effect: Effect): string | undefined {
  return 'dice' in effect && typeof effect.dice === 'string' ? effect.dice : undefined;
}
