/** The action of a picked card after the move: an attack, or a guard for the rest of the round. */
export type CardAction =
  | {
      readonly kind: 'attack';
      readonly power: number;
      readonly range: number;
      readonly targets: number;
      readonly push: number;
    }
  | { readonly kind: 'guard'; readonly shield: number; readonly retaliate: number };

/** The effect of a card played out of turn, in a window around an attack. */
type Reaction =
  | { readonly moment: 'when'; readonly ward: number }
  | { readonly moment: 'after'; readonly power: number };

export type Moment = Reaction['moment'];

/** The numbers of a card; its name is in the texts. */
export interface Card {
  /** Lower acts earlier; all cards and monsters differ. */
  readonly initiative: number;
  readonly move: number;
  readonly action: CardAction;
  readonly reaction?: Reaction;
}

/** Every card of the game, once. */
export const CARDS = {
  dash: card(5, 5, strike(1)),
  brace: card(10, 1, guard(1, 2)),
  lunge: card(15, 3, strike(2)),
  bulwark: card(20, 2, guard(2, 1)),
  thrust: card(25, 2, strike(3)),
  parry: card(30, 2, strike(1), { moment: 'when', ward: 2 }),
  arrow: card(35, 2, strike(2, 3)),
  bash: card(40, 2, shove(2, 2)),
  cleave: card(45, 2, sweep(2, 2)),
  riposte: card(50, 2, strike(1), { moment: 'after', power: 2 }),
  ward: card(60, 3, strike(1), { moment: 'when', ward: 3 }),
  javelin: card(65, 1, strike(3, 4)),
  hurl: card(70, 1, shove(3, 2)),
  whirl: card(75, 1, sweep(3, 2)),
  spite: card(80, 3, strike(1), { moment: 'after', power: 3 }),
  crush: card(85, 1, strike(5)),
} as const satisfies Record<string, Card>;

export type CardId = keyof typeof CARDS;

export const CARD_IDS = Object.keys(CARDS) as CardId[];

/** Returns a card, typed with the optional fields. */
export function cardOf(id: CardId): Card {
  return CARDS[id];
}

function card(initiative: number, move: number, action: CardAction, reaction?: Reaction): Card {
  return { initiative, move, action, ...(reaction && { reaction }) };
}

function strike(power: number, range = 1): CardAction {
  return { kind: 'attack', power, range, targets: 1, push: 0 };
}

function sweep(power: number, targets: number): CardAction {
  return { kind: 'attack', power, range: 1, targets, push: 0 };
}

function shove(power: number, push: number): CardAction {
  return { kind: 'attack', power, range: 1, targets: 1, push };
}

function guard(shield: number, retaliate: number): CardAction {
  return { kind: 'guard', shield, retaliate };
}

/** The effects of modifier cards on the power of an attack. */
export const MODIFIERS = ['miss', 'minus', 'zero', 'plus', 'double'] as const;
export type Modifier = (typeof MODIFIERS)[number];
