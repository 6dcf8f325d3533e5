import {
  begin,
  type EndReason,
  type ExpiredItem,
  type ExpiryEvent,
  pass,
  startingTime,
  type TimedItem,
} from '@tessera/rules';
import type { Rulebook, Source } from '../content/rulebook.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import { isDown } from '../evaluate/numbers/hitPoints.ts';
import { refusal } from '../evaluate/state/issues.ts';
import type { ActiveEffect, CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { CLOCK } from '../vocabulary/clock.ts';
import { factHolds, generalDuration } from '../vocabulary/duration.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { engineMessage } from '../vocabulary/message.ts';
import { MAX_SPELL_LEVEL } from '../vocabulary/vocabulary.ts';

/** Passage of time: seconds, a turn of the character, a rest, or dawn. */
export type Interval = { readonly seconds: number } | 'turn' | Rest;
/** Events that restore spent resources. */
export type Rest = 'shortRest' | 'longRest' | 'dawn';

/** The record after time has passed, and the effects that ended. */
export interface TimeAdvance {
  readonly record: CharacterRecord;
  readonly ended: readonly { readonly instanceId: string; readonly ref: string; readonly because: EndReason }[];
  readonly issues: readonly Issue[];
}

const HOUR = 3600;
const REST_SECONDS = { shortRest: HOUR, longRest: 8 * HOUR } as const;

/** Advances the game time: effects run out and rests restore resources. Never reads the system clock. SPEC 13 */
export function advance(record: CharacterRecord, interval: Interval, rulebook: Rulebook): TimeAdvance {
  if (interval === 'shortRest' || interval === 'longRest') {
    const refused = restRefusal(record, rulebook);
    if (refused !== undefined) return { record, ended: [], issues: [refused] };
  }
  const passed = passTime(record, interval);
  if (!isRest(interval)) return passed;
  return { ...passed, record: { ...passed.record, ...restoreOnRest(record, interval, rulebook) } };
}

/** A character at 0 hit points cannot rest. */
function restRefusal(record: CharacterRecord, rulebook: Rulebook): Issue | undefined {
  const { max, current } = evaluateCharacter(record, rulebook).hitPoints;
  return isDown({ max: max.value, current }) ? refusal('E_REST', 'used.damage', engineMessage('no-rest')) : undefined;
}

/** Expires effects, independent of content. */
export function passTime(record: CharacterRecord, interval: Interval): TimeAdvance {
  const steps: ExpiryEvent[] = stepsOf(record, interval);
  let lasting: readonly LastingEffect[] = record.active.map((effect) => lastingOf(effect, record));
  const refs = new Map(record.active.map(({ instanceId, ref }) => [instanceId, ref]));
  const ended: ExpiredItem<LastingEffect>[] = [];
  for (const step of steps) {
    const passed = pass(lasting, step, CLOCK);
    lasting = passed.lasting;
    ended.push(...passed.ended);
  }
  const held = pass(
    lasting,
    { type: 'facts', holds: (fact, { id }) => factHolds(fact, refs.get(id) ?? '', record) },
    CLOCK,
  );
  ended.push(...held.ended);
  const seconds = steps.reduce((sum, step) => sum + (step.type === 'elapse' ? step.seconds : 0), 0);
  const turn = interval === 'turn' ? CLOCK.secondsPerRound : 0;
  const later: CharacterRecord = {
    ...record,
    time: record.time + seconds + turn,
    active: held.lasting.map(({ effect }) => effect),
  };
  return { record: later, ended: ended.map(endedLine), issues: [] };
}

/** Returns the conditions of a character who returns to life: exhaustion is one level lower (2014 and 2024). */
export function conditionsOnRevival({ conditions }: CharacterRecord, rulebook: Rulebook): Condition[] {
  return conditions.flatMap((each) => eased(each, rulebook));
}

/** Returns the counters after a rest, by the refresh of each resource. `record` is the state before the rest. */
export function restoreOnRest(
  record: CharacterRecord,
  kind: Rest,
  rulebook: Rulebook,
): Pick<CharacterRecord, 'used' | 'conditions'> {
  const sheet = evaluateCharacter(passTime(record, kind).record, rulebook);
  const used: Record<string, number> = { ...record.used };
  for (const { id, refresh } of Object.values(sheet.resources)) {
    const spent = used[id] ?? 0;
    if (spent > 0) used[id] = afterRest(spent, refresh, kind);
  }
  if (kind !== 'dawn') used.pact = 0;
  if (kind === 'longRest') restLong(sheet, used);
  return {
    used: Object.fromEntries(Object.entries(used).filter(([, count]) => count > 0)),
    conditions: kind === 'longRest' ? record.conditions.flatMap((each) => eased(each, rulebook)) : record.conditions,
  };
}

function isRest(interval: Interval): interval is Rest {
  return interval === 'shortRest' || interval === 'longRest' || interval === 'dawn';
}

/**
 * Returns the conditions that outlast the condition or effect that caused them: a creature that wakes up is still
 * prone.
 */
export function stayingConditions(ref: string, rulebook: Rulebook): readonly string[] {
  const [kind = '', id = ''] = ref.split(':');
  const found = new Set<string>();
  const shelves = {
    condition: rulebook.conditions,
    spell: rulebook.spells,
    item: rulebook.items,
    feat: rulebook.feats,
    rule: rulebook.rules,
  };
  const shelf: ReadonlyMap<string, Source<unknown>> | undefined = Reflect.get(shelves, kind);
  const follow = (features: Source<unknown>['features']) => {
    for (const { effect } of features.flatMap(({ effects }) => effects)) {
      if (effect.kind !== 'condition' || found.has(effect.condition)) continue;
      if (effect.stays) found.add(effect.condition);
      follow(rulebook.conditions.get(effect.condition)?.features ?? []);
    }
  };
  follow(shelf?.get(id)?.features ?? []);
  return [...found];
}

/** Returns the conditions that stay after a character drops to 0 hit points and recovers, according to content. */
export function fallingConditions(rulebook: Rulebook): readonly string[] {
  return [...rulebook.rules.keys()].flatMap((id) => stayingConditions(`rule:${id}`, rulebook));
}

/** Adds a condition and its lasting consequences. When the condition exists, its level is set. */
export function addCondition(record: CharacterRecord, condition: Condition, rulebook: Rulebook): CharacterRecord {
  const others = record.conditions.filter(({ id }) => id !== condition.id);
  const conditions = [...others, condition];
  return {
    ...record,
    conditions: withStaying(conditions, condition.id, stayingConditions(`condition:${condition.id}`, rulebook)),
  };
}

/** Adds the conditions that a source causes permanently. */
export function withStaying(conditions: readonly Condition[], source: string, staying: readonly string[]): Condition[] {
  const fresh = staying.filter((id) => !conditions.some((condition) => condition.id === id));
  return [...conditions, ...fresh.map((id) => ({ id, source }))];
}

/**
 * Starts an effect. A concentration effect ends the caster's other concentration. With a rulebook, also adds the
 * conditions that outlast the effect.
 */
export function addEffect(record: CharacterRecord, effect: ActiveEffect, rulebook?: Rulebook): TimeAdvance {
  const lasting = record.active.map((each) => lastingOf(each, record));
  const { lasting: after, ended } = begin(lasting, lastingOf(effect, record));
  const issues = ended
    .filter(({ reason }) => reason === 'concentration-replaced')
    .map(({ item }): Issue => {
      const message = engineMessage('concentration-ends', { ref: item.effect.ref });
      return {
        severity: 'info',
        code: 'I_CONCENTRATION_REPLACED',
        path: `active["${item.effect.instanceId}"]`,
        message,
      };
    });
  const staying = rulebook === undefined || effect.on !== undefined ? [] : stayingConditions(effect.ref, rulebook);
  const conditions = staying.length === 0 ? record.conditions : withStaying(record.conditions, effect.ref, staying);
  return {
    record: { ...record, conditions, active: after.map((each) => each.effect) },
    ended: ended.map(endedLine),
    issues,
  };
}

/** Tags with which content sets the edition's rules about time. */
const BREAKS_CONCENTRATION = 'breaks-concentration';
const ALL_HIT_DICE = 'rest:all-hit-dice';
const LIMITED_DIFFICULTY = 'concentration:at-most-30';

/** Ends the character's concentration effects when a condition breaks concentration. */
export function checkConcentration(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): TimeAdvance {
  const breaks = (id: string) => rulebook.conditions.get(id)?.facts.tags.includes(BREAKS_CONCENTRATION) ?? false;
  if (!sheet.conditions.some(({ id, suppressedBy }) => suppressedBy === undefined && breaks(id)))
    return { record, ended: [], issues: [] };
  const lasting = record.active.map((effect) => lastingOf(effect, record));
  const { lasting: after, ended } = pass(lasting, { type: 'concentrationBroken', of: record.id }, CLOCK);
  return { record: { ...record, active: after.map(({ effect }) => effect) }, ended: ended.map(endedLine), issues: [] };
}

/** Returns the DC of the save that keeps concentration after damage. */
export function concentrationDifficulty(damage: number, { tags }: DerivedState): number {
  const half = Math.max(10, Math.floor(damage / 2));
  return tags.includes(LIMITED_DIFFICULTY) ? Math.min(30, half) : half;
}

interface LastingEffect extends TimedItem {
  readonly effect: ActiveEffect;
}

function lastingOf(effect: ActiveEffect, { id, time }: CharacterRecord): LastingEffect {
  const duration = generalDuration(effect.duration);
  const total = startingTime(duration, CLOCK);
  const left = total === null ? null : Math.max(0, effect.appliedAt + total - time);
  return { id: effect.instanceId, duration, self: id, source: effect.casterId ?? id, left, effect };
}

function endedLine({ item, reason }: ExpiredItem<LastingEffect>): TimeAdvance['ended'][number] {
  return { instanceId: item.effect.instanceId, ref: item.effect.ref, because: reason };
}

function stepsOf({ id }: CharacterRecord, interval: Interval): ExpiryEvent[] {
  if (typeof interval === 'object') return [{ type: 'elapse', seconds: interval.seconds }];
  if (interval === 'turn') return [{ type: 'turnStart', of: id }, { type: 'turnEnd', of: id }, { type: 'roundEnd' }];
  if (interval === 'dawn') return [{ type: 'event', event: 'dawn' }];
  const rested: ExpiryEvent = { type: 'event', event: interval };
  const elapsed: ExpiryEvent = { type: 'elapse', seconds: REST_SECONDS[interval] };
  // A long rest includes a short rest.
  return interval === 'longRest' ? [elapsed, { type: 'event', event: 'shortRest' }, rested] : [elapsed, rested];
}

function afterRest(spent: number, refresh: string, kind: Rest): number {
  if (kind === 'dawn') return refresh === 'dawn' ? 0 : spent;
  if (kind === 'longRest') return refresh === 'none' ? spent : 0;
  if (refresh === 'short' || refresh === 'turn' || refresh === 'initiative') return 0;
  return refresh === 'shortOne' ? spent - 1 : spent;
}

function restLong(sheet: DerivedState, used: Record<string, number>): void {
  for (let level = 1; level <= MAX_SPELL_LEVEL; level++) used[`slot.${level}`] = 0;
  used.damage = 0;
  used.temp = 0;
  for (const what of Object.keys(used)) if (what.startsWith('shape.')) used[what] = 0;
  const half = Math.max(1, Math.floor(sheet.identity.level / 2));
  let back = sheet.tags.includes(ALL_HIT_DICE) ? Number.MAX_SAFE_INTEGER : half;
  for (const { die } of sheet.hitDice.toSorted((a, b) => b.die - a.die)) {
    const spent = used[`hitDie.d${die}`] ?? 0;
    const returned = Math.min(spent, back);
    used[`hitDie.d${die}`] = spent - returned;
    back -= returned;
  }
}

type Condition = CharacterRecord['conditions'][number];

/** A long rest removes one level of a condition with levels. Other conditions stay until they are ended. */
function eased(condition: Condition, { conditions }: Rulebook): Condition[] {
  const { id, level = 1 } = condition;
  if (conditions.get(id)?.record.levels === undefined) return [condition];
  return level > 1 ? [{ ...condition, level: level - 1 }] : [];
}
