import { expect, it } from 'vitest';
import { testFormatter } from '../../test/testFormatter.ts';
import { seatNames } from './seatNames.ts';

const easy = { kind: 'bot', name: 'easy', level: 'easy' } as const;

it('seatNames numbers equal bots and keeps player names', () => {
  expect(seatNames([easy, easy], testFormatter().t)).toEqual(['Bot 1', 'Bot 2']);
  expect(seatNames([{ kind: 'human', name: 'Ada' }, easy], testFormatter().t)).toEqual(['Ada', 'Bot']);
});
