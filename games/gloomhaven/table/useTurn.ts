import { type Choice, currentFigure, type View } from '@tessera/gloomhaven/selectors';
import { fastChance } from '@tessera/kernel';
import { type DecisionProps, type Hand, promptParamText, type TableProps, useDecision } from '@tessera/table';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { notThere } from './model/missing.ts';
import { armedByPress, isSame, keptCards, type Offer, offerOf, stillOffered, turnedArea } from './model/offer.ts';
import { wishAt } from './model/wish.ts';
import type { GameStore } from './store.ts';
import { useGameStore } from './useGameStore.ts';

/** The player's options, their selection, and the input handlers. */
export interface Turn {
  readonly hand: Hand<View, Choice>;
  readonly store: StoreApi<GameStore>;
  readonly offer: Offer;
  readonly armed: Choice | undefined;
  /** Selected items and additions, in order. */
  readonly added: readonly Choice[];
  readonly picked: readonly string[];
  /** The reason why the last press was refused. */
  readonly refusal: string | undefined;
  /** Whether a choice was sent and its reply is pending. */
  readonly isSent: boolean;
  /** The choice that Enter makes. */
  readonly wanted: Choice | undefined;
  arm(choice: Choice): void;
  press(cell: number, isKey: boolean): void;
  pick(cards: readonly string[]): void;
  commit(choice?: Choice): void;
  turn(): void;
}

/** The parts of a table that a turn needs: those of the match, or of a plan. */
export interface TurnProps extends DecisionProps<View, Choice> {
  readonly table: DecisionProps<View, Choice>['table'] & Pick<TableProps<View, Choice>['table'], 'game'>;
}

/** Turns input into choices, in one place: the first press selects and previews, the second confirms. */
export function useTurn(props: TurnProps, view: View | undefined, store: StoreApi<GameStore>): Turn {
  const [why, setWhy] = useState<{ readonly legal: readonly Choice[]; readonly text: string }>();
  const hand = useDecision(props);
  const { legal, seat, ask, act } = hand;
  const gait = promptParamText(ask?.about, 'gait');
  const offer = useMemo(() => offerOf(legal, gait), [legal, gait]);
  useLayoutEffect(() => store.getState().sync({ view, seat, legal, act }), [store, view, seat, legal, act]);
  const taken = useGameStore(store, (state) => state.armed);
  const picked = useGameStore(store, (state) => state.picked);
  const armed = stillOffered(legal, taken);
  const selected = useGameStore(store, (state) => state.added);
  const added = useMemo(() => selected.flatMap((one) => stillOffered(legal, one) ?? []), [selected, legal]);
  // A sent choice is settled by its reply. A selection stays while other players act, as long as it is legal.
  const [sent, setSent] = useState<readonly Choice[]>();
  const isOver = sent !== undefined && sent !== legal;
  useEffect(() => {
    const { pick, arm, picked: cards, armed: choice } = store.getState();
    pick(isOver ? [] : keptCards(offer, cards));
    if (isOver || !stillOffered(legal, choice)) arm(undefined);
    if (isOver) {
      setSent(undefined);
      store.setState({ added: [] });
    }
  }, [store, legal, offer, isOver]);

  const wanted = armed ?? added[0] ?? pickedChoice(offer, picked);
  const isSent = sent === legal && hand.refusal === undefined;
  const commit = (choice = wanted) => {
    // A second press before the reply is ignored.
    if (!choice || isSent) return;
    // Several additions are one decision: they are taken one after the other, and then the ability begins.
    if (choice === added[0]) {
      const goOn = legal.find(({ type }) => type === 'go-on');
      const others = added.slice(1).map((one) => ({ choice: one }));
      store.getState().enqueue([...others, ...(goOn ? [{ choice: goOn, within: legal }] : [])]);
    }
    setSent(legal);
    act(choice);
  };
  const arm = (choice: Choice) => {
    if (isAddition(choice)) store.getState().add(choice);
    else if (isSame(choice, armed)) commit(choice);
    else store.getState().arm(choice);
  };
  useQueue(store, { hand, isSent, commit });
  return {
    hand,
    store,
    offer,
    armed,
    added,
    picked,
    refusal: hand.refusal ?? (why?.legal === legal ? why.text : undefined),
    isSent,
    wanted: ask ? wanted : undefined,
    arm,
    commit,
    pick: (cards) => store.getState().pick(cards),
    press(cell, isKey) {
      const next = view && armedByPress(offer, view, cell, armed);
      setWhy(undefined);
      // Touch has no hover, so a press also sets the end of lines of sight.
      store.getState().hover(cell);
      // The area was turned away from this hex, over which it fits in one way only. Enter confirms the selection.
      const isTurnedAway = armed?.type === 'area' && store.getState().anchor === cell && !armed.cells.includes(cell);
      if (isKey && isTurnedAway) commit();
      else if (next) store.getState().arm(next, cell);
      else if (isKey && armed) commit();
      else if (measures(store.getState())) store.getState().seeFrom(cell);
      else if (view && ask && seat !== undefined) {
        const wish = wishAt(view, legal, currentFigure(view) ?? seat, cell);
        const refusal = wish && whyNot(props, seat, wish);
        const isInspected = view.figures.findIndex((one) => one.cell === cell) >= view.heroes.length;
        const text = refusal ?? (isInspected ? undefined : notThere(offer, props.formatter));
        if (text !== undefined) setWhy({ legal, text });
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

/** Makes the queued choices as soon as the rules ask for them, and drops the queue at the first that they do not. */
function useQueue(
  store: StoreApi<GameStore>,
  { hand, isSent, commit }: Pick<Turn, 'hand' | 'isSent'> & { commit(choice: Choice): void },
): void {
  const queue = useGameStore(store, (state) => state.queue);
  const { ask, legal, refusal } = hand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question asks for the next choice, other renders do not.
  useEffect(() => {
    const [next, ...rest] = queue;
    if (!next || !ask || isSent) return;
    const { choice, within } = next;
    const isSameQuestion = within === undefined || legal.every((one) => stillOffered(within, one));
    const isAsked = refusal === undefined && isSameQuestion && stillOffered(legal, choice) !== undefined;
    store.getState().enqueue(isAsked ? rest : []);
    if (isAsked) commit(choice);
  }, [queue, ask, legal, isSent, refusal]);
}

/** Checks whether a choice is an addition to an ability or a turn, of which several can be selected. */
function isAddition({ type }: Choice): boolean {
  return type === 'use' || type === 'take';
}

/** Checks whether a press on an inert hex sets the origin of measurements. */
function measures({ layers }: GameStore): boolean {
  return layers.sight || layers.range;
}

/** Returns the rules' objection to a choice, as far as this viewer can know. */
function whyNot({ table, state, formatter }: TurnProps, seat: number, wish: Choice): string | undefined {
  const { game } = table;
  if (!state.view) return undefined;
  const refusal = game.check(game.determinize(state.view, seat, fastChance('why not')), seat, wish);
  return refusal && formatter.refusal(refusal);
}

/** Returns the choice of the selected cards: the pick of the round, cards to lose, or a set from a pile. */
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
