import type { Effect } from '@tessera/fifth-edition';
import type { SourceOfRef } from './refs.ts';

export type Tone = 'helps' | 'harms';

/**
 * Returns whether a source is rather helpful or harmful: numbers and dice count by sign, rolls by their mode. A
 * condition that is balanced or has nothing to count is harmful.
 */
export function toneOf({ features, facts }: SourceOfRef): Tone {
  const weights = features.flatMap(({ effects, choices }) => [
    ...effects.map(({ effect }) => weightOf(effect)),
    ...choices.flatMap(({ each }) => each.map(({ effect }) => weightOf(effect))),
  ]);
  const weight = weights.reduce((sum, each) => sum + each, facts.tags.some((tag) => tag.startsWith('no-')) ? -1 : 0);
  return weight < 0 || (weight === 0 && facts.kind === 'condition') ? 'harms' : 'helps';
}

function weightOf(effect: Effect): number {
  switch (effect.kind) {
    case 'rollMode':
      return effect.mode === 'advantage' || effect.mode === 'autoSucceed' ? 1 : -1;
    case 'damageModifier':
      return effect.mode === 'vulnerability' ? -1 : 1;
    case 'condition':
      return -1;
    case 'note':
    case 'tag':
      return 0;
    default:
      return isLoss(effect) ? -1 : 1;
  }
}

/** Whether an effect is negative: a number below 0, an upper limit, 0, or a factor below 1. */
function isLoss(effect: Effect): boolean {
  if ('max' in effect && effect.max !== undefined && effect.kind !== 'resource') return true;
  const value = 'value' in effect ? effect.value : undefined;
  if (typeof value === 'string') return value.trim().startsWith('-');
  if (typeof value !== 'number')
    return 'dice' in effect && typeof effect.dice === 'string' && effect.dice.startsWith('-');
  const priority = 'priority' in effect ? effect.priority : undefined;
  return value < 0 || (priority === 'override' && value === 0) || (priority === 'multiplicative' && value < 1);
}
