import { compileCondition } from '@tessera/rules';
import type { ScenarioRecord } from '../content/scenario.ts';
import type { ScenarioRule } from '../content/scenarioRule.ts';
import { setElement } from '../elements/elements.ts';
import type { Ctx } from '../events.ts';
import { factScope } from '../facts.ts';
import { deciderFor, figuresUp, isHero, isMonster } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { drawAbilities } from '../monsters/decks.ts';
import { below } from '../pointer.ts';
import type { FigureId } from '../records.ts';
import type { Rule, State, View } from '../state.ts';
import { closeDoor, doorsNamed, openDoor, setLocked } from './doors.ts';
import { byCharacters, numberOf, scenarioFacts } from './numbers.ts';
import { nearestEmpty, placeMonster, SIDES_TAKEN } from './placing.ts';
import { scenarioPlan } from './plan.ts';
import { revealRoom } from './rooms.ts';

/** When rules of a scenario are looked at; `turn-end` looks at plates too, and every time at what is counted. R 14 */
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
  | 'counter';

/** Whose turn, death or action it is, and the id of the door, room, monster, object or counter. */
export interface Occasion {
  readonly figure?: FigureId;
  readonly what?: string;
}

/** The special rules that are due, as frames in the order of the scenario. */
export function scenarioRulesAt(state: State, time: ScenarioTime, occasion: Occasion = {}): Frame[] {
  const { rules } = scenarioPlan(state.scenario).record;
  return rules.flatMap((rule, n): Frame[] =>
    isDue(state, rule, n, time, occasion) ? [{ at: 'rule', rule: n, figure: occasion.figure ?? -1 }] : [],
  );
}

function isDue(state: State, rule: ScenarioRule, n: number, time: ScenarioTime, occasion: Occasion): boolean {
  if (rule.once && state.counters[`rule:${n}`] !== undefined) return false;
  return isTime(state, rule.when, time, occasion) && rule.if.every((requirement) => holds(state, requirement));
}

function isTime(
  state: State,
  when: ScenarioRule['when'],
  time: ScenarioTime,
  { figure = -1, what }: Occasion,
): boolean {
  switch (when.type) {
    case 'round-start':
    case 'round-end':
      return time === when.type;
    case 'turn-start':
    case 'turn-end':
      return time === when.type && (when.who === undefined || affected(state, when.who.side, figure).includes(figure));
    case 'door-opened':
      return time === 'door-opened' && when.door === what;
    case 'room-revealed':
      return time === 'room-revealed' && when.room === what;
    case 'occupied':
      return time === 'turn-end' && isHero(state, figure) && areOccupied(state, byCharacters(when.markers, state));
    case 'monster-killed':
      return (
        time === 'monster-killed' &&
        when.monsters.includes(what ?? '') &&
        killed(state, when.monsters) === count(state, when)
      );
    case 'object-destroyed':
      return time === 'object-destroyed' && when.object === what;
    case 'goal-looted':
      return time === 'goal-looted' && (state.counters['goals-looted'] ?? 0) >= count(state, when);
    case 'counter':
      return (
        time === 'counter' &&
        when.counter === what &&
        counted(state, when.counter) >= numberOf(when.least, scenarioFacts(state))
      );
    case 'always':
      return false;
    default:
      return when satisfies never;
  }
}

function count(state: State, { count: wanted }: { readonly count: string | number }): number {
  return numberOf(wanted, scenarioFacts(state));
}

/** How many monsters of these kinds have died; of all kinds where none is named. */
export function killed({ counters }: Pick<View, 'counters'>, monsters: readonly string[]): number {
  if (monsters.length === 0) return counters.killed ?? 0;
  return monsters.reduce((sum, monster) => sum + (counters[`killed:${monster}`] ?? 0), 0);
}

/** What a counter of the scenario stands at. */
export function counted({ counters }: Pick<View, 'counters'>, counter: string): number {
  return counters[`counter:${counter}`] ?? 0;
}

/** R 14.2: a character stands on each of the hexes with these letters; those of one letter count together. */
export function areOccupied(state: Pick<View, 'scenario' | 'figures' | 'heroes'>, letters: readonly string[]): boolean {
  const { markers } = scenarioPlan(state.scenario);
  const cells = letters.flatMap((letter) => markers.get(letter) ?? []);
  return cells.every((cell) => state.heroes.some((_, seat) => state.figures[seat]!.cell === cell));
}

type Requirement = ScenarioRule['if'][number];

function holds(state: State, requirement: Requirement): boolean {
  const { map } = state;
  switch (requirement.type) {
    case 'formula':
      return compileCondition(requirement.formula, factScope).evaluate(scenarioFacts(state));
    case 'door':
      return doorsNamed(state, [requirement.door]).every((door) => map.closed.includes(door) !== requirement.open);
    case 'room':
      return map.revealed.includes(roomNamed(state, requirement.room)) === requirement.revealed;
    case 'present':
      return (
        requirement.monsters.some((monster) => state.figures.some((one) => one.cell >= 0 && one.type === monster)) ===
        requirement.present
      );
    default:
      return requirement satisfies never;
  }
}

function roomNamed({ scenario }: State, id: string): number {
  return scenarioPlan(scenario).record.rooms.findIndex((room) => room.id === id);
}

