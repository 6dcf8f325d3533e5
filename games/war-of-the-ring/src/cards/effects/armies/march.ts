import * as z from 'zod';
import { canMarch } from '../../../armies/march.ts';
import { NATIONS, regionOf, tables } from '../../../content/index.ts';
import { nation, regionId } from '../../../content/record.ts';
import { count } from '../../../deck/fields.ts';
import { kindSchema, regionAt } from '../../../deck/kind.ts';
import { insideOf, isBesieged } from '../../../pieces/figures.ts';
import type { OrdersFrame } from '../../../state/frames.ts';
import type { State } from '../../../state/state.ts';
import { effectKind } from '../../effectKind.ts';

const schema = kindSchema('march', {
  armies: count.default(1),
  steps: z.int().min(1).max(3).default(1),
  with: z.enum(['companion', 'nazgul', 'witch-king']).optional().describe('Figures that must go along'),
  joining: z.boolean().default(false).describe('It ends with another own Army that is not besieged'),
  from: nation.optional().describe('From a region of this Nation'),
  straightTo: regionId.optional().describe('Without a way between; if the enemy holds or besieges it, next to it'),
});

/** Armies of the owner move, by the usual rules. R 9.1, 9.2.4 */
export const march = effectKind({
  schema,
  describe: ({ armies, steps, with: escort, joining, from, straightTo }, t) =>
    t('effect.march', {
      armies,
      steps,
      escort: escort === undefined ? 'none' : ESCORT[escort],
      joining,
      from: from === undefined ? '' : t('term.within', { nation: t.ofNation(from) }),
      straight: straightTo !== undefined,
      to: straightTo === undefined ? '' : t(`name.region.${straightTo}`),
    }),
  references: ({ straightTo }) => regionAt(straightTo, 'straightTo'),
  can: (state, effect, { seat, side }) => canMarch(state, { seat, orders: ordersOf(state, effect, side), marched: [] }),
  run: (state, effect, { seat, side }) => [
    { at: 'march', seat, orders: ordersOf(state, effect, side), left: effect.armies, marched: [] },
  ],
});

export const ESCORT = { companion: 'companion', nazgul: 'nazgul', 'witch-king': 'witchKing' } as const;

type March = z.output<typeof schema>;

function ordersOf(state: State, { steps, with: escort, joining, from, straightTo }: March, side: number): OrdersFrame {
  return {
    escort: escort ?? 'none',
    from: from === undefined ? null : placesIn(NATIONS.indexOf(from)),
    to: straightTo === undefined ? null : destinations(state, regionOf(straightTo), side),
    range: steps,
    direct: straightTo !== undefined,
    joins: joining,
  };
}

/** Returns the regions of a Nation, and the insides of its Strongholds. */
function placesIn(nation: number): number[] {
  return tables.regionsOf[nation]!.flatMap((region) => (insideOf(region) < 0 ? [region] : [region, insideOf(region)]));
}

/** Returns the region itself, or its neighbours while the enemy controls or besieges it. */
function destinations(state: State, region: number, side: number): number[] {
  const isOurs = state.control[region] === side && !isBesieged(state, region);
  return isOurs ? [region] : [...tables.neighbours[region]!];
}
