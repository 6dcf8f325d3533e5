import { faceDown, hidden, perSeat, type Steps, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import { elementFields } from '../elements/elements.ts';
import { FormerRules, VariantChoices } from '../vocabulary/variants.ts';
import type { Choice } from './choice.ts';
import type { Event } from './events.ts';
import { Frame } from './frames.ts';
import { ModifierDeck } from './modifierDeck.ts';
import { pileFields } from './pileFields.ts';
import { Cell, Figure, Item, LastingEffect, Performance, Trap, TurnInProgress } from './stateRecords.ts';

/** Cards, items and gains of the hero of a seat. Its figure has the same index. */
const Hero = z.object({
  class: z.string(),
  /** A custom name; absent when the hero goes by its class. */
  name: z.string().max(40).optional(),
  level: z.int().min(1).max(9),
  ...pileFields,
  /** Active cards with the active half and the number of used slots. R 4.8 */
  halves: z.array(z.object({ card: z.string(), half: z.enum(['top', 'bottom']), used: z.int().min(0) })),
  /** It rests this round instead of playing cards. R 6.3 */
  resting: z.boolean(),
  items: z.array(Item),
  xp: z.int().min(0),
  money: z.int().min(0),
  treasures: z.array(z.string()),
  /** Two are dealt, one is kept. R 2.1 */
  goals: faceDown(z.array(z.string()), { until: 'goalsShown', owner: true }),
  goalsShown: z.boolean(),
  /** Progress of the battle goals; public, because any player can count it. */
  tally: z.record(z.string(), z.int()),
  exhausted: z.boolean(),
  /** Initiatives of the leading card, after effects, and of the other card, which breaks ties. R 3.5 */
  initiative: z.int().min(1).max(99),
  second: z.int().min(1).max(99),
});
export type Hero = z.infer<typeof Hero>;

/** The ability deck of a kind of monster. R 3.4 */
const MonsterDeck = z.object({
  deck: z.string(),
  /** Indices into the deck's record; the last one is on top. */
  pile: hidden(z.array(z.int())),
  drawn: z.array(z.int()),
  /** The card of this round, or -1. */
  card: z.int().min(-1),
  /** Elements that the first monster of the kind consumed this round, one bit per element. R 10.5 */
  consumed: z.int().min(0),
});
export type MonsterDeck = z.infer<typeof MonsterDeck>;

/** Everything on the map except figures. Hexes are cells of the scenario's plan. */
const MapState = z.object({
  /** Indices of the scenario's rooms, ascending. */
  revealed: z.array(z.int().min(0)),
  /** Indices of the scenario's doors, ascending. */
  closed: z.array(z.int().min(0)),
  locked: z.array(z.int().min(0)),
  obstacles: z.array(z.array(Cell)),
  hazards: z.array(Cell),
  difficult: z.array(Cell),
  traps: z.array(Trap),
  /** One entry per money token on a hex. */
  money: z.array(Cell),
  treasures: z.array(z.object({ cell: Cell, treasure: z.string() })),
  /** Goal treasures. */
  goals: z.array(Cell),
});

export const State = z.object({
  /** The team of each seat: the party for all of them; absent with a single hero. */
  teams: z.array(z.string()).optional(),
  scenario: z.string(),
  /** The scenario's level; monsters and traps may have a higher one. R 2.5, 2.6 */
  level: z.int().min(0).max(7),
  monsterLevel: z.int().min(0).max(9),
  /**
   * The number of characters for formulas and tables: those that started, at least two and at most four. R 17.3, 17.4
   */
  characters: z.int().min(2).max(4),
  variants: VariantChoices,
  formerRules: FormerRules.optional(),
  round: z.int().min(0),
  /** Heroes by seat, then all other figures in order of appearance. A removed figure keeps its index with cell -1. */
  figures: z.array(Figure),
  heroes: perSeat(Hero),
  decks: z.object({ heroes: z.array(ModifierDeck), monsters: ModifierDeck }),
  monsterDecks: z.array(MonsterDeck),
  ...elementFields,
  map: MapState,
  lasting: z.array(LastingEffect),
  /**
   * Counters of the scenario's rules, `rule:<id>` for one-time rules that have happened, and `looted:<treasure>` for
   * treasures looted in earlier plays.
   */
  counters: z.record(z.string(), z.int()),
  /** Whether the scenario's goal or a loss is reached; the round is played to its end. R 15.2 */
  ending: z.enum(['none', 'won', 'lost']),
  over: z.boolean(),
  turn: TurnInProgress,
  /** Stack of performances: the last one is running, those before it are interrupted. */
  performances: z.array(Performance),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;
export type View = ViewOf<typeof State>;

/** A performance as any viewer sees it. */
export type ShownPerformance = View['performances'][number];

/** The steps of one rule file: `satisfies Rule<'attack.draw'>`. */
export type Rule<At extends Frame['at']> = Pick<Steps<State, Frame, Choice, Event>, At>;

/** Returns the innermost performance, whose steps are running. */
export function currentPerformance(state: { readonly performances: readonly Performance[] }): Performance {
  return state.performances[state.performances.length - 1]!;
}