/** Special rules, and those who appear by them. */
export const rules = {
  rule(state, { rule: n, figure }, ctx) {
    const rule = scenarioPlan(state.scenario).record.rules[n]!;
    if (rule.once) {
      if (state.counters[`rule:${n}`] !== undefined) return undefined;
      state.counters[`rule:${n}`] = 1;
    }
    ctx.log({ type: 'rule', rule: rule.id });
    return rule.effects.flatMap((effect, i) => happen(state, effect, `${n}/effects/${i}`, figure, ctx));
  },

  spawn: {
    asks: (state, { near }) => (nearestEmpty(state, near).length > 1 ? deciderFor(state) : []),
    prompt: (_state, { monster }) => ({ code: 'spawn', params: { monster } }),
    options: (state, { near }) => nearestEmpty(state, near).map((cell) => ({ type: 'hex', cell })),
    answers: {
      hex(state, { monster, rank }, { action: { cell }, ...ctx }) {
        spawnAt(state, monster, rank, cell, ctx);
        return undefined;
      },
    },
    afterwards(state, { monster, rank, near }, ctx) {
      const [cell] = nearestEmpty(state, near);
      if (cell !== undefined) spawnAt(state, monster, rank, cell, ctx);
      return undefined;
    },
  },
} satisfies Rule<'rule' | 'spawn'>;

/** R 14.1: at the end of a round they act from the next one, else as if they were revealed. They leave no money. */
function spawnAt(state: State, monster: string, rank: 'normal' | 'elite' | 'boss', cell: number, ctx: Ctx): void {
  const figure = placeMonster(state, { monster, rank, cell, dropsMoney: false, acted: false }, ctx);
  if (figure === undefined) return;
  ctx.log({ type: 'spawned', figure, cell });
  if (state.round > 0) drawAbilities(state, ctx);
}

type Effect = ScenarioRecord['rules'][number]['effects'][number];

function happen(state: State, effect: Effect, place: string, figure: FigureId, ctx: Ctx): Frame[] {
  switch (effect.type) {
    case 'spawn': {
      const rank = byCharacters(effect.ranks, state);
      const cells = scenarioPlan(state.scenario).markers.get(effect.marker) ?? [];
      if (rank === null) return [];
      return cells.flatMap((near) =>
        Array.from({ length: effect.count }, (): Frame => ({ at: 'spawn', monster: effect.monster, rank, near })),
      );
    }
    case 'open-door':
      return doorsNamed(state, effect.doors).flatMap((door) => openDoor(state, door, figure, ctx));
    case 'unlock-door':
      for (const door of doorsNamed(state, effect.doors)) setLocked(state, door, false, ctx);
      return [];
    case 'close-door':
      for (const door of doorsNamed(state, effect.doors)) closeDoor(state, door, ctx);
      return [];
    case 'set-up-room':
      return revealRoom(state, roomNamed(state, effect.room), figure, ctx);
    case 'element':
      setElement(state, effect.element, effect.state);
      ctx.log({ type: 'element', element: effect.element, state: effect.state });
      return [];
    case 'apply':
      return affected(state, effect.who.side, figure).flatMap((target) =>
        effect.modifiers.map(
          (_, m): Frame => ({
            at: 'effect',
            of: below(`scenario/${state.scenario}`, `rules/${place}/modifiers/${m}`),
            figure: -1,
            target,
            value: null,
          }),
        ),
      );
    case 'count': {
      const value = counted(state, effect.counter) + numberOf(effect.by, scenarioFacts(state));
      state.counters[`counter:${effect.counter}`] = value;
      ctx.log({ type: 'counter', counter: effect.counter, value });
      return scenarioRulesAt(state, 'counter', { figure, what: effect.counter });
    }
    case 'win':
    case 'lose':
      state.counters[effect.type] = 1;
      return [];
    case 'goal-loot-by-ability':
      return [];
    case 'take-side':
      takeSide(state, effect.monsters, effect.side, ctx);
      return [];
    default:
      return effect satisfies never;
  }
}

/** Whom a rule means: the party is "ally", monsters are "enemy"; oneself is whose time it is. */
function affected(
  state: State,
  side: 'self' | 'enemy' | 'ally' | 'self-or-ally' | 'any',
  figure: FigureId,
): FigureId[] {
  if (side === 'self') return figure < 0 ? [] : [figure];
  return figuresUp(state).filter((id) => {
    const one = state.figures[id]!;
    return side === 'any' || (one.side === 'party') === (side !== 'enemy');
  });
}

function takeSide(state: State, monsters: readonly string[], side: 'allies' | 'enemies' | 'own', { log }: Ctx): void {
  const n = side === 'allies' ? 0 : side === 'enemies' ? 1 : 2;
  for (const monster of monsters) state.counters[`side:${monster}`] = n;
  for (const one of state.figures) if (isMonster(one) && monsters.includes(one.type)) one.side = SIDES_TAKEN[n]!;
  log({ type: 'side-taken', monsters: [...monsters], side });
}

/** Whether goal tiles are taken by loot abilities only. */
export function lootsGoalsByAbility({ scenario }: Pick<View, 'scenario'>): boolean {
  return scenarioPlan(scenario).record.rules.some(({ effects }) =>
    effects.some(({ type }) => type === 'goal-loot-by-ability'),
  );
}
