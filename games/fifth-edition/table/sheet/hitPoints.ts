import type { CharacterAction, CharacterState, DerivedState } from '@tessera/fifth-edition';

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

export const HIT_POINT_CHANGES = ['damage', 'heal', 'temp'] as const;
export type HitPointChange = (typeof HIT_POINT_CHANGES)[number];

/**
 * The action for a number somebody entered; nothing where it would do nothing. Harm beyond the last hit point and healing beyond
 * the maximum are left away, so that the record never holds more damage than there are hit points.
 */
export function hitPointAction(
  change: HitPointChange,
  entered: number,
  { max, current, temp }: DerivedState['hitPoints'],
): CharacterAction | undefined {
  if (!Number.isInteger(entered) || entered < 1) return undefined;
  if (change === 'temp') return { type: 'temp', amount: entered };
  const amount = Math.min(entered, change === 'damage' ? current + temp : max.value - current);
  return amount < 1 ? undefined : { type: change, amount };
}

/** How it stands with somebody without hit points. */
export type Dying = 'rolling' | 'stable' | 'dead';

/** Whether somebody is dying; nothing while there are hit points. */
export function dyingOf({ hitPoints }: DerivedState, { death }: Pick<CharacterState, 'death'>): Dying | undefined {
  if (hitPoints.current > 0 || hitPoints.max.value < 1) return undefined;
  if (death.failures > 2) return 'dead';
  return death.successes > 2 ? 'stable' : 'rolling';
}
