import { isUnharmedAt, modifierAt, type PointedModifiers } from '../content/pointed.ts';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import { holds } from '../modifiers/effectContext.ts';
import { aspectsOf, type Modifier } from '../modifiers/modifier.ts';
import { isMonster } from '../state/figures.ts';
import type { State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import type { Pointer } from '../vocabulary/pointer.ts';
import { carrierOf } from './carriedTokens.ts';
import { scenarioPlan } from './plan.ts';

type Effect = ScenarioRecord['rules'][number]['effects'][number];
type EffectOf<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;
type ObjectRecord = ScenarioRecord['objects'][number];
type Table = Pick<View, 'scenario' | 'figures' | 'counters'>;

/** Permanent effects of special rules, which are checked instead of applied. */
interface Standing {
  readonly suspends: boolean;
  readonly sleeps: boolean;
  readonly spares: boolean;
  readonly lures: boolean;
  readonly ignores: boolean;
  readonly protect: readonly EffectOf<'protect'>[];
  readonly bar: readonly EffectOf<'bar'>[];
  readonly headFor: readonly EffectOf<'head-for'>[];
  readonly gates: readonly EffectOf<'gate'>[];
  readonly idle: readonly EffectOf<'idle'>[];
  readonly march: readonly EffectOf<'march'>[];
  readonly lead: readonly EffectOf<'lead'>[];
  readonly bail: readonly EffectOf<'bail'>[];
}

const known = new Map<string, Standing>();

/** Returns the permanent effects of a scenario. Cached, because most scenarios have none. */
function standingOf(scenario: string): Standing {
  let found = known.get(scenario);
  if (found === undefined) {
    const { rules, objects } = scenarioPlan(scenario).record;
    const effects = rules.flatMap((rule) => rule.effects);
    const of = <Type extends Effect['type']>(type: Type) =>
      effects.filter((effect): effect is EffectOf<Type> => effect.type === type);
    found = {
      suspends: of('suspend').length > 0,
      sleeps: of('sleep').length > 0,
      spares: objects.some(({ spared }) => spared),
      lures: objects.some(({ lures }) => lures),
      ignores: objects.some(({ ignored }) => ignored),
      protect: of('protect'),
      bar: of('bar'),
      headFor: of('head-for'),
      gates: of('gate'),
      idle: of('idle'),
      march: of('march'),
      lead: of('lead'),
      bail: of('bail'),
    };
    known.set(scenario, found);
  }
  return found;
}

/** Checks whether a monster's kind is suspended: it does not act, and nothing affects it. */
export function isSuspended({ scenario, figures, counters }: Table, id: FigureId): boolean {
  if (!standingOf(scenario).suspends) return false;
  const one = figures[id]!;
  return counters[`suspended:${one.type}`] === 1 && isMonster(one);
}

/** Suspends kinds of monsters, or ends their suspension. */
export function suspend(state: State, monsters: readonly string[], suspended: boolean): void {
  for (const monster of monsters) state.counters[`suspended:${monster}`] = Number(suspended);
}

/** Checks whether a monster sleeps: it does not act, and figures under the rules for monsters ignore it. */
export function isAsleep({ scenario, counters }: Pick<View, 'scenario' | 'counters'>, id: FigureId): boolean {
  return standingOf(scenario).sleeps && counters[`asleep:${id}`] === 1;
}

/** Puts every monster of these kinds on the map to sleep, unless it has been awake. */
export function fallAsleep(state: State, monsters: readonly string[]): void {
  for (const [id, one] of state.figures.entries()) {
    if (isMonster(one) && monsters.includes(one.type)) state.counters[`asleep:${id}`] ??= 1;
  }
}

/** Wakes a monster. It acts as if it had just appeared. */
export function wake(state: State, id: FigureId): void {
  if (id >= 0 && isAsleep(state, id)) state.counters[`asleep:${id}`] = 0;
}

/** Wakes the monsters adjacent to a figure of the party that ended a move. */
export function wakeBeside(state: State, id: FigureId, areAdjacent: (a: number, b: number) => boolean): void {
  const { cell, side } = state.figures[id]!;
  if (cell < 0 || side !== 'party' || !standingOf(state.scenario).sleeps) return;
  for (const [other, one] of state.figures.entries()) {
    if (one.cell >= 0 && areAdjacent(cell, one.cell)) wake(state, other);
  }
}

/** Checks whether a figure is immune to damage by another one (-1: by none). Other effects still apply. */
export function isProtected(table: Table, id: FigureId, by: FigureId): boolean {
  if (table.figures[id]!.kind === 'objective' && isUnharmedAt(table.figures[id]!.stats)) return true;
  return standingOf(table.scenario).protect.some(
    ({ monsters, thing }) =>
      monsters.includes(table.figures[id]!.type) && (thing === undefined || by < 0 || carrierOf(table, thing) !== by),
  );
}

/** Checks whether enemies can neither focus nor target a figure: a spared object or a suspended monster. */
export function isSpared(table: Table, id: FigureId): boolean {
  if (isSuspended(table, id)) return true;
  return standingOf(table.scenario).spares && objectOf(table, id)?.spared === true;
}

/** Checks whether figures under the rules for monsters do not focus an object. */
export function isIgnored(table: Table, id: FigureId): boolean {
  return standingOf(table.scenario).ignores && objectOf(table, id)?.ignored === true;
}

/** Checks whether the scenario has an object that monsters prefer to other targets. */
export function hasLure({ scenario }: Pick<View, 'scenario'>): boolean {
  return standingOf(scenario).lures;
}

/** Returns the scenario's record of an object, or undefined for other figures. */
export function objectOf({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): ObjectRecord | undefined {
  const { kind, type } = figures[id]!;
  if (kind !== 'objective') return undefined;
  return scenarioPlan(scenario).record.objects.find((one) => one.id === type);
}

/** Returns the cells of doors that a monster does not enter. */
export function barredCells({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): readonly number[] {
  const { bar } = standingOf(scenario);
  if (bar.length === 0) return [];
  const { record, doors } = scenarioPlan(scenario);
  return bar
    .filter(({ monsters }) => monsters.includes(figures[id]!.type))
    .flatMap((effect) => effect.doors.flatMap((name) => doors[record.doors.findIndex((one) => one.id === name)] ?? []));
}

/** Returns the destination and distance of a monster that ignores the move on its card. */
export function headingOf(
  { scenario, figures }: Omit<Table, 'counters'>,
  id: FigureId,
): { readonly cells: readonly number[]; readonly move: number } | undefined {
  const effect = standingOf(scenario).headFor.find(({ monsters }) => monsters.includes(figures[id]!.type));
  if (effect === undefined) return undefined;
  return { cells: scenarioPlan(scenario).markers.get(effect.marker) ?? [], move: effect.move };
}

/** Checks whether a monster takes no turns. */
export function isIdle({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): boolean {
  return standingOf(scenario).idle.some(({ monsters }) => monsters.includes(figures[id]!.type));
}

/** Returns the march that one monster of its kind makes per round. */
export function marchOf({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): EffectOf<'march'> | undefined {
  return standingOf(scenario).march.find(({ monsters }) => monsters.includes(figures[id]!.type));
}

/** Returns the object that a monster leads in place of its card. */
export function leadOf({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): EffectOf<'lead'> | undefined {
  return standingOf(scenario).lead.find(({ monsters }) => monsters.includes(figures[id]!.type));
}

/** Returns where water can be taken up and poured away. */
export function bailingIn({ scenario }: Pick<View, 'scenario'>): EffectOf<'bail'> | undefined {
  return standingOf(scenario).bail[0];
}

/** Returns the hexes to which a gate beside a cell leads. */
export function gatesFrom({ scenario }: Pick<View, 'scenario'>, cell: number): readonly number[] {
  const { gates } = standingOf(scenario);
  if (gates.length === 0 || cell < 0) return [];
  const { markers, plan } = scenarioPlan(scenario);
  return gates.flatMap((gate) => {
    const ends = gate.markers.flatMap((letter) => markers.get(letter) ?? []);
    const near = ends.filter((end) => plan.board.distance(end, cell) === 1);
    return near.length === 0 ? [] : ends.filter((end) => !near.includes(end));
  });
}

/** Counts the objects of a name that are not destroyed, including those in unrevealed rooms. */
export function standingCount({ scenario, counters }: Pick<View, 'scenario' | 'counters'>, object: string): number {
  const { at } = scenarioPlan(scenario).record.objects.find(({ id }) => id === object) ?? { at: [] };
  return at.length - (counters[`destroyed:${object}`] ?? 0);
}

/**
 * Checks whether a rule's effect on a side applies to a figure; `at` is a modifier of its `apply`. It ends with the
 * object that the rule requires.
 */
export function concernsByRule(table: View, at: string, id: FigureId): boolean {
  const [kind, , field, rule, , effect] = at.split('/');
  if (kind !== 'scenario' || field !== 'rules') return false;
  const { if: requirements = [], effects = [] } = scenarioPlan(table.scenario).record.rules[Number(rule)] ?? {};
  const one = effects[Number(effect)];
  if (one?.type !== 'apply' || !one.standing) return false;
  const isOver = requirements.some(
    (need) => need.type === 'standing' && standingCount(table, need.object) < need.least,
  );
  const { side, if: condition } = one.who;
  if (isOver || (side !== 'any' && (table.figures[id]!.side === 'party') !== (side !== 'enemy'))) return false;
  return holds({ table, figure: id, target: id }, condition);
}

/** Returns the modifiers from rules that change a figure's abilities: bonuses, advantage. */
export function heldByRules(table: View, id: FigureId): PointedModifiers {
  const found: (readonly [Pointer, Modifier])[] = [];
  for (const { at, owner, on } of table.lasting) {
    if (owner >= 0 || on.length > 0 || !concernsByRule(table, at, id)) continue;
    const modifier = modifierAt(at);
    if (aspectsOf(modifier).trigger === undefined) found.push([at, modifier]);
  }
  return found;
}

/** Checks whether goal tiles need a loot ability. */
export function lootsGoalsByAbility({ scenario }: Pick<View, 'scenario'>): boolean {
  return scenarioPlan(scenario).record.rules.some(({ effects }) =>
    effects.some(({ type }) => type === 'goal-loot-by-ability'),
  );
}
