import * as z from 'zod';
import { mapKinds } from '../content/kinds.ts';
import { CardHead, CombatHead } from '../deck/cardHead.ts';
import { combatEffect } from './combatEffect.ts';
import { effect } from './effect.ts';
import { situation } from './situation.ts';

/** An event card. R 11 */
export const CardRecord = CardHead.extend({
  event: CardHead.shape.event.extend({ effects: z.array(effect).max(6).default([]) }),
});
export type CardRecord = Readonly<z.infer<typeof CardRecord>>;

/** The combat half of event cards; several may share one. R 9.4 */
export const CombatRecord = CombatHead.extend({
  needs: z.array(situation).default([]).describe('All of these'),
  effects: z.array(combatEffect).min(1).max(2),
});
export type CombatRecord = Readonly<z.infer<typeof CombatRecord>>;

/** All kinds of content of the game, each with the schema of its records. */
export const warKinds = { ...mapKinds, card: CardRecord, 'combat-card': CombatRecord } as const;
export type WarKinds = typeof warKinds;
