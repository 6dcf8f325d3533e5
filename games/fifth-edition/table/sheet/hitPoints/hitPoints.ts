import {
  type ActionOf,
  type CharacterRecord,
  type CharacterState,
  conditionsOnRevival,
  type DerivedState,
  deadlyCondition,
  earlyEndings,
  endingsWithoutTemp,
  evaluateCharacter,
  fallingConditions,
  isDead,
  type Rulebook,
} from '@tessera/fifth-edition';

/** Segments of the hit point bar in percent, and the position of half. */
export interface HitPointBar {
  readonly current: number;
  readonly temp: number;
  readonly half: number;
  /** Hit points at and below which the character is bloodied. */
  readonly bloodiedAt: number;
}

/** Returns the bar. Temporary hit points extend it when they exceed the maximum. */
export function hitPointBar({ max, current, temp }: DerivedState['hitPoints']): HitPointBar {
  const length = Math.max(1, max.value, current + temp);
  const bloodiedAt = Math.floor(max.value / 2);
  return {
    current: (current / length) * 100,
    temp: (temp / length) * 100,
    half: (bloodiedAt / length) * 100,
    bloodiedAt,
  };
}

interface SheetState {
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
}

const MAX_HIT_POINTS = 9999;

export const HIT_POINT_CHANGES = ['damage', 'heal', 'temp'] as const;
export type HitPointChange = (typeof HIT_POINT_CHANGES)[number];

/**
 * Returns the hit points that damage applies to, for the action; undefined without a maximum. For a form with separate
 * hit points, includes those of the character.
 */
export function standingOf(
  record: CharacterRecord,
  { hitPoints }: DerivedState,
  rulebook: Rulebook,
): ActionOf<'damage'>['hitPoints'] {
  const falls = [...fallingConditions(rulebook)];
  const { shape: instanceId, current } = hitPoints;
  const endings = endingsOf(record, rulebook);
  if (instanceId === undefined)
    return hitPoints.max.value < 1 ? undefined : { current, max: hitPoints.max.value, ...endings, falls };
  const active = record.active.filter((effect) => effect.instanceId !== instanceId);
  const own = evaluateCharacter({ ...record, active }, rulebook).hitPoints;
  return { current: own.current, max: own.max.value, shape: { instanceId, current }, ...endings, falls };
}

/** Returns the effects that damage ends: with the last temporary hit point, and with the last hit point. */
function endingsOf(record: CharacterRecord, rulebook: Rulebook): Pick<Standing, 'endings'> {
  if (record.active.length === 0) return {};
  const down = { ...record, used: { ...record.used, damage: MAX_HIT_POINTS } };
  const withoutTemp = endingsWithoutTemp(record, rulebook);
  const fallen = earlyEndings(record, evaluateCharacter(down, rulebook), rulebook);
  if (withoutTemp.length + fallen.length === 0) return {};
  return { endings: { ...(withoutTemp.length > 0 && { withoutTemp }), ...(fallen.length > 0 && { fallen }) } };
}

type Standing = NonNullable<ActionOf<'damage'>['hitPoints']>;

/**
 * Returns the action for entered damage or temporary hit points; undefined for an invalid number. Damage is not capped,
 * because the excess can kill.
 */
export function hitPointAction(
  change: Exclude<HitPointChange, 'heal'>,
  entered: number,
  { record, sheet, rulebook }: SheetState,
  isCritical = false,
): ActionOf<'damage' | 'temp'> | undefined {
  if (!Number.isInteger(entered) || entered < 1) return undefined;
  if (change === 'temp') return { type: 'temp', amount: entered };
  const hitPoints = standingOf(record, sheet, rulebook);
  return { type: 'damage', amount: entered, ...(isCritical && { critical: true }), ...(hitPoints && { hitPoints }) };
}

/** Whether a critical hit matters: at 0 hit points only. */
export function asksForCritical(change: HitPointChange, { hitPoints }: DerivedState): boolean {
  return change === 'damage' && hitPoints.current === 0 && hitPoints.max.value > 0;
}

/** Returns the action that rolls a death save, with all bonuses to saving throws. */
export function deathSaveAction({ deathSaves, hitPoints }: DerivedState): ActionOf<'deathSave'> {
  const { bonus, rolling } = deathSaves;
  const added = bonus.dice.map(({ dice }) => dice).filter((dice) => !dice.startsWith('-'));
  const taken = bonus.dice.map(({ dice }) => dice).filter((dice) => dice.startsWith('-'));
  return {
    type: 'deathSave',
    bonus: bonus.value,
    ...(added.length > 0 && { dice: added.join('+') }),
    ...(taken.length > 0 && { less: taken.map((dice) => dice.slice(1)).join('+') }),
    ...(rolling !== undefined && rolling.result !== 'plain' && { mode: rolling.result }),
    max: hitPoints.max.value,
  };
}

interface Revival {
  readonly by: ActionOf<'revive'>['by'];
  readonly name: string;
  readonly points: number;
}

/** Returns the action that brings a dead character back; undefined for an invalid number of hit points. */
export function reviveAction(
  { by, name, points }: Revival,
  { record, sheet, rulebook }: SheetState,
): ActionOf<'revive'> | undefined {
  const max = sheet.hitPoints.max.value;
  if (!Number.isInteger(points) || points < 1 || max < 1) return undefined;
  const deadBy = deadlyCondition({ record, sheet, rulebook });
  return {
    type: 'revive',
    by,
    ...(name.trim() !== '' && { name: name.trim().slice(0, 100) }),
    hitPoints: Math.min(points, max),
    max,
    ...(deadBy !== undefined && { deadBy }),
    conditions: conditionsOnRevival(record, rulebook),
  };
}

/** State of a character at 0 hit points. */
export type DyingState = 'rolling' | 'stable' | 'dead';

/** Returns the state of dying; undefined while the character has hit points. */
export function dyingOf(sheet: DerivedState, { death }: Pick<CharacterState, 'death'>): DyingState | undefined {
  const { hitPoints } = sheet;
  if (isDead({ sheet, death })) return 'dead';
  if (hitPoints.current > 0 || hitPoints.max.value < 1) return undefined;
  return death.successes > 2 ? 'stable' : 'rolling';
}
