import { NATIONS } from '../content/index.ts';
import { SHADOW } from '../state/numbers.ts';
import type { View } from '../state/state.ts';
import { plays } from '../state/variants.ts';
import { CHARACTERS_OF, isNazgul, LEADERSHIP, SARUMAN } from './characters.ts';
import { leadersAt, nazgulAt } from './figures.ts';
import { ELITES_OF, NATION_OF } from './troops.ts';

/** Parts of a state that Leadership depends on. A view has them too. */
type Board = Pick<View, 'stacks' | 'characters' | 'variants'> & { readonly players: readonly unknown[] };

const ISENGARD = NATIONS.indexOf('isengard');
const SOUTHRONS = NATIONS.indexOf('southrons');

/** Returns whether the Elites of a Nation double as Leaders: Saruman is in play. R 7.9, 13.10 */
export function elitesLead(state: Board, nation: number): boolean {
  if (state.characters[SARUMAN]! < 0) return false;
  if (nation === ISENGARD) return true;
  return nation === SOUTHRONS && (state.players.length > 2 || plays(state, 'saruman-southrons-2p'));
}

/** Returns the Leadership of a side's figures in a place, excluding the given characters. R 9.4.5 */
export function leadershipAt(state: Board, place: number, side: number, without: readonly number[]): number {
  let points = leadersAt(state, place, side);
  for (const character of CHARACTERS_OF[side]!) {
    if (state.characters[character] === place && !without.includes(character)) points += LEADERSHIP[character]!;
  }
  const stack = state.stacks[place];
  if (side === SHADOW && stack && state.characters[SARUMAN]! >= 0) {
    for (const troop of ELITES_OF[SHADOW]!) if (elitesLead(state, NATION_OF[troop]!)) points += stack[troop]!;
  }
  return points;
}

/** Returns the Leadership of Nazgûl: one each, two for the Witch-king. R 9.4.5 */
export function nazgulLeadershipAt(state: Board, place: number, without: readonly number[]): number {
  let points = nazgulAt(state, place);
  for (const character of CHARACTERS_OF[SHADOW]!) {
    if (state.characters[character] === place && isNazgul(character) && !without.includes(character)) {
      points += LEADERSHIP[character]!;
    }
  }
  return points;
}
