import { type DerivedState, highestOf, messageText, type SpellDice } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import type { CastRefusal, CastWay } from './castPlan.ts';

/** A way to cast, as its button says it: "Level 3", "Free", "Ritual". */
export function wayName({ kind, level }: CastWay, say: Say): string {
  return say(`play.way.${kind}`, { level });
}

export function refusalWords(refusal: CastRefusal, say: Say, { resources }: Pick<DerivedState, 'resources'>): string {
  switch (refusal.code) {
    case 'noneLeft':
      return say('play.spells.noneLeft');
    case 'notWith':
      return say('play.shape.notWith', { name: refusal.name });
    case 'tooFew':
      return say('play.shape.tooFew', { what: messageText(resources[refusal.what]?.name ?? refusal.what, say) });
    case 'cannotCast':
      return say('play.spells.cannotCast', {
        because: refusal.because.map((label) => messageText(label, say)).join(', '),
      });
  }
}

/** What falls with a cast, short: "8d6", "3 × 1d4 + 1". */
export function diceWords(rolls: readonly SpellDice[]): string {
  return rolls
    .filter(({ isLater }) => !isLater)
    .map(throwWords)
    .join(' + ');
}

/** One throw: "8d6", "3 × 1d4 + 1", "48" where every die counts as its highest; nothing where nothing falls. */
export function throwWords({ dice, bonus, isFull, times }: SpellDice): string {
  const fixed = bonus + (isFull && dice !== undefined ? highestOf(dice) : 0);
  const parts = [isFull ? undefined : dice, fixed === 0 ? undefined : String(fixed)];
  const sum = parts.filter((part) => part !== undefined).join(' + ');
  return times > 1 ? `${times} × ${sum}` : sum;
}
