import type { GameEvent } from '@tessera/kernel';
import { typesOf } from './events.ts';

/** What somebody who was away wants to be told one by one: the rest is walking and rolling. */
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

/** Whether an event is worth telling to somebody who was away. */
export function isNews({ type }: GameEvent): boolean {
  return NEWS.has(type);
}
