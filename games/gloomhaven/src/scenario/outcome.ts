import type { Outcome, Progress } from '@tessera/kernel';
import { recordOf } from '../content/lookup.ts';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { Ctx } from '../state/events.ts';
import type { Rule, State, View } from '../state/state.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { carrierOf } from './carriedTokens.ts';
import { bonusXp, goldPerToken } from './level.ts';
import { byCharacters, numberOf, scenarioFacts } from './numbers.ts';
import { groundIn, scenarioPlan } from './plan.ts';
import { areOccupied, counterValue, killCount } from './ruleTimes.ts';
import { isGoalMet } from './tally.ts';

/**
 * Records a reached goal or a loss; the first one decides (ruling 112), and the round is played to its end. With all
 * heroes out the scenario ends immediately. R 15.1, 15.2
 */
export function noteEnding(state: State, { log }: Ctx): void {
  if (state.over) return;
  const everybodyOut = state.heroes.every(({ exhausted }) => exhausted);
  const everybodyLost = everybodyOut && !haveAllLeft(state);
  if (state.ending === 'none' || (state.ending === 'won' && rulingOf(state, 'scenario.bothConditions') === 'loss')) {
    const before = state.ending;
    const isLost = everybodyLost || isLostNow(state);
    const isWon = isWonNow(state);
    const decides =
      rulingOf(state, 'scenario.bothConditions') === 'loss'
        ? isLost
          ? 'lost'
          : isWon
            ? 'won'
            : before
        : isWon
          ? 'won'
          : isLost
            ? 'lost'
            : before;
    if (decides !== before) {
      state.ending = decides;
      log({ type: decides === 'won' ? 'goal-reached' : 'goal-missed' });
    }
  }
  const atOnce = rulingOf(state, 'scenario.finishRound') === 'false';
  if (everybodyOut || (atOnce && state.ending !== 'none')) finish(state, { log });
}

/** Ends the scenario when the round is over. */
export const scenarioOver = {
  'scenario.over'(state, _frame, ctx) {
    finish(state, ctx);
    return undefined;
  },
} satisfies Rule<'scenario.over'>;

function finish(state: State, { log }: Pick<Ctx, 'log'>): void {
  if (state.over) return;
  state.over = true;
  for (const hero of state.heroes) hero.goalsShown = true;
  for (const [seat, reward] of rewardsOf(state).entries()) {
    log({ type: 'reward', seat, xp: reward.xp, gold: reward.gold });
    // Battle goals stay private to their heroes.
    if (reward.goal !== undefined) {
      log({ type: 'battle-goal', seat, goal: reward.goal, checks: reward.checks }, { to: [seat] });
    }
  }
}

/** The rewards of a hero. */
export interface Reward {
  readonly xp: number;
  readonly gold: number;
  /** The battle goal kept, and the checkmarks it gave. */
  readonly goal: string | undefined;
  readonly checks: number;
}

/**
 * Returns the rewards: experience and gold always, the bonus and battle goals for winning. Exhausted heroes get theirs
 * too. R 15.3, 15.4
 */
export function rewardsOf(state: View): Reward[] {
  const isWon = state.ending === 'won';
  return state.heroes.map(({ xp, money, goals, treasures, items }, seat) => {
    // Other heroes' goals are face down until the end.
    const goal = goals[0] ?? undefined;
    const isMet = isWon && goal !== undefined && isGoalMet(state, seat, goal);
    return {
      xp: xp + (isWon ? bonusXp(state) : 0),
      gold: money * goldPerToken(state) + treasures.reduce((sum, id) => sum + goldOf(id, items), 0),
      goal,
      checks: isMet ? recordOf('battle-goal', goal).checks : 0,
    };
  });
}

/** Returns the gold of a treasure. An item that the hero already owns is sold at half its price. R 9.2 */
function goldOf(treasure: string, owned: readonly { readonly id: string }[]): number {
  const { gold = 0, items } = recordOf('treasure', treasure);
  const twice = items.filter((item) => owned.some(({ id }) => id === item));
  return twice.reduce((sum, item) => sum + Math.floor(recordOf('item', item).price / 2), gold);
}

/** Returns the outcome, which is the same for all players. */
export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const isWon = state.ending === 'won';
  return {
    results: state.heroes.map(() => (isWon ? 'win' : 'loss')),
    why: isWon ? 'goal-reached' : state.heroes.every(({ exhausted }) => exhausted) ? 'all-exhausted' : 'goal-missed',
  };
}

/** Returns the progress of the match: the scenario's number and the round. */
export function progress({ scenario, round }: Pick<State, 'scenario' | 'round'>): Progress {
  const { number } = recordOf('scenario', scenario);
  return round === 0
    ? { code: 'setup', params: { scenario: number } }
    : { code: 'round', params: { scenario: number, round } };
}

function isWonNow(state: State): boolean {
  if (state.counters.win !== undefined) return true;
  return scenarioPlan(state.scenario).record.goals.every((goal) => isReached(state, goal));
}

function isLostNow(state: State): boolean {
  if (state.counters.lose !== undefined) return true;
  return scenarioPlan(state.scenario).record.losses.some((loss) => isSuffered(state, loss));
}

