import { expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { actionCard } from './card.ts';
import { speakerOf } from './speaker.ts';

const BRAIN = 3;

it.each([
  ['en', 'succeeds on'],
  ['de', 'gelingt'],
] as const)('the card of a check says "succeeds", not "hits" (%s)', (language, words) => {
  const state = acting(BRAIN, { map: 'ballroom', brain: { at: [0, -10], stance: 'hidden', carries: [0] } });
  state.drops = [{ kind: 'info', cell: -1, uploadedThisTurn: false }];
  const { t } = testFormatter({}, language);
  const who = speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }, language), seen(state));
  const { check, hit } = actionCard(who, 0, { type: 'hack-upload', drop: 0 }, () => new Map());
  expect(hit).toBeUndefined();
  expect(check).toMatchObject({ kind: 'check' });
  for (const key of ['check', 'checkShort']) expect(t(`card.${key}`, { n: check!.from })).toContain(words);
});
