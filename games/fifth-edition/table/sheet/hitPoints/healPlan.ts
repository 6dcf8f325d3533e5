import type { ActionOf } from '@tessera/fifth-edition';
import type { CharacterContext } from '../../character/characterContext.ts';

/** Healing as an action, with the sum that leads to it. */
export interface HealPlan {
  readonly action: ActionOf<'heal'>;
  readonly entered: number;
  /** Hit points above the maximum, which are lost. */
  readonly over: number;
  readonly before: number;
  readonly after: number;
}

/** Most points of one action. */
const MAX_POINTS = 10_000;

/** Plans entered healing; undefined for an invalid number, and while no hit point is missing. */
export function healPlan(
  entered: number,
  source: string,
  { sheet }: Pick<CharacterContext, 'sheet'>,
): HealPlan | undefined {
  if (!Number.isInteger(entered) || entered < 1 || entered > MAX_POINTS) return undefined;
  const { current, max } = sheet.hitPoints;
  const amount = Math.min(entered, max.value - current);
  if (amount < 1) return undefined;
  const from = source.trim().slice(0, 100);
  const action: ActionOf<'heal'> = {
    type: 'heal',
    amount,
    ...(amount !== entered && { entered }),
    ...(from !== '' && { source: from }),
    hitPoints: { current, max: max.value },
  };
  return { action, entered, over: entered - amount, before: current, after: current + amount };
}
