import type { GameEvent } from '@tessera/kernel';
import type { Sound } from '@tessera/table';

/** What the events of the small games sound like. */
const SOUNDS: Readonly<Record<string, Readonly<Record<string, Sound>>>> = {
  gomoku: { placed: 'card' },
  'liars-dice': { rolled: 'die', challenged: 'alarm', 'lost-a-die': 'hit' },
  duel: { revealed: 'card', drew: 'card', suffered: 'hit', fell: 'hit', reshuffled: 'card' },
};

/** The sound of an event of one of these games. */
export function soundIn(game: string, { type }: GameEvent): Sound | undefined {
  return SOUNDS[game]?.[type];
}
