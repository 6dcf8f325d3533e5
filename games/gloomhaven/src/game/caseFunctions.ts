import { recordOf } from '../content/lookup.ts';
import { elementsFor } from '../elements/elements.ts';
import { type DeckPlan, deckCards } from '../modifierDeck/deck.ts';
import { numberOf, scenarioFacts } from '../scenario/numbers.ts';
import type { Element } from '../vocabulary/vocabulary.ts';

export { hasCondition } from '../conditions/conditions.ts';
export { retaliateOf, shieldOf } from '../inPlay/activeModifiers.ts';
export { drawModeOf, usedCards } from '../modifierDeck/draw.ts';
export { wishProblems } from '../party/party.ts';
export { levelsFor, recommendedLevel } from '../scenario/level.ts';
export { rewardsOf } from '../scenario/outcome.ts';

/** Checks whether all requested elements are available. R 10.3 */
export function canConsume(
  table: { readonly elements: readonly number[] },
  asked: readonly (Element | 'any')[],
): boolean {
  return elementsFor(table, asked) !== undefined;
}

/** Returns the statistics of a boss at a level for a number of characters. R 13.11 */
export function bossNumbers(boss: string, level: number, characters: number): Record<string, number> {
  const { levels } = recordOf('monster', boss);
  const row = 'boss' in levels ? levels.boss[level]! : levels.normal[level]!;
  const facts = scenarioFacts({ characters, level, round: 1 });
  const { hitPoints, move = 0, attack = 0 } = row;
  return { hitPoints: numberOf(hitPoints, facts), move: numberOf(move, facts), attack: numberOf(attack, facts) };
}

/** Counts the −1 cards in a deck. R 12.5 */
export function minusOnes(plan: DeckPlan): number {
  return deckCards(plan).filter((card) => card === 'minus-1').length;
}
