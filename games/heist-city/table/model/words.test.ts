import { heistCity } from '@tessera/heist-city';
import { expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { promptOf } from '../decision/prompt.ts';
import { actionCard } from './card.ts';
import { speakerOf, tenths } from './speaker.ts';

const FACE = 0;
const moment = { map: 'ballroom', face: { at: [0, -15], stance: 'hidden' } } as const;
const who = (slots: number) =>
  speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), seen(acting(FACE, moment, slots)));

it('tenths uses the decimal separator of the language', () => {
  expect(tenths(testFormatter(), 0.68)).toBe('0.7');
  expect(tenths(testFormatter({}, 'de'), 0.68)).toBe('0,7');
});

it('the prompt tells a character without slots to end, not to choose', () => {
  const asked = (slots: number) => {
    const question = heistCity.prompt?.(acting(FACE, moment, slots), 0);
    return promptOf(who(slots), 0, [{ seat: 0, kind: 'act' }], [], question);
  };
  expect(asked(3)).toMatchObject({ title: 'Face, 3 of 3 slots left.' });
  expect(asked(0)).toMatchObject({ title: 'Face, no slots left.', hint: 'End, or do what takes no slot.' });
});

it('the card of a walk has its name once, and the rest in sentences', () => {
  const walk = heistCity.legal(acting(FACE, moment), 0).find(({ type }) => type === 'move')!;
  const { title, facts, notes } = actionCard(who(3), 0, walk, () => new Map());
  expect([title, ...facts]).toEqual(['Move']);
  expect(notes.join(' ')).toBe('1 step. It stays unnoticed.');
});
