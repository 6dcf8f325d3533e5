import type { Cell } from '@tessera/heist-city';
import type { GameEvent, Json } from '@tessera/kernel';

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
