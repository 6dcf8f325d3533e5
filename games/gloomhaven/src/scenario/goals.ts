import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { View } from '../state/state.ts';
import { carrierOf } from './carriedTokens.ts';
import { byCharacters, numberOf, scenarioFacts } from './numbers.ts';
import { groundIn, scenarioPlan } from './plan.ts';
import { areOccupied, counterValue, isLooted, killCount } from './ruleTimes.ts';

type Goal = ScenarioRecord['goals'][number];
type Table = Pick<
  View,
  'scenario' | 'variants' | 'characters' | 'level' | 'round' | 'figures' | 'heroes' | 'map' | 'counters'
>;

/** Checks whether a goal is reached now. */
export function isReached(state: Table, goal: Goal): boolean {
  const { record, joins } = scenarioPlan(state.scenario);
  const { map, counters } = state;
  const facts = scenarioFacts(state);
  switch (goal.type) {
    case 'kill-all':
      return (
        enemies(state, goal.except) === 0 &&
        areRevealed(state, roomsWithMonsters(state, goal.except)) &&
        record.placements.every(({ group }) => group === undefined || counters[`placed:${group}`] !== undefined)
      );
    case 'kill-revealed':
      return enemies(state, []) === 0;
    case 'kill':
      return goal.monsters.every((monster) => (counters[`killed:${monster}`] ?? 0) >= placedOf(state, monster));
    case 'kill-count':
      return killCount(state, goal.monsters) >= numberOf(goal.count, facts);
    case 'reveal':
      return areRevealed(state, goal.rooms === 'all' ? record.rooms.map((_, n) => n) : roomsNamed(record, goal.rooms));
    case 'open-doors':
      return joins.every((_, door) => !map.closed.includes(door));
    case 'loot-goals': {
      if (!goal.each) return (counters['goals-looted'] ?? 0) >= goalTiles(state);
      return state.heroes.every((_, seat) => (counters[`goals-looted:${seat}`] ?? 0) > 0);
    }
    case 'destroy':
      return goal.objects.every((id) => (counters[`destroyed:${id}`] ?? 0) >= placesOf(record, id));
    case 'occupy':
      return areOccupied(state, byCharacters(goal.markers, state));
    case 'escort':
      return escorted(state, goal) >= numberOf(goal.count, facts);
    case 'escape': {
      if (goal.oneByOne) return haveAllLeft(state);
      const inPlay = state.heroes.flatMap(({ exhausted }, seat) => (exhausted ? [] : [state.figures[seat]!.cell]));
      return inPlay.length > 0 && inPlay.every((cell) => isAt(state, cell, { marker: goal.marker, adjacent: false }));
    }
    case 'carry': {
      const carrier = carrierOf(state, goal.thing);
      return carrier >= 0 && isAt(state, state.figures[carrier]!.cell, goal);
    }
    case 'survive':
      return (counters['rounds-survived'] ?? 0) >= goal.rounds;
    case 'treasure':
      return isLooted(state, goal.treasure);
    case 'counter':
      return counterValue(state, goal.counter) >= numberOf(goal.least, facts);
    default:
      return goal satisfies never;
  }
}

/** Progress of one goal: parts done of parts needed, or enemies whose number is unknown while rooms are closed. */
export type GoalProgress = { readonly isReached: boolean } & (
  | { readonly kind: 'parts'; readonly done: number; readonly needed: number }
  | { readonly kind: 'enemies'; readonly down: number; readonly inSight: number; readonly closedRooms: number }
);

/** Returns the progress of every goal, in the order of the scenario. */
export function goalProgress(state: Table): readonly GoalProgress[] {
  return scenarioPlan(state.scenario).record.goals.map((goal) => {
    const reached = { isReached: isReached(state, goal) };
    if (goal.type === 'kill-all' || goal.type === 'kill-revealed') {
      const except = goal.type === 'kill-all' ? goal.except : [];
      return { ...reached, kind: 'enemies', ...enemyCounts(state, except, goal.type === 'kill-all') };
    }
    const [done, needed] = partsOf(state, goal);
    return { ...reached, kind: 'parts', done: Math.min(done, needed), needed };
  });
}

function enemyCounts(state: Table, except: readonly string[], countsRooms: boolean) {
  const fallen = state.figures.filter(
    ({ cell, side, kind, type }) =>
      cell < 0 && side !== 'party' && kind !== 'objective' && kind !== 'hero' && !except.includes(type),
  );
  const rooms = scenarioPlan(state.scenario).record.rooms.length;
  return {
    down: fallen.length,
    inSight: enemies(state, except),
    closedRooms: countsRooms ? rooms - state.map.revealed.length : 0,
  };
}

type CountedGoal = Exclude<Goal, { readonly type: 'kill-all' | 'kill-revealed' }>;

