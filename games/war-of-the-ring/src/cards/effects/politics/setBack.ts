import type { Next } from '@tessera/kernel';
import { eliminate, removeLoneLeaders } from '../../../armies/losses.ts';
import { settleSiege } from '../../../armies/siege.ts';
import { tables } from '../../../content/index.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { isAtWar } from '../../../map/freeRegion.ts';
import { FREE_CHARACTERS } from '../../../pieces/characters.ts';
import { regionAt, troopsAt } from '../../../pieces/figures.ts';
import { seatOfNation } from '../../../pieces/roles.ts';
import { NATION_OF, TROOPS_OF } from '../../../pieces/troops.ts';
import { moveBack, nationsOf } from '../../../politics/politics.ts';
import type { Ctx } from '../../../state/events.ts';
import type { Frame } from '../../../state/frames.ts';
import { FREE, PLACE_COUNT } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';

/** A Nation at peace that harbours the Fellowship or a Companion moves back a step and loses a figure. */
export const setBack = effectKind({
  schema: kindSchema('set-back', {}),
  describe: (_, t) => t('effect.set-back'),
  can: (state) => harbours(state).length > 0,
  run(state, _effect, play, ctx) {
    const nations = harbours(state);
    if (nations.length > 1) return [askFor(play, play.seat)];
    return nations.length === 0 ? undefined : setBackNation(state, play, nations[0]!, ctx);
  },
  options(state, _effect, _play, [nation, place]) {
    if (nation === undefined) return harbours(state).map((one) => pick('nation', one));
    if (place === undefined) return placesWith(state, nation).map((one) => pick('place', one));
    return figuresAt(state, nation, place).map((troop) => pick('troop', troop));
  },
  chosen(state, _effect, play, chosen, ctx) {
    const [nation, place, troop] = chosen;
    if (place === undefined) return setBackNation(state, play, nation!, ctx);
    if (troop === undefined) return [askFor(play, seatOfNation(state, nation!), chosen)];
    eliminate(state, place, troop, 1, ctx);
    removeLoneLeaders(state, place, ctx);
    settleSiege(state, regionAt(place), ctx);
    return undefined;
  },
});

/** Returns the Nations at peace with the Fellowship or a Companion inside their borders. */
function harbours(state: State): number[] {
  const places = FREE_CHARACTERS.map((character) => state.characters[character]!).filter((place) => place >= 0);
  const regions = places.map(regionAt);
  if (state.fellowship.mordor < 0) regions.push(state.fellowship.region);
  const visited = new Set(regions.map((region) => tables.nationOf[region]!));
  return nationsOf(FREE).filter((nation) => visited.has(nation) && !isAtWar(state, nation));
}

function setBackNation(state: State, play: Play, nation: number, ctx: Ctx): Next<Frame> {
  moveBack(state, nation, ctx);
  return placesWith(state, nation).length === 0 ? undefined : [askFor(play, seatOfNation(state, nation), [nation])];
}

function figuresAt(state: State, nation: number, place: number): number[] {
  return TROOPS_OF[FREE]!.filter((troop) => NATION_OF[troop] === nation && troopsAt(state, place, troop) > 0);
}

function placesWith(state: State, nation: number): number[] {
  const places = Array.from({ length: PLACE_COUNT }, (_, place) => place);
  return places.filter((place) => state.stacks[place] !== null && figuresAt(state, nation, place).length > 0);
}
