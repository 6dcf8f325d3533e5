import type { GameEvent } from '@tessera/kernel';
import { typesOf } from './events.ts';

/** Event types shown one by one to a returning player; the rest is walks and rolls. */
const NEWS = typesOf([
  'turn',
  'loadout-shown',
  'fell',
  'revealed',
  'noticed',
  'scored',
  'computer',
  'blast',
  'wall-fell',
  'airlifted',
  'elite-arrived',
  'woke-up',
  'conceded',
  'alert-set',
]);

/** Returns whether an event is shown to a returning player. */
export function isNews({ type }: GameEvent): boolean {
  return NEWS.has(type);
}
