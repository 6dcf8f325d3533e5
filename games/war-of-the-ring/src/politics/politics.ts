import { standingEffects } from '../deck/standing.ts';
import { settleTable } from '../deck/tableCards.ts';
import type { Cause, Ctx } from '../state/events.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

const FREE_NATIONS = 5;
const AT_WAR = 4;

/** Activates a passive Nation, unless a card on the table forbids this cause. R 9.9.3 */
export function activate(state: State, nation: number, by: Cause, ctx: Ctx, region = -1): void {
  if (state.active[nation] || !mayActivate(state, nation, by, region)) return;
  state.active[nation] = true;
  ctx.log({ type: 'activated', nation, by });
  settleTable(state, 'action-end', ctx);
}

/** Activates every Nation of the Free Peoples. R 7.2 */
export function activateAll(state: State, by: Cause, ctx: Ctx): void {
  for (let nation = 0; nation < FREE_NATIONS; nation++) activate(state, nation, by, ctx);
}

function mayActivate(state: State, nation: number, by: Cause, region: number): boolean {
  if (state.table.length === 0) return true;
  const only = standingEffects(state, 'activation-only').find((standing) => standing.nation === nation);
  if (!only || by === 'companion') return true;
  return (by === 'declaration' || by === 'attack') && only.regions.includes(region);
}

/** Returns whether a Nation can advance on the Political Track: a passive one stops before war. R 9.9.2 */
export function canAdvance({ boxes, active }: Pick<State, 'boxes' | 'active'>, nation: number): boolean {
  return boxes[nation]! < (active[nation] ? AT_WAR : AT_WAR - 1);
}

/** Moves a Nation one step towards war, if it can. R 9.9.4 */
export function advance(state: State, nation: number, by: Cause, ctx: Ctx): void {
  if (!canAdvance(state, nation)) return;
  const box = state.boxes[nation]! + 1;
  state.boxes[nation] = box;
  ctx.log({ type: 'advanced', nation, box, by });
  if (nation < FREE_NATIONS && (by === 'attack' || by === 'ability')) {
    settleTable(state, 'attack-or-companion-advance', ctx);
  }
}

/** Moves a Nation one step away from war, at most to the first box. */
export function moveBack(state: State, nation: number, ctx: Ctx): void {
  if (state.boxes[nation] === 1) return;
  const box = state.boxes[nation]! - 1;
  state.boxes[nation] = box;
  ctx.log({ type: 'moved-back', nation, box });
}

/** Activates a Nation and puts it At War, for cards. */
export function goToWar(state: State, nation: number, by: Cause, ctx: Ctx): void {
  activate(state, nation, by, ctx);
  while (canAdvance(state, nation)) advance(state, nation, by, ctx);
}

/** Returns the Nations of a side. */
export function nationsOf(side: number): number[] {
  return side === FREE ? [0, 1, 2, 3, 4] : [5, 6, 7];
}
