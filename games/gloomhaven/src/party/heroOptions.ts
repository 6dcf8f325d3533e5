import * as z from 'zod';
import { CONDITIONS } from '../vocabulary/vocabulary.ts';

export const ids = z.array(z.string().max(60)).max(80);

const few = z.int().min(0).max(40).default(0);

/** Starting bonuses and penalties of a hero from campaign events and donations. R 2.1 */
const HeroStart = z.object({
  damage: few,
  discard: few.describe('Cards of the hand that start in the discard pile'),
  minusOnes: few.describe('−1 cards for this scenario'),
  blesses: few,
  curses: few,
  conditions: z.array(z.enum(CONDITIONS)).max(20).default([]),
  consumed: ids.default([]).describe('Items that are consumed already'),
});

export type HeroStart = z.infer<typeof HeroStart>;

/** An enhancement sticker on a card. R 16.12 */
const CardSticker = z.object({
  card: z.string().max(60),
  half: z.enum(['top', 'bottom']),
  on: z.string().max(30),
  nth: z.int().min(1).max(9),
  spot: z.int().min(0).max(5),
  sticker: z.string().max(30),
});

/** A hero requested in the options. Omitted fields come from a ready build of the class and level. */
export const HeroOptions = z.object({
  class: z.string().max(40).describe('The class'),
  name: z.string().max(40).optional().describe('Its name, if not that of its class'),
  level: z.int().min(1).max(9).default(1).describe('Level of the character'),
  cards: ids.optional().describe('The hand; as many cards as the class carries'),
  items: ids.optional().describe('Items equipped'),
  perks: z.array(z.int().min(0).max(4)).max(15).optional().describe('How often each perk of the class is taken'),
  stickers: z.array(CardSticker).max(120).optional().describe('Enhancements of its cards'),
  quest: z.string().max(60).optional().describe('Its personal quest, where the scenario asks for it'),
  start: HeroStart.optional().describe('Its further state at the start of the scenario'),
});

export type HeroOptions = z.infer<typeof HeroOptions>;
