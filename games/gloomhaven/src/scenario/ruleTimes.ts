import { compileCondition } from '@tessera/rules';
import type { Cell } from '@tessera/space';
import type { ScenarioRule } from '../content/records/scenarioRule.ts';
import { holds as isTrue } from '../modifiers/effectContext.ts';
import type { Selector } from '../modifiers/selector.ts';
import { figuresUp, isHero } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { factScope } from '../vocabulary/facts.ts';
import { carrierOf } from './carriedTokens.ts';
import { byCharacters, numberOf, scenarioFacts } from './numbers.ts';
import { isSuspended, standingCount } from './persistentRules.ts';
import { doorsNamed, groundIn, roomsAt, scenarioPlan } from './plan.ts';

/**
 * The times at which a scenario's rules are checked. `turn-end` also checks plates, and every time checks counters. R
 * 14
 */
export type ScenarioTime =
  | 'round-start'
  | 'round-end'
  | 'turn-start'
  | 'turn-end'
  | 'door-opened'
  | 'room-revealed'
  | 'monster-killed'
  | 'object-destroyed'
  | 'damaged'
  | 'goal-looted'
  | 'entered'
  | 'arrived'
  | 'marched'
  | 'counter';

/** The figure of the turn, death or action, and the id of the door, room, monster, object or counter. */
export interface Occasion {
  readonly figure?: FigureId;
  readonly what?: string;
  /** The hex of a figure that is already removed. */
  readonly cell?: Cell;
  /** Damage that a figure suffered. */
  readonly amount?: number;
}

/** Returns the due special rules as frames, in the order of the scenario. */
export function scenarioRulesAt(state: State, time: ScenarioTime, occasion: Occasion = {}): Frame[] {
  const { rules } = scenarioPlan(state.scenario).record;
  const { figure = -1, cell, amount } = occasion;
  return rules.flatMap((rule, n): Frame[] =>
    isDue(state, rule, n, time, occasion)
      ? [
          {
            at: rule.may ? 'rule.may' : 'rule',
            rule: n,
            figure,
            ...(cell !== undefined && { cell }),
            ...(amount !== undefined && { amount }),
          },
        ]
      : [],
  );
}

function isDue(state: State, rule: ScenarioRule, n: number, time: ScenarioTime, occasion: Occasion): boolean {
  if (rule.once && state.counters[`rule:${n}`] !== undefined) return false;
  return (
    isTime(state, rule.when, time, occasion) &&
    rule.if.every((requirement) => holds(state, requirement, occasion.figure ?? -1))
  );
}

function isTime(
  state: State,
  when: ScenarioRule['when'],
  time: ScenarioTime,
  { figure = -1, what, cell = -1 }: Occasion,
): boolean {
  switch (when.type) {
    case 'round-start':
    case 'round-end':
      return time === when.type;
    case 'turn-start':
    case 'turn-end':
      return (
        time === when.type && (when.who === undefined || affectedFigures(state, when.who, figure).includes(figure))
      );
    case 'door-opened':
      return time === 'door-opened' && when.door === what;
    case 'room-revealed':
      return time === 'room-revealed' && when.room === what;
    case 'occupied':
      return time === 'turn-end' && isHero(state, figure) && areOccupied(state, byCharacters(when.markers, state));
    case 'all-on':
      return time === 'turn-end' && isHero(state, figure) && areAllOn(state, when.marker);
    case 'monster-killed':
      return (
        time === 'monster-killed' &&
        when.monsters.includes(what ?? '') &&
        (when.rank === undefined || state.figures[figure]?.kind === when.rank) &&
        (when.each || when.rank !== undefined || killCount(state, when.monsters) === count(state, when))
      );
    case 'object-destroyed':
      return time === 'object-destroyed' && when.object === what;
    case 'damaged':
      return (
        time === 'damaged' &&
        when.monsters.includes(what ?? '') &&
        (when.thing === undefined || (figure >= 0 && carrierOf(state, when.thing) === figure))
      );
    case 'goal-looted':
      if (time !== 'goal-looted' || (state.counters['goals-looted'] ?? 0) < count(state, when)) return false;
      return when.marker === undefined || isMarked(state, cell, when.marker);
    case 'counter':
      return (
        time === 'counter' &&
        when.counter === what &&
        counterValue(state, when.counter) >= numberOf(when.least, scenarioFacts(state))
      );
    case 'entered':
      return (
        time === 'entered' &&
        when.terrain === what &&
        (when.who === undefined || affectedFigures(state, when.who, figure).includes(figure))
      );
    case 'arrived':
      return time === 'arrived' && when.object === what;
    case 'marched':
      return time === 'marched' && when.monsters.includes(what ?? '');
    case 'task':
    case 'always':
      return false;
    default:
      return when satisfies never;
  }
}

