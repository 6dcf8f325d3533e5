import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Bonus, Clamp, Contribution, Factor, Override } from './contribution.ts';
import type { StatPolicy } from './ledger.ts';
import { plainWords } from './message.ts';
import { statLines } from './provenance.ts';
import { resolveStat } from './resolve.ts';
import { foldParts, type Stat } from './stat.ts';

const stat = (contributions: readonly Contribution[], policy?: StatPolicy): Stat =>
  resolveStat(contributions, policy).stat;
const reasons = ({ rejected }: Stat): string[] => rejected.map(({ label, reason }) => `${label}: ${reason}`);

/** A contribution whose label is also its id and source by default. */
const named = (label: string) => ({ id: label, label, source: label });
const base = (label: string, value: number, more: Partial<Base> = {}): Base => ({
  ...named(label),
  priority: 'base',
  value,
  ...more,
});
const bonus = (label: string, value: number, more: Partial<Bonus> = {}): Bonus => ({
  ...named(label),
  priority: 'additive',
  value,
  ...more,
});
const override = (label: string, value: number, more: Partial<Override> = {}): Override => ({
  ...named(label),
  priority: 'override',
  value,
  ...more,
});
const factor = (label: string, value: number): Factor => ({ ...named(label), priority: 'multiplicative', value });
const floor = (label: string, min: number): Clamp => ({ ...named(label), priority: 'clamp', min });
const ceiling = (label: string, max: number): Clamp => ({ ...named(label), priority: 'clamp', max });

describe('resolveStat bases', () => {
  test('the highest wins and the others are listed with the reason', () => {
    const ac = stat([base('unarmored', 12), base('half plate', 17), base('mage armor', 15), base('robe', 17)]);
    expect(ac.value).toBe(17);
    expect(ac.parts.map((part) => part.label)).toEqual(['half plate']);
    expect(ac.rejected).toMatchObject([
      {
        label: 'unarmored',
        reason: 'lower-than-winner',
        value: 12,
        by: 'half plate',
        detail: { code: 'lower-than-winner', params: { by: 'half plate' } },
      },
      { label: 'mage armor', reason: 'lower-than-winner' },
      { label: 'robe', reason: 'same-as-winner' },
    ]);
  });

  test('of equals the one of higher rank wins', () => {
    expect(stat([base('a', 15), base('b', 15, { rank: 1 })]).parts[0]?.label).toBe('b');
  });

  test('a target may use the lowest base, or the sum of all', () => {
    const candidates = [base('plain', 20), base('champion', 19)];
    expect(stat(candidates, { base: 'lowest' }).value).toBe(19);
    expect(stat(candidates, { base: 'stack' }).value).toBe(39);
    expect(reasons(stat(candidates, { base: 'lowest' }))).toEqual(['plain: higher-than-winner']);
  });

  test('without a base the value starts at the default of the target', () => {
    expect(stat([bonus('ring', 1)], { empty: 3 }).value).toBe(4);
    expect(stat([])).toEqual({ value: 0, parts: [], dice: [], notes: [], rejected: [] });
  });
});

test('a base sets, a bonus adds, a factor multiplies and an override replaces, in any order given', () => {
  const moving = [factor('haste', 2), bonus('longstrider', 10), base('walk', 30)];
  expect(stat(moving).value).toBe(80);
  expect(stat([override('grappled', 0), ...moving]).value).toBe(0);
});

