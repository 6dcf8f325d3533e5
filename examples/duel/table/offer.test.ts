import { type Action, duel } from '@tessera/duel';
import { fastChance, Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { armedByPress, isFatalHit, isOffered, isOnlyAnswer, offerOf, openCells } from './offer.ts';

test('every legal action can be pressed: a card, a hex, a foe, or a button', () => {
  const match = Match.create(duel, { seats: 2, seed: 'offers', dice: 'fast' });
  const chance = fastChance('offers');
  const seen = new Set<string>();
  while (match.decisions[0]) {
    const { seat } = match.decisions[0];
    const legal: readonly Action[] = match.legal(seat);
    const offer = offerOf(legal);
    const view = match.view(seat);
    for (const action of legal) {
      seen.add(action.type);
      if (action.type === 'pick' || action.type === 'lose' || action.type === 'react') {
        expect(offer.cards.get(action.card)).toEqual(action);
      } else if (action.type === 'move') {
        expect(armedByPress(offer, view, action.to, undefined)).toEqual(action);
        expect(openCells(offer, view)).toContain(action.to);
      } else if (action.type === 'attack') {
        let armed: Action | undefined;
        for (const target of action.targets) armed = armedByPress(offer, view, view.figures[target]!.cell, armed);
        expect(armed).toEqual(action);
      } else if (action.type === 'push') {
        const end = action.path.at(-1);
        if (end === undefined) expect(offer.plain).toContainEqual(action);
        else expect(armedByPress(offer, view, end, undefined)).toMatchObject({ type: 'push' });
      } else expect(offer.plain).toContainEqual(action);
      expect(isOffered(legal, { ...action })).toBe(true);
    }
    match.apply(seat, chance.pick(legal));
  }
  expect([...seen].sort()).toEqual(
    [
      'attack',
      'lose',
      'move',
      'pass',
      'pick',
      'suffer',
      ...(seen.has('push') ? ['push'] : []),
      ...(seen.has('react') ? ['react'] : []),
    ].sort(),
  );
});

test('isFatalHit finds a hit that fells the hero while a card could be lost instead', () => {
  const match = Match.create(duel, { seats: 2, seed: 'fatal', options: { heroHp: 6 } });
  const view = match.view(0);
  const withCard = offerOf([{ type: 'suffer' }, { type: 'lose', card: 'bash' }]);
  expect(isFatalHit(withCard, view, 0, 6)).toBe(true);
  expect(isFatalHit(withCard, view, 0, 5)).toBe(false);
  expect(isFatalHit(offerOf([{ type: 'suffer' }]), view, 0, 6)).toBe(false);
  expect(isFatalHit(withCard, view, undefined, 6)).toBe(false);
});

test('isOnlyAnswer holds for one answer without a choice, and not beside a card or for two answers', () => {
  const only = offerOf([{ type: 'pass' }]);
  expect(isOnlyAnswer(only)).toBe(true);
  expect(isOnlyAnswer({ ...only, cells: new Map([[3, { type: 'move', to: 3 }]]) })).toBe(false);
  expect(isOnlyAnswer(offerOf([{ type: 'pass' }, { type: 'suffer' }]))).toBe(false);
  expect(isOnlyAnswer(offerOf([]))).toBe(false);
});