/** Returns how many parts of a goal are done, and how many it needs. */
function partsOf(state: Table, goal: CountedGoal): readonly [done: number, needed: number] {
  const { record, joins, markers } = scenarioPlan(state.scenario);
  const { map, counters, heroes, figures } = state;
  const facts = scenarioFacts(state);
  switch (goal.type) {
    case 'kill':
      return sumOf(goal.monsters, (monster) => [counters[`killed:${monster}`] ?? 0, placedOf(state, monster)]);
    case 'kill-count':
      return [killCount(state, goal.monsters), numberOf(goal.count, facts)];
    case 'reveal': {
      const rooms = goal.rooms === 'all' ? record.rooms.map((_, n) => n) : roomsNamed(record, goal.rooms);
      return [rooms.filter((room) => map.revealed.includes(room)).length, rooms.length];
    }
    case 'open-doors':
      return [joins.length - map.closed.length, joins.length];
    case 'loot-goals':
      if (!goal.each) return [counters['goals-looted'] ?? 0, goalTiles(state)];
      return [heroes.filter((_, seat) => (counters[`goals-looted:${seat}`] ?? 0) > 0).length, heroes.length];
    case 'destroy':
      return sumOf(goal.objects, (id) => [counters[`destroyed:${id}`] ?? 0, placesOf(record, id)]);
    case 'occupy': {
      const cells = byCharacters(goal.markers, state).flatMap((letter) => markers.get(letter) ?? []);
      return [cells.filter((cell) => heroes.some((_, seat) => figures[seat]!.cell === cell)).length, cells.length];
    }
    case 'escort':
      return [escorted(state, goal), numberOf(goal.count, facts)];
    case 'escape': {
      const away = heroes.filter((_, seat) => counters[`escaped:${seat}`] !== undefined).length;
      const inPlay = heroes.flatMap(({ exhausted }, seat) => (exhausted ? [] : [figures[seat]!.cell]));
      const there = inPlay.filter((cell) => isAt(state, cell, { marker: goal.marker, adjacent: false })).length;
      return [away + there, away + inPlay.length];
    }
    case 'carry': {
      const carrier = carrierOf(state, goal.thing);
      return [carrier >= 0 && isAt(state, figures[carrier]!.cell, goal) ? 1 : 0, 1];
    }
    case 'survive':
      return [counters['rounds-survived'] ?? 0, goal.rounds];
    case 'treasure':
      return [isLooted(state, goal.treasure) ? 1 : 0, 1];
    case 'counter':
      return [counterValue(state, goal.counter), numberOf(goal.least, facts)];
    default:
      return goal satisfies never;
  }
}

/** Adds up parts done and needed. Surplus of one kind does not count for another. */
function sumOf(ids: readonly string[], partOf: (id: string) => readonly [number, number]): readonly [number, number] {
  const parts = ids.map(partOf);
  return [
    parts.reduce((sum, [done, needed]) => sum + Math.min(done, needed), 0),
    parts.reduce((sum, [, needed]) => sum + needed, 0),
  ];
}

/** Returns the number of goal treasures in the scenario. */
export function goalTiles({ scenario }: Table): number {
  return scenarioPlan(scenario).record.overlays.filter(({ type }) => type === 'goal').length;
}

/** Checks whether no hero is left on the map and at least one left by the exit. */
export function haveAllLeft({ heroes, counters }: Pick<View, 'heroes' | 'counters'>): boolean {
  return (
    heroes.every(({ exhausted }) => exhausted) && heroes.some((_, seat) => counters[`escaped:${seat}`] !== undefined)
  );
}

/** Counts the persons or objects that were saved or have arrived. */
function escorted(state: Table, goal: Extract<Goal, { readonly type: 'escort' }>): number {
  const there = state.figures.filter(({ type, cell }) => type === goal.object && cell >= 0 && isAt(state, cell, goal));
  return there.length + (state.counters[`saved:${goal.object}`] ?? 0);
}

/** Returns how many objects of a name the scenario has, at least one. */
function placesOf({ objects }: ScenarioRecord, id: string): number {
  return objects.find((one) => one.id === id)?.at.length ?? 1;
}

/** Counts the party's enemies on the map, without objects. */
function enemies({ figures }: Table, except: readonly string[]): number {
  return figures.filter(
    ({ cell, side, kind, type }) => cell >= 0 && side !== 'party' && kind !== 'objective' && !except.includes(type),
  ).length;
}

/** Cache, because a kill-all goal is checked after every event once no enemy is left. */
const populated = new Map<string, readonly number[]>();

function roomsWithMonsters(state: Table, except: readonly string[]): readonly number[] {
  const key = `${state.scenario}/${state.characters}/${except.join()}`;
  let rooms = populated.get(key);
  if (rooms === undefined) {
    rooms = roomsPopulated(state, except);
    populated.set(key, rooms);
  }
  return rooms;
}

function roomsPopulated(state: Table, except: readonly string[]): readonly number[] {
  const { record } = scenarioPlan(state.scenario);
  const rooms = record.placements.flatMap(({ monster, at, ranks }) => {
    const isNone = byCharacters(ranks, state) === null;
    return isNone || except.includes(monster) || record.allies.includes(monster) ? [] : [roomAt(state, at)];
  });
  return [...new Set(rooms)].filter((room) => room >= 0);
}

function roomAt({ scenario }: Table, [q, r]: readonly [number, number]): number {
  const { record } = scenarioPlan(scenario);
  return record.rooms.findIndex(({ tiles, corridors }) =>
    [...tiles.flatMap(({ hexes }) => hexes), ...corridors].some(([a, b]) => a === q && b === r),
  );
}

function roomsNamed({ rooms }: ScenarioRecord, ids: readonly string[]): number[] {
  return ids.map((id) => rooms.findIndex((room) => room.id === id));
}

function areRevealed({ map }: Table, rooms: readonly number[]): boolean {
  return rooms.every((room) => map.revealed.includes(room));
}

/** Returns how many monsters of a kind the scenario places for this number of characters, at least one. */
function placedOf(state: Table, monster: string): number {
  const { placements } = scenarioPlan(state.scenario).record;
  const placed = placements.filter((one) => one.monster === monster && byCharacters(one.ranks, state) !== null);
  return Math.max(1, placed.length);
}

export function isAt(state: Table, cell: number, { marker, adjacent }: { marker: string; adjacent: boolean }): boolean {
  const cells = scenarioPlan(state.scenario).markers.get(marker) ?? [];
  return cells.some((at) => at === cell || (adjacent && groundIn(state).areAdjacent(at, cell)));
}
