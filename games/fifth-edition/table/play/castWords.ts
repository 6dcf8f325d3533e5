import { messageText } from '@tessera/fifth-edition';
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
