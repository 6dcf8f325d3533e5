import { fileURLToPath } from 'node:url';
import { formatProblem, loadPacks, type PackFile } from '@tessera/rules';
import { packFaults, packFilesIn } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import type { Variant } from '../state/variants.ts';
import { coreFiles } from './files.ts';
import {
  actionOf,
  actions,
  alertLevelOf,
  alertLevels,
  budgetOf,
  ContentError,
  crew,
  heistContent,
  heistContentChecks,
  heistContentKinds,
  itemOf,
  items,
  keeps,
  mapOf,
  maps,
  npcStats,
  npcs,
  pointsOf,
  roleStats,
  roles,
  scores,
  stances,
} from './index.ts';
import { editorSchemas } from './schemas.ts';

const folder = fileURLToPath(new URL('../../content/core', import.meta.url));
const load = (files: readonly PackFile[]) =>
  loadPacks(files, { game: 'heist-city', kinds: heistContentKinds, checks: heistContentChecks, strict: true });

describe('Heist City content pack', () => {
  test('the pack loads from its files without a warning', () => {
    expect(load(packFilesIn(folder)).problems.map(formatProblem)).toEqual([]);
  });

  test('the pack is bundled completely, and each file refers to an editor schema that is up to date', () => {
    expect(packFaults({ folder, imported: coreFiles, schemas: editorSchemas() })).toEqual([]);
  });

  test('the content is deeply frozen and completely pinned', () => {
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    const everything = { items, maps, actions, alertLevels, crew, roles, npcs, stances, scores };
    for (const [name, part] of Object.entries(everything)) expect([name, isFrozen(part)]).toEqual([name, true]);
    expect(isFrozen(npcStats('turret', ['turret-d7']))).toBe(true);
    const { core, ...sites } = heistContent;
    expect(Object.keys(sites)).toEqual(maps.map(({ id }) => `map/${id}`));
    expect(Object.keys({ ...(core as object), map: sites }).toSorted()).toEqual(
      Object.keys(heistContentKinds).toSorted(),
    );
  });
});

