import { messageText, type SpellDice } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import type { CastRefusal, CastWay } from './castPlan.ts';

/** A way to cast, as its button says it: "Level 3", "Free", "Ritual". */
export function wayName({ kind, level }: CastWay, say: Say): string {
  return say(`play.way.${kind}`, { level });
}

export function refusalWords(refusal: CastRefusal, say: Say): string {
  return refusal.code === 'noneLeft'
    ? say('play.spells.noneLeft')
    : say('play.spells.cannotCast', { because: refusal.because.map((label) => messageText(label, say)).join(', ') });
}

/** What falls with a cast, short: "8d6", "3 × 1d4 + 1". */
export function diceWords(rolls: readonly SpellDice[]): string {
  return rolls
    .filter(({ isLater }) => !isLater)
    .map(throwWords)
    .join(' + ');
}

/** One throw: "8d6", "3 × 1d4 + 1"; nothing where nothing falls. */
export function throwWords({ dice, bonus, times }: SpellDice): string {
  const sum = [dice, bonus === 0 ? undefined : String(bonus)].filter((part) => part !== undefined).join(' + ');
  return times > 1 ? `${times} × ${sum}` : sum;
}
