import type { Seat } from '@tessera/kernel';
import { HEROES, heroesUp, isHero, isUp, monsterKind, monstersUp } from '../figures/figures.ts';
import { refreshDeck } from '../figures/modifierDeck.ts';
import { type CardId, cardOf } from '../state/cards.ts';
import type { FigureId } from '../state/roster.ts';
import type { Rule, State } from '../state/state.ts';

/** A round: rest, pick, act in order of initiative, clean up. */
export const round = {
  'round.begin'(state, _frame, { log }) {
    state.round++;
    log({ type: 'round', round: state.round });
    for (const seat of HEROES) lowerGuard(state, seat);
    return [
      ...emptyHanded(state).map((seat) => ({ at: 'rest' as const, seat })),
      { at: 'picks' },
      { at: 'turns' },
      { at: 'round.end' },
    ];
  },

  turns: (state) => inOrder(state).map((figure) => ({ at: 'turn', figure })),

  turn(state, { figure }) {
    if (!isUp(state.figures, figure)) return undefined;
    if (!isHero(figure)) return [{ at: 'monster', figure }];
    return [
      { at: 'move', seat: figure },
      { at: 'act', seat: figure },
    ];
  },

  'round.end'(state, _frame, ctx) {
    for (const hero of state.heroes) {
      if (hero.pick !== null) hero.discard.push(hero.pick);
      hero.pick = null;
      hero.revealed = false;
    }
    refreshDeck(state, 'heroes', ctx);
    refreshDeck(state, 'monsters', ctx);
    return [{ at: 'round.begin' }];
  },
} satisfies Rule<'round.begin' | 'turns' | 'turn' | 'round.end'>;

/** The heroes' cards as far as they are turned up, in a state or a view. */
export type TurnedUp = readonly { readonly revealed: boolean; readonly pick?: CardId | null | undefined }[];

/** Returns a figure's initiative this round; a hero has none until the cards are turned up. */
export function initiativeOf(heroes: TurnedUp, id: FigureId): number | undefined {
  if (!isHero(id)) return monsterKind(id).initiative;
  const { revealed, pick } = heroes[id]!;
  return revealed && pick ? cardOf(pick).initiative : undefined;
}

function inOrder({ figures, heroes }: State): FigureId[] {
  const rank = (id: FigureId) => initiativeOf(heroes, id) ?? Number.POSITIVE_INFINITY;
  return [...heroesUp(figures), ...monstersUp(figures)].sort((a, b) => rank(a) - rank(b));
}

function emptyHanded({ figures, heroes }: State): Seat[] {
  return heroesUp(figures).filter((seat) => heroes[seat]!.hand.length === 0);
}

function lowerGuard(state: State, seat: Seat): void {
  const figure = state.figures[seat]!;
  figure.shield = 0;
  figure.retaliate = 0;
}
