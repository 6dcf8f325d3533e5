import { expect, it } from 'vitest';
import { acting, adviceWith, seen, warned } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { cellAt, siteOf } from '../map/site.ts';
import { adviceText } from './advise.ts';

const FACE = 0;
const at = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);
const face = { at: [0, 0] } as const;

it('slots-unused gives the number of slots that an end wastes', () => {
  const state = acting(FACE, { face }, 2);
  const advice = warned(state, { type: 'end' }, 'slots-unused');
  expect(advice).toMatchObject({ category: 'slots', severity: 'warning', params: { unit: FACE, slots: 2 } });
  expect(adviceText(advice!, testFormatter({ view: seen(state) }))).toBe('You leave 2 slots of Face 1 unused.');
});

it('slots-unused is silent when the slots are spent or unusable', () => {
  expect(
    warned(acting(FACE, { face: { ...face, items: ['knife'] } }, 0), { type: 'end' }, 'slots-unused'),
  ).toBeUndefined();
  const stunned = acting(FACE, { face: { ...face, stance: 'stunned' } }, 2);
  expect(warned(stunned, { type: 'end' }, 'slots-unused')).toBeUndefined();
});

it('no-slots-left is given at 0 slots', () => {
  expect(adviceWith(acting(FACE, { face }, 0), 'no-slots-left')?.params).toEqual({ unit: FACE });
  expect(adviceWith(acting(FACE, { face }, 1), 'no-slots-left')).toBeUndefined();
});

it('hustle-goes-further is given for a full Move', () => {
  const full = { type: 'move', to: at(4, 0) } as const;
  expect(warned(acting(FACE, { face }), full, 'hustle-goes-further')?.params).toMatchObject({ distance: 10, moves: 8 });
  expect(warned(acting(FACE, { face }), { type: 'move', to: at(3, 0) }, 'hustle-goes-further')).toBeUndefined();
  expect(warned(acting(FACE, { face }, 1), full, 'hustle-goes-further')).toBeUndefined();
  const disguised = acting(FACE, { face: { ...face, stance: 'disguised' } });
  expect(warned(disguised, full, 'hustle-goes-further')).toBeUndefined();
});