function isMarked({ scenario }: State, cell: Cell, marker: string): boolean {
  return scenarioPlan(scenario).markers.get(marker)?.includes(cell) === true;
}

function count(state: State, { count: wanted }: { readonly count: string | number }): number {
  return numberOf(wanted, scenarioFacts(state));
}

/** Counts the dead monsters of these kinds, or of all kinds when none is named. */
export function killCount({ counters }: Pick<View, 'counters'>, monsters: readonly string[]): number {
  if (monsters.length === 0) return counters.killed ?? 0;
  return monsters.reduce((sum, monster) => sum + (counters[`killed:${monster}`] ?? 0), 0);
}

/** Returns the value of a scenario counter. */
export function counterValue({ counters }: Pick<View, 'counters'>, counter: string): number {
  return counters[`counter:${counter}`] ?? 0;
}

/**
 * R 14.2: checks whether a character is on each of the hexes with these letters; hexes of one letter count together.
 */
export function areOccupied(state: Pick<View, 'scenario' | 'figures' | 'heroes'>, letters: readonly string[]): boolean {
  const { markers } = scenarioPlan(state.scenario);
  const cells = letters.flatMap((letter) => markers.get(letter) ?? []);
  return cells.every((cell) => state.heroes.some((_, seat) => state.figures[seat]!.cell === cell));
}

/** Checks whether every character in play is on a hex of a letter. */
function areAllOn(state: Pick<View, 'scenario' | 'figures' | 'heroes'>, letter: string): boolean {
  const cells = scenarioPlan(state.scenario).markers.get(letter) ?? [];
  const inPlay = state.heroes.flatMap(({ exhausted }, seat) => (exhausted ? [] : [state.figures[seat]!.cell]));
  return inPlay.length > 0 && inPlay.every((cell) => cells.includes(cell));
}

type Requirement = ScenarioRule['if'][number];

/** Checks whether a requirement of a rule holds; `figure` is the triggering figure. */
function holds(state: State, requirement: Requirement, figure: FigureId): boolean {
  switch (requirement.type) {
    case 'near':
      return figure >= 0 && isNearObject(state, state.figures[figure]!.cell, requirement.object, requirement.within);
    case 'figure':
      return figure >= 0 && isTrue({ table: state, figure, target: figure }, requirement.if);
    case 'at':
      return figure >= 0 && isWithin(state, state.figures[figure]!.cell, requirement.marker, requirement.within);
    case 'carries':
      return (figure >= 0 && carrierOf(state, requirement.thing) === figure) === requirement.carries;
    case 'given':
      return isGiven(state, requirement.rule, figure) === requirement.given;
    case 'treasure':
      return isLooted(state, requirement.treasure, requirement.own ? figure : undefined);
    default:
      return holdsNow(state, requirement);
  }
}

type FigureRequirement = Extract<
  Requirement,
  { readonly type: 'near' | 'figure' | 'at' | 'carries' | 'given' | 'treasure' }
>;
/** A requirement that depends on the table only, not on the figure that triggers a rule. */
export type TableRequirement = Exclude<Requirement, FigureRequirement>;
type Table = Pick<
  View,
  'scenario' | 'variants' | 'characters' | 'level' | 'round' | 'figures' | 'heroes' | 'map' | 'counters'
>;

const FIGURE_REQUIREMENTS: ReadonlySet<Requirement['type']> = new Set<FigureRequirement['type']>([
  'near',
  'figure',
  'at',
  'carries',
  'given',
  'treasure',
]);

/** Checks whether a requirement depends on the table only. */
export function isTableRequirement(requirement: Requirement): requirement is TableRequirement {
  return !FIGURE_REQUIREMENTS.has(requirement.type);
}

