import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { ARMY_LIMIT } from '../armies/marchRoute.ts';
import { SITE, tables } from '../content/index.ts';
import { isAtWar, isFreeRegion } from '../map/freeRegion.ts';
import { add, hasArmy, isBesieged, unitsAt } from '../pieces/figures.ts';
import { commands, sideOf } from '../pieces/roles.ts';
import { isElite, isLeader, isUnit, NATION_OF, NAZGUL, TROOPS_OF } from '../pieces/troops.ts';
import { noteNation, whyWeary } from '../politics/sameNation.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Rule, State } from '../state/state.ts';

/** Muster die: two Regulars, two Leaders, one of each, or an Elite; two figures go to two Settlements. R 8.1 */
export const muster = {
  recruit: {
    asks: (state, frame) => (musters(state, frame.seat, frame.left, frame.used, true).length > 0 ? frame.seat : []),
    options(state, { seat, left, used }): Action[] {
      const options = musters(state, seat, left, used, false);
      if (used.length > 0) options.push({ type: 'done' });
      return options;
    },
    sound: true,
    answers: {
      recruit: {
        refuse: (state, { seat, left, used }, _seat, { troop, place }) =>
          whyNoMuster(state, seat, left, used, troop, place),
        play(state, { seat, left, used }, { action: { troop, place }, log, chance }) {
          enlist(state, troop, place, 1, { log, chance });
          noteNation(state, NATION_OF[troop]!);
          const rest = left - (isElite(troop) ? 2 : 1);
          return rest > 0 ? [{ at: 'recruit', seat, left: rest, used: [...used, place] }] : undefined;
        },
      },
      done() {},
    },
  },
} satisfies Rule<'recruit'>;

/** Puts figures of the reserve on the map, as far as it lasts. R 1.6 */
export function enlist(state: State, troop: number, place: number, count: number, { log }: Ctx): number {
  const enlisted = Math.min(count, state.reserve[troop]!);
  if (enlisted === 0) return 0;
  state.reserve[troop]! -= enlisted;
  add(state, place, troop, enlisted);
  log({ type: 'recruited', place, troop, count: enlisted });
  return enlisted;
}

/** Returns whether a Muster die can recruit anything. */
export function canRecruit(state: State, seat: Seat): boolean {
  return musters(state, seat, 2, [], true).length > 0;
}

function musters(state: State, seat: Seat, left: number, used: readonly number[], first: boolean): Action[] {
  const options: Action[] = [];
  const side = sideOf(state, seat);
  for (const troop of TROOPS_OF[side]!) {
    if (state.reserve[troop] === 0 || (isElite(troop) && left < 2)) continue;
    const nation = NATION_OF[troop]!;
    if (!isAtWar(state, nation) || !commands(state, seat, troop) || whyWeary(state, nation, side)) continue;
    const places = troop === NAZGUL ? tables.strongholdsOf[nation]! : tables.settlementsOf[nation]!;
    for (const place of places) {
      if (used.includes(place) || !canMusterIn(state, place, side)) continue;
      if (isUnit(troop) && unitsAt(state, place, side) >= ARMY_LIMIT) continue;
      if (isLeader(troop) && !hasArmy(state, place, side)) continue;
      options.push({ type: 'recruit', troop, place });
      if (first) return options;
    }
  }
  return options;
}

/** Returns whether a Settlement is under own control, free and not besieged. R 8.2, 8.5 */
function canMusterIn(state: State, region: number, side: number): boolean {
  return state.control[region] === side && isFreeRegion(state, region, side) && !isBesieged(state, region);
}

function whyNoMuster(
  state: State,
  seat: Seat,
  left: number,
  used: readonly number[],
  troop: number,
  place: number,
): Refusal | undefined {
  const side = sideOf(state, seat);
  const nation = NATION_OF[troop]!;
  if (!TROOPS_OF[side]!.includes(troop)) return refuse('not-your-figures', { troop });
  if (!commands(state, seat, troop)) return refuse('not-your-nation', { nation });
  const reason = whyWeary(state, nation, side);
  if (reason) return reason;
  if (!isAtWar(state, nation)) return refuse('nation-not-at-war', { nation });
  if (state.reserve[troop] === 0) return refuse('none-in-reserve', { troop });
  if (isElite(troop) && left < 2) return refuse('no-elite-besides', { troop });
  if (
    tables.nationOf[place] !== nation ||
    tables.siteOf[place] === SITE.none ||
    tables.siteOf[place] === SITE.fortification
  ) {
    return refuse('no-settlement-of-nation', { nation, region: place });
  }
  if (troop === NAZGUL && tables.siteOf[place] !== SITE.stronghold)
    return refuse('nazgul-need-stronghold', { region: place });
  if (used.includes(place)) return refuse('another-settlement', { region: place });
  if (state.control[place] !== side) return refuse('not-controlled', { region: place });
  if (!canMusterIn(state, place, side)) return refuse('settlement-not-free', { region: place });
  if (isUnit(troop) && unitsAt(state, place, side) >= ARMY_LIMIT) {
    return refuse('over-stacked', { region: place, limit: ARMY_LIMIT });
  }
  // R 3.3, 8.1: the second figure goes elsewhere, so the Leader would stand alone.
  if (isLeader(troop) && !hasArmy(state, place, side)) return refuse('leader-would-be-lost', { region: place });
  return undefined;
}
