import { expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { sayIn } from '../speech.ts';
import { actionCard } from './card.ts';
import { speaker } from './speaker.ts';

const BRAIN = 3;

it.each([
  ['en', 'succeeds on'],
  ['de', 'gelingt'],
])('a check succeeds, it does not hit (%s)', (language, words) => {
  const state = acting(BRAIN, { map: 'ballroom', brain: { at: [0, -10], stance: 'hidden', carries: [0] } });
  state.drops = [{ kind: 'info', cell: -1, uploadedThisTurn: false }];
  const say = sayIn(language);
  const who = speaker(say, seen(state), 0, ['Ada', 'Jonas']);
  const { check, hit } = actionCard(who, 0, { type: 'hack-upload', drop: 0 }, () => new Map());
  expect(hit).toBeUndefined();
  expect(check).toMatchObject({ kind: 'check' });
  for (const key of ['check', 'checkShort']) expect(say(`card.${key}`, { n: check!.from })).toContain(words);
});
