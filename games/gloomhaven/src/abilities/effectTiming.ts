import type { Action } from '../modifiers/action.ts';
import { effectOf, type Modifier } from '../modifiers/modifier.ts';

/** Checks whether a modifier takes effect now. Modifiers that shape an attack or a move have already counted. */
function mayHappen(modifier: Modifier, type: Action['type']): boolean {
  const { happens, offered, shapes } = effectOf(modifier);
  return happens !== undefined && !offered && (type === 'special' || shapes === undefined);
}

/**
 * Checks whether a modifier takes effect once at the end of the ability: for figures that it names, experience, money.
 */
export function isOnce(modifier: Modifier, type: Action['type']): boolean {
  if (!mayHappen(modifier, type)) return false;
  if ('who' in modifier && modifier.who !== undefined) return !['target', 'previous'].includes(modifier.who.of);
  // A move or a loot has no targets.
  if (type === 'move' || type === 'loot' || type === 'summon') return true;
  return effectOf(modifier).once?.(modifier) ?? false;
}

/** Checks whether a modifier takes effect for each target. */
export function isForEach(modifier: Modifier, type: Action['type'], ofTarget: boolean): boolean {
  return mayHappen(modifier, type) && (ofTarget || !isOnce(modifier, type));
}
