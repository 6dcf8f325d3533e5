import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { Amount, formula } from '../../vocabulary/facts.ts';
import type { Action } from '../action.ts';
import type { Modifier } from '../modifier.ts';
import { actionModifiers, nestedActions } from '../nested.ts';

/** A figure that a character or an item summons. It does not perform an ability that has no value here. R 11 */
export interface SummonedFigure {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly hitPoints: number;
  readonly attack?: Amount | undefined;
  readonly move?: Amount | undefined;
  readonly range?: number | undefined;
  readonly flying: boolean;
  /** A label without effect (ruling 138): the icons are the project's own. */
  readonly typeIcon?: string | undefined;
  /** Traits: shields, conditions of its attacks, effects on its death. */
  readonly modifiers: readonly Modifier[];
}

/** One monster, by rank for two, three and four characters; null for none. R 13.7 */
export interface SummonedMonster {
  readonly monster: string;
  readonly ranks: readonly ('normal' | 'elite' | null)[];
  readonly hitPoints?: Amount | undefined;
}

/** An object with or without hit points that a boss places on the map. */
interface SummonedObject {
  readonly object: string;
  readonly count: Amount;
  readonly hitPoints?: Amount | undefined;
  readonly actions?: readonly Action[] | undefined;
}

/** New figures or objects on the map, adjacent to the summoner or the target. */
export interface SummonAction {
  readonly type: 'summon';
  readonly summon?: SummonedFigure | undefined;
  readonly monsters: readonly SummonedMonster[];
  readonly objects: readonly SummonedObject[];
  /** A table of the scenario that chooses the monster. */
  readonly table?: string | undefined;
  readonly beside: 'self' | 'target';
  readonly modifiers: readonly Modifier[];
}

const rank = z.enum(['normal', 'elite']).nullable();

const summonedFigure = z.strictObject({
  id: RecordId,
  name: z.string().min(1).max(60),
  count: z.int().min(1).max(4).default(1),
  hitPoints: z.int().min(1).max(99),
  attack: Amount.optional(),
  move: Amount.optional(),
  range: z.int().min(1).max(9).optional(),
  flying: z.boolean().default(false),
  typeIcon: z.string().max(40).optional().describe('A label without effect'),
  modifiers: actionModifiers,
});

/** The figure that a class has from the start. Its hit points grow with the hero. R 11 */
export const companion = summonedFigure
  .omit({ count: true, typeIcon: true })
  .extend({ hitPoints: formula.describe('By the level of the hero') });

export const summon = z.strictObject({
  type: z.literal('summon'),
  summon: summonedFigure.optional(),
  monsters: z
    .array(z.strictObject({ monster: RecordId, ranks: z.tuple([rank, rank, rank]), hitPoints: Amount.optional() }))
    .max(6)
    .default([]),
  objects: z
    .array(
      z.strictObject({
        object: RecordId,
        count: Amount,
        hitPoints: Amount.optional(),
        actions: nestedActions.optional().describe('It acts right before its summoner'),
        unharmed: z.boolean().default(false).describe('Nothing damages it'),
      }),
    )
    .max(3)
    .default([]),
  table: RecordId.optional(),
  beside: z.enum(['self', 'target']).default('self'),
  modifiers: actionModifiers,
});
