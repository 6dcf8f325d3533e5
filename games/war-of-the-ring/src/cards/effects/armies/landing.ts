import type { Seat } from '@tessera/kernel';
import type * as z from 'zod';
import { splitFrames } from '../../../armies/join.ts';
import { ordersOfDie } from '../../../armies/march.ts';
import { movable, unmovedUnits } from '../../../armies/marchGroup.ts';
import { roomIn } from '../../../armies/marchRoute.ts';
import { attackByDie } from '../../../battle/attack.ts';
import { NATIONS, regionOf, tables } from '../../../content/index.ts';
import { nation, regionId } from '../../../content/record.ts';
import { kindSchema, regionAt } from '../../../deck/kind.ts';
import { barringCard } from '../../../deck/standing.ts';
import { besiegedSide } from '../../../map/besieged.ts';
import { hasArmy, insideOf } from '../../../pieces/figures.ts';
import { sideOf } from '../../../pieces/roles.ts';
import type { Frame } from '../../../state/frames.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';
import { isCoastal } from '../../recruitPlaces.ts';

const schema = kindSchema('landing', { from: regionId, coastOf: nation });

/** An Army sails to a coastal region of a Nation and fights the Army there to the end. RULINGS 107 */
export const landing = effectKind({
  schema,
  describe: ({ from, coastOf }, t) => t('effect.landing', { from: t.inOne([from]), nation: t.ofNation(coastOf) }),
  references: ({ from }) => regionAt(from, 'from'),
  can: (state, effect, play) => canLand(state, effect, play),
  run: (state, effect, play) => (canLand(state, effect, play) ? [askFor(play, play.seat)] : undefined),
  options: (state, effect, { side }) => coastsFor(state, effect, side).map((region) => pick('region', region)),
  // First the group that sails; then an assault, if the Shadow already besieges the Stronghold. An Army in the open is
  // fought next.
  chosen(state, effect, { seat, side }, [to]) {
    const from = regionOf(effect.from);
    const orders = { ...ordersOfDie('none'), from: [from], to: [to!], direct: true };
    const troops = [...sailing(state, effect, seat)!];
    const { characters } = movable(state, seat, [], from, to!);
    const aboard = { seat, orders, from, to: to!, troops, characters, left: 1, marched: [] };
    // RULINGS 81: if a landing may exceed the limit, the excess is removed at once, before an assault.
    const trim: Frame = { at: 'trim', place: to!, side, removed: 0 };
    const frames: Frame[] = [...splitFrames(state, { at: 'split', ...aboard }), trim];
    if (besiegedSide(state, to!) !== 1 - side) return frames;
    return [...frames, { ...attackByDie(seat, 'none'), from: [to!], to: [insideOf(to!)] }];
  },
});

type Landing = z.output<typeof schema>;

function canLand(state: State, effect: Landing, { seat, side }: Play): boolean {
  return sailing(state, effect, seat) !== undefined && coastsFor(state, effect, side).length > 0;
}

/** Returns the player's own figures that sail; a teammate's may join them in the split. R 13.7, 13.9 */
function sailing(state: State, { from }: Landing, seat: Seat): readonly number[] | undefined {
  const port = regionOf(from);
  return hasArmy(state, port, sideOf(state, seat)) ? unmovedUnits(state, seat, port, []) : undefined;
}

/** Returns the coasts of the Nation with room for a unit that no card closes. */
function coastsFor(state: State, { coastOf }: Landing, side: number): number[] {
  return tables.regionsOf[NATIONS.indexOf(coastOf)]!.filter(
    (region) =>
      isCoastal(state, region) && roomIn(state, region, side) > 0 && barringCard(state, region, side) === undefined,
  );
}