describe('resolveStat bonuses', () => {
  test('dice are listed separately', () => {
    const save = stat([bonus('proficiency', 5), bonus('bless', 0, { dice: '1d4' })]);
    expect(save.value).toBe(5);
    expect(save.dice).toEqual([{ id: 'bless', label: 'bless', dice: '1d4' }]);
    expect(save.parts).toHaveLength(1);
  });

  test('two of one source do not add up: the stronger counts', () => {
    const hp = stat([bonus('aid', 5, { id: '1' }), bonus('aid', 10, { id: '2' })]);
    expect(hp.value).toBe(10);
    expect(reasons(hp)).toEqual(['aid: same-name-weaker']);
  });

  test('an increase stops at its cap and never lowers the value', () => {
    const increase = (label: string, value: number, cap: number) => bonus(label, value, { cap });
    expect(stat([base('score', 18), increase('feat', 4, 20)]).value).toBe(20);
    expect(stat([base('score', 22), increase('belt', 2, 20)]).value).toBe(22);
    expect(reasons(stat([base('score', 22), increase('belt', 2, 20)]))).toEqual(['belt: capped']);
    const partly = stat([base('score', 19), increase('belt', 2, 20)]);
    expect([partly.value, partly.rejected]).toMatchObject([
      20,
      [{ id: 'belt', detail: { code: 'capped', params: { unused: 1 } }, value: 1 }],
    ]);
    expect(stat([base('score', 20), increase('manual', 2, 22), increase('feat', 1, 22)]).value).toBe(22);
  });

  test('a fraction is rounded in each contribution', () => {
    expect(stat([bonus('a', 2.5), bonus('b', 1.5)]).value).toBe(3);
    expect(stat([bonus('a', 2.5), bonus('b', 1.5)], { rounding: 'none' }).value).toBe(4);
  });
});

describe('resolveStat factors', () => {
  test('40 × 2 × ½ is 40', () => {
    expect(
      stat([base('walk', 30), bonus('longstrider', 10), factor('haste', 2), factor('exhaustion', 0.5)]).value,
    ).toBe(40);
  });

  test('25 × ½ is 12', () => {
    const speed = stat([base('walk', 25), factor('exhaustion', 0.5)]);
    expect(speed.value).toBe(12);
    expect(speed.parts.at(-1)).toMatchObject({ label: { code: 'rounding' }, op: 'set', before: 12.5, after: 12 });
  });

  test('two factors of one source count once', () => {
    expect(stat([base('walk', 40), factor('slow', 0.5), factor('slow', 0.5)]).value).toBe(20);
  });
});

describe('resolveStat clamps', () => {
  test('the highest minimum counts, and one that is not above the value adds nothing', () => {
    const ac = stat([base('natural', 14), floor('barkskin', 16), floor('weak bark', 15)]);
    expect(ac.value).toBe(16);
    expect(reasons(ac)).toEqual(['weak bark: lower-than-winner']);
    expect(reasons(stat([base('plate', 18), floor('barkskin', 16)]))).toEqual(['barkskin: lower-than-winner']);
  });

  test('a maximum is applied last', () => {
    expect(stat([base('x', 5), floor('min', 10), ceiling('max', 8), ceiling('higher', 9)]).value).toBe(8);
  });
});

describe('resolveStat overrides', () => {
  test('an override replaces the earlier parts, which are listed as replaced', () => {
    const ac = stat([base('plate', 18), bonus('shield', 2), override('becomes 25', 25)]);
    expect(ac.value).toBe(25);
    expect(ac.parts.map((part) => part.label)).toEqual(['becomes 25']);
    expect(reasons(ac)).toEqual(['plate: overridden', 'shield: overridden']);
  });

  test('the latest phase wins, but a lock beats every phase', () => {
    const early = override('early', 1, { phase: 1 });
    const late = override('late', 2, { phase: 8 });
    const locked = override('grappled', 0, { phase: 7, lock: true });
    expect(stat([late, early]).value).toBe(2);
    const speed = stat([late, locked, early]);
    expect(speed.value).toBe(0);
    expect(speed.rejected.map((each) => plainWords(each.detail))).toEqual([
      'locked(by: grappled)',
      'locked(by: grappled)',
    ]);
  });

  test('two overrides with the same value are no conflict', () => {
    const held = (label: string) => override(label, 0, { phase: 7, lock: true });
    const { stat: speed, conflict } = resolveStat([base('walk', 30), held('grappled'), held('restrained')]);
    expect(conflict).toBeUndefined();
    expect(speed.value).toBe(0);
    expect(reasons(speed)).toEqual(['walk: overridden', 'restrained: same-as-winner']);
  });

  test('two overrides of one phase with different values are a conflict, and neither is applied', () => {
    const rivals = [override('a', 20, { phase: 3 }), override('b', 21, { phase: 3 }), override('c', 1)];
    const { stat: ac, conflict } = resolveStat([base('plate', 18), ...rivals]);
    expect(conflict).toEqual({
      code: 'E_OVERRIDE_CONFLICT',
      phase: 3,
      contenders: [
        { id: 'a', value: 20 },
        { id: 'b', value: 21 },
      ],
    });
    expect(ac.value).toBe(18);
    expect(reasons(ac)).toEqual(['a: conflict', 'b: conflict', 'c: overridden']);
  });
});

