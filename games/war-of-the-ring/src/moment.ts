import { regionAt } from './figures.ts';
import type { View } from './state.ts';

/** Parts of a round of battle, in their order. R 9.4 */
export const BATTLE_STEPS = ['cards', 'roll', 'losses', 'goOn'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Which part of a round of battle is under way. */
export function battleStep({ flow }: Pick<View, 'flow'>): BattleStep {
  const at = flow.at(-1)?.at ?? '';
  if (at === 'casualties' || at === 'battle.casualties') return 'losses';
  if (at === 'battle.cease' || at === 'battle.retreat' || at === 'advance' || at === 'battle.end') return 'goOn';
  return at.startsWith('combat.stage') || at === 'combat.choice' || at.startsWith('battle.re') ? 'roll' : 'cards';
}

/** The way that a group is about to take, while it is asked who goes. */
export function wayOf({ flow }: Pick<View, 'flow'>): { readonly from?: number; readonly to?: number } {
  const frame = flow.at(-1);
  if (frame?.at === 'split' || frame?.at === 'attack.split')
    return { from: regionAt(frame.from), to: regionAt(frame.to) };
  return frame?.at === 'flight.to' ? { from: regionAt(frame.from) } : {};
}
