import { describe, expect, test } from 'vitest';
import { type CharacterRecord, castOffers, evaluateCharacter, spellDice } from '../src/index.ts';
import type { Edition } from '../src/vocabulary/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const METAMAGIC = {
  '2014': ['careful', 'distant', 'empowered', 'extended', 'heightened', 'quickened', 'subtle', 'twinned'],
  '2024': [
    'careful',
    'distant',
    'empowered',
    'extended',
    'heightened',
    'quickened',
    'seeking',
    'subtle',
    'transmuted',
    'twinned',
  ],
} as const;

interface Caster {
  readonly sheet: ReturnType<typeof evaluateCharacter>;
  readonly record: CharacterRecord;
  readonly edition: Edition;
}

/** Creates a sorcerer with 16 in all scores (modifier 3) and one metamagic. */
function sorcerer(
  edition: Edition,
  way: string,
  more: Pick<Partial<CharacterRecord>, 'used' | 'toggles'> = {},
): Caster {
  return caster(edition, edition === '2014' ? 'sorcerer 10 draconic' : 'sorcerer 10 draconic-sorcery', {
    choices: { 'sorcerer-metamagic': [`${way}-spell`] },
    ...more,
  });
}

function evoker(edition: Edition, used: CharacterRecord['used'] = {}): Caster {
  return caster(edition, edition === '2014' ? 'wizard 14 evocation' : 'wizard 14 evoker', { used });
}

function caster(
  edition: Edition,
  of: string,
  more: Pick<Partial<CharacterRecord>, 'choices' | 'used' | 'toggles'>,
): Caster {
  const record = character({ edition, scores: [16, 16, 16, 16, 16, 16], classes: [of], ...more });
  return { record, edition, sheet: evaluateCharacter(record, rulebookOf(edition)) };
}

function offersOf({ sheet, record, edition }: Caster, spell: string, castLevel: number, entry = 'sorcerer') {
  return castOffers(rulebookOf(edition).spells.get(spell)!.record, { castLevel, entry }, sheet, record);
}

function offered(who: Caster, spell: string, castLevel: number, entry?: string): string[] {
  return offersOf(who, spell, castLevel, entry).map(({ id }) => id);
}

describe.each(['2014', '2024'] as const)('cast options in %s', (edition) => {
  const shaped = (who: Caster, spell: string, castLevel: number, type?: string, entry = 'sorcerer') =>
    spellDice(rulebookOf(edition).spells.get(spell)!.record, {
      castLevel,
      characterLevel: 10,
      modifier: 3,
      dc: 15,
      entry,
      type,
      shapes: offersOf(who, spell, castLevel, entry),
    });

  test.each(METAMAGIC[edition])(
    'castOffers offers %s metamagic for some spell with a price in sorcery points',
    (way) => {
      const offers = ['fireball', 'charm-person', 'fire-bolt', 'fly'].flatMap((spell) =>
        offersOf(sorcerer(edition, way), spell, spell === 'fire-bolt' ? 0 : spell === 'charm-person' ? 1 : 3),
      );
      expect(offers.length).toBeGreaterThan(0);
      for (const { draws, isSpent } of offers) {
        expect(draws).toMatchObject({ what: 'sorcery-points' });
        expect(isSpent).toBe(false);
      }
    },
  );

  test('castOffers marks an option as spent when points are missing', () => {
    const [offer] = offersOf(sorcerer(edition, 'quickened', { used: { 'sorcery-points': 9 } }), 'fireball', 3);
    expect(offer).toMatchObject({ id: 'quickened-spell', draws: { amount: 2 }, isSpent: true });
  });

  test('Heightened Spell hinders one target, and Careful Spell spares as many as the CHA modifier', () => {
    expect(offersOf(sorcerer(edition, 'heightened'), 'fireball', 3)[0]?.option).toMatchObject({ hinders: 1 });
    expect(offersOf(sorcerer(edition, 'careful'), 'fireball', 3)[0]).toMatchObject({ spares: 3 });
    expect(offered(sorcerer(edition, 'careful'), 'fire-bolt', 0)).toEqual([]);
  });

  test('Quickened, Extended and Distant Spell need an action, a duration of a minute, and a range', () => {
    expect(offered(sorcerer(edition, 'quickened'), 'shield', 1)).toEqual([]);
    expect(offered(sorcerer(edition, 'extended'), 'fireball', 3)).toEqual([]);
    expect(offered(sorcerer(edition, 'extended'), 'fly', 3)).toEqual(['extended-spell']);
    expect(offered(sorcerer(edition, 'distant'), 'shield', 1)).toEqual([]);
  });

  test('Empowered Spell rerolls as many dice as the CHA modifier', () => {
    expect(offersOf(sorcerer(edition, 'empowered'), 'fireball', 3)[0]).toMatchObject({ rethrows: 3, group: undefined });
  });

  test('Overchannel maximizes all damage dice up to spell level 5', () => {
    const who = evoker(edition);
    expect(offered(who, 'fireball', 5, 'wizard')).toContain('overchannel');
    expect(offered(who, 'fireball', 6, 'wizard')).not.toContain('overchannel');
    expect(offered(who, 'fire-bolt', 0, 'wizard')).not.toContain('overchannel');
    expect(offered(who, 'fireball', 5, 'sorcerer')).not.toContain('overchannel');
    expect(shaped(who, 'fireball', 3, undefined, 'wizard')).toMatchObject([{ dice: '8d6', isFull: true }]);
  });

  test('Overchannel is free once, then costs 2d12 per level, and 1d12 per level more each time', () => {
    const harm = (uses: number) =>
      offersOf(evoker(edition, { overchannel: uses }), 'fireball', 3, 'wizard').find(({ id }) => id === 'overchannel')
        ?.harm;
    expect([harm(0), harm(1), harm(2), harm(3)]).toEqual([
      undefined,
      { dice: '6d12', type: 'necrotic' },
      { dice: '9d12', type: 'necrotic' },
      { dice: '12d12', type: 'necrotic' },
    ]);
  });

  test('Sculpt Spells spares one plus the spell level, for evocations only', () => {
    const offer = offersOf(evoker(edition), 'fireball', 3, 'wizard').find(({ id }) => id === 'sculpt-spells');
    expect(offer).toMatchObject({ spares: 4, option: { spares: { leaves: 'nothing' } }, draws: undefined });
    expect(offered(evoker(edition), 'hold-person', 2, 'wizard')).not.toContain('sculpt-spells');
  });
});