describe('resolveStat conditions', () => {
  const gated = (verdict: boolean | 'situational') =>
    bonus('cloak', 1, { verdict, condition: { code: 'against-poison' }, dice: '1d4' });

  test('false rejects a contribution, situational makes it a note', () => {
    const save = stat([bonus('base', 2), gated(false), gated('situational')]);
    expect(save.value).toBe(2);
    expect(save.dice).toEqual([]);
    expect(save.rejected).toMatchObject([
      {
        reason: 'predicate-false',
        detail: { code: 'needs', params: { condition: { code: 'against-poison' } } },
        value: 1,
      },
    ]);
    expect(save.notes).toEqual([
      {
        id: 'cloak',
        label: 'cloak',
        condition: { code: 'against-poison' },
        priority: 'additive',
        value: 1,
        dice: '1d4',
      },
    ]);
  });
});

test('a contribution that is not a number is a programming error', () => {
  expect(() => stat([base('broken', Number.NaN)])).toThrow(RangeError);
});

describe('stat account', () => {
  const number = fc.oneof(fc.integer({ min: -30, max: 30 }), fc.constantFrom(0.5, 2.5, -1.25));
  const common = {
    label: fc.constantFrom('a', 'b', 'c', 'd'),
    verdict: fc.constantFrom<boolean | 'situational'>(true, true, true, false, 'situational'),
    phase: fc.nat(3),
  };
  const contribution = fc.oneof(
    fc.record({ ...common, priority: fc.constant('base' as const), value: number }),
    fc.record({
      ...common,
      priority: fc.constant('additive' as const),
      value: number,
      stacking: fc.constantFrom('stack' as const, 'highest' as const, 'lowest' as const),
      cap: fc.constantFrom(10, 20, 1000),
    }),
    fc.record({ ...common, priority: fc.constant('multiplicative' as const), value: fc.constantFrom(0, 0.5, 2, 3) }),
    fc.record({ ...common, priority: fc.constant('clamp' as const), min: number }),
    fc.record({ ...common, priority: fc.constant('clamp' as const), max: number }),
    fc.record({ ...common, priority: fc.constant('override' as const), value: number, lock: fc.boolean() }),
  );
  const policy = fc.record({
    base: fc.constantFrom('highest' as const, 'lowest' as const, 'stack' as const),
    rounding: fc.constantFrom('floor' as const, 'ceil' as const, 'round' as const, 'none' as const),
    empty: fc.integer({ min: -2, max: 2 }),
  });

  test('the parts fold to the value, and every contribution is accounted for', () => {
    fc.assert(
      fc.property(fc.array(contribution, { maxLength: 12 }), policy, (sketches, rules) => {
        const all = sketches.map((sketch, index) => ({ ...sketch, id: String(index), source: sketch.label }));
        const { stat: result } = resolveStat(all, rules);
        expect(foldParts(result.parts)).toBe(result.value);
        const shown = new Set(
          [...result.parts, ...result.notes, ...result.rejected, ...result.dice].map(({ id }) => id),
        );
        for (const { id } of all) expect(shown).toContain(id);
      }),
    );
  });

  test('resolveStat does not modify its arguments', () => {
    const all = [base('a', 1), bonus('b', 2), factor('c', 2)];
    const before = structuredClone(all);
    resolveStat(Object.freeze(all));
    expect(all).toEqual(before);
  });

  test('statLines formats it as a tree', () => {
    const ac = stat([
      base('half plate', 15),
      base('unarmored', 12),
      bonus('shield', 2),
      bonus('curse', -1),
      bonus('guidance', 0, { dice: '1d4' }),
      bonus('ward', 1, { verdict: 'situational', condition: { code: 'against-fire' } }),
    ]);
    expect(statLines('ac', ac, plainWords)).toEqual([
      'ac 16',
      '├─ = 15 half plate',
      '├─ +2 shield',
      '├─ −1 curse',
      '├─ 1d4 guidance',
      '├─ sometimes',
      '│  └─ +1 ward: against-fire',
      '└─ not-counted',
      '   └─ 12 unarmored: lower-than-winner(by: half plate)',
    ]);
  });
});
