import type { Cell, Event } from '@tessera/heist-city';
import type { GameEvent, Json } from '@tessera/kernel';

/** Returns a set of event types, to test events against. */
export function typesOf(types: readonly Event['type'][]): ReadonlySet<string> {
  return new Set<string>(types);
}

/** Returns the units of an event, the acting one first. */
export function unitsOf(event: GameEvent): number[] {
  return ['unit', 'target', 'by', 'ally'].flatMap((name) => {
    const value = event[name];
    return typeof value === 'number' && value >= 0 ? [value] : [];
  });
}

/** Returns the hexes of a walk, including the start; empty for other events. */
export function pathOf(event: GameEvent): readonly Cell[] {
  const path: Json | undefined = event.path;
  return Array.isArray(path) ? path.map(Number) : [];
}

/** Returns the dice of a roll; empty for other events. */
export function diceOf(event: GameEvent): readonly number[] {
  const dice: Json | undefined = event.dice;
  return Array.isArray(dice) ? dice.map(Number) : [];
}
