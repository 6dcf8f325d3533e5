import type { Modifier } from '../modifiers/modifier.ts';
import type { Selector } from '../modifiers/selector.ts';

/** Returns the modifier's own selector, as opposed to the targets of its ability. */
export function selectorOf(modifier: Modifier): Selector | undefined {
  switch (modifier.type) {
    case 'condition':
    case 'damage':
    case 'heal':
    case 'perform':
    case 'take-turn':
    case 'swap':
    case 'kill':
      return modifier.who;
    case 'move-mark':
      return modifier.to;
    default:
      return undefined;
  }
}