describe('Content tables of the rules', () => {
  test('the roles have the stats and abilities of R 1.2', () => {
    const table = Object.values(roles).map(({ id, stats, abilities }) =>
      [id, ...Object.values(stats), ...abilities].join(' '),
    );
    expect(table).toEqual([
      'face 4 8 9 7 9 8 6 in-plain-sight face-off',
      'muscle 3 7 8 9 7 10 9 push all-eyes-on-me',
      'ninja 5 7 9 7 9 8 8 ghost-hand ninja-vanish',
      'brain 3 9 8 6 8 6 8 move-it-along all-according-to-plan',
      'spook 5 9 7 8 8 9 9 cqc-technique under-cover',
    ]);
  });

  test('items are ranged, melee, thrown or tools (R 14.7)', () => {
    const count = (type: string) => items.filter((item) => item.type === type).length;
    expect([items.length, ...['ranged', 'melee', 'thrown', 'tool'].map(count)]).toEqual([46, 14, 11, 6, 15]);
  });

  test('weapons keep a character Hidden, Disguised, or both, as listed in R 14.1', () => {
    const weapons = items.filter(({ type }) => type !== 'tool');
    const keeping = (hidden: boolean, disguised: boolean) =>
      weapons
        .filter((item) => keeps(item, 'hidden') === hidden && keeps(item, 'disguised') === disguised)
        .map(({ name }) => name)
        .toSorted();
    expect(keeping(true, true)).toEqual(['Bonk Stick', 'Dart Gun', 'Exploding Pen', 'Fist']);
    expect(keeping(true, false)).toEqual(['Freeze', 'Katana', 'Knife', 'Silenced Long Gun', 'Silenced Plink Gun']);
    expect(keeping(false, true)).toEqual(['Attache Case', 'Lazer', 'Lazer Watch', 'Smoke']);
    expect(keeps(itemOf('jetpack'), 'hidden') && keeps(itemOf('jetpack'), 'disguised')).toBe(true);
  });

  test('weapons have the special flags of R 14.2', () => {
    const flags = items.flatMap((item) => {
      if (item.type !== 'ranged' && item.type !== 'melee') return [];
      const own = Object.entries(item.special).filter(([, value]) => value);
      return own.length === 0 ? [] : [`${item.name}: ${own.map(([flag, value]) => `${flag} ${value}`).join(', ')}`];
    });
    expect(flags.toSorted()).toEqual(
      [
        'Bonk Stick: throw 4',
        'Boxing Gloves: push 1',
        'Dart Gun: reload true',
        'Double Barrel: reload true',
        'Flamethrower: splash 1',
        'Gravity Gun: push 6, pull 6',
        'Grapple Gun: pull 5',
        'Hedgehog Suit: splash 1',
        'Knife: throw 4',
        'Lazer Sword: reload true',
        'Long Gun: reload true',
        'Rocket: reload true, splash 1',
        'Silenced Long Gun: reload true',
      ].toSorted(),
    );
  });

  test('items add to stats and slots as listed in R 14.2 and 14.6', () => {
    const bonuses = items.flatMap(({ name, bonus }) =>
      Object.entries(bonus).map(([stat, value]) => `${name} ${stat} ${value}`),
    );
    expect(bonuses.toSorted()).toEqual([
      'Attache Case slots 1',
      'Body Armor D -1',
      'Crowbar H -1',
      'Lazer Watch C -1',
      'Lockpicks H -1',
      'Maintenance Uniform C -2',
      'Scope BS -1',
      'Steroids MS -1',
    ]);
  });

  test('innate, unsold and consumable items are those of R 3.4, 3.5 and 3.7', () => {
    expect(items.filter(({ source }) => source !== 'shop').map(({ id, source }) => [id, source])).toEqual([
      ['fist', 'innate'],
      ['football', 'scenario'],
    ]);
    const thrown = items.filter(({ type }) => type === 'thrown').map(({ id }) => id);
    const single = items.filter(({ uses }) => uses === 1).map(({ id }) => id);
    expect(single.toSorted()).toEqual([...thrown, 'breaching-charge', 'rabbits-foot', '4-leaf-clover'].toSorted());
    expect(items.every(({ uses }) => uses === 1 || uses === -1)).toBe(true);
  });

  test('actions are core, free, stances, or of roles and tools (R 7)', () => {
    const count = (kind: string) => actions.filter((action) => action.kind === kind).length;
    expect([actions.length, ...['core', 'free', 'stance', 'role', 'tool'].map(count)]).toEqual([29, 9, 2, 6, 10, 2]);
    const { hustle, sprint } = { hustle: actionOf('hustle'), sprint: actionOf('sprint') };
    expect([hustle.slots, hustle.distance, sprint.slots, sprint.distance]).toEqual([
      2,
      { moves: 2, plus: 2 },
      3,
      { moves: 3, plus: 4 },
    ]);
  });

  test('stances have the visibility and modifiers of R 11', () => {
    const table = Object.values(stances).map(({ id, isStanding, isRevealed, isTarget, modifiers }) => [
      id,
      [isStanding, isRevealed, isTarget],
      Object.fromEntries(Object.entries(modifiers).filter(([, value]) => value !== 0)),
    ]);
    expect(table).toEqual([
      ['overt', [true, true, true], { save: 1 }],
      ['hidden', [true, false, false], { attackNumber: -1, firstWoundDamage: 1, hack: 1 }],
      ['disguised', [true, false, false], { meleeNumber: -1, meleeDamage: 1, charm: 1 }],
      ['stunned', [false, true, false], {}],
      ['unconscious', [false, true, false], {}],
    ]);
  });

  test('alert levels and NPCs have the values of R 15.1 and 15.2', () => {
    expect(alertLevels.map(({ level, from, actions, spawnsElites }) => [level, from, actions, spawnsElites])).toEqual([
      [0, null, 0, false],
      [1, 3, 1, false],
      [2, 6, 2, false],
      [3, 8, 2, true],
    ]);
    expect(npcStats('guard')).toEqual({ M: 4, MS: 7, BS: null, W: 1, D: 10, range: null, damage: 2 });
    expect(npcStats('elite')).toEqual({ M: 4, MS: 7, BS: 9, W: 1, D: 7, range: 7, damage: 3 });
    expect(npcStats('turret')).toEqual({ M: 0, MS: null, BS: 7, W: 1, D: 8, range: 12, damage: 2 });
  });

  test('events have the points of R 17', () => {
    const events = [
      'hack-computer',
      'hack-info-drop',
      'down-enemy',
      'reveal-hidden',
      'reveal-disguised',
      'mob-intel',
      'escape',
    ] as const;
    expect(events.map((event) => pointsOf(event))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(pointsOf('info-drop-extract')).toBe(3);
  });
});

describe('Variants of content', () => {
  test('a variant changes only the records it names', () => {
    expect(npcStats('turret', ['turret-d7'])).toEqual({ ...npcStats('turret'), D: 7 });
    expect(npcStats('guard', ['turret-d7'])).toBe(npcStats('guard'));
    expect(alertLevelOf(3, ['lockdown-3']).actions).toBe(3);
    expect(pointsOf('escape', ['escape-2'])).toBe(2);
    expect([budgetOf(), budgetOf(['budget-75']), budgetOf(['budget-150'])]).toEqual([100, 75, 150]);
    expect(actionOf('hustle', ['hustle-overt-only']).stances).toEqual(['overt']);
    expect(actionOf('charm').stances).toEqual(['disguised']);
    expect(actionOf('charm', ['charm-any-state']).stances).toEqual(['overt', 'hidden', 'disguised']);
  });

  test('old-stats gives four roles their older numbers, and the Muscle keeps his', () => {
    const old = (role: Parameters<typeof roleStats>[0]) => roleStats(role, ['old-stats']);
    expect(old('face')).toEqual({ ...roleStats('face'), W: 6, D: 8 });
    expect(old('ninja')).toEqual({ ...roleStats('ninja'), D: 7, C: 7 });
    expect(old('brain')).toEqual({ ...roleStats('brain'), D: 9 });
    expect(old('spook')).toEqual({ ...roleStats('spook'), MS: 8, H: 8, C: 8 });
    expect(old('muscle')).toBe(roleStats('muscle'));
  });

  test('the same variants return the same object every time', () => {
    const variants: Variant[] = ['los-single', 'turret-d7'];
    expect(npcStats('turret', variants)).toBe(npcStats('turret', ['turret-d7']));
  });
});

test.each([
  ['unknown-item', () => itemOf('railgun')],
  ['unknown-map', () => mapOf('casino')],
  ['unknown-action', () => actionOf('dance')],
] as const)('%s is the code of the thrown ContentError', (code, ask) => {
  expect(ask).toThrow(ContentError);
  expect(ask).toThrow(expect.objectContaining({ code }));
});

describe('Problems of broken content', () => {
  /** Returns the problems after replacing one text in one file. */
  function problemsOf(path: string, from: string, to: string) {
    const files = packFilesIn(folder).map((file) =>
      file.path === path ? { ...file, text: file.text.replace(from, to) } : file,
    );
    expect(files).not.toEqual(packFilesIn(folder));
    return load(files).problems;
  }

  test('reports an unknown notice flag with file and path', () => {
    const problems = problemsOf('equipment/melee.json', '"notice": ["hidden"]', '"notice": ["hiden"]');
    expect(problems).toMatchObject([
      {
        code: 'E_UNKNOWN_FLAG',
        file: 'equipment/melee.json',
        path: expect.stringMatching(/^records\[\d+\]\.notice\[0\]$/),
      },
    ]);
    expect(problems[0]?.hint).toContain('hidden');
  });

  test('reports an unknown special flag with file and path', () => {
    expect(problemsOf('equipment/ranged.json', '"reload": true', '"relod": true')).toMatchObject([
      {
        code: 'E_SCHEMA',
        file: 'equipment/ranged.json',
        path: expect.stringMatching(/^records\[\d+\]\.special\.relod$/),
      },
    ]);
  });

  test('reports an unknown effect with file and path', () => {
    expect(problemsOf('equipment/tool.json', '"kind": "reroll"', '"kind": "rerol"')).toMatchObject([
      { code: 'E_UNKNOWN_EFFECT', file: 'equipment/tool.json', path: expect.stringContaining('.effects[0].kind') },
    ]);
  });

  test('reports an ability that is not an action', () => {
    expect(problemsOf('roles.json', '"face-off"', '"face-of"')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'E_UNKNOWN_REFERENCE', file: 'roles.json', path: 'records[0].abilities[1]' }),
        expect.objectContaining({ code: 'E_ABILITY', file: 'actions.json', record: 'face-off' }),
      ]),
    );
  });

  test('reports an unknown role, and an ability of another role', () => {
    expect(problemsOf('actions.json', '"role": "muscle"', '"role": "mussle"')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'E_SCHEMA', file: 'actions.json', path: expect.stringMatching(/\.role$/) }),
      ]),
    );
    expect(problemsOf('actions.json', '"role": "muscle"', '"role": "brain"')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'E_ABILITY', file: 'roles.json', path: 'records[1].abilities[0]' }),
      ]),
    );
  });

  test('reports a stance with an unknown action, or one that does not allow it', () => {
    expect(problemsOf('stances.json', '"wake-up"', '"wake-down"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', file: 'stances.json', path: 'records[3].actions[0]' },
    ]);
    expect(problemsOf('stances.json', '"wake-up"', '"sprint"')).toMatchObject([
      { code: 'E_STANCE_ACTION', file: 'stances.json', path: 'records[3].actions[0]' },
    ]);
  });

  test('reports a tool whose action is missing, and an action whose tool is missing', () => {
    expect(problemsOf('equipment/tool.json', '"action": "camera-squib"', '"action": "squib"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', file: 'equipment/tool.json', path: expect.stringContaining('.effects[0].action') },
    ]);
    expect(problemsOf('actions.json', '"item": "camera-squib"', '"item": "squib"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', file: 'actions.json', path: expect.stringMatching(/\.item$/) },
    ]);
  });
});
