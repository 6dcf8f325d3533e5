import { describe, expect, test } from 'vitest';
import { type CharacterRecord, type DerivedState, type Edition, evaluateCharacter } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

type Draft = Partial<Omit<Parameters<typeof character>[0], 'edition'>>;

function walker(edition: Edition, draft: Draft = {}): CharacterRecord {
  return character({ edition, scores: [15, 14, 12, 10, 10, 10], classes: ['fighter 1'], ...draft });
}

/** Adds the spells as active effects. */
function under(record: CharacterRecord, ...spells: readonly string[]): CharacterRecord {
  const active = spells.map((spell) => ({
    instanceId: spell,
    ref: `spell:${spell}`,
    appliedAt: 0,
    duration: { type: 'minutes', count: 1 } as const,
    casterId: spell,
  }));
  return { ...record, active };
}

function speeds(record: CharacterRecord): Record<string, number> {
  const { speed }: DerivedState = evaluateCharacter(record, rulebookOf(record.edition));
  return Object.fromEntries(Object.entries(speed).map(([movement, { value }]) => [movement, value.value]));
}

describe('effects on speed', () => {
  test.each([
    ['2014', 'exhaustion 2 halves', [{ id: 'exhaustion', level: 2 }], { walk: 15, fly: 30 }],
    ['2014', 'exhaustion 5 stops', [{ id: 'exhaustion', level: 5 }], { walk: 0, fly: 0 }],
    ['2024', 'exhaustion 2 takes ten feet', [{ id: 'exhaustion', level: 2 }], { walk: 20, fly: 50 }],
    ['2014', 'grappled stops', [{ id: 'grappled' }], { walk: 0, fly: 0 }],
    ['2024', 'unconscious stops', [{ id: 'unconscious' }], { walk: 0, fly: 0 }],
  ] as const)('%s: %s', (edition, _what, conditions, expected) => {
    expect(speeds(under({ ...walker(edition), conditions: [...conditions] }, 'fly'))).toEqual(expected);
  });

  test.each(['2014', '2024'] as const)(
    'haste doubles, slow halves, and longstrider adds to every speed (%s)',
    (edition) => {
      expect(speeds(under(walker(edition), 'fly', 'haste'))).toEqual({ walk: 60, fly: 120 });
      expect(speeds(under(walker(edition), 'fly', 'slow'))).toEqual({ walk: 15, fly: 30 });
      expect(speeds(under(walker(edition), 'fly', 'longstrider'))).toEqual({ walk: 40, fly: 70 });
    },
  );

  test('Jump leaves the speed unchanged and notes the tripled distance (2014)', () => {
    const jumper = under(walker('2014'), 'jump');
    const { notes } = evaluateCharacter(jumper, rulebookOf('2014'));
    expect(notes.map(({ target, text }) => `${target}: ${text}`)).toContain('speed.walk: jumps three times as far');
    expect(speeds(jumper)).toEqual({ walk: 30 });
  });

  test('armor that is too heavy lowers every speed', () => {
    const weak = walker('2024', { scores: [8, 10, 10, 10, 10, 10], items: ['plate-armor'] });
    expect(speeds(under(weak, 'fly'))).toEqual({ walk: 20, fly: 50 });
  });

  test('a speed copied from walking is changed once', () => {
    expect(speeds(under(walker('2024'), 'spider-climb', 'slow'))).toEqual({ walk: 15, climb: 15 });
    const tired = { ...walker('2024'), conditions: [{ id: 'exhaustion', level: 2 }] };
    expect(speeds(under(tired, 'spider-climb'))).toEqual({ walk: 20, climb: 20 });
  });

  test('the faster of a copied and a separate speed counts after all changes', () => {
    const swimmer = walker('2024', { items: ['ring-of-swimming'] });
    expect(speeds(under(swimmer, 'alter-self', 'slow'))).toMatchObject({ walk: 15, swim: 20 });
    expect(speeds(under(swimmer, 'freedom-of-movement', 'longstrider'))).toMatchObject({ walk: 40, swim: 50 });
  });

  test('effects on speed add no mode of movement', () => {
    expect(Object.keys(speeds({ ...walker('2024'), conditions: [{ id: 'grappled' }] }))).toEqual(['walk']);
  });

  test('haste doubles the speed of a beast form', () => {
    const druid = character({ edition: '2014', scores: [8, 12, 13, 10, 16, 10], classes: ['druid 8'] });
    const shape = {
      instanceId: 'shape',
      ref: 'feat:wild-shape-form',
      appliedAt: 0,
      duration: { type: 'hours', count: 1 } as const,
      choices: { 'wild-shape-form': 'brown-bear' },
    };
    const bear = { ...druid, active: [shape, ...under(druid, 'haste').active] };
    expect(speeds(bear)).toEqual({ walk: 80, climb: 60 });
  });
});