/** Checks whether a requirement of the table holds. */
export function holdsNow(state: Table, requirement: TableRequirement): boolean {
  const { map, counters } = state;
  switch (requirement.type) {
    case 'formula':
      return compileCondition(requirement.formula, factScope).evaluate(scenarioFacts(state));
    case 'door':
      return doorsNamed(state, [requirement.door]).every((door) => map.closed.includes(door) !== requirement.open);
    case 'room':
      return map.revealed.includes(roomNamed(state, requirement.room)) === requirement.revealed;
    case 'present':
      return isThere(state, requirement.monsters, requirement.room) === requirement.present;
    case 'object':
      return isThere(state, [requirement.object], undefined) === requirement.present;
    case 'object-at':
      return state.figures.some(
        ({ type, cell }) =>
          cell >= 0 && type === requirement.object && isWithin(state, cell, requirement.marker, requirement.within),
      );
    case 'standing':
      return standingCount(state, requirement.object) >= requirement.least;
    case 'characters': {
      const classes = state.heroes.map((hero) => hero.class);
      return isThere(state, classes, requirement.room) === requirement.present;
    }
    case 'counter': {
      const value = counterValue(state, requirement.counter);
      const facts = scenarioFacts(state);
      if (value < numberOf(requirement.least, facts)) return false;
      return requirement.most === undefined || value <= numberOf(requirement.most, facts);
    }
    case 'achievement':
      return (counters[`achievement:${requirement.achievement}`] === 1) === requirement.has;
    default:
      return requirement satisfies never;
  }
}

/** Checks whether a figure of these kinds is on the map, or in a room. */
function isThere(
  state: Pick<View, 'scenario' | 'figures'>,
  types: readonly string[],
  room: string | undefined,
): boolean {
  return state.figures.some(
    ({ cell, type }) =>
      cell >= 0 &&
      types.includes(type) &&
      (room === undefined || roomsAt(state.scenario, cell).includes(roomNamed(state, room))),
  );
}

/** Checks whether a treasure was looted in this match, by a hero when one is given. */
export function isLooted({ heroes }: Pick<View, 'heroes'>, treasure: string, seat?: FigureId): boolean {
  return heroes.some(({ treasures }, one) => (seat === undefined || one === seat) && treasures.includes(treasure));
}

/** Checks whether an object of this name is within a distance of a cell. */
function isNearObject(state: State, cell: Cell, object: string, within: number): boolean {
  const ground = groundIn(state);
  return state.figures.some((one) => one.type === object && one.cell >= 0 && ground.range(one.cell, cell) <= within);
}

/** Checks whether a cell is within a distance of a marked one. */
function isWithin(
  state: Pick<View, 'scenario' | 'variants' | 'map'>,
  cell: Cell,
  marker: string,
  within: number,
): boolean {
  const ground = groundIn(state);
  const cells = scenarioPlan(state.scenario).markers.get(marker) ?? [];
  return cells.some((at) => ground.range(at, cell) <= within);
}

export function roomNamed({ scenario }: Pick<View, 'scenario'>, id: string): number {
  return scenarioPlan(scenario).record.rooms.findIndex((room) => room.id === id);
}

/** Returns the pointer to the effects that a rule gives. */
export function givenBy({ scenario }: State, rule: string): string {
  const n = scenarioPlan(scenario).record.rules.findIndex(({ id }) => id === rule);
  return `scenario/${scenario}/rules/${n}/`;
}

/** Checks whether a figure still has the effects of a rule. */
function isGiven(state: State, rule: string, figure: FigureId): boolean {
  const given = givenBy(state, rule);
  return state.lasting.some(({ at, on }) => at.startsWith(given) && on.includes(figure));
}

/**
 * Returns the figures that a rule means: the party is "ally", monsters are "enemy", "self" is the triggering figure.
 * Distances start there, and a condition is evaluated with each figure as its target.
 */
export function affectedFigures(state: State, selector: Selector, figure: FigureId): FigureId[] {
  const { side, within, if: condition, named } = selector;
  if (side === 'self') return figure < 0 ? [] : [figure];
  const ground = groundIn(state);
  return figuresUp(state).filter((id) => {
    const one = state.figures[id]!;
    if (side !== 'any' && (one.side === 'party') !== (side !== 'enemy')) return false;
    if (isSuspended(state, id) || (named !== undefined && one.type !== named)) return false;
    if (typeof within === 'number' && (figure < 0 || ground.range(state.figures[figure]!.cell, one.cell) > within))
      return false;
    return isTrue({ table: state, figure: figure < 0 ? id : figure, target: id }, condition);
  });
}
