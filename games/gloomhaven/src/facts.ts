import { defineScope, formulaField, numberVariable } from '@tessera/rules';
import * as z from 'zod';

/** What formulas on cards, monsters and scenarios may count, written `@hexesMoved`. */
export const FACTS = [
  'characters',
  'level',
  'round',
  'hexesMoved',
  'hexesMovedByAction',
  'hazardsEntered',
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
  'destroyedHexes',
  'counted',
  'targetHitPoints',
  'targetMaxHitPoints',
  'targetDamageTaken',
  'targetShield',
  'targetNegativeConditions',
  'targetAdjacentAllies',
  'targetSpareRange',
] as const;
export type Fact = (typeof FACTS)[number];

/** The facts at the moment a formula is worked out. */
export type Facts = Readonly<Record<Fact, number>>;

/** Formulas of content see these names and no others. */
export const factScope = defineScope<Facts>(
  Object.fromEntries(FACTS.map((fact) => [fact, numberVariable((facts: Facts) => facts[fact])])),
);

/** A number, or a formula for one. */
export const formula = formulaField(factScope);

/**
 * How much: a number, a formula, or `{ "own": -1 }`, which is what the figure's own statistics say for this kind of
 * action, and so much more or less (the `+0` of a monster card). R 13.1
 */
export const amount = z.union([formula, z.strictObject({ own: z.int().min(-9).max(9) })]);
export type Amount = z.infer<typeof amount>;
