import * as z from 'zod';
import { BOARD } from './board.ts';
import { CARD_IDS, MODIFIERS } from './cards.ts';
import { FIGURE_COUNT, HERO_COUNT } from './roster.ts';

// Schemas of the ids and closed vocabularies in states, actions and events.

export const Seat = below(HERO_COUNT);
export const FigureId = below(FIGURE_COUNT);
export const Cell = below(BOARD.size);
export const CardId = z.enum(CARD_IDS);
export const Moment = z.enum(['when', 'after']);
export const Modifier = z.enum(MODIFIERS);

function below(count: number) {
  return z
    .int()
    .min(0)
    .max(count - 1);
}
