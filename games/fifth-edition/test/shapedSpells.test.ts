import { describe, expect, test } from 'vitest';
import { type CharacterRecord, castOffers, evaluateCharacter, spellDice } from '../src/index.ts';
import type { Edition } from '../src/vocabulary.ts';
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

/** Everybody has 16 in everything: 3 on top. Each metamagic is tried on its own. */
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

describe.each(['2014', '2024'] as const)('what is decided while casting in %s', (edition) => {
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

  test.each(METAMAGIC[edition])('%s metamagic is offered for some spell and has a price in sorcery points', (way) => {
    const offers = ['fireball', 'charm-person', 'fire-bolt', 'fly'].flatMap((spell) =>
      offersOf(sorcerer(edition, way), spell, spell === 'fire-bolt' ? 0 : spell === 'charm-person' ? 1 : 3),
    );
    expect(offers.length).toBeGreaterThan(0);
    for (const { draws, isSpent } of offers) {
      expect(draws).toMatchObject({ what: 'sorcery-points' });
      expect(isSpent).toBe(false);
    }
  });

  test('what draws more points than are left is spent', () => {
    const [offer] = offersOf(sorcerer(edition, 'quickened', { used: { 'sorcery-points': 9 } }), 'fireball', 3);
    expect(offer).toMatchObject({ id: 'quickened-spell', draws: { amount: 2 }, isSpent: true });
  });

  test('a heightened spell hinders one, a careful one spares as many as the modifier of charisma', () => {
    expect(offersOf(sorcerer(edition, 'heightened'), 'fireball', 3)[0]?.option).toMatchObject({ hinders: 1 });
    expect(offersOf(sorcerer(edition, 'careful'), 'fireball', 3)[0]).toMatchObject({ spares: 3 });
    expect(offered(sorcerer(edition, 'careful'), 'fire-bolt', 0)).toEqual([]);
  });

  test('only what takes an action is quickened, only what lasts a minute is extended, only what has reach is distant', () => {
    expect(offered(sorcerer(edition, 'quickened'), 'shield', 1)).toEqual([]);
    expect(offered(sorcerer(edition, 'extended'), 'fireball', 3)).toEqual([]);
    expect(offered(sorcerer(edition, 'extended'), 'fly', 3)).toEqual(['extended-spell']);
    expect(offered(sorcerer(edition, 'distant'), 'shield', 1)).toEqual([]);
  });

  test('an empowered spell throws as many dice again as the modifier of charisma', () => {
    expect(offersOf(sorcerer(edition, 'empowered'), 'fireball', 3)[0]).toMatchObject({ rethrows: 3, group: undefined });
  });

  test('Overchannel takes every die of damage at its highest, up to level 5', () => {
    const who = evoker(edition);
    expect(offered(who, 'fireball', 5, 'wizard')).toContain('overchannel');
    expect(offered(who, 'fireball', 6, 'wizard')).not.toContain('overchannel');
    expect(offered(who, 'fire-bolt', 0, 'wizard')).not.toContain('overchannel');
    expect(offered(who, 'fireball', 5, 'sorcerer')).not.toContain('overchannel');
    expect(shaped(who, 'fireball', 3, undefined, 'wizard')).toMatchObject([{ dice: '8d6', isFull: true }]);
  });

  test('Overchannel costs nothing at first, then 2d12 a level, then 1d12 a level more each time', () => {
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

  test('Sculpt Spells spares one and the level of the spell, of evocations only', () => {
    const offer = offersOf(evoker(edition), 'fireball', 3, 'wizard').find(({ id }) => id === 'sculpt-spells');
    expect(offer).toMatchObject({ spares: 4, option: { spares: { leaves: 'nothing' } }, draws: undefined });
    expect(offered(evoker(edition), 'hold-person', 2, 'wizard')).not.toContain('sculpt-spells');
  });
});

describe('what only one edition has', () => {
  test('2014: a twinned spell costs its level, aims at one creature only, and is thrown for both', () => {
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

  test('2024: a twinned spell counts as a level higher, where that takes one more creature', () => {
    const who = sorcerer('2024', 'twinned');
    expect(offersOf(who, 'charm-person', 1)[0]).toMatchObject({ draws: { amount: 1 }, option: { levels: 1 } });
    expect(offered(who, 'fireball', 3)).toEqual([]);
  });

  test('2024: a transmuted spell deals the kind of damage that was chosen, and affinity goes with that', () => {
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

  test('2024: two kinds of metamagic go on one spell while Innate Sorcery lasts, from level 7 on', () => {
    const most = (more: Pick<CharacterRecord, 'toggles'>) =>
      offersOf(sorcerer('2024', 'subtle', more), 'fireball', 3)[0]?.group;
    expect(most({ toggles: {} })).toEqual({ id: 'metamagic', most: 1 });
    expect(most({ toggles: { 'innate-sorcery': true } })).toEqual({ id: 'metamagic', most: 2 });
  });

  test('2024: Seeking Spell throws an attack again', () => {
    expect(offersOf(sorcerer('2024', 'seeking'), 'fire-bolt', 0)[0]?.option.rethrows).toBe('attack');
  });
});
