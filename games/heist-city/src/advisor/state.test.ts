import { describe, expect, it } from 'vitest';
import { acting, adviceWith, choosing, seen, warned } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { cellAt, siteOf } from '../map/site.ts';
import { unitOf } from '../units/units.ts';
import { adviceText } from './advise.ts';

const [FACE, , NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const [E_BRAIN, E_NINJA] = [unitOf(1, 'brain'), unitOf(1, 'ninja')];
const at = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);

describe('Advice on a shot by a Hidden character', () => {
  const spook = (items: string[]) => ({ at: [0, 0], stance: 'hidden', items }) as const;
  const scene = (items: string[]) => acting(SPOOK, { spook: spook(items), 'enemy-brain': { at: [3, 0] } });
  const shot = (weapon: string) => ({ type: 'attack', weapon, target: E_BRAIN }) as const;

  it('becomes-overt is given for a loud gun, independent of the dice', () => {
    const state = scene(['plink-gun']);
    const advice = warned(state, shot('plink-gun'), 'becomes-overt');
    expect(advice).toMatchObject({ category: 'state', severity: 'warning', params: { unit: SPOOK, stance: 'hidden' } });
    expect(adviceText(advice!, testFormatter({ view: seen(state) }))).toBe(
      'Plink Gun gives Spook 1 away: it would be Hidden no longer, but Overt.',
    );
  });

  it('becomes-overt is silent for a silenced gun', () => {
    expect(warned(scene(['silenced-plink-gun']), shot('silenced-plink-gun'), 'becomes-overt')).toBeUndefined();
  });

  it('quieter-weapon names a quieter weapon in hand', () => {
    const both = scene(['plink-gun', 'silenced-plink-gun']);
    expect(warned(both, shot('plink-gun'), 'quieter-weapon')?.params).toMatchObject({ weapon: 'silenced-plink-gun' });
    expect(warned(scene(['plink-gun']), shot('plink-gun'), 'quieter-weapon')).toBeUndefined();
  });
});

it('stunned is given for a Stunned character, which can only wake up', () => {
  expect(adviceWith(choosing({ face: { at: [0, 0], stance: 'stunned' } }), 'stunned')?.params).toEqual({ unit: FACE });
});

it('could-hide reminds an Overt Ninja of Ninja Vanish until it is spent', () => {
  expect(adviceWith(acting(NINJA, { ninja: { at: [0, 0] } }), 'could-hide')?.params).toMatchObject({
    action: 'ninja-vanish',
  });
  const spent = acting(NINJA, { ninja: { at: [0, 0], spent: ['ninja-vanish'] } });
  expect(adviceWith(spent, 'could-hide')).toBeUndefined();
});

describe('Advice for a Hidden character near an enemy', () => {
  const enemy = { 'enemy-ninja': { at: [9, 0], items: ['katana'] } } as const;

  it('may-be-revealed names the enemy that could reveal a Hidden character', () => {
    const near = choosing({ spook: { at: [7, 0], stance: 'hidden' }, ...enemy });
    expect(adviceWith(near, 'may-be-revealed')?.params).toMatchObject({ unit: SPOOK, by: E_NINJA });
    const done = choosing({ spook: { at: [7, 0], stance: 'hidden' }, 'enemy-ninja': { at: [9, 0], activated: true } });
    expect(adviceWith(done, 'may-be-revealed')).toBeUndefined();
  });

  it('into-the-open warns before a move into reach, and not about a move that changes nothing', () => {
    const far = acting(SPOOK, { spook: { at: [-9, 0], stance: 'hidden' }, ...enemy });
    expect(warned(far, { type: 'move', to: at(-4, 0) }, 'into-the-open')?.params).toMatchObject({ by: E_NINJA });
    expect(warned(far, { type: 'move', to: at(-9, 1) }, 'into-the-open')).toBeUndefined();
  });
});
