import * as z from 'zod';
import { ELEMENTS } from '../vocabulary/vocabulary.ts';
import { Cell, FigureId } from './stateRecords.ts';

const CardId = z.string().max(60);
const Half = z.enum(['top', 'bottom']);
export type Half = z.infer<typeof Half>;

/** An answer of a player. "Action" means a half of a card in this game, so the answers are called choices. */
export const Choice = z.discriminatedUnion('type', [
  // Before the first round
  z.object({ type: z.literal('goal'), goal: z.string().max(60) }),
  z.object({ type: z.literal('start'), cell: Cell }),
  // Cards and rests; the first card sets the initiative
  z.object({ type: z.literal('pick'), cards: z.array(CardId).length(2) }),
  z.object({ type: z.literal('long-rest') }),
  z.object({ type: z.literal('short-rest') }),
  z.object({ type: z.literal('no-rest') }),
  z.object({ type: z.literal('redraw') }),
  z.object({ type: z.literal('keep') }),
  // A turn
  z.object({ type: z.literal('play'), card: CardId, half: Half, basic: z.boolean() }),
  z.object({ type: z.literal('use'), item: z.string().max(60), elements: z.array(z.enum(ELEMENTS)).max(2) }),
  z.object({ type: z.literal('end-active'), card: CardId }),
  // An action that the scenario offers: its rule, the half given up for it, and the hex
  z.object({ type: z.literal('task'), rule: z.int().min(0).max(99), card: CardId, half: Half, cell: Cell }),
  z.object({ type: z.literal('end-turn') }),
  // An ability
  z.object({ type: z.literal('move'), path: z.array(Cell).max(60) }),
  z.object({ type: z.literal('target'), figure: FigureId }),
  z.object({ type: z.literal('targets'), figures: z.array(FigureId).max(20) }),
  z.object({ type: z.literal('area'), cells: z.array(Cell).max(24) }),
  z.object({ type: z.literal('hex'), cell: Cell }),
  z.object({ type: z.literal('force'), path: z.array(Cell).max(24) }),
  z.object({ type: z.literal('skip') }),
  // Offers at a moment: take one by its pointer, or continue
  z.object({ type: z.literal('take'), offer: z.string().max(160), elements: z.array(z.enum(ELEMENTS)).max(2) }),
  z.object({ type: z.literal('go-on') }),
  // Damage
  z.object({ type: z.literal('suffer') }),
  z.object({ type: z.literal('lose'), cards: z.array(CardId).min(1).max(2) }),
  // Cards out of a pile, one of several things, an element
  z.object({ type: z.literal('cards'), cards: z.array(CardId).max(12) }),
  z.object({ type: z.literal('items'), items: z.array(z.string().max(60)).max(12) }),
  z.object({ type: z.literal('option'), n: z.int().min(0).max(99) }),
  z.object({ type: z.literal('element'), element: z.enum(ELEMENTS) }),
]);
export type Choice = z.infer<typeof Choice>;
