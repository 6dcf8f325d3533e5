import { type Choice, currentFigure, type View } from '@tessera/gloomhaven/reading';
import { fastChance } from '@tessera/kernel';
import { type Hand, type TableProps, textAbout, useHand } from '@tessera/table';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { isSame, keptCards, type Offer, offerOf, pressed, stillOffered, turnedArea } from './model/offer.ts';
import { wishAt } from './model/wish.ts';
import { createGameStore, type GameStore } from './store.ts';
import { useGameStore } from './useGameStore.ts';

/** What whoever sits here can do, what is taken up, and the hands on it. */
export interface Turn {
  readonly hand: Hand<View, Choice>;
  readonly store: StoreApi<GameStore>;
  readonly offer: Offer;
  readonly armed: Choice | undefined;
  readonly picked: readonly string[];
  /** Why what was pressed last cannot be done, or was not. */
  readonly refusal: string | undefined;
  /** Whether something was done and its answer has not come yet. */
  readonly isSent: boolean;
  /** What Enter does. */
  readonly wanted: Choice | undefined;
  arm(choice: Choice): void;
  press(cell: number, isKey: boolean): void;
  pick(cards: readonly string[]): void;
  commit(choice?: Choice): void;
  turn(): void;
}

/** The one place where presses become choices: the first press takes up and shows what follows, the second does it. */
export function useTurn(props: TableProps<View, Choice>, view: View | undefined): Turn {
  const [store] = useState(createGameStore);
  const [why, setWhy] = useState<{ readonly legal: readonly Choice[]; readonly text: string }>();
  const hand = useHand(props);
  const { legal, seat, ask, act } = hand;
  const gait = textAbout(ask?.about, 'gait');
  const offer = useMemo(() => offerOf(legal, gait), [legal, gait]);
  useLayoutEffect(() => store.getState().sync({ view, seat, legal, act }), [store, view, seat, legal, act]);
  const taken = useGameStore(store, (state) => state.armed);
  const picked = useGameStore(store, (state) => state.picked);
  const armed = stillOffered(legal, taken);
  // What was done is over with its answer. What is only taken up stays while others do something, as long as it is on offer.
  const [sent, setSent] = useState<readonly Choice[]>();
  const isOver = sent !== undefined && sent !== legal;
  useEffect(() => {
    const { pick, arm, picked: cards, armed: choice } = store.getState();
    pick(isOver ? [] : keptCards(offer, cards));
    if (isOver || !stillOffered(legal, choice)) arm(undefined);
    if (isOver) setSent(undefined);
  }, [store, legal, offer, isOver]);

  const wanted = armed ?? pickedChoice(offer, picked);
  const isSent = sent === legal && hand.refusal === undefined;
  const commit = (choice = wanted) => {
    // Pressed twice before the answer came is pressed once.
    if (!choice || isSent) return;
    setSent(legal);
    act(choice);
  };
  const arm = (choice: Choice) => {
    if (isSame(choice, armed)) commit(choice);
    else store.getState().arm(choice);
  };
  return {
    hand,
    store,
    offer,
    armed,
    picked,
    refusal: hand.refusal ?? (why?.legal === legal ? why.text : undefined),
    isSent,
    wanted: ask ? wanted : undefined,
    arm,
    commit,
    pick: (cards) => store.getState().pick(cards),
    press(cell, isKey) {
      const next = view && pressed(offer, view, cell, armed);
      setWhy(undefined);
      // A finger cannot hover: what it presses is what lines of sight lead to.
      store.getState().hover(cell);
      // An area that fits over this hex in one way only was turned away from it: Enter means what is armed.
      const isTurnedAway = armed?.type === 'area' && store.getState().anchor === cell && !armed.cells.includes(cell);
      if (isKey && isTurnedAway) commit();
      else if (next) store.getState().arm(next, cell);
      else if (isKey && wanted) commit();
      else if (measures(store.getState())) store.getState().seeFrom(cell);
      else if (view && ask && seat !== undefined) {
        const wish = wishAt(view, legal, currentFigure(view) ?? seat, cell);
        const refusal = wish && whyNot(props, seat, wish);
        if (refusal !== undefined) setWhy({ legal, text: refusal });
      }
      const figure = view?.figures.findIndex((one) => one.cell === cell) ?? -1;
      if (view && figure >= view.heroes.length) store.getState().inspect(figure);
    },
    turn() {
      const { anchor } = store.getState();
      const next = view && turnedArea(offer, view, armed, anchor);
      if (next) store.getState().arm(next, anchor);
    },
  };
}

/** Whether a press on a hex that does nothing else is where something is measured from. */
function measures({ layers }: GameStore): boolean {
  return layers.sight || layers.range;
}

/** What the rules say against a choice, as far as whoever looks can know. */
function whyNot({ table, state, teller }: TableProps<View, Choice>, seat: number, wish: Choice): string | undefined {
  const { game } = table;
  if (!state.view) return undefined;
  const refusal = game.check(game.determinize(state.view, seat, fastChance('why not')), seat, wish);
  return refusal && teller.refusal(refusal);
}

/** What the cards that are taken up come to: the pick of the round, what is given up, a set out of a pile. */
function pickedChoice(offer: Offer, picked: readonly string[]): Choice | undefined {
  const [lead, second] = picked;
  if (offer.picks.length > 0) {
    return lead !== undefined && second !== undefined ? { type: 'pick', cards: [lead, second] } : undefined;
  }
  const isIt = ({ cards }: { readonly cards: readonly string[] }) =>
    cards.length === picked.length && cards.every((card) => picked.includes(card));
  if (picked.length === 0) return undefined;
  return offer.losses.find(isIt) ?? offer.cards.find(isIt);
}
