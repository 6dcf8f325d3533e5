import { faceDown, hidden, perSeat, type Steps, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import type { Choice } from './choice.ts';
import { elementFields } from './elements/elements.ts';
import type { Event } from './events.ts';
import { Frame } from './frames.ts';
import { ModifierDeck } from './modifierDeck/deck.ts';
import { pileFields } from './piles/piles.ts';
import { Cell, Figure, Item, Lasting, Performance, Trap, TurnInProgress } from './records.ts';
import { FormerRules, VariantChoices } from './variants.ts';

/** What belongs to a seat: a hero's cards, items and gains. Its figure is the one of the same number. */
const Hero = z.object({
  class: z.string(),
  /** What it is called, where it is not by its class. */
  name: z.string().max(40).optional(),
  level: z.int().min(1).max(9),
  ...pileFields,
  /** Active cards with the half that is active and how many use slots are left behind. R 4.8 */
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
  /** What goals count; anyone can count along. */
  tally: z.record(z.string(), z.int()),
  exhausted: z.boolean(),
  /** Of the leading card this round, as effects have changed it, and of the other card: what settles ties. R 3.5 */
  initiative: z.int().min(1).max(99),
  second: z.int().min(1).max(99),
});
export type Hero = z.infer<typeof Hero>;

/** The ability deck of a kind of monster. R 3.4 */
const MonsterDeck = z.object({
  deck: z.string(),
  /** Places in the deck's record; the last one is on top. */
  pile: hidden(z.array(z.int())),
  drawn: z.array(z.int()),
  /** The card of this round, or -1. */
  card: z.int().min(-1),
  /** Elements that the first monster of the kind has consumed this round, a bit each. R 10.5 */
  consumed: z.int().min(0),
});
export type MonsterDeck = z.infer<typeof MonsterDeck>;

/** What is on the map besides figures. Hexes are cells of the scenario's plan. */
const MapState = z.object({
  /** Rooms by their place in the scenario, in ascending order. */
  revealed: z.array(z.int().min(0)),
  /** Doors by their place in the scenario, in ascending order. */
  closed: z.array(z.int().min(0)),
  locked: z.array(z.int().min(0)),
  obstacles: z.array(z.array(Cell)),
  hazards: z.array(Cell),
  difficult: z.array(Cell),
  traps: z.array(Trap),
  /** A hex is there as often as money tokens lie on it. */
  money: z.array(Cell),
  treasures: z.array(z.object({ cell: Cell, treasure: z.string() })),
  /** Goal treasures. */
  goals: z.array(Cell),
});

export const State = z.object({
  /** The team of each seat: all of them the party; absent for a hero alone. */
  teams: z.array(z.string()).optional(),
  scenario: z.string(),
  /** The scenario's level; monsters and traps may be of a higher one. R 2.5, 2.6 */
  level: z.int().min(0).max(7),
  monsterLevel: z.int().min(0).max(9),
  /** How many characters formulas and tables count: those that started, at least two, at most four. R 17.3, 17.4 */
  characters: z.int().min(2).max(4),
  variants: VariantChoices,
  formerRules: FormerRules.optional(),
  round: z.int().min(0),
  /** Heroes by seat, then everybody else as they came. Whoever is gone keeps the place with cell -1. */
  figures: z.array(Figure),
  heroes: perSeat(Hero),
  decks: z.object({ heroes: z.array(ModifierDeck), monsters: ModifierDeck }),
  monsterDecks: z.array(MonsterDeck),
  ...elementFields,
  map: MapState,
  lasting: z.array(Lasting),
  /** Counters of the scenario's rules, `rule:<id>` for those that happen once and have, and `looted:<treasure>` for what is gone from before. */
  counters: z.record(z.string(), z.int()),
  /** Whether a goal or a loss has been reached; the round is played out. R 15.2 */
  ending: z.enum(['none', 'won', 'lost']),
  over: z.boolean(),
  turn: TurnInProgress,
  /** What is being performed: the one going on last, and below it those that it interrupts. */
  performances: z.array(Performance),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;
export type View = ViewOf<typeof State>;

/** A performance as anyone sees it. */
export type ShownPerformance = View['performances'][number];

/** The steps of one rule file: `satisfies Rule<'attack.draw'>`. */
export type Rule<At extends Frame['at']> = Pick<Steps<State, Frame, Choice, Event>, At>;

/** The innermost performance: the one whose steps are running. */
export function currentPerformance(state: { readonly performances: readonly Performance[] }): Performance {
  return state.performances[state.performances.length - 1]!;
}