describe('cast options of one edition', () => {
  test('Twinned Spell costs the spell level, needs a single target, and rolls for both (2014)', () => {
    const who = sorcerer('2014', 'twinned');
    expect(offersOf(who, 'blight', 4)[0]?.draws?.amount).toBe(4);
    expect(offersOf(who, 'fire-bolt', 0)[0]?.draws?.amount).toBe(1);
    expect(offered(who, 'hold-person', 2)).toEqual(['twinned-spell']);
    expect(offered(who, 'hold-person', 3)).toEqual([]);
    for (const spell of ['magic-missile', 'scorching-ray', 'fireball', 'shield'])
      expect(offered(who, spell, 3)).toEqual([]);
    const bolt = rulebookOf('2014').spells.get('fire-bolt')!.record;
    const rolls = spellDice(bolt, {
      castLevel: 0,
      characterLevel: 10,
      modifier: 3,
      dc: 15,
      shapes: offersOf(who, 'fire-bolt', 0),
    });
    expect(rolls).toMatchObject([
      { dice: '2d10', isForSecond: false },
      { dice: '2d10', isForSecond: true },
    ]);
  });

  test('Twinned Spell counts as one level higher when that adds a target (2024)', () => {
    const who = sorcerer('2024', 'twinned');
    expect(offersOf(who, 'charm-person', 1)[0]).toMatchObject({ draws: { amount: 1 }, option: { levels: 1 } });
    expect(offered(who, 'fireball', 3)).toEqual([]);
  });

  test('Transmuted Spell deals the chosen damage type, and elemental affinity applies to it (2024)', () => {
    const who = sorcerer('2024', 'transmuted');
    const fireball = rulebookOf('2024').spells.get('fireball')!.record;
    const shapes = offersOf(who, 'fireball', 3);
    const raise = { on: 'damage' as const, once: true, of: { types: ['cold'] } };
    const raises = [{ source: { id: 'affinity', label: 'Affinity' }, entry: undefined, plus: 3, rolls: raise }];
    const casting = { castLevel: 3, characterLevel: 10, modifier: 3, dc: 15, shapes, raises };
    expect(spellDice(fireball, { ...casting, type: 'cold' })).toMatchObject([{ types: ['cold'], bonus: 3 }]);
    expect(spellDice(fireball, { ...casting, type: 'fire' })).toMatchObject([{ types: ['fire'], bonus: 0 }]);
    expect(offered(who, 'magic-missile', 1)).toEqual([]);
  });

  test('two metamagic options apply to one spell during Innate Sorcery from level 7 (2024)', () => {
    const most = (more: Pick<CharacterRecord, 'toggles'>) =>
      offersOf(sorcerer('2024', 'subtle', more), 'fireball', 3)[0]?.group;
    expect(most({ toggles: {} })).toEqual({ id: 'metamagic', most: 1 });
    expect(most({ toggles: { 'innate-sorcery': true } })).toEqual({ id: 'metamagic', most: 2 });
  });

  test('Seeking Spell rerolls an attack (2024)', () => {
    expect(offersOf(sorcerer('2024', 'seeking'), 'fire-bolt', 0)[0]?.option.rethrows).toBe('attack');
  });
});
