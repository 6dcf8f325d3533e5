import type { Next } from '@tessera/kernel';
import { eliminate } from '../../../armies/losses.ts';
import { NATIONS, tables } from '../../../content/index.ts';
import { target } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { garrisonPlace } from '../../../map/besieged.ts';
import { isUnconquered } from '../../../map/freeRegion.ts';
import { nazgulAt, shift } from '../../../pieces/figures.ts';
import { NAZGUL, noTroops } from '../../../pieces/troops.ts';
import type { Ctx } from '../../../state/events.ts';
import type { Frame } from '../../../state/frames.ts';
import type { State } from '../../../state/state.ts';
import { nazgulNearCompanions } from '../../armies.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';

/** Rolls for the Nazgûl of an Army near a Companion's Army; the survivors flee. The Witch-king does not count. */
export const strikeNazgul = effectKind({
  schema: kindSchema('strike-nazgul', { on: target }),
  describe: ({ on }, t) => t('effect.strike-nazgul', { on }),
  can: (state) => nazgulNearCompanions(state).length > 0,
  run(state, effect, play, ctx) {
    const places = nazgulNearCompanions(state);
    if (places.length === 0) return undefined;
    return places.length > 1 ? [askFor(play, play.seat)] : strike(state, effect.on, play, places[0]!, ctx);
  },
  options(state, _effect, _play, [place]) {
    if (place === undefined) return nazgulNearCompanions(state).map((one) => pick('place', one));
    return refuges(state).map((region) => pick('region', region));
  },
  chosen(state, { on }, play, [place, refuge], ctx) {
    if (refuge === undefined) return strike(state, on, play, place!, ctx);
    const troops = noTroops();
    troops[NAZGUL] = nazgulAt(state, place!);
    const inside = garrisonPlace(state, refuge);
    const to = inside < 0 ? refuge : inside;
    shift(state, place!, to, troops);
    ctx.log({ type: 'flew', from: place!, to, count: troops[NAZGUL]! });
    return undefined;
  },
});

const MAX_DICE = 5;

/** Eliminates a Nazgûl for each die that reaches the number, and sends the survivors away. RULINGS 112 */
function strike(state: State, on: number, play: Play, place: number, ctx: Ctx): Next<Frame> {
  const dice = ctx.chance.roll(Math.min(MAX_DICE, nazgulAt(state, place)), 6);
  ctx.log({ type: 'card-rolled', card: play.card, dice: [...dice], needs: on });
  eliminate(state, place, NAZGUL, dice.filter((die) => die >= on).length, ctx);
  return nazgulAt(state, place) > 0 && refuges(state).length > 0 ? [askFor(play, play.seat, [place])] : undefined;
}

/** Returns the unconquered Strongholds of Sauron. */
function refuges(state: State): number[] {
  return tables.strongholdsOf[NATIONS.indexOf('sauron')]!.filter((region) => isUnconquered(state, region));
}
