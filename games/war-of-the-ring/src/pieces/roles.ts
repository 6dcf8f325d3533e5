import type { Seat } from '@tessera/kernel';
import { loadContent, NATIONS, ROLES, type Role } from '../content/index.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { plays } from '../state/variants.ts';
import { recordOf } from './characters.ts';
import { ELITES_OF, NATION_OF, UNITS_OF } from './troops.ts';

type Table = Pick<State, 'players' | 'leading'>;

// Seats: with two, the Free Peoples and the Shadow; with three, the Free Peoples, the Witch-king and Saruman; with four, Gondor,
// Rohan, the Witch-king and Saruman. R 13.1
const FREE_SEATS = [0, 0, 1, 1, 2];
const nationRoles = NATIONS.map((nation) => ROLES.indexOf(loadContent().content.nation.get(nation)!.role));

/** Seat of each Nation, by the number of players. */
const NATION_SEATS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((players) =>
  nationRoles.map((role) => seatOfRole(role, players)),
);

function seatOfRole(role: number, players: number): Seat {
  if (players === 4) return role;
  if (players === 3) return Math.max(0, role - 1);
  return role < 2 ? 0 : 1;
}

/** Returns the side of a seat. */
export function sideOf({ players }: { readonly players: readonly unknown[] }, seat: Seat): number {
  return seat < FREE_SEATS[players.length]! ? FREE : SHADOW;
}

/** Returns the team of each seat if a side has two players; undefined with two players. R 13.1 */
export function teamsFor(seats: number): string[] | undefined {
  if (seats === 2) return undefined;
  return Array.from({ length: seats }, (_, seat) => (seat < FREE_SEATS[seats]! ? 'free-peoples' : 'shadow'));
}

/** Returns the seats of a side. */
export function seatsOf({ players }: { readonly players: readonly unknown[] }, side: number): Seat[] {
  const split = FREE_SEATS[players.length]!;
  return [...players.keys()].filter((seat) => seat < split === (side === FREE));
}

/** Returns whether a side has two players. */
export function isTeam({ players }: Pick<State, 'players'>, side: number): boolean {
  return players.length === 4 || (players.length === 3 && side === SHADOW);
}

/** Returns the role of a seat, if it has one. */
export function roleOf({ players }: { readonly players: readonly unknown[] }, seat: Seat): Role | undefined {
  if (players.length === 4) return ROLES[seat];
  return players.length === 3 && seat > 0 ? ROLES[seat + 1] : undefined;
}

/** Returns the seat that plays a Nation. R 13.1 */
export function seatOfNation({ players }: Pick<State, 'players'>, nation: number): Seat {
  return NATION_SEATS[players.length]![nation]!;
}

/** Returns the seat that decides for a whole side. R 13.5 */
export function leaderOf({ leading }: { readonly leading: readonly number[] }, side: number): Seat {
  return leading[side]!;
}

/** Returns whether a seat commands figures of a sort. Nazgûl fly for any Shadow player. R 13.7 */
export function commands(state: Pick<State, 'players'>, seat: Seat, troop: number): boolean {
  return state.players.length === 2 || seatOfNation(state, NATION_OF[troop]!) === seat;
}

/**
 * Returns whether a seat may move and attack with a character. A Minion belongs to the player of its Nation. Companions
 * go with any player of the Free Peoples; under `mp-companion-owner` with four players only with that of their Nation.
 * R 13.7, RULINGS 45
 */
export function commandsCharacter(state: Pick<State, 'players' | 'variants'>, seat: Seat, character: number): boolean {
  if (state.players.length === 2) return true;
  const { side, nation, activates } = recordOf(character);
  if (side === 'shadow') return nation !== undefined && seatOfNation(state, NATIONS.indexOf(nation)) === seat;
  if (!plays(state, 'mp-companion-owner') || state.players.length < 4) return true;
  if (activates === undefined || activates === 'any') return true;
  return seatOfNation(state, NATIONS.indexOf(activates)) === seat;
}

/** Returns the seat that controls an Army: more units, then more Elites, then the leading player. R 13.9 */
export function commanderOf(state: Table & Pick<State, 'stacks'>, place: number, side: number): Seat {
  if (!isTeam(state, side)) return state.players.length === 2 ? side : FREE;
  return commanderOfTroops(state, state.stacks[place] ?? [], side);
}

/** Returns the seat that controls given figures, independent of their place. */
export function commanderOfTroops(state: Table, stack: readonly number[], side: number): Seat {
  if (!isTeam(state, side)) return state.players.length === 2 ? side : FREE;
  const leading = leaderOf(state, side);
  const [first, second] = seatsOf(state, side) as [Seat, Seat];
  for (const sorts of [UNITS_OF[side]!, ELITES_OF[side]!]) {
    let lead = 0;
    for (const troop of sorts) lead += (commands(state, first, troop) ? 1 : -1) * (stack[troop] ?? 0);
    if (lead !== 0) return lead > 0 ? first : second;
  }
  return leading;
}
