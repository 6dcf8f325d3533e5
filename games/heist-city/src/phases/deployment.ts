import { type Next, type Refusal, refuse, type Seat } from '@tessera/kernel';
import { byCellFor } from '../map/sharedActions.ts';
import { type Cell, isWall, type Site, siteOf, zoneOf } from '../map/site.ts';
import type { Action, ActionOf } from '../state/action.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { cellOf, crewOf, seatOf, unitCount, unitOf } from '../units/units.ts';

type Deploy = ActionOf<'deploy'>;

const STANCES = ['hidden', 'disguised', 'overt'] as const;

/** Maximum of characters that may start Hidden or Disguised, by variant. C1 */
const MOST_STEALTHY = 3;

/** Deployment: the deploying player places all five characters, then the other player. R 5.2, 5.3 */
export const deployment = {
  deploy: {
    asks: (_state, { unit }) => seatOf(unit),
    prompt: (_state, { unit }) => ({ code: 'deploy', params: { unit } }),
    options: (state, { unit }): Action[] => deployOptions(state, unit),
    refuse: (state, { unit }, _seat, action) =>
      action.type === 'deploy'
        ? (refuseCell(state, unit, action.cell) ?? refuseStance(state, unit, action.stance))
        : undefined,
    open: true,
    sound: true,
    answers: {
      deploy(state, { unit }, { action: { cell, stance }, log }) {
        const character = state.characters[unit]!;
        character.cell = cell;
        character.stance = stance;
        log({ type: 'deployed', unit, cell, stance });
        return nextDeployment(state);
      },
    },
  },
} satisfies Rule<'deploy'>;

/** Returns the legal deployments of a character: the free hexes of its zone in each allowed state. R 5.2, 5.3 */
export function deployOptions(view: View, unit: number): Deploy[] {
  const site = siteOf(view.map);
  const free = zoneOf(site, seatOf(unit)).filter((cell) => !isTaken(view, site, cell));
  return STANCES.filter((stance) => !refuseStance(view, unit, stance)).flatMap((stance) => {
    const actions = deployActions(site, stance);
    return free.map((cell) => actions[cell]!);
  });
}

/** Returns the frame for the next character to place or, after the last, the Spooks' extra Moves. R 5.2, 5.4 */
export function nextDeployment(state: State): Next<Frame> {
  const order: readonly Seat[] = [state.deploying, 1 - state.deploying];
  for (const seat of order) {
    for (const unit of crewOf(seat)) if (state.characters[unit]!.cell < 0) return [{ at: 'deploy', unit }];
  }
  state.phase = 'under-cover';
  return [
    ...order.map((seat): Frame => ({ at: 'under-cover', unit: unitOf(seat, 'spook'), moves: 2 })),
    { at: 'turn' },
  ];
}

const deployActions = byCellFor((stance: Deploy['stance'], cell): Deploy => ({ type: 'deploy', cell, stance }));

function refuseCell(state: View, unit: number, cell: Cell): Refusal | undefined {
  const site = siteOf(state.map);
  if (!zoneOf(site, seatOf(unit)).includes(cell)) return refuse('not-in-zone', { cell });
  return isTaken(state, site, cell) ? refuse('occupied', { cell }) : undefined;
}

function isTaken(state: View, site: Site, cell: Cell): boolean {
  if (isWall(site, state.rubble, cell) || site.table[cell] === 1) return true;
  for (let unit = 0; unit < unitCount(state); unit++) if (cellOf(state, unit) === cell) return true;
  return false;
}

function refuseStance(state: View, unit: number, stance: Deploy['stance']): Refusal | undefined {
  if (stance === 'overt') return undefined;
  if (hasVariant(state, 'start-overt')) return refuse('must-be-overt');
  if (!hasVariant(state, 'start-max-3-stealth')) return undefined;
  const stealthy = crewOf(seatOf(unit)).filter((ally) => {
    const { cell, stance: own } = state.characters[ally]!;
    return cell >= 0 && own !== 'overt';
  });
  return stealthy.length >= MOST_STEALTHY ? refuse('too-stealthy', { most: MOST_STEALTHY }) : undefined;
}
