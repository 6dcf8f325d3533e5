import { refuse } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { acting, choosing, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { cellAt, siteOf } from '../map/site.ts';
import { REFUSALS } from '../state/refusals.ts';
import { unitOf } from '../units/units.ts';
import { adviceText, adviseAction } from './advise.ts';
import { explainRefusal, whyNot } from './refusals.ts';

const [FACE, , NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const E_BRAIN = unitOf(1, 'brain');

it('every refusal of the rules has its own text', () => {
  const codes = Object.keys(REFUSALS);
  const texts = codes.map((code) => adviceText(explainRefusal(refuse(code)), testFormatter()));
  expect(new Set(texts).size).toBe(codes.length);
  expect(explainRefusal(refuse('never-heard-of'))).toMatchObject({ code: 'refused-otherwise' });
});

it('the refusal of a shot out of range gives the distance', () => {
  const state = acting(SPOOK, { spook: { at: [-5, 0], items: ['plink-gun'] }, 'enemy-brain': { at: [4, 0] } });
  const advice = whyNot(seen(state), 0, { type: 'attack', weapon: 'plink-gun', target: E_BRAIN });
  expect(advice).toMatchObject({ category: 'targeting', code: 'refused-out-of-range', params: { missing: 2 } });
  expect(adviceText(advice!, testFormatter({ view: seen(state) }))).toBe(
    'Too far: 9 hexes with a reach of 7. Come 2 closer. (R 9.5, 8.2)',
  );
});

it('the refusal of a blocked path names the obstacle', () => {
  const state = acting(NINJA, { ninja: { at: [0, 0] }, face: { at: [2, 0] } });
  const advice = whyNot(seen(state), 0, { type: 'move', to: cellAt(siteOf('hex-demo'), 2, 0) });
  expect(adviceText(advice!, testFormatter({ view: seen(state) }))).toBe(
    'No way there: a character stands there. (R 8.1)',
  );
});

it('an empty weapon and a missing slot are refused with distinct reasons', () => {
  const state = acting(SPOOK, { spook: { at: [0, 0], items: ['dart-gun'] }, 'enemy-brain': { at: [3, 0] } }, 1);
  state.characters[SPOOK]!.items[0]!.loaded = false;
  const shot = { type: 'attack', weapon: 'dart-gun', target: E_BRAIN } as const;
  expect(adviceText(whyNot(seen(state), 0, shot)!, testFormatter({ view: seen(state) }))).toBe(
    'Dart Gun is empty. Reload it first, for a slot. (R 14.2)',
  );
  const far = { type: 'hustle', to: cellAt(siteOf('hex-demo'), 0, 5) } as const;
  expect(adviceText(whyNot(seen(state), 0, far)!, testFormatter({ view: seen(state) }))).toBe(
    'Hustle takes 2 slots, and 1 is left. (R 7.1)',
  );
});

it('acting out of turn and answering another question are refusals of turn order', () => {
  const view = seen(choosing({ face: { at: [0, 0] } }));
  expect(whyNot(view, 1, { type: 'activate', character: 5 })).toMatchObject({ category: 'turn-order' });
  expect(whyNot(view, 0, { type: 'end' })).toMatchObject({ code: 'refused-wrong-decision' });
});

it('whyNot returns nothing for a legal action', () => {
  const view = seen(choosing({ face: { at: [0, 0] } }));
  expect(whyNot(view, 0, { type: 'activate', character: FACE })).toBeUndefined();
});

it('adviseAction returns only the reason for an illegal action', () => {
  const view = seen(choosing({ face: { at: [0, 0], stance: 'stunned' }, muscle: { at: [2, 0] } }));
  const advice = adviseAction(view, 0, { type: 'pass' }, { mood: 'rules' });
  expect(advice.map(({ code }) => code)).toEqual(['refused-no-passing']);
  expect(adviseAction(view, 0, { type: 'pass' }, { mute: ['turn-order'] })).toEqual([]);
});
