import { type PlanModel, seatOf, type TableProps, usePlanning } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';

export type WarPlan = PlanModel<View, Action>;

/** Questions of the use of a die. */
const PLANNED: ReadonlySet<string> = new Set([
  'slot',
  'march',
  'march.on',
  'split',
  'attack',
  'attack.split',
  'diplomacy',
  'recruit',
  'party',
  'flight',
  'flight.to',
  'minion.to',
  'enter',
  'voice',
  'ability',
]);

/** Manages the plan of a die's use: what it does, step by step, before anything is played. */
export function useWarPlan(props: TableProps<View, Action>): WarPlan {
  const { state } = props;
  const seat = seatOf(state.viewer);
  const asked = state.decisions.find((one) => one.seat === seat);
  return usePlanning(props, asked !== undefined && PLANNED.has(asked.kind));
}
