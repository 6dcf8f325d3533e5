import type { DecisionPrompt } from '@tessera/table';
import { expect, test } from 'vitest';
import { stage } from '../../test/stage.ts';
import { type DockInput, dockModel, isLethal } from './dockModel.ts';

const asked = (kind: string, about: DecisionPrompt['about'] = {}) => ({ kind, title: '', hint: '', about });
const ELEMENT = { type: 'element', element: 'fire' } as const;

function model(turn: Partial<DockInput['turn']> = {}, changes: Partial<DockInput> = {}) {
  return dockModel({
    turn: { hand: { ask: undefined, seat: 0 }, offer: { plain: [] }, wanted: undefined, ...turn },
    odds: [],
    settings: { odds: true },
    isMoving: false,
    isOver: false,
    isNarrow: false,
    hasRoomForCards: true,
    boardContent: 'map',
    ...changes,
  });
}

test('dockModel waits without a question, and shows an animation as automatic', () => {
  expect(model().state).toBe('waiting');
  expect(model({}, { isMoving: true }).state).toBe('automatic');
});

test('dockModel arms the question when a choice is selected', () => {
  const hand = { ask: asked('turn.act'), seat: 0 };
  expect(model({ hand })).toMatchObject({ state: 'ask', isTurn: true, hasSteps: false });
  expect(model({ hand, wanted: { type: 'end-turn' } }).state).toBe('armed');
});

test('dockModel shows pending damage as forced, without the cards of the hero', () => {
  const hand = { ask: asked('suffer', { amount: 3 }), seat: 0 };
  expect(model({ hand })).toMatchObject({ state: 'forced', suffer: 3, hasOwnCards: false, hasSteps: false });
});

test('dockModel names the card that a short rest would lose (R 6.2)', () => {
  const hand = { ask: asked('rest.draw', { card: 'trample' }), seat: 0 };
  expect(model({ hand })).toMatchObject({ drawn: 'trample', hasOwnCards: false });
});

test('dockModel lists answers without a button in place of the cards of the hero', () => {
  const hand = { ask: asked('element'), seat: 0 };
  const found = model({ hand, offer: { plain: [ELEMENT, { type: 'skip' }] } });
  expect(found).toMatchObject({ answers: [ELEMENT], hasOwnCards: false });
});

test('dockModel shows the cards of the hero only to a player with room for them', () => {
  expect(model().hasOwnCards).toBe(true);
  expect(model({}, { hasRoomForCards: false }).hasOwnCards).toBe(false);
  expect(model({ hand: { ask: undefined, seat: undefined } }).hasOwnCards).toBe(false);
  expect(model({ hand: { ask: asked('picks'), seat: 0 } }).hasOwnCards).toBe(false);
});

test('dockModel leaves the hand to the screen of cards, so that it is drawn once', () => {
  expect(model({}, { boardContent: 'cards' }).hasOwnCards).toBe(false);
});

test('isLethal compares the pending damage with the hit points of the asked hero (R 6.6)', () => {
  const { state } = stage();
  const hand = { ask: asked('suffer', { amount: 3 }), seat: 0 };
  state.figures[0]!.hp = 4;
  expect(isLethal(state, hand)).toBe(false);
  state.figures[0]!.hp = 3;
  expect(isLethal(state, hand)).toBe(true);
  expect(isLethal(state, { ask: asked('picks'), seat: 0 })).toBe(false);
});

test('dockModel shows the odds of a single target on a narrow screen if the settings allow odds', () => {
  const odds: DockInput['odds'] = [
    {
      target: 2,
      value: 3,
      poison: 0,
      shield: 0,
      pierce: 0,
      mode: 'plain',
      outcomes: [],
      mean: 3,
      kills: 0,
      retaliate: 0,
    },
  ];
  expect(model({}, { odds, isNarrow: true })).toMatchObject({ hasAttack: true, hasSteps: false });
  expect(model({}, { odds, isNarrow: true, settings: { odds: false } }).hasAttack).toBe(false);
  expect(model({}, { odds }).hasAttack).toBe(false);
});
