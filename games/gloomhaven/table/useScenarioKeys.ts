import { useKeys } from '@tessera/ui';
import { passOf } from './model/buttons.ts';
import { sortedCards } from './model/handCards.ts';
import { numberKeys } from './model/numberKeys.ts';
import type { ScenarioTable } from './useScenarioTable.ts';

/** Binds the shortcut keys of a scenario. */
export function useScenarioKeys({ view, turn, stage, isMoving, plan }: ScenarioTable): void {
  const { store, offer, picked } = turn;
  const { ask, seat } = turn.hand;
  const pickable =
    seat !== undefined && ask?.kind === 'picks' ? sortedCards(view, seat).filter(({ pile }) => pile === 'hand') : [];
  const pass = ask ? passOf(offer) : undefined;
  const { toggle, show, arm, showSheet } = store.getState();
  useKeys({
    Escape() {
      if (store.getState().hasSheet) return showSheet(false);
      const hasSelection = turn.wanted !== undefined || picked.length > 0;
      arm(undefined);
      turn.pick([]);
      if (plan.isOpen && !hasSelection) plan.show(false);
    },
    p: pass && (() => turn.commit(pass)),
    t: offer.areas.length > 1 ? turn.turn : undefined,
    x: picked.length === 2 ? () => turn.pick([picked[1]!, picked[0]!]) : undefined,
    m: () => show(store.getState().shows === 'cards' ? 'map' : 'cards'),
    o: plan.canOpen || plan.isOpen ? () => plan.show(!plan.isOpen) : undefined,
    Backspace: plan.isOpen && plan.choices.length > 0 ? () => plan.cut(plan.choices.length - 1) : undefined,
    g: () => showSheet(!store.getState().hasSheet),
    r: () => toggle('reach'),
    d: () => toggle('range'),
    v: () => toggle('sight'),
    h: () => toggle('threat'),
    f: () => toggle('forecast'),
    n: () => toggle('names'),
    ' ': isMoving ? stage.skip : undefined,
    ...numberKeys({ offer, picked, pickable: pickable.map(({ card }) => card), arm: turn.arm, pick: turn.pick }),
  });
}
