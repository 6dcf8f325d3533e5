export { combine, maximum, minimum, repeat, sum } from './combine.ts';
export { chanceOfAny, type Deck, deckSize, hand, handCount, handSum, nextDraw } from './deck.ts';
export { advantage, disadvantage, explode, probability2d6, reroll, successes } from './dice.ts';
export {
  type ConstantTerm,
  type DiceExpression,
  type DiceTerm,
  distributionOf,
  type PoolReading,
  type PoolTerm,
  type Reroll,
} from './diceExpression.ts';
export { approximate, constant, type Die, type Distribution, die, fromWeights, uniform } from './distribution.ts';
export { drawBest, drawFold, drawRounds, drawSequence, drawUntil, drawWorst, type Fold } from './draws.ts';
export { ChanceError, type ChanceErrorCode } from './error.ts';
export { keepHighest, keepLowest } from './keep.ts';
export { dealUnknown, type KnownPile, mayHold, unplacedCards } from './knowledge.ts';
export { absorb, evolve, type Transition } from './markov.ts';
export { type DiceNotationCode, DiceNotationError, dice, NOTATION_LIMITS, parseDice } from './notation.ts';
export { type DrawnCard, drawCard, endRound, type Pile, pileAfter, pileOf, type ReshuffleTime } from './pile.ts';
export {
  atLeast,
  atMost,
  expectation,
  modes,
  oneOf,
  probabilities,
  probability,
  quantile,
  standardDeviation,
  variance,
  weightWhere,
} from './query.ts';
export { type Quantity, Rational } from './rational.ts';
export { andThen, condition, map, mixture } from './transform.ts';
