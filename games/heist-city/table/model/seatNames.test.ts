import { expect, it } from 'vitest';
import { telling } from '../../test/telling.ts';
import { seatNames } from './seatNames.ts';

const easy = { kind: 'bot', name: 'easy', level: 'easy' } as const;

it('seatNames numbers equal bots and keeps player names', () => {
  expect(seatNames([easy, easy], telling().t)).toEqual(['Bot 1', 'Bot 2']);
  expect(seatNames([{ kind: 'human', name: 'Ada' }, easy], telling().t)).toEqual(['Ada', 'Bot']);
});
