import { compileCondition } from '@tessera/rules';
import type { Cell } from '@tessera/space';
import type { ScenarioRule } from '../content/scenarioRule.ts';
import type { Ctx } from '../events.ts';
import { factScope } from '../facts.ts';
import { deciderFor, isHero, isUp } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { holds as isTrue } from '../modifiers/effectContext.ts';
import { drawAbilities } from '../monsters/decks.ts';
import type { Rule, State, View } from '../state.ts';
import type { FigureId } from '../stateRecords.ts';
import { carrierOf } from './carriedTokens.ts';
import { doorsNamed } from './doors.ts';
import { byCharacters, numberOf, scenarioFacts } from './numbers.ts';
import { standingCount } from './persistentRules.ts';
import { groundIn, roomsAt, scenarioPlan } from './plan.ts';
import { affectedFigures, happen, isGiven } from './ruleEffects.ts';
import { nearestEmpty, placeMonster } from './spawn.ts';

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
  | 'goal-looted'
  | 'entered'
  | 'arrived'
  | 'counter';

/** The figure of the turn, death or action, and the id of the door, room, monster, object or counter. */
export interface Occasion {
  readonly figure?: FigureId;
  readonly what?: string;
  /** The hex of a figure that is already removed. */
  readonly cell?: Cell;
}

/** Returns the due special rules as frames, in the order of the scenario. */
export function scenarioRulesAt(state: State, time: ScenarioTime, occasion: Occasion = {}): Frame[] {
  const { rules } = scenarioPlan(state.scenario).record;
  const { figure = -1, cell } = occasion;
  return rules.flatMap((rule, n): Frame[] =>
    isDue(state, rule, n, time, occasion)
      ? [{ at: rule.may ? 'rule.may' : 'rule', rule: n, figure, ...(cell !== undefined && { cell }) }]
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
        (when.each || killCount(state, when.monsters) === count(state, when))
      );
    case 'object-destroyed':
      return time === 'object-destroyed' && when.object === what;
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
    case 'standing':
      return standingCount(state, requirement.object) >= requirement.least;
    case 'near':
      return figure >= 0 && isNearObject(state, state.figures[figure]!.cell, requirement.object, requirement.within);
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
    case 'figure':
      return figure >= 0 && isTrue({ table: state, figure, target: figure }, requirement.if);
    case 'at':
      return figure >= 0 && isWithin(state, state.figures[figure]!.cell, requirement.marker, requirement.within);
    case 'carries':
      return (figure >= 0 && carrierOf(state, requirement.thing) === figure) === requirement.carries;
    case 'given':
      return isGiven(state, requirement.rule, figure) === requirement.given;
    case 'achievement':
      return (counters[`achievement:${requirement.achievement}`] === 1) === requirement.has;
    default:
      return requirement satisfies never;
  }
}

/** Checks whether a figure of these kinds is on the map, or in a room. */
function isThere(state: State, types: readonly string[], room: string | undefined): boolean {
  return state.figures.some(
    ({ cell, type }) =>
      cell >= 0 &&
      types.includes(type) &&
      (room === undefined || roomsAt(state.scenario, cell).includes(roomNamed(state, room))),
  );
}

/** Checks whether an object of this name is within a distance of a cell. */
function isNearObject(state: State, cell: Cell, object: string, within: number): boolean {
  const ground = groundIn(state);
  return state.figures.some((one) => one.type === object && one.cell >= 0 && ground.range(one.cell, cell) <= within);
}

/** Checks whether a cell is within a distance of a marked one. */
function isWithin(state: State, cell: Cell, marker: string, within: number): boolean {
  const ground = groundIn(state);
  const cells = scenarioPlan(state.scenario).markers.get(marker) ?? [];
  return cells.some((at) => ground.range(at, cell) <= within);
}

export function roomNamed({ scenario }: State, id: string): number {
  return scenarioPlan(scenario).record.rooms.findIndex((room) => room.id === id);
}

/** Special rules, and the figures that they place. */
export const rules = {
  rule(state, { rule: n, figure, cell }, ctx) {
    const rule = scenarioPlan(state.scenario).record.rules[n]!;
    if (rule.once) {
      if (state.counters[`rule:${n}`] !== undefined) return undefined;
      state.counters[`rule:${n}`] = 1;
    }
    ctx.log({ type: 'rule', rule: rule.id });
    const at = cell ?? state.figures[figure]?.cell ?? -1;
    return rule.effects.flatMap((effect, i) => happen({ state, place: `${n}/effects/${i}`, figure, at, ctx }, effect));
  },

  // The hero who triggered the rule may apply it.
  'rule.may': {
    asks: (state, { figure }) => (isHero(state, figure) && isUp(state, figure) ? figure : []),
    prompt: (state, { rule }) => ({
      code: 'rule',
      params: { rule: scenarioPlan(state.scenario).record.rules[rule]!.id },
    }),
    options: () => [{ type: 'option', n: 0 }, { type: 'go-on' }],
    answers: {
      option: (_state, { rule, figure, cell }) => [{ at: 'rule', rule, figure, ...(cell !== undefined && { cell }) }],
      'go-on': () => undefined,
    },
  },

  spawn: {
    asks: (state, { near }) => (nearestEmpty(state, near).length > 1 ? deciderFor(state) : []),
    prompt: (_state, { monster }) => ({ code: 'spawn', params: { monster } }),
    options: (state, { near }) => nearestEmpty(state, near).map((cell) => ({ type: 'hex', cell })),
    answers: {
      hex(state, frame, { action: { cell }, ...ctx }) {
        spawnAt(state, frame, cell, ctx);
        return undefined;
      },
    },
    afterwards(state, frame, ctx) {
      const [cell] = nearestEmpty(state, frame.near);
      if (cell !== undefined) spawnAt(state, frame, cell, ctx);
      return undefined;
    },
  },
} satisfies Rule<'rule' | 'rule.may' | 'spawn'>;

type SpawnFrame = Extract<Frame, { at: 'spawn' }>;

/**
 * R 14.1: a figure spawned at the end of a round acts from the next one, otherwise as if revealed. It drops no money.
 */
function spawnAt(state: State, { monster, rank, damaged = 0 }: SpawnFrame, cell: Cell, ctx: Ctx): void {
  const figure = placeMonster(state, { monster, rank, cell, dropsMoney: false, acted: false }, ctx);
  if (figure === undefined) return;
  const one = state.figures[figure]!;
  one.hp = Math.max(1, one.hp - damaged);
  ctx.log({ type: 'spawned', figure, cell });
  if (state.round > 0) drawAbilities(state, ctx);
}

/** Checks whether goal tiles need a loot ability. */
export function lootsGoalsByAbility({ scenario }: Pick<View, 'scenario'>): boolean {
  return scenarioPlan(scenario).record.rules.some(({ effects }) =>
    effects.some(({ type }) => type === 'goal-loot-by-ability'),
  );
}
