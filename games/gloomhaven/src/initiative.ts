import { recordOf } from './content/lookup.ts';
import type { FigureId } from './records.ts';
import type { View } from './state.ts';

/** The last that anybody can be: long rests, and things. R 3.5, 14.3 */
export const LAST = 99;

/** The initiative of a figure this round: its card's, its owner's, or the last. R 3.5 */
export function initiativeOf(table: Pick<View, 'figures' | 'heroes' | 'monsterDecks'>, id: FigureId): number {
  const { kind, type, seat, stats } = table.figures[id]!;
  // R 17.1: whoever is out of cards and still on the map comes last.
  if (kind === 'hero' || kind === 'summon')
    return table.heroes[seat]!.exhausted ? LAST : table.heroes[seat]!.initiative;
  return kind === 'objective' ? objectInitiative(table, stats) : monsterInitiative(table, type);
}

function monsterInitiative(table: Pick<View, 'monsterDecks'>, type: string): number {
  const { deck } = recordOf('monster', type);
  const card = deckNamed(table, deck)?.card ?? -1;
  return card < 0 ? LAST : recordOf('monster-deck', deck).cards[card]!.initiative;
}

/** Things and people of a scenario have one of their own, or a monster's; last of all unless it says otherwise. R 14.3, 14.4 */
function objectInitiative(table: Pick<View, 'monsterDecks'>, stats: string): number {
  const [kind, scenario, , n] = stats.split('/');
  if (kind !== 'scenario' || scenario === undefined) return LAST;
  const object = recordOf('scenario', scenario).objects[Number(n)];
  if (typeof object?.hitPoints === 'object') return monsterInitiative(table, object.hitPoints.of);
  return object?.initiative ?? LAST;
}

/** The ability deck of this name, where it is in play. */
export function deckNamed<Deck extends { readonly deck: string }>(
  { monsterDecks }: { readonly monsterDecks: readonly Deck[] },
  name: string,
): Deck | undefined {
  return monsterDecks.find(({ deck }) => deck === name);
}

/** More than any second card: monsters come after characters of the same initiative. R 3.5 */
const AFTER_CHARACTERS = 500;

/** The place in the order of a round: initiative, then characters before monsters, then a character's other card. R 3.5 */
export function turnRank(initiative: number, second: number | undefined): number {
  return initiative * 1000 + (second ?? AFTER_CHARACTERS);
}
