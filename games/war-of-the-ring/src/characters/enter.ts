import { refuse, type Seat } from '@tessera/kernel';
import { arrive } from '../armies/moveGroup.ts';
import { CHARACTERS, type Character, NATIONS, type Nation, regionOf, tables } from '../content/index.ts';
import { settleTable } from '../deck/tableCards.ts';
import { garrisonPlace } from '../map/besieged.ts';
import { isAtWar, isUnconquered } from '../map/freeRegion.ts';
import { FREE_CHARACTERS, MINIONS, minionSeen, recordOf } from '../pieces/characters.ts';
import { MUSTER_DIE } from '../pieces/dice.ts';
import { hasUnitOf, placesOf, regionAt } from '../pieces/figures.ts';
import { seatOfNation } from '../pieces/roles.ts';
import { activateAll, nationsOf } from '../politics/politics.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import { ASIDE, FELLOWSHIP, GONE, SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';

/** Entry of Minions with a Muster die, and of Aragorn and Gandalf the White with a Will of the West. R 7.1, 7.2 */
export const enter = {
  enter: {
    asks: (_state, { seat }) => seat,
    options: (state, { seat, die }): Action[] => entries(state, seat, die === MUSTER_DIE ? MINIONS : FREE_CHARACTERS),
    sound: true,
    answers: {
      enter: {
        refuse(state, { seat, die }, _seat, { character, place }) {
          const candidates = die === MUSTER_DIE ? MINIONS : FREE_CHARACTERS;
          if (!candidates.includes(character) || !mayEnter(state, seat, character)) {
            return refuse('cannot-enter', { character });
          }
          return placesFor(state, character).includes(place)
            ? undefined
            : refuse('cannot-enter-there', { character, place });
        },
        play(state, _frame, { action: { character, place }, log, chance }) {
          bringIn(state, character, place, { log, chance });
        },
      },
    },
  },
} satisfies Rule<'enter'>;

/** Returns whether a Minion can come into play. */
export function canEnter(state: State, seat: Seat): boolean {
  return entries(state, seat, MINIONS).length > 0;
}

/** Returns whether Aragorn or Gandalf the White can come into play. */
export function canUpgrade(state: State): boolean {
  return entries(state, -1, FREE_CHARACTERS).length > 0;
}

function entries(state: State, seat: Seat, candidates: readonly number[]): Action[] {
  const options: Action[] = [];
  for (const character of candidates) {
    if (state.characters[character] !== ASIDE || !mayEnter(state, seat, character)) continue;
    for (const place of placesFor(state, character)) options.push({ type: 'enter', character, place });
  }
  return options;
}

const numberOf = (id: Character): number => CHARACTERS.indexOf(id);
const nationOf = (id: Nation): number => NATIONS.indexOf(id);

function mayEnter(state: State, seat: Seat, character: number): boolean {
  const { enters, nation } = recordOf(character);
  if (!enters || state.characters[character] !== ASIDE) return false;
  // R 13.7: only its own player brings a Minion into play.
  if (nation && state.players.length > 2 && seatOfNation(state, nationOf(nation)) !== seat) return false;
  const { when } = enters;
  if (when.atWar && !when.atWar.every((one) => isAtWar(state, nationOf(one)))) return false;
  if (when.atWarFree && !nationsOf(0).some((one) => isAtWar(state, one))) return false;
  if (when.unconquered && !when.unconquered.every((id) => isUnconquered(state, regionOf(id)))) return false;
  if (when.outsideFellowship && state.characters[numberOf(when.outsideFellowship)] === FELLOWSHIP) return false;
  if (when.minionSeen && !minionSeen(state)) return false;
  if (when.standing && !isStanding(state, when.standing)) return false;
  return !when.mordorOrAllFreeAtWar || state.fellowship.mordor >= 0 || nationsOf(0).every((one) => isAtWar(state, one));
}

function isStanding(
  state: State,
  { character, regions }: { character: Character; regions: readonly string[] },
): boolean {
  const place = state.characters[numberOf(character)]!;
  if (place < 0) return false;
  const region = regionAt(place);
  return regions.some((id) => regionOf(id) === region) && isUnconquered(state, region);
}

/** Returns the places where a character may enter; inside a besieged Stronghold. */
function placesFor(state: State, character: number): number[] {
  const { at } = recordOf(character).enters!;
  if (at.placeOf) {
    const place = state.characters[numberOf(at.placeOf)]!;
    if (place >= 0) return [place];
  }
  const places = (at.regions ?? []).map((id) => placeIn(state, regionOf(id)));
  if (at.strongholdsOf) {
    for (const region of tables.strongholdsOf[nationOf(at.strongholdsOf)]!) {
      if (isUnconquered(state, region)) places.push(placeIn(state, region));
    }
  }
  if (at.armyWithUnitOf) {
    const nation = nationOf(at.armyWithUnitOf);
    places.push(...placesOf(state, SHADOW).filter((place) => hasUnitOf(state, place, nation)));
  }
  return places;
}

/** Returns the place of a region's defenders if its Stronghold is besieged, else the region. */
function placeIn(state: State, region: number): number {
  const inside = garrisonPlace(state, region);
  return inside >= 0 ? inside : region;
}

/** Brings a character into play and removes the character it replaces. */
function bringIn(state: State, character: number, place: number, ctx: Ctx): void {
  const { replaces, enters } = recordOf(character);
  if (replaces) state.characters[numberOf(replaces)] = GONE;
  state.characters[character] = place;
  ctx.log({ type: 'entered-play', character, place });
  arrive(state, character, ctx);
  if (enters?.activatesAll) activateAll(state, 'minion', ctx);
  settleTable(state, 'action-end', ctx);
}
