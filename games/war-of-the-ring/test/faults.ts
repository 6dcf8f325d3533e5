import { FIGURES, loadContent, NATIONS } from '../src/content/index.ts';
import { tileOf } from '../src/pieces/huntPool.ts';
import { troopOf, unitsIn } from '../src/pieces/troops.ts';
import { DECK_SIZE, FREE, SHADOW, TROOP_COUNT } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';

/** Number of figures in the box, by sort. R 1.1 */
const ALL = new Array<number>(TROOP_COUNT).fill(0);
NATIONS.forEach((nation, number) => {
  for (const figure of FIGURES) {
    const count = loadContent().content.nation.get(nation)!.figures[figure];
    if (count > 0) ALL[troopOf(number, figure)] = count;
  }
});

/** Returns the violated invariants of a position. */
export function faults(state: State): string[] {
  return [...figureFaults(state), ...cardFaults(state), ...tileFaults(state)];
}

function figureFaults({ stacks, reserve, lost, battle }: State): string[] {
  const sums = new Array<number>(TROOP_COUNT).fill(0);
  const found: string[] = [];
  stacks.forEach((stack, place) => {
    stack?.forEach((count, troop) => {
      sums[troop]! += count;
    });
    if (stack?.every((count) => count === 0)) found.push(`an empty stack in ${place}`);
    // A landed Army shares its region with the enemy it fights.
    const mixed = stack && unitsIn(stack, FREE) > 0 && unitsIn(stack, SHADOW) > 0;
    if (mixed && !battle?.committed) found.push(`both sides in ${place}`);
  });
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    const all = sums[troop]! + reserve[troop]! + lost[troop]! + (battle?.rear[troop] ?? 0);
    if (all !== ALL[troop]) found.push(`sort ${troop}: ${all} figures of ${ALL[troop]}`);
  }
  return found;
}

function cardFaults({ decks, discards, table, players, battle }: State): string[] {
  const cards = [
    ...decks.flatMap(({ pile }) => pile),
    ...discards.flat(),
    ...table,
    ...players.flatMap(({ hand, thrown }) => [...hand, ...thrown].flatMap((held) => held.cards)),
    ...(battle?.fighters.flatMap(({ card }) => card ?? []) ?? []),
  ];
  const different = new Set(cards).size;
  return cards.length === 4 * DECK_SIZE && different === cards.length
    ? []
    : [`${cards.length} cards, ${different} different`];
}

function tileFaults({ pool, drawn, removed, aside, hunt, flow }: State): string[] {
  const out = [...pool, ...drawn, ...removed, ...aside].filter((tile) => tileOf(tile).set === 'standard').length;
  // One tile may be outside all piles: in the Hunt, or for a card whose choice depends on it.
  const inHand = (hunt && hunt.tile >= 0) || flow.some(({ at }) => at === 'card.choice') ? 1 : 0;
  return out + inHand >= 16 && out <= 16 ? [] : [`${out} standard tiles`];
}
