import {
  type ActionOf,
  type CharacterAction,
  type CharacterRecord,
  type CharacterState,
  type DerivedState,
  earlyEndings,
  endingsWithoutTemp,
  evaluateCharacter,
  fallingConditions,
  type Rulebook,
} from '@tessera/fifth-edition';

/** The bar of hit points in percent of its length, and where half is. */
export interface HitPointBar {
  readonly current: number;
  readonly temp: number;
  readonly half: number;
  /** From here on down somebody is bloodied. */
  readonly bloodiedAt: number;
}

/** Temporary hit points come on top, so the bar is as long as both together where they exceed the maximum. */
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

const MOST_HIT_POINTS = 9999;

export const HIT_POINT_CHANGES = ['damage', 'heal', 'temp'] as const;
export type HitPointChange = (typeof HIT_POINT_CHANGES)[number];

/**
 * The hit points that harm meets, as an action carries them; nothing for a character without any. Behind a form with hit points
 * of its own stand those that the character has without it.
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

/** The effects that harm ends: with the last temporary hit point, and with the last hit point. */
function endingsOf(record: CharacterRecord, rulebook: Rulebook): Pick<Standing, 'endings'> {
  if (record.active.length === 0) return {};
  const down = { ...record, used: { ...record.used, damage: MOST_HIT_POINTS } };
  const withoutTemp = endingsWithoutTemp(record, rulebook);
  const fallen = earlyEndings(record, evaluateCharacter(down, rulebook), rulebook);
  if (withoutTemp.length + fallen.length === 0) return {};
  return { endings: { ...(withoutTemp.length > 0 && { withoutTemp }), ...(fallen.length > 0 && { fallen }) } };
}

type Standing = NonNullable<ActionOf<'damage'>['hitPoints']>;

/**
 * The action for a number that the player entered; nothing where it would do nothing. Healing beyond the maximum is left away.
 * Damage is complete: what exceeds the last hit point can kill.
 */
export function hitPointAction(
  change: HitPointChange,
  entered: number,
  { record, sheet, rulebook }: SheetState,
  isCritical = false,
): CharacterAction | undefined {
  if (!Number.isInteger(entered) || entered < 1) return undefined;
  if (change === 'temp') return { type: 'temp', amount: entered };
  if (change === 'damage') {
    const hitPoints = standingOf(record, sheet, rulebook);
    return {
      type: 'damage',
      amount: entered,
      ...(isCritical && { critical: true }),
      ...(hitPoints && { hitPoints }),
    };
  }
  const { max, current } = sheet.hitPoints;
  const amount = Math.min(entered, max.value - current);
  return amount < 1 ? undefined : { type: change, amount };
}

/** Whether it matters that a hit is critical: only without hit points. */
export function asksForCritical(change: HitPointChange, { hitPoints }: DerivedState): boolean {
  return change === 'damage' && hitPoints.current === 0 && hitPoints.max.value > 0;
}

/** The roll of a death save, with everything that counts in saving throws. */
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

/** How it stands with somebody without hit points. */
export type Dying = 'rolling' | 'stable' | 'dead';

/** Whether somebody is dying; nothing while there are hit points. */
export function dyingOf({ hitPoints }: DerivedState, { death }: Pick<CharacterState, 'death'>): Dying | undefined {
  if (hitPoints.current > 0 || hitPoints.max.value < 1) return undefined;
  if (death.failures > 2) return 'dead';
  return death.successes > 2 ? 'stable' : 'rolling';
}
