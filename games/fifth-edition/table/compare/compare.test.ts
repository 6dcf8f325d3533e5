import { type CharacterRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { translateIn, translatorIn } from '../../test/translators.ts';
import { type Build, classesOf } from './builds.ts';
import { distinct } from './distinct.ts';
import { partyFacts } from './party.ts';
import { readOnlyCharacter } from './readOnlyCharacter.ts';
import { sideBySide } from './sideBySide.ts';

const t = translateIn('en');

function build(name: string, record: CharacterRecord): Build {
  const rulebook = rulebookOf(record.edition);
  return { name, record, rulebook, sheet: evaluateCharacter(record, rulebook), lost: [] };
}
const bard = build('Caelith', SNAPSHOTS.C5!());
const cleric = build('Mara', SNAPSHOTS.C3!());
const wizard = build('Old Tom', SNAPSHOTS.C7!());
const rows = (builds: readonly Build[]) => sideBySide(builds, t).flatMap((group) => group.rows);

describe('sideBySide', () => {
  it('sideBySide omits equal lines', () => {
    expect(rows([bard, bard])).toEqual([]);
    expect(rows([bard, cleric]).every(({ sides }) => new Set(sides.map(({ text }) => text)).size > 1)).toBe(true);
  });

  it('sideBySide marks the higher number and keeps the path to its sum', () => {
    const ac =
      rows([bard, cleric]).find(({ name }) => name === 'Armor class') ??
      rows([bard, wizard]).find(({ name }) => name === 'Armor class');
    expect(ac?.sides.map(({ path }) => path)).toEqual(['ac', 'ac']);
    expect(ac?.sides.filter(({ isBest }) => isBest).length).toBe(1);
  });

  it('sideBySide ranks a critical hit on 19 above 20', () => {
    const levels = (subclass: string) =>
      Array.from({ length: 3 }, () => ({ class: 'fighter', subclass, hp: 'fixed' as const }));
    const champion = build('Champion', { ...cleric.record, levels: levels('champion') });
    const plain = build('Plain', { ...champion.record, levels: levels('none') });
    const critical = rows([plain, champion]).find(({ name }) => name.endsWith('critical on'));
    expect(critical?.sides.map(({ text, isBest }) => [text, isBest])).toEqual([
      ['20', false],
      ['19', true],
    ]);
  });

  it('sideBySide omits list entries that all builds share', () => {
    const languages = rows([bard, wizard]).find(({ name }) => name === 'Languages');
    expect(languages?.sides.some(({ text }) => text.includes('Common'))).toBe(false);
  });

  it('sideBySide compares characters of different editions', () => {
    expect(rows([bard, wizard]).length).toBeGreaterThan(20);
    expect(classesOf(wizard)).toBe('Wizard 5 / Cleric 4');
  });
});

describe('partyFacts', () => {
  const fact = (builds: readonly Build[], id: string) => partyFacts(builds, t).find((each) => each.id === id);

  it('partyFacts lists gaps first', () => {
    const states = partyFacts([bard, cleric], t).map(({ state }) => state);
    const rank = { gap: 0, thin: 1, covered: 2 };
    expect(states).toEqual(states.toSorted((a, b) => rank[a] - rank[b]));
  });

  it('partyFacts reports a missing healer until a member prepares healing', () => {
    const healer = build('Healer', {
      ...cleric.record,
      choices: { ...cleric.record.choices, 'cleric-prepared': ['cure-wounds'] },
    });
    expect(
      fact(
        [{ ...bard, sheet: { ...bard.sheet, spellcasting: { ...bard.sheet.spellcasting, spells: [] } } }, wizard],
        'healing',
      )?.state,
    ).not.toBe('covered');
    expect(fact([bard, healer], 'healing')?.text).toContain('Healer');
  });

  it('partyFacts reports the members with darkvision', () => {
    expect(fact([bard, cleric], 'darkvision')).toMatchObject({ state: expect.stringMatching(/thin|covered/) });
  });

  it('partyFacts lists skills without a trained member', () => {
    const { text, state } = fact([bard, cleric], 'skills')!;
    expect(state).toBe('gap');
    expect(text).not.toContain('Persuasion');
    expect(text).toContain('Athletics');
  });

  it('partyFacts reports the weakest save', () => {
    expect(fact([bard, cleric], 'save-INT')?.text).toMatch(/weakest is/);
  });

  it('partyFacts reports the common languages', () => {
    expect(fact([bard, wizard], 'languages')?.text).toMatch(/All speak .*Common/);
  });
});

describe('distinct', () => {
  it('distinct numbers equal and missing names', () => {
    const named = ['Mara', ' ', 'Mara', ''].map((name) => ({ name, record: bard.record }));
    expect(distinct(named, 'Unnamed hero').map(({ name }) => name)).toEqual([
      'Mara',
      'Unnamed hero',
      'Mara (2)',
      'Unnamed hero (2)',
    ]);
  });
});

describe('readOnlyCharacter', () => {
  it('readOnlyCharacter explains and previews but refuses actions', async () => {
    const character = readOnlyCharacter(bard, translatorIn('en'));
    expect(character.explain('ac').ok).toBe(true);
    expect(character.attempt({ type: 'levelUp', class: 'bard', hp: 'fixed', die: 8 }).sheet.identity.level).toBe(13);
    expect(await character.act({ type: 'levelDown' })).toMatchObject({ ok: false });
    expect(character.record.levels.length).toBe(12);
  });
});