type Goal = ScenarioRecord['goals'][number];
type Table = Pick<
  View,
  'scenario' | 'variants' | 'characters' | 'level' | 'round' | 'figures' | 'heroes' | 'map' | 'counters'
>;

/** Checks whether a goal is reached now. */
function isReached(state: Table, goal: Goal): boolean {
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
      return goal.objects.every(
        (id) => (counters[`destroyed:${id}`] ?? 0) >= (record.objects.find((one) => one.id === id)?.at.length ?? 1),
      );
    case 'occupy':
      return areOccupied(state, byCharacters(goal.markers, state));
    case 'escort': {
      const there = state.figures.filter(
        (one) => one.type === goal.object && one.cell >= 0 && isAt(state, one.cell, goal),
      );
      return there.length + (counters[`saved:${goal.object}`] ?? 0) >= numberOf(goal.count, facts);
    }
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
    case 'counter':
      return counterValue(state, goal.counter) >= numberOf(goal.least, facts);
    default:
      return goal satisfies never;
  }
}

/** Returns the number of goal treasures in the scenario. */
function goalTiles({ scenario }: Table): number {
  return scenarioPlan(scenario).record.overlays.filter(({ type }) => type === 'goal').length;
}

/** Checks whether no hero is left on the map and at least one left by the exit. */
function haveAllLeft({ heroes, counters }: Pick<View, 'heroes' | 'counters'>): boolean {
  return (
    heroes.every(({ exhausted }) => exhausted) && heroes.some((_, seat) => counters[`escaped:${seat}`] !== undefined)
  );
}

/** Removes heroes on an exit at the end of a round, with their summons, in scenarios where heroes leave one by one. */
export function leaveByExits(state: State, { log }: Pick<Ctx, 'log'>): void {
  for (const goal of scenarioPlan(state.scenario).record.goals) {
    if (goal.type !== 'escape' || !goal.oneByOne) continue;
    for (const [seat, hero] of state.heroes.entries()) {
      const { cell } = state.figures[seat]!;
      if (hero.exhausted || !isAt(state, cell, { marker: goal.marker, adjacent: false })) continue;
      // It plays no more cards, but it does not count as a loss.
      hero.exhausted = true;
      state.counters[`escaped:${seat}`] = 1;
      for (const one of state.figures) if (one.seat === seat) one.cell = -1;
      state.lasting = state.lasting.filter(({ owner }) => owner !== seat);
      log({ type: 'escaped', seat });
    }
  }
}

/** Returns the progress of the first numeric goal, or undefined. */
export function goalCount(state: Table): { readonly done: number; readonly needed: number } | undefined {
  const facts = scenarioFacts(state);
  for (const goal of scenarioPlan(state.scenario).record.goals) {
    if (goal.type === 'kill-count') {
      return { done: killCount(state, goal.monsters), needed: numberOf(goal.count, facts) };
    }
    if (goal.type === 'counter') {
      return { done: counterValue(state, goal.counter), needed: numberOf(goal.least, facts) };
    }
    if (goal.type === 'survive') return { done: state.counters['rounds-survived'] ?? 0, needed: goal.rounds };
  }
  return undefined;
}

type Loss = ScenarioRecord['losses'][number];

function isSuffered(state: State, loss: Loss): boolean {
  const { counters } = state;
  const facts = scenarioFacts(state);
  switch (loss.type) {
    case 'object-destroyed':
      return (counters[`destroyed:${loss.object}`] ?? 0) >= numberOf(loss.count, facts);
    case 'monster-killed':
      return killCount(state, loss.monsters) > 0;
    case 'exhausted':
      return state.heroes.some(({ exhausted }, seat) => {
        const at = counters[`exhausted-at:${seat}`] ?? -1;
        if (!exhausted || counters[`escaped:${seat}`] !== undefined) return false;
        if (loss.afterRoom !== undefined && counters[`exhausted-after:${loss.afterRoom}`] === undefined) return false;
        if (loss.offMarker !== undefined && isAt(state, at, { marker: loss.offMarker, adjacent: false })) return false;
        if (loss.beforeAllGoals && (counters['goals-looted'] ?? 0) >= goalTiles(state)) return false;
        return !loss.beforeGoalLoot || (counters[`goals-looted:${seat}`] ?? 0) === 0;
      });
    case 'round-over':
      return (counters['rounds-survived'] ?? 0) >= loss.round;
    case 'monster-on':
      return state.figures.some(
        ({ type, cell }) =>
          cell >= 0 && loss.monsters.includes(type) && isAt(state, cell, { marker: loss.marker, adjacent: false }),
      );
    case 'counter':
      return counterValue(state, loss.counter) >= numberOf(loss.least, facts);
    default:
      return loss satisfies never;
  }
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

function isAt(state: Table, cell: number, { marker, adjacent }: { marker: string; adjacent: boolean }): boolean {
  const cells = scenarioPlan(state.scenario).markers.get(marker) ?? [];
  return cells.some((at) => at === cell || (adjacent && groundIn(state).areAdjacent(at, cell)));
}
