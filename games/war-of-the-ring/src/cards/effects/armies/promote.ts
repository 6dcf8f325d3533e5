import type { Next } from '@tessera/kernel';
import type * as z from 'zod';
import { CHARACTERS, type Character, NATIONS } from '../../../content/index.ts';
import { nation } from '../../../content/record.ts';
import { characters, count } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { add, placesOf, take, troopsAt } from '../../../pieces/figures.ts';
import { eliteOf, isRegular, NATION_OF, SIDE_OF, UNITS_OF } from '../../../pieces/troops.ts';
import type { Ctx } from '../../../state/events.ts';
import type { Frame } from '../../../state/frames.ts';
import { FREE } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';

const schema = kindSchema('promote', {
  count,
  nation: nation.optional(),
  with: characters.optional().describe('In the Army of one of these'),
});

/** Elites replace Regulars of the same Nation, anywhere or in the Army of a character. R 1.6 */
export const promote = effectKind({
  schema,
  describe: ({ count, nation, with: who = [] }, t) =>
    t('effect.promote', {
      count,
      nation: nation === undefined ? '' : t.ofNation(nation),
      any: nation === undefined,
      army: who.length > 0,
      who: t.either(who.map(t.character)),
    }),
  problem: ({ nation, with: who }) => (nation || who ? undefined : 'it says of which Nation, or in whose Army.'),
  can: (state, effect, { side }) => regularsFor(state, effect, side).length > 0,
  run: (state, effect, play, ctx) => next(state, effect, play, [], ctx),
  // Options alternate: a place, then a Regular in it.
  options(state, effect, { side }, chosen) {
    const found = regularsFor(state, effect, side);
    if (chosen.length % 2 === 0)
      return [...new Set(found.map(([place]) => place))].map((place) => pick('place', place));
    return found.filter(([place]) => place === chosen.at(-1)).map(([, troop]) => pick('troop', troop));
  },
  chosen(state, effect, play, chosen, ctx) {
    if (chosen.length % 2 === 1) return next(state, effect, play, chosen, ctx);
    promoteAt(state, chosen.at(-2)!, chosen.at(-1)!, ctx);
    return chosen.length / 2 < effect.count ? next(state, effect, play, chosen, ctx) : undefined;
  },
});

type Promote = z.output<typeof schema>;

/** Returns the Regulars that an Elite in reserve can replace, with their places. */
function regularsFor(state: State, { nation, with: who }: Promote, side: number): [place: number, troop: number][] {
  const number = nation === undefined ? undefined : NATIONS.indexOf(nation);
  const troops = UNITS_OF[side]!.filter(
    (troop) =>
      isRegular(troop) && state.reserve[eliteOf(troop)]! > 0 && (number === undefined || NATION_OF[troop] === number),
  );
  const places = who === undefined ? placesOf(state, side) : placesOfThese(state, who);
  return places.flatMap((place) =>
    troops.filter((troop) => troopsAt(state, place, troop) > 0).map((troop): [number, number] => [place, troop]),
  );
}

function placesOfThese(state: State, who: readonly Character[]): number[] {
  return who.map((id) => state.characters[CHARACTERS.indexOf(id)]!).filter((place) => place >= 0);
}

/** Asks for each open choice. */
function next(state: State, effect: Promote, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  const found = regularsFor(state, effect, play.side);
  if (found.length === 0) return undefined;
  if (found.length > 1) return [askFor(play, play.seat, chosen)];
  const [place, troop] = found[0]!;
  promoteAt(state, place, troop, ctx);
  const named = chosen.length % 2 === 0 ? chosen : chosen.slice(0, -1);
  const promoted = [...named, place, troop];
  return promoted.length / 2 < effect.count ? next(state, effect, play, promoted, ctx) : undefined;
}

/** Replaces a Regular: one of the Free Peoples is lost for good, one of the Shadow returns to the reserve. R 3.6 */
function promoteAt(state: State, place: number, regular: number, { log }: Ctx): void {
  take(state, place, regular);
  add(state, place, eliteOf(regular));
  (SIDE_OF[regular] === FREE ? state.lost : state.reserve)[regular]! += 1;
  state.reserve[eliteOf(regular)]! -= 1;
  log({ type: 'upgraded', place, troop: regular });
}
