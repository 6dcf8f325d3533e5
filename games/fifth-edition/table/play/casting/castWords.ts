import { type DerivedState, highestOf, messageText, type SpellDice } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { CastRefusal, CastWay } from './castPlan.ts';

/** Formats a way to cast for its button: "Level 3", "Free", "Ritual". */
export function wayName({ kind, level }: CastWay, t: TranslateFn): string {
  return t(`play.way.${kind}`, { level });
}

export function refusalWords(
  refusal: CastRefusal,
  t: TranslateFn,
  { resources }: Pick<DerivedState, 'resources'>,
): string {
  switch (refusal.code) {
    case 'noneLeft':
      return t('play.spells.noneLeft');
    case 'notWith':
      return t('play.shape.notWith', { name: refusal.name });
    case 'tooFew':
      return t('play.shape.tooFew', { what: messageText(resources[refusal.what]?.name ?? refusal.what, t) });
    case 'cannotCast':
      return t('play.spells.cannotCast', {
        because: refusal.because.map((label) => messageText(label, t)).join(', '),
      });
  }
}

/** Formats the dice of a cast: "8d6", "3 × 1d4 + 1". */
export function diceWords(rolls: readonly SpellDice[]): string {
  return rolls
    .filter(({ isLater }) => !isLater)
    .map(throwWords)
    .join(' + ');
}

/** Formats one roll: "8d6", "3 × 1d4 + 1", or "48" when dice are maximized; empty without dice. */
export function throwWords({ dice, bonus, isFull, times }: SpellDice): string {
  const fixed = bonus + (isFull && dice !== undefined ? highestOf(dice) : 0);
  const parts = [isFull ? undefined : dice, fixed === 0 ? undefined : String(fixed)];
  const sum = parts.filter((part) => part !== undefined).join(' + ');
  return times > 1 ? `${times} × ${sum}` : sum;
}
