import type { Modifier } from '../action/modifier.ts';
import type { ScenarioRecord } from '../content/scenario.ts';
import { isMonster } from '../figures.ts';
import { type Listed, modifierAt, type Pointer } from '../pointer.ts';
import type { FigureId } from '../records.ts';
import { holds } from '../scene.ts';
import type { State, View } from '../state.ts';
import { scenarioPlan } from './plan.ts';

type Effect = ScenarioRecord['rules'][number]['effects'][number];
type EffectOf<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;
type ObjectRecord = ScenarioRecord['objects'][number];
type Table = Pick<View, 'scenario' | 'figures' | 'counters'>;

/** What special rules have hold for the whole scenario: the effects that are looked at rather than happen. */
interface Standing {
  readonly suspends: boolean;
  readonly sleeps: boolean;
  readonly spares: boolean;
  readonly lures: boolean;
  readonly protect: readonly EffectOf<'protect'>[];
  readonly bar: readonly EffectOf<'bar'>[];
  readonly headFor: readonly EffectOf<'head-for'>[];
}

const known = new Map<string, Standing>();

/** Worked out once: it is asked for all the time, and most scenarios have nothing of it. */
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
      protect: of('protect'),
      bar: of('bar'),
      headFor: of('head-for'),
    };
    known.set(scenario, found);
  }
  return found;
}

/** Whether a monster's kind takes no part for now: it does not act, and nothing concerns it. */
export function isSuspended({ scenario, figures, counters }: Table, id: FigureId): boolean {
  if (!standingOf(scenario).suspends) return false;
  const one = figures[id]!;
  return counters[`suspended:${one.type}`] === 1 && isMonster(one);
}

/** Kinds of monsters begin or cease to take no part. */
export function suspend(state: State, monsters: readonly string[], suspended: boolean): void {
  for (const monster of monsters) state.counters[`suspended:${monster}`] = Number(suspended);
}

/** Whether a monster sleeps: it does not act, and nobody goes for it by the rules of monsters. */
export function isAsleep({ scenario, counters }: Pick<View, 'scenario' | 'counters'>, id: FigureId): boolean {
  return standingOf(scenario).sleeps && counters[`asleep:${id}`] === 1;
}

/** Every monster of these kinds that is there falls asleep, unless it has been awake. */
export function fallAsleep(state: State, monsters: readonly string[]): void {
  for (const [id, one] of state.figures.entries()) {
    if (isMonster(one) && monsters.includes(one.type)) state.counters[`asleep:${id}`] ??= 1;
  }
}

/** Something has woken it; it acts as if it had just appeared. */
export function wake(state: State, id: FigureId): void {
  if (id >= 0 && isAsleep(state, id)) state.counters[`asleep:${id}`] = 0;
}

/** Whoever of the party has ended a move wakes those beside it. */
export function wakeBeside(state: State, id: FigureId, areAdjacent: (a: number, b: number) => boolean): void {
  const { cell, side } = state.figures[id]!;
  if (cell < 0 || side !== 'party' || !standingOf(state.scenario).sleeps) return;
  for (const [other, one] of state.figures.entries()) {
    if (one.cell >= 0 && areAdjacent(cell, one.cell)) wake(state, other);
  }
}

/** Whether a figure cannot be damaged, though everything else works. */
export function isProtected({ scenario, figures }: Table, id: FigureId): boolean {
  return standingOf(scenario).protect.some(({ monsters }) => monsters.includes(figures[id]!.type));
}

/** Whether enemies can neither focus nor target a figure: a thing that is spared, somebody who takes no part. */
export function isSpared(table: Table, id: FigureId): boolean {
  if (isSuspended(table, id)) return true;
  return standingOf(table.scenario).spares && objectOf(table, id)?.spared === true;
}

/** Whether the scenario has a thing that monsters go for before anybody else. */
export function hasLure({ scenario }: Pick<View, 'scenario'>): boolean {
  return standingOf(scenario).lures;
}

/** The object of the scenario that a figure is; nothing for anybody else. */
export function objectOf({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): ObjectRecord | undefined {
  const { kind, type } = figures[id]!;
  if (kind !== 'objective') return undefined;
  return scenarioPlan(scenario).record.objects.find((one) => one.id === type);
}

/** The cells of doors that a monster does not enter. */
export function barredCells({ scenario, figures }: Omit<Table, 'counters'>, id: FigureId): readonly number[] {
  const { bar } = standingOf(scenario);
  if (bar.length === 0) return [];
  const { record, doors } = scenarioPlan(scenario);
  return bar
    .filter(({ monsters }) => monsters.includes(figures[id]!.type))
    .flatMap((effect) => effect.doors.flatMap((name) => doors[record.doors.findIndex((one) => one.id === name)] ?? []));
}

/** Where a monster goes instead of moving as its card says, and how far. */
export function headingOf(
  { scenario, figures }: Omit<Table, 'counters'>,
  id: FigureId,
): { readonly cells: readonly number[]; readonly move: number } | undefined {
  const effect = standingOf(scenario).headFor.find(({ monsters }) => monsters.includes(figures[id]!.type));
  if (effect === undefined) return undefined;
  return { cells: scenarioPlan(scenario).markers.get(effect.marker) ?? [], move: effect.move };
}

/** How many objects of a name are not destroyed, those in rooms that nobody has seen included. */
export function standingCount({ scenario, counters }: Pick<View, 'scenario' | 'counters'>, object: string): number {
  const { at } = scenarioPlan(scenario).record.objects.find(({ id }) => id === object) ?? { at: [] };
  return at.length - (counters[`destroyed:${object}`] ?? 0);
}

/** Whether what a rule has everybody of a side hold concerns a figure; `at` is a modifier of its `apply`. It ends with what the rule asks to stand. */
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

/** What rules have a figure hold that changes how its abilities go: bonuses, advantage. */
export function heldByRules(table: View, id: FigureId): Listed {
  const found: (readonly [Pointer, Modifier])[] = [];
  for (const { at, owner, on } of table.lasting) {
    if (owner >= 0 || on.length > 0 || !concernsByRule(table, at, id)) continue;
    const modifier = modifierAt(at);
    if (modifier.type !== 'on') found.push([at, modifier]);
  }
  return found;
}
