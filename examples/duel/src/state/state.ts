import { faceDown, hidden, ownerOnly, perSeat, type Steps, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import type { Event } from './events.ts';
import { CardId, Cell, FigureId, Modifier, Moment, Seat } from './ids.ts';
import { FIGURE_COUNT } from './roster.ts';

/** A hero or a monster on the board. One without hit points is down: out of the match and off the board. */
const Figure = z.object({
  cell: Cell,
  hp: z.int().min(0),
  fullHp: z.int().min(1),
  shield: z.int().min(0),
  retaliate: z.int().min(0),
});
export type Figure = z.infer<typeof Figure>;

const Hero = z.object({
  hand: ownerOnly(z.array(CardId)),
  discard: z.array(CardId),
  lost: z.array(CardId),
  /** Cards that all players know to be this hero's, in any place. */
  seen: z.array(CardId),
  /** This round's card. Whether there is one is public. */
  pick: faceDown(CardId.nullable(), { until: 'revealed', owner: true }),
  revealed: z.boolean(),
});
export type Hero = z.infer<typeof Hero>;

const ModifierDeck = z.object({
  /** The last one is on top. */
  pile: hidden(z.array(Modifier)),
  drawn: z.array(Modifier),
});
export type ModifierDeck = z.infer<typeof ModifierDeck>;

/** An attack in progress: the data that the steps of all its targets share. A riposte is an attack inside another. */
const Attack = z.object({
  attacker: FigureId,
  power: z.int().min(0),
  push: z.int().min(0),
  /** The power that reactions take off against the current target. */
  ward: z.int().min(0),
});
export type Attack = z.infer<typeof Attack>;

const Frame = z.discriminatedUnion('at', [
  z.object({ at: z.literal('round.begin') }),
  z.object({ at: z.literal('rest'), seat: Seat }),
  z.object({ at: z.literal('picks') }),
  z.object({ at: z.literal('turns') }),
  z.object({ at: z.literal('turn'), figure: FigureId }),
  z.object({ at: z.literal('round.end') }),
  z.object({ at: z.literal('move'), seat: Seat }),
  z.object({ at: z.literal('act'), seat: Seat }),
  z.object({
    at: z.literal('aim'),
    seat: Seat,
    power: z.int().min(0),
    range: z.int().min(1),
    targets: z.int().min(1),
    push: z.int().min(0),
  }),
  z.object({ at: z.literal('monster'), figure: FigureId }),
  z.object({
    at: z.literal('attack'),
    attacker: FigureId,
    targets: z.array(FigureId),
    power: z.int().min(0),
    push: z.int().min(0),
  }),
  z.object({ at: z.literal('attack.target'), target: FigureId }),
  z.object({ at: z.literal('attack.draw'), target: FigureId }),
  z.object({ at: z.literal('attack.end') }),
  z.object({ at: z.literal('window'), moment: Moment, seat: Seat, target: Seat }),
  z.object({ at: z.literal('damage'), figure: FigureId, amount: z.int().min(0) }),
  z.object({ at: z.literal('push'), target: FigureId }),
  z.object({ at: z.literal('retaliate'), target: FigureId }),
]);
export type Frame = z.infer<typeof Frame>;

export const State = z.object({
  round: z.int().min(0),
  lastRound: z.int().min(1),
  /** The heroes, by seat, then the monsters. */
  figures: z.array(Figure).length(FIGURE_COUNT),
  heroes: perSeat(Hero),
  /** Cards that were not dealt. */
  aside: hidden(z.array(CardId)),
  decks: z.object({ heroes: ModifierDeck, monsters: ModifierDeck }),
  /** The current attack, and below it those that it interrupts. */
  attacks: z.array(Attack),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;
export type View = ViewOf<typeof State>;

export const Action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick'), card: CardId }),
  z.object({ type: z.literal('move'), to: Cell }),
  z.object({ type: z.literal('attack'), targets: z.array(FigureId).min(1).max(FIGURE_COUNT) }),
  z.object({ type: z.literal('push'), path: z.array(Cell).max(4) }),
  z.object({ type: z.literal('react'), card: CardId }),
  z.object({ type: z.literal('pass') }),
  z.object({ type: z.literal('suffer') }),
  z.object({ type: z.literal('lose'), card: CardId }),
]);
export type Action = z.infer<typeof Action>;

export const Options = z.object({
  heroHp: z.int().min(1).max(50).default(9).describe('Hit points of each hero'),
  monsterHp: z.int().min(1).max(50).default(9).describe('Hit points of each monster'),
  rounds: z.int().min(1).max(50).default(12).describe('Rounds the heroes have'),
});
export type Options = z.infer<typeof Options>;

/** The steps of one rule file: `satisfies Rule<'push'>`. */
export type Rule<At extends Frame['at']> = Pick<Steps<State, Frame, Action, Event>, At>;

/** Returns the innermost attack, whose steps are running. */
export function attackInProgress(state: State): Attack {
  return state.attacks.at(-1)!;
}
