import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import type { Rulebook } from '../content/rulebook.ts';
import type { SpellRaise } from '../sheet/sheet.ts';
import { EDITIONS } from '../vocabulary/vocabulary.ts';
import type { CastingContext } from './casting.ts';
import { spellDice } from './spellRolls.ts';

const rulebook2014 = rulebookOf('2014');
const rulebook2024 = rulebookOf('2024');
const caster: CastingContext = { castLevel: 1, characterLevel: 5, modifier: 4, dc: 15 };

/** Formats rolls: `8d6 fire (DEX 15 half)`, `3x 1d4+1 force`. */
function diceTexts(rulebook: Rulebook, id: string, casting: Partial<CastingContext>): string[] {
  return spellDice(rulebook.spells.get(id)!.record, { ...caster, ...casting }).map(
    ({ kind, dice, bonus, isFull, types, times, isAttack, save, isLater }) =>
      [
        times > 1 ? `${times}x` : '',
        `${dice ?? ''}${bonus === 0 ? '' : `+${bonus}`}`,
        isFull ? 'full' : '',
        kind === 'damage' ? types.join('/') : kind,
        isAttack ? 'attack' : '',
        save === undefined ? '' : `(${save.ability} ${save.dc} ${save.success})`,
        isLater ? 'later' : '',
      ]
        .filter((word) => word !== '')
        .join(' '),
  );
}

describe('spellDice', () => {
  const rows: readonly [string, Rulebook, string, Partial<CastingContext>, readonly string[]][] = [
    ['its own dice with a slot of its level', rulebook2014, 'fireball', { castLevel: 3 }, ['8d6 fire (DEX 15 half)']],
    ['dice for each level of a higher slot', rulebook2014, 'fireball', { castLevel: 5 }, ['10d6 fire (DEX 15 half)']],
    ['dice for every second level', rulebook2014, 'spiritual-weapon', { castLevel: 5 }, ['2d8+4 force attack']],
    ['a ray for each level of a higher slot', rulebook2014, 'scorching-ray', { castLevel: 4 }, ['5x 2d6 fire attack']],
    ['a number for each level', rulebook2014, 'false-life', { castLevel: 3 }, ['1d4+14 temp']],
    ['a number without dice', rulebook2014, 'heal', { castLevel: 7 }, ['+80 heal']],
    ['the modifier of the ability', rulebook2024, 'cure-wounds', { castLevel: 2 }, ['4d8+4 heal']],
    ['more dice of a cantrip', rulebook2024, 'fire-bolt', { castLevel: 0 }, ['2d10 fire attack']],
    [
      'more beams of a cantrip',
      rulebook2024,
      'eldritch-blast',
      { castLevel: 0, characterLevel: 17 },
      ['4x 1d10 force attack'],
    ],
    ['nothing that comes with later levels', rulebook2024, 'true-strike', { castLevel: 0, characterLevel: 4 }, []],
    ['dice by level', rulebook2024, 'true-strike', { castLevel: 0, characterLevel: 11 }, ['2d6 radiant']],
    ['what falls later apart', rulebook2014, 'acid-arrow', { castLevel: 3 }, ['5d4 acid attack', '3d4 acid later']],
    [
      'each kind of damage on its own',
      rulebook2024,
      'ice-storm',
      { castLevel: 5 },
      ['3d10 bludgeoning (DEX 15 half)', '4d6 cold (DEX 15 half)'],
    ],
    [
      'one of several kinds of damage',
      rulebook2024,
      'spirit-guardians',
      { castLevel: 4 },
      ['4d8 radiant/necrotic (WIS 15 half) later'],
    ],
    [
      'the level of the casting',
      rulebook2024,
      'find-steed',
      { castLevel: 3 },
      ['1d8+3 radiant/psychic/necrotic attack later', '2d8+3 heal later'],
    ],
    ['nothing of a spell without dice', rulebook2024, 'light', { castLevel: 0 }, []],
  ];
  it.each(rows)('spellDice returns %s', (_what, rulebook, id, casting, expected) => {
    expect(diceTexts(rulebook, id, casting)).toEqual(expected);
  });
});

