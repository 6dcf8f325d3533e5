import { defineScope, formulaField, numberVariable } from '@tessera/rules';
import * as z from 'zod';

/** Values that formulas on cards, monsters and scenarios may read, written `@hexesMoved`. */
export const FACTS = [
  'characters',
  'level',
  'round',
  'hexesMoved',
  'hexesMovedByAction',
  'hazardsEntered',
  'actionValue',
  'damageDealt',
  'damageDone',
  'damagePaid',
  'hitPoints',
  'maxHitPoints',
  'damageTaken',
  'characterLevel',
  'lostCards',
  'handCards',
  'discardedCards',
  'adjacentAllies',
  'adjacentEnemies',
  'alliesInRange',
  'summonedAllies',
  'targets',
  'killed',
  'damaged',
  'performed',
  'usesLeft',
  'destroyedHexes',
  'counted',
  'tokens',
  'targetHitPoints',
  'targetMaxHitPoints',
  'targetDamageTaken',
  'targetShield',
  'targetNegativeConditions',
  'targetAdjacentAllies',
  'targetSpareRange',
] as const;
type Fact = (typeof FACTS)[number];

/** Values of the facts when a formula is evaluated. */
export type Facts = Readonly<Record<Fact, number>>;

/** Scope of content formulas: they see these names and no others. */
export const factScope = defineScope<Facts>(
  Object.fromEntries(FACTS.map((fact) => [fact, numberVariable((facts: Facts) => facts[fact])])),
);

/** A number or a formula. */
export const formula = formulaField(factScope);

/**
 * An amount: a number, a formula, or `{ "own": -1 }`. `own` adds to the figure's own statistic for this kind of action,
 * like the `+0` of a monster card. R 13.1
 */
export const Amount = z.union([formula, z.strictObject({ own: z.int().min(-9).max(9) })]);
export type Amount = z.infer<typeof Amount>;

/** Default facts with no figure and no history. Other facts extend them. */
export const noFacts: Facts = {
  characters: 0,
  level: 0,
  round: 0,
  hexesMoved: 0,
  hexesMovedByAction: 0,
  hazardsEntered: 0,
  actionValue: 0,
  damageDealt: 0,
  damageDone: 0,
  damagePaid: 0,
  hitPoints: 0,
  maxHitPoints: 0,
  damageTaken: 0,
  characterLevel: 0,
  lostCards: 0,
  handCards: 0,
  discardedCards: 0,
  adjacentAllies: 0,
  adjacentEnemies: 0,
  alliesInRange: 0,
  summonedAllies: 0,
  targets: 0,
  killed: 0,
  damaged: 0,
  performed: 0,
  usesLeft: 0,
  destroyedHexes: 0,
  counted: 0,
  tokens: 0,
  targetHitPoints: 0,
  targetMaxHitPoints: 0,
  targetDamageTaken: 0,
  targetShield: 0,
  targetNegativeConditions: 0,
  targetAdjacentAllies: 0,
  targetSpareRange: 0,
};
