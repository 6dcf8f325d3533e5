import type { Event } from '@tessera/heist-city';
import type { GameEvent } from '@tessera/kernel';
import type { Sound } from '@tessera/table';

const SOUNDS: { readonly [Type in Event['type']]?: Sound } = {
  'loadout-shown': 'card',
  'rolled-off': 'die',
  rolled: 'die',
  rerolled: 'die',
  'system-rolled': 'die',
  hit: 'hit',
  fell: 'hit',
  blast: 'hit',
  'wall-fell': 'hit',
  airlifted: 'door',
  'elite-arrived': 'door',
  'picked-up': 'card',
  computer: 'card',
  noticed: 'alarm',
  revealed: 'alarm',
  'all-eyes': 'alarm',
};

/** Returns the sound of an event, if it has one. */
export function soundOf({ type }: GameEvent): Sound | undefined {
  const sounds: Readonly<Record<string, Sound | undefined>> = SOUNDS;
  return sounds[type];
}