describe.each(EDITIONS)('spells of %s', (edition) => {
  const { spells } = rulebookOf(edition);
  it("every spell's summary fields (save, attack, damage) agree with its rolls", () => {
    for (const { record } of nonEmpty(spells.values())) {
      const { id, rolls = [], save = [], attack = false, damage, damageTypes = [] } = record;
      const harm = rolls.filter(({ kind, dice }) => kind === 'damage' && dice !== undefined);
      if (damage !== undefined) expect(`${id} ${harm.map(({ dice }) => dice)}`).toContain(damage);
      for (const roll of rolls) {
        if (roll.save) expect(`${id} ${save}`).toContain(roll.save.ability);
        if (roll.attack) expect(`${id} ${attack}`).toBe(`${id} true`);
        if (damage !== undefined && roll.kind === 'damage')
          expect({ id, types: damageTypes }).toMatchObject({ types: expect.arrayContaining(roll.types ?? []) });
      }
    }
  });
});

describe('spellDice with raises', () => {
  const source = { id: 'a-feature', label: 'A Feature' };
  const raise = (rolls: SpellRaise['rolls'], plus = 0, entry?: string): SpellRaise => ({ source, entry, plus, rolls });

  it('spellDice adds a bonus to every beam of a spell', () => {
    const raises = [raise({ on: 'damage', of: { spells: ['eldritch-blast'] } }, 4)];
    expect(diceTexts(rulebook2014, 'eldritch-blast', { castLevel: 0, raises })).toEqual(['2x 1d10+4 force attack']);
    expect(diceTexts(rulebook2014, 'fire-bolt', { castLevel: 0, raises })).toEqual(['2d10 fire attack']);
  });

  it('spellDice adds a `once` bonus to the first ray and the first damage type only, never to later damage', () => {
    const raises = [raise({ on: 'damage', once: true, of: { schools: ['evocation'] } }, 5, 'wizard')];
    const wizard = { raises, entry: 'wizard' };
    expect(diceTexts(rulebook2014, 'scorching-ray', { castLevel: 2, ...wizard })).toEqual([
      '2d6+5 fire attack',
      '2x 2d6 fire attack',
    ]);
    expect(diceTexts(rulebook2024, 'ice-storm', { castLevel: 4, ...wizard })[1]).toBe('4d6 cold (DEX 15 half)');
    expect(diceTexts(rulebook2014, 'acid-arrow', { castLevel: 2, ...wizard })[1]).toBe('2d4 acid later');
    expect(diceTexts(rulebook2014, 'scorching-ray', { castLevel: 2, raises, entry: 'sorcerer' })).toEqual([
      '3x 2d6 fire attack',
    ]);
  });

  it('spellDice adds the cast level to healing and leaves cantrips unchanged', () => {
    const raises = [raise({ on: 'heal', castLevel: true, of: { cast: 'leveled' } }, 2)];
    expect(diceTexts(rulebook2024, 'cure-wounds', { castLevel: 3, raises })).toEqual(['6d8+9 heal']);
    expect(diceTexts(rulebook2014, 'sacred-flame', { castLevel: 0, raises })).toEqual(['2d8 radiant (DEX 15 none)']);
  });

  it('spellDice maximizes dice for `full` and halves damage on a successful save for `halfOnSave`', () => {
    expect(
      diceTexts(rulebook2014, 'cure-wounds', { castLevel: 2, raises: [raise({ on: 'heal', full: true })] }),
    ).toEqual(['2d8+4 full heal']);
    const potent = [raise({ on: 'damage', halfOnSave: true, of: { cast: 'cantrip' } })];
    expect(diceTexts(rulebook2014, 'sacred-flame', { castLevel: 0, raises: potent })).toEqual([
      '2d8 radiant (DEX 15 half)',
    ]);
  });

  it('spellDice applies a bonus for a damage type only when that type is chosen', () => {
    const raises = [raise({ on: 'damage', once: true, of: { types: ['cold'] } }, 3)];
    expect(diceTexts(rulebook2014, 'fireball', { castLevel: 3, raises })).toEqual(['8d6 fire (DEX 15 half)']);
    const orb = (type: string) => diceTexts(rulebook2024, 'chromatic-orb', { castLevel: 1, raises, type })[0];
    expect(orb('cold')).toContain('3d8+3');
    expect(orb('fire')).not.toContain('+3');
  });
});
