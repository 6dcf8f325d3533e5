import { regionAt } from '../pieces/figures.ts';
import type { View } from '../state/state.ts';

/** Parts of a battle round, in order. R 9.4 */
export const BATTLE_STEPS = ['cards', 'roll', 'losses', 'goOn'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Returns the current part of the battle round. */
export function battleStep({ flow }: Pick<View, 'flow'>): BattleStep {
  const at = flow.at(-1)?.at ?? '';
  if (at === 'casualties' || at === 'battle.casualties') return 'losses';
  if (at === 'battle.cease' || at === 'battle.retreat' || at === 'advance' || at === 'battle.end') return 'goOn';
  return at.startsWith('combat.stage') || at === 'combat.choice' || at.startsWith('battle.re') ? 'roll' : 'cards';
}

/** Returns the origin and destination of a group while the player chooses its members. */
export function wayOf({ flow }: Pick<View, 'flow'>): { readonly from?: number; readonly to?: number } {
  const frame = flow.at(-1);
  if (frame?.at === 'split' || frame?.at === 'attack.split')
    return { from: regionAt(frame.from), to: regionAt(frame.to) };
  return frame?.at === 'flight.to' ? { from: regionAt(frame.from) } : {};
}
