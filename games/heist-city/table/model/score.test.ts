import { LAST_TURN } from '@tessera/heist-city';
import { expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { sayIn } from '../speech.ts';
import { nextScore } from './score.ts';
import { speaker } from './speaker.ts';

const FACE = 0;
const AT_HOME = { at: [0, -15], stance: 'hidden' } as const;

function nextIn(turn: number): string | undefined {
  const view = seen(acting(FACE, { map: 'ballroom', turn, face: AT_HOME }));
  return nextScore(speaker(sayIn('en'), view, 0, ['Ada', 'Jonas']));
}

it('getting out is the next thing to score in the last turn only', () => {
  expect(nextIn(1)).toBe('Nothing to score this turn.');
  expect(nextIn(LAST_TURN)).toMatch(/^Next: Face, (Escape|Extraction)/);
});
