import type { Hand } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';
import { useMemo } from 'react';
import { usesOfCard } from '../model/cardState.ts';
import { defaultAnswer } from './cost.ts';
import type { Option } from './offer.ts';
import { refusedPlaces } from './refusedPlaces.ts';
import { regionNumbers } from './regionNumbers.ts';
import { useChoice } from './useChoice.ts';

/** Manages the answer to the current question: the choice, and the options, dice and Nations open to it. */
export function useAnswers({ ask, legal, act, shown, seat }: Hand<View, Action>) {
  const choice = useChoice(legal, ask ? defaultAnswer(shown.view, legal) : undefined, act);
  const isSlot = ask?.kind === 'slot';
  const { offer, armed, die } = choice;
  const options = useMemo(() => {
    if (isSlot && die === undefined) return [];
    const open = offer.options.filter((option) => option.kind === 'place' || option.action.type !== 'pass');
    // Discarding a die comes last.
    const isWaste = (option: Option) => option.kind === 'action' && option.action.type === 'skip';
    return [...open.filter((option) => !isWaste(option)), ...open.filter(isWaste)];
  }, [isSlot, die, offer]);
  const openDice = useMemo(
    () => (isSlot ? new Set(legal.flatMap((action) => ('die' in action ? [action.die] : []))) : undefined),
    [isSlot, legal],
  );
  const nations = useMemo(
    () => new Set(legal.flatMap((action) => (action.type === 'advance' ? [action.nation] : []))),
    [legal],
  );
  const { trail } = choice;
  const numbers = useMemo(() => regionNumbers(options, trail.length), [options, trail]);
  const { view } = shown;
  const refused = useMemo(
    () => (view ? refusedPlaces(view, seat, ask?.kind, trail, legal) : []),
    [view, seat, ask?.kind, trail, legal],
  );
  const diceInOrder = [...(openDice ?? [])].toSorted((a, b) => a - b);
  return {
    choice,
    isSlot,
    options,
    openDice,
    diceInOrder,
    nations,
    /** Numbers on the map, the same as in the list. */
    numbers,
    /** Destinations that the rules refuse to the chosen Army. */
    refused,
    pass: isSlot ? legal.find(({ type }) => type === 'pass') : undefined,
    /** Arms the use of a card; a second press plays it. */
    pickCard(card: number) {
      const uses = usesOfCard(legal, card);
      const use = uses.find((action) => action.type !== 'play' || action.die === die || action.die < 0) ?? uses[0];
      if (!use) return;
      if (armed && JSON.stringify(armed) === JSON.stringify(use)) choice.commit(use);
      else choice.pickAction(use);
    },
    /** Picks the die or option with a number key, counted from 0; returns whether an option was picked. */
    pickNumber(n: number): boolean {
      if (isSlot && die === undefined) {
        const face = diceInOrder[n];
        if (face !== undefined) choice.pickDie(face);
        return false;
      }
      const option = options[n];
      if (!option) return false;
      choice.pickOption(option);
      return true;
    },
  };
}
