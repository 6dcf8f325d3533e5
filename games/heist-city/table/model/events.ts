import type { Cell, Event } from '@tessera/heist-city';
import type { GameEvent, Json } from '@tessera/kernel';

/** Some kinds of events of the game, to ask of any event whether it is one of them. */
export function typesOf(types: readonly Event['type'][]): ReadonlySet<string> {
  return new Set<string>(types);
}

/** The units an event is about, whoever does it first. */
export function unitsOf(event: GameEvent): number[] {
  return ['unit', 'target', 'by', 'ally'].flatMap((name) => {
    const value = event[name];
    return typeof value === 'number' && value >= 0 ? [value] : [];
  });
}

/** The hexes of a walk, the first of them where it began; empty for what is no walk. */
export function pathOf(event: GameEvent): readonly Cell[] {
  const path: Json | undefined = event.path;
  return Array.isArray(path) ? path.map(Number) : [];
}

/** The dice of a roll; empty for what is none. */
export function diceOf(event: GameEvent): readonly number[] {
  const dice: Json | undefined = event.dice;
  return Array.isArray(dice) ? dice.map(Number) : [];
}
