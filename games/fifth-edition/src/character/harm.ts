import type { Log } from '@tessera/kernel';
import { withStaying } from '../changes/time.ts';
import { shapeCounter } from '../evaluate/numbers/hitPoints.ts';
import { removeEffect } from '../record/changes.ts';
import type { ActiveEffect, CharacterRecord } from '../record/record.ts';
import { DECISIVE_SAVES } from '../vocabulary/vocabulary.ts';
import type { ActionOf } from './actions.ts';
import { partWithEffects } from './companions.ts';
import type { CharacterEvent, EventOf } from './events.ts';
import type { CharacterState } from './state.ts';

type Standing = NonNullable<ActionOf<'damage'>['hitPoints']>;

/** Sets a counter. A count of 0 is deleted, so that equal characters have equal records. */
export function setUsed(used: CharacterRecord['used'], what: string, count: number): void {
  if (count > 0) used[what] = count;
  else delete used[what];
}

/**
 * Applies damage: to temporary hit points first, then to those of a form, then to the character's. Effects end with the
 * last temporary hit point or the last hit point, if content says so. At 0 hit points all damage is a failed death
 * save, two on a critical hit. Damage that exceeds the last hit point by the maximum kills.
 */
export function hurt(
  state: CharacterState,
  amount: number,
  log: Log<CharacterEvent>,
  standing?: Standing,
  isCritical = false,
  entry?: ActionOf<'harm'>,
): void {
  const { used } = state.record;
  const absorbed = Math.min(used.temp ?? 0, amount);
  setUsed(used, 'temp', (used.temp ?? 0) - absorbed);
  log(entry === undefined ? { type: 'hurt', amount, absorbed } : harmed(entry, amount, absorbed));
  // Damage that a defense took away altogether has no consequences.
  if (entry !== undefined && amount === 0) return;
  if (standing === undefined) {
    setUsed(used, 'damage', (used.damage ?? 0) + amount - absorbed);
    return;
  }
  if (absorbed > 0 && used.temp === undefined) endListed(state, standing.endings?.withoutTemp, log);
  const harm = throughShape(state, amount - absorbed, standing, log);
  const { current, max } = standing;
  setUsed(used, 'damage', Math.min(max, max - current + harm));
  if (harm - current >= max) die(state, standing, log);
  else if (current === 0) failDeathSave(state, isCritical ? 2 : 1, log);
  else if (harm >= current) fall(state, standing, log);
}

/** Returns the log entry of damage with its parts, as entered and as taken. */
function harmed(
  { parts, source, critical = false, half = false }: ActionOf<'harm'>,
  amount: number,
  absorbed: number,
): EventOf<'harmed'> {
  return { type: 'harmed', parts, ...(source !== undefined && { source }), critical, half, amount, absorbed };
}

/** Removes the damage counters of forms that have ended. */
export function forgetShapes({ record: { used, active } }: CharacterState): void {
  const worn = new Set(active.map(({ instanceId }) => shapeCounter(instanceId)));
  for (const what of Object.keys(used)) if (what.startsWith('shape.') && !worn.has(what)) delete used[what];
}

/**
 * Restores hit points, to a form first. A healed character stops dying. Damage beyond the last hit point, of which `max`
 * are known, is dropped.
 */
export function mend(state: CharacterState, amount: number, max = Number.POSITIVE_INFINITY): void {
  const { used, active } = state.record;
  const shape = active.map(({ instanceId }) => shapeCounter(instanceId)).find((counter) => (used[counter] ?? 0) > 0);
  if (shape !== undefined) {
    setUsed(used, shape, (used[shape] ?? 0) - amount);
    return;
  }
  setUsed(used, 'damage', Math.min(max, used.damage ?? 0) - amount);
  state.death = { successes: 0, failures: 0 };
}

/** Returns the damage beyond the form's hit points; the form ends with its last hit point. */
function throughShape(state: CharacterState, harm: number, { shape }: Standing, log: Log<CharacterEvent>): number {
  const { used } = state.record;
  const worn = shape && state.record.active.find(({ instanceId }) => instanceId === shape.instanceId);
  if (shape === undefined || worn === undefined) return harm;
  if (harm < shape.current) {
    const counter = shapeCounter(worn.instanceId);
    setUsed(used, counter, (used[counter] ?? 0) + harm);
    return 0;
  }
  endEffects(state, [worn], log);
  return harm - shape.current;
}

function fall(state: CharacterState, { falls = [], endings }: Standing, log: Log<CharacterEvent>): void {
  state.death = { successes: 0, failures: 0 };
  log({ type: 'downed' });
  endConcentration(state, log);
  endListed(state, endings?.fallen, log);
  state.record.conditions = withStaying(state.record.conditions, 'damage', falls);
}

/** A stable character starts dying again when hurt. */
function failDeathSave(state: CharacterState, count: number, log: Log<CharacterEvent>): void {
  const before = state.death.successes > 2 ? 0 : state.death.failures;
  const failures = Math.min(DECISIVE_SAVES, before + count);
  state.death = { successes: state.death.successes > 2 ? 0 : state.death.successes, failures };
  log({ type: 'deathFailed', count, failures });
  if (failures === DECISIVE_SAVES) log({ type: 'died' });
}

function die(state: CharacterState, { endings }: Standing, log: Log<CharacterEvent>): void {
  state.death = { ...state.death, failures: DECISIVE_SAVES };
  endConcentration(state, log);
  endListed(state, endings?.fallen, log);
  log({ type: 'died' });
}

function endConcentration(state: CharacterState, log: Log<CharacterEvent>): void {
  const { id, active } = state.record;
  const held = active.filter(({ duration, casterId = id }) => duration.type === 'concentration' && casterId === id);
  endEffects(state, held, log, 'concentration-broken');
}

function endListed(state: CharacterState, instanceIds: readonly string[] = [], log: Log<CharacterEvent>): void {
  endEffects(
    state,
    state.record.active.filter(({ instanceId }) => instanceIds.includes(instanceId)),
    log,
  );
}

function endEffects(
  state: CharacterState,
  effects: readonly ActiveEffect[],
  log: Log<CharacterEvent>,
  because: 'ended' | 'concentration-broken' = 'ended',
): void {
  for (const { instanceId, ref } of effects) {
    state.record = removeEffect(state.record, instanceId);
    log({ type: 'ended', ref, because });
  }
  forgetShapes(state);
  partWithEffects(state, log);
}

/** Adds hit points, or temporary ones, of which the larger number stays. */
export function gainPoints(state: CharacterState, what: 'heal' | 'temp' | 'damage' | 'other', points: number): void {
  const { used } = state.record;
  if (what === 'heal') mend(state, points);
  if (what === 'temp') setUsed(used, 'temp', Math.max(used.temp ?? 0, points));
}
