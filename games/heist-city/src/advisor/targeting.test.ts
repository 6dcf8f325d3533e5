import { describe, expect, it } from 'vitest';
import { acting, adviceWith, warned } from '../../test/counselled.ts';
import { scene } from '../../test/scene.ts';
import { actionOdds } from '../forecast/expectedDamage.ts';
import { cellAt, siteOf } from '../map/site.ts';
import { unitOf } from '../units/units.ts';
import { declareAttack } from '../weapons/targetNumber.ts';

const [FACE, MUSCLE, NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const E_BRAIN = unitOf(1, 'brain');
const at = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);
const spook = { at: [0, 0], items: ['plink-gun'] } as const;
const prey = { 'enemy-brain': { at: [3, 0] } } as const;
const shot = { type: 'attack', weapon: 'plink-gun', target: E_BRAIN } as const;

describe('Advice on a shot', () => {
  it('into-melee warns about the penalty for shooting into a melee', () => {
    const state = acting(SPOOK, { spook, ...prey, face: { at: [4, 0] } });
    expect(warned(state, shot, 'into-melee')).toMatchObject({
      severity: 'warning',
      params: { target: E_BRAIN, penalty: 1 },
    });
    expect(warned(acting(SPOOK, { spook, ...prey }), shot, 'into-melee')).toBeUndefined();
  });

  it('long-shot is given when less than one roll in six hits', () => {
    const tired = acting(SPOOK, { spook, ...prey });
    tired.activation!.ranged = 2;
    expect(warned(tired, shot, 'long-shot')).toBeUndefined();
    tired.activation!.ranged = 3;
    expect(warned(tired, shot, 'long-shot')?.params.chance).toBeCloseTo(3 / 36, 12);
  });

  it('in-cover is given for a target behind a table', () => {
    // There is a table at 3,5.
    const behind = { map: 'ballroom', spook: { ...spook, at: [1, 5] }, 'enemy-brain': { at: [4, 5] } } as const;
    expect(warned(acting(SPOOK, behind), shot, 'in-cover')?.params).toEqual({ target: E_BRAIN });
    const beside = { ...behind, 'enemy-brain': { at: [1, 8] } } as const;
    expect(warned(acting(SPOOK, beside), shot, 'in-cover')).toBeUndefined();
  });

  it('better-weapon compares a small gun with a bigger one in hand', () => {
    const armed = { at: [0, 0], items: ['plink-gun', 'machine-gun'] } as const;
    const state = acting(MUSCLE, { muscle: armed, ...prey });
    expect(warned(state, shot, 'better-weapon')?.params).toMatchObject({ weapon: 'machine-gun', target: E_BRAIN });
    expect(warned(state, { ...shot, weapon: 'machine-gun' }, 'better-weapon')).toBeUndefined();
  });
});

describe('Advice on a blast', () => {
  const thrower = { at: [0, 0], items: ['frag'] } as const;
  const thrown = { type: 'throw', item: 'frag', cell: at(3, 0) } as const;

  it('friendly-fire warns about allies in the blast', () => {
    const state = acting(SPOOK, { spook: thrower, face: { at: [4, 0] }, ninja: { at: [6, 0] } });
    expect(warned(state, thrown, 'friendly-fire')?.params).toEqual({ unit: FACE });
    expect(warned(acting(SPOOK, { spook: thrower, ninja: { at: [6, 0] } }), thrown, 'friendly-fire')).toBeUndefined();
  });

  it('friendly-fire warns about firing a rocket from too near', () => {
    const rocket = { type: 'attack', weapon: 'rocket', target: E_BRAIN } as const;
    const near = acting(SPOOK, { spook: { at: [2, 0], items: ['rocket'] }, ...prey });
    expect(warned(near, rocket, 'friendly-fire')?.params).toEqual({ unit: SPOOK });
    const far = acting(SPOOK, { spook: { at: [0, 0], items: ['rocket'] }, ...prey });
    expect(warned(far, rocket, 'friendly-fire')).toBeUndefined();
  });
});

it('an easy target is named with the probability of downing it', () => {
  const moment = {
    ninja: { at: [2, 0], stance: 'hidden', items: ['katana'] },
    'enemy-brain': { at: [3, 0], wounds: 1 },
  } as const;
  const odds = actionOdds(scene(moment), declareAttack(scene(moment), NINJA, E_BRAIN, 'katana', 'melee'));
  const advice = adviceWith(acting(NINJA, moment), 'easy-target');
  expect(advice?.params).toMatchObject({ unit: NINJA, target: E_BRAIN });
  expect(advice?.params.chance).toBeCloseTo(odds.fall, 12);
});
