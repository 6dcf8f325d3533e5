import { type Cell, FIRST_NPC, STANCES, type Stance, type View } from '@tessera/heist-city';
import type { GameEvent } from '@tessera/kernel';
import { pathOf, typesOf, unitsOf } from './events.ts';

/**
 * Returns the view in the middle of an entry, after some of its events. Units stand where they have walked so far, and
 * their state changes with their last event. All else is as before the entry.
 */
export function viewDuring(before: View, after: View, events: readonly GameEvent[], count: number): View {
  const shownEvents = events.slice(0, count);
  const settled = new Set(shownEvents.flatMap(unitsOf));
  for (const unit of events.slice(count).flatMap(unitsOf)) settled.delete(unit);
  const places = placesIn(shownEvents);
  const wounds = lastValues(shownEvents, 'hurt', ({ wounds: left }) => Number(left));
  const stances = lastValues(shownEvents, 'stance', stanceOf);
  const scored = shownEvents.filter(({ type }) => type === 'scored');
  const isGuards = shownEvents.some(({ type }) => GUARDS.has(type));
  return {
    ...before,
    ...(isGuards && { phase: 'npc-phase', activation: null }),
    characters: before.characters.map((character, unit) => {
      const vp = character.vp + pointsFor(scored, unit);
      if (settled.has(unit)) {
        const { cell, stance, wounds, downs } = after.characters[unit]!;
        return { ...character, cell, stance, wounds, downs, vp };
      }
      return {
        ...character,
        cell: places.get(unit) ?? character.cell,
        stance: stances.get(unit) ?? character.stance,
        wounds: wounds.get(unit) ?? character.wounds,
        vp,
      };
    }),
    // Elites that arrive during an entry are off the map until then.
    npcs: after.npcs.map((npc, index) => {
      const unit = FIRST_NPC + index;
      if (settled.has(unit)) return npc;
      const known = before.npcs[index] ?? { ...npc, cell: -1 };
      return { ...known, cell: places.get(unit) ?? known.cell, wounds: wounds.get(unit) ?? known.wounds };
    }),
    scores: after.scores.slice(0, before.scores.length + scored.length),
  };
}

/** Events that begin the guards' phase. */
const GUARDS = typesOf(['npc-phase', 'elite-arrived']);

/** Returns the cells to which units have walked, or where they arrived. */
function placesIn(shownEvents: readonly GameEvent[]): ReadonlyMap<number, Cell> {
  const places = new Map<number, Cell>();
  for (const event of shownEvents) {
    const { unit, cell, type } = event;
    if (typeof unit !== 'number') continue;
    const end = type === 'elite-arrived' ? Number(cell) : pathOf(event).at(-1);
    if (end !== undefined) places.set(unit, end);
  }
  return places;
}

function pointsFor(scored: readonly GameEvent[], unit: number): number {
  return scored.filter((event) => event.unit === unit).reduce((sum, { points }) => sum + Number(points), 0);
}

/** Returns the last value of each unit from events of some kind. */
function lastValues<Value>(
  shownEvents: readonly GameEvent[],
  type: string,
  value: (event: GameEvent) => Value | undefined,
): ReadonlyMap<number, Value> {
  const found = new Map<number, Value>();
  for (const event of shownEvents) {
    const what = event.type === type && typeof event.unit === 'number' ? value(event) : undefined;
    if (what !== undefined) found.set(Number(event.unit), what);
  }
  return found;
}

function stanceOf({ stance }: GameEvent): Stance | undefined {
  return STANCES.find((known) => known === stance);
}
