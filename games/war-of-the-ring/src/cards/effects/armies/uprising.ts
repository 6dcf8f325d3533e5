import type * as z from 'zod';
import { enterRegion } from '../../../armies/capture.ts';
import { ARMY_LIMIT } from '../../../armies/marchRoute.ts';
import { NATIONS, regionOf, tables } from '../../../content/index.ts';
import { nation } from '../../../content/record.ts';
import { count, regions } from '../../../deck/fields.ts';
import { kindSchema, regionsIn } from '../../../deck/kind.ts';
import { isFreeRegion } from '../../../map/freeRegion.ts';
import { enlist } from '../../../muster/muster.ts';
import { hasArmy, shift, troopsAt, unitsAt } from '../../../pieces/figures.ts';
import { noTroops, troopOf } from '../../../pieces/troops.ts';
import type { Ctx } from '../../../state/events.ts';
import type { State } from '../../../state/state.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

const schema = kindSchema('uprising', {
  nation,
  regular: count,
  nextTo: regions,
  joining: count.describe('Units from these regions, at most'),
});

/** Regulars are recruited in a free region next to given regions, and units of these may join them. R 8.4, 11.1b */
export const uprising = effectKind({
  schema,
  describe: ({ nation, regular, nextTo, joining }, t) =>
    t('effect.uprising', { nation: t.ofNation(nation), regular, where: t.inOne(nextTo), joining }),
  references: ({ nextTo }) => regionsIn(nextTo, 'nextTo'),
  can: (state, effect, { side }) => landsFor(state, effect, side).length > 0,
  run: (state, effect, play) => (landsFor(state, effect, play.side).length > 0 ? [askFor(play, play.seat)] : undefined),
  // Options: a region, then alternately a place and one of its units to join.
  options(state, effect, { side }, chosen) {
    const [region] = chosen;
    if (region === undefined) return landsFor(state, effect, side).map((one) => pick('region', one));
    if (chosen.length % 2 === 0) return unitsOf(state, effect, chosen.at(-1)!).map((troop) => pick('troop', troop));
    return [enough, ...joiners(state, effect, region).map((from) => pick('place', from))];
  },
  chosen(state, effect, play, chosen, ctx) {
    const [region] = chosen as [number];
    const last = chosen.at(-1)!;
    if (chosen.length === 1) {
      enlist(state, troopOf(NATIONS.indexOf(effect.nation), 'regular'), region, effect.regular, ctx);
    } else if (chosen.length % 2 === 0) {
      return last === NO_MORE ? undefined : [askFor(play, play.seat, chosen)];
    } else join(state, chosen.at(-2)!, region, last, ctx);
    if (hasArmy(state, region, play.side)) enterRegion(state, region, play.side, ctx);
    const mayGoOn = (chosen.length - 1) / 2 < effect.joining && canJoin(state, effect, region, play.side);
    return mayGoOn ? [askFor(play, play.seat, chosen)] : undefined;
  },
});

type Uprising = z.output<typeof schema>;

/** Returns the free regions next to a given one where Regulars can be recruited or units can join. */
function landsFor(state: State, effect: Uprising, side: number): number[] {
  const lands = new Set(effect.nextTo.flatMap((id) => tables.neighbours[regionOf(id)]!));
  const free = [...lands].filter((region) => isFreeRegion(state, region, side)).sort((a, b) => a - b);
  return canEnlist(state, effect) ? free : free.filter((region) => canJoin(state, effect, region, side));
}

function canJoin(state: State, effect: Uprising, region: number, side: number): boolean {
  return unitsAt(state, region, side) < ARMY_LIMIT && joiners(state, effect, region).length > 0;
}

function canEnlist({ reserve }: State, { nation }: Uprising): boolean {
  return reserve[troopOf(NATIONS.indexOf(nation), 'regular')]! > 0;
}

/** Returns the units of the Nation in a place. */
function unitsOf(state: State, { nation }: Uprising, place: number): number[] {
  const figures = ['regular', 'elite'] as const;
  return figures
    .map((figure) => troopOf(NATIONS.indexOf(nation), figure))
    .filter((troop) => troopsAt(state, place, troop) > 0);
}

function joiners(state: State, effect: Uprising, region: number): number[] {
  return effect.nextTo.map(regionOf).filter((from) => from !== region && unitsOf(state, effect, from).length > 0);
}

function join(state: State, from: number, to: number, troop: number, { log }: Ctx): void {
  const troops = noTroops();
  troops[troop] = 1;
  shift(state, from, to, troops);
  log({ type: 'marched', from, to, troops, characters: [] });
}
