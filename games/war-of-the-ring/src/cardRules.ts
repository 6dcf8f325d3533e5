import { SYMBOLS } from './content/index.ts';
import type { CardRules } from './effect.ts';

// Placeholder until `cards/` implements it: every card is blank.
export const cardRules: CardRules = {
  symbolOf: (card) => SYMBOLS[card % 3]!,
  roleOf: () => undefined,
  stepsOf: () => 0,
  isTableCard: () => false,
  whyNotPlay: () => undefined,
  run: () => undefined,
  options: () => [],
  chosen: () => undefined,
  whyNotCombat: () => undefined,
  partsOf: () => [],
  strike: () => undefined,
  strikeOptions: () => [],
  struck: () => undefined,
  standing: () => [],
  leaves: () => false,
  removalCost: () => undefined,
};
