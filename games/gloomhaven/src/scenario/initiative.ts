import { recordOf } from '../content/lookup.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

/** The latest initiative: long rests and objects. R 3.5, 14.3 */
export const LAST = 99;

/** Returns the initiative of a figure this round: its card's, its owner's, or the latest. R 3.5 */
export function initiativeOf(table: Pick<View, 'figures' | 'heroes' | 'monsterDecks'>, id: FigureId): number {
  const { kind, type, seat, stats } = table.figures[id]!;
  // R 17.1: a hero left on the map without cards acts last.
  if (kind === 'hero' || kind === 'summon')
    return table.heroes[seat]!.exhausted ? LAST : table.heroes[seat]!.initiative;
  return kind === 'objective' ? objectInitiative(table, stats) : monsterInitiative(table, type);
}

/** Returns the initiative of a kind of monster this round, or the latest without a card. R 3.5 */
export function monsterInitiative(table: Pick<View, 'monsterDecks'>, type: string): number {
  const { deck } = recordOf('monster', type);
  const card = deckNamed(table, deck)?.card ?? -1;
  return card < 0 ? LAST : recordOf('monster-deck', deck).cards[card]!.initiative;
}

/** Returns the initiative of an object or a person of a scenario: its own, a monster's, or the latest. R 14.3, 14.4 */
function objectInitiative(table: Pick<View, 'monsterDecks'>, stats: string): number {
  const [kind, scenario, , n] = stats.split('/');
  if (scenario === undefined) return LAST;
  // An object that a monster has summoned acts with it.
  if (kind === 'monster') return monsterInitiative(table, scenario);
  if (kind !== 'scenario') return LAST;
  const object = recordOf('scenario', scenario).objects[Number(n)];
  if (typeof object?.hitPoints === 'object') return monsterInitiative(table, object.hitPoints.of);
  return object?.initiative ?? LAST;
}

/** Returns the ability deck of this name, if it is in play. */
export function deckNamed<Deck extends { readonly deck: string }>(
  { monsterDecks }: { readonly monsterDecks: readonly Deck[] },
  name: string,
): Deck | undefined {
  return monsterDecks.find(({ deck }) => deck === name);
}

/** Larger than any second card: monsters act after characters of the same initiative. R 3.5 */
const AFTER_CHARACTERS = 500;

/**
 * Returns the sort key of a round: initiative, then characters before monsters, then the character's other card. R 3.5
 */
export function turnRank(initiative: number, second: number | undefined): number {
  return initiative * 1000 + (second ?? AFTER_CHARACTERS);
}
