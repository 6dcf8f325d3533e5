import { compileCondition } from '@tessera/rules';
import type { ScenarioRule } from '../content/records/scenarioRule.ts';
import { byCharacters, numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import { counterValue, holdsNow, isTableRequirement, killCount } from '../scenario/ruleTimes.ts';
import type { View } from '../state/state.ts';
import { factScope } from '../vocabulary/facts.ts';

/** A place that a rule asks heroes to hold, and the seat of the hero on it, or -1. */
export interface HeldPlace {
  readonly letter: string;
  readonly cell: number;
  readonly seat: number;
}

/** The progress of a special rule: parts done of parts needed, or the rounds until it applies. */
export interface Trigger {
  /** Index of the rule in the scenario. */
  readonly rule: number;
  /**
   * `done`: it applied and does not apply again. `live`: its progress has begun, or it applies this round. `waiting`: it
   * can still apply. `standing`: it holds all the time or at every turn.
   */
  readonly state: 'done' | 'live' | 'waiting' | 'standing';
  readonly parts?: { readonly done: number; readonly needed: number };
  /** Rounds until it applies next: 0 in this round. Undefined when its other conditions do not hold now. */
  readonly inRounds?: number;
  readonly places: readonly HeldPlace[];
  /** Whether it harms the party: spawns, damage, a lost scenario. */
  readonly isHarmful: boolean;
}

type When = ScenarioRule['when'];

/** Returns the special rules that are in play with this number of characters, each with its progress. */
export function scenarioTriggers(view: View): readonly Trigger[] {
  return scenarioPlan(view.scenario).record.rules.flatMap((rule, n) =>
    isInPlay(view, rule) ? triggerOf(view, rule, n) : [],
  );
}

/** Checks whether a rule can apply with this number of characters and the achievements of the party. */
function isInPlay(view: View, { effects, if: requirements, when }: ScenarioRule): boolean {
  const { objects } = scenarioPlan(view.scenario).record;
  const isAbsent = (id: string) => (objects.find((one) => one.id === id)?.from ?? 2) > view.characters;
  if (when.type === 'task' && when.beside !== 'goal' && isAbsent(when.beside.object)) return false;
  if (effects.every((one) => one.type === 'spawn' && byCharacters(one.ranks, view) === null)) return false;
  if (requirements.some((one) => one.type === 'object' && one.present && isAbsent(one.object))) return false;
  return requirements.every((one) => one.type !== 'achievement' || holdsNow(view, one));
}

function triggerOf(view: View, rule: ScenarioRule, n: number): Trigger {
  const { when } = rule;
  const places = placesOf(view, when);
  const common = { rule: n, places, isHarmful: rule.effects.some(({ type }) => HARMS.has(type)) };
  if (isStanding(rule)) {
    const holds = rule.if.filter(isTableRequirement).every((one) => holdsNow(view, one));
    return { ...common, state: holds ? 'standing' : 'done' };
  }
  if (rule.once && view.counters[`rule:${n}`] !== undefined) return { ...common, state: 'done' };
  if (when.type === 'round-start' || when.type === 'round-end') {
    const inRounds = roundsUntil(view, rule);
    return { ...common, state: inRounds === 0 ? 'live' : 'waiting', ...(inRounds !== undefined && { inRounds }) };
  }
  const parts = partsOf(view, when, places);
  if (parts) return { ...common, state: parts.done > 0 ? 'live' : 'waiting', parts };
  return { ...common, state: ONE_TIME.has(when.type) ? 'waiting' : 'standing' };
}

/** Checks whether a rule holds as long as its conditions do, regardless of the time in the content. */
export function isStanding({ when, effects }: ScenarioRule): boolean {
  return (
    when.type === 'always' || effects.every((one) => HOLDING.has(one.type) || (one.type === 'apply' && one.standing))
  );
}

const HOLDING: ReadonlySet<string> = new Set(['sleep', 'hold-door']);
const HARMS: ReadonlySet<string> = new Set(['spawn', 'lose', 'trap', 'drift', 'place', 'flood']);
const ONE_TIME: ReadonlySet<When['type']> = new Set(['door-opened', 'room-revealed', 'object-destroyed', 'arrived']);

function placesOf(view: View, when: When): readonly HeldPlace[] {
  const letters =
    when.type === 'occupied' ? byCharacters(when.markers, view) : when.type === 'all-on' ? [when.marker] : [];
  const { markers } = scenarioPlan(view.scenario);
  return letters.flatMap((letter) =>
    (markers.get(letter) ?? []).map((cell) => ({
      letter,
      cell,
      seat: view.heroes.findIndex((_, seat) => view.figures[seat]!.cell === cell),
    })),
  );
}

function partsOf(view: View, when: When, places: readonly HeldPlace[]): Trigger['parts'] {
  const facts = scenarioFacts(view);
  switch (when.type) {
    case 'occupied':
      return { done: places.filter(({ seat }) => seat >= 0).length, needed: places.length };
    case 'all-on':
      return {
        done: places.filter(({ seat }) => seat >= 0).length,
        needed: view.heroes.filter(({ exhausted }) => !exhausted).length,
      };
    case 'monster-killed':
      return when.each || when.rank !== undefined
        ? undefined
        : capped(killCount(view, when.monsters), numberOf(when.count, facts));
    case 'goal-looted':
      return when.marker === undefined
        ? capped(view.counters['goals-looted'] ?? 0, numberOf(when.count, facts))
        : undefined;
    case 'counter':
      return capped(counterValue(view, when.counter), numberOf(when.least, facts));
    default:
      return undefined;
  }
}

function capped(done: number, needed: number) {
  return { done: Math.min(done, needed), needed };
}

/** Rounds ahead in which a rule is looked for. The longest period in the scenarios is four rounds. */
const AHEAD = 24;

/**
 * Returns the rounds until a rule at the start or end of a round applies, or undefined when a condition other than the
 * round does not hold now, or when no such round comes.
 */
function roundsUntil(view: View, { when, if: requirements }: ScenarioRule): number | undefined {
  const others = requirements.filter(isTableRequirement).filter(({ type }) => type !== 'formula');
  if (!others.every((one) => holdsNow(view, one))) return undefined;
  // The start of this round is over once it has begun.
  const first = when.type === 'round-start' ? 1 : 0;
  for (let n = first; n <= AHEAD; n++) if (isRoundOf(requirements, view, Math.max(1, view.round) + n)) return n;
  return undefined;
}

/** Checks whether the formulas of a rule allow a round. */
export function isRoundOf(
  requirements: ScenarioRule['if'],
  view: Pick<View, 'characters' | 'level' | 'round'>,
  round: number,
): boolean {
  const facts = scenarioFacts({ ...view, round });
  return requirements.every(
    (one) => one.type !== 'formula' || compileCondition(one.formula, factScope).evaluate(facts),
  );
}
