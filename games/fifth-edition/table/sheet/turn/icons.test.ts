import { evaluateCharacter, loadRulebook } from '@tessera/fifth-edition';
import { battleAxe, ghost, scrollUnfurled, sun } from '@tessera/ui/icons';
import { expect, test } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf, srdFiles } from '../../../test/content.ts';
import { contentIcon } from '../../parts/contentIcons.ts';
import { featureGroups } from '../featureGroups.ts';
import { classIcon, sourceIcon } from './icons.ts';

const pack = { id: 'mine', version: '1.0.0', game: 'fifth-edition', requires: { 'srd-5.2': '*' }, editions: ['2024'] };

/** Loads a feat with icons beside the content of 2024. */
function loadedWith(icon: string, featureIcon: string) {
  const features = [{ id: 'gaze', name: 'Gaze', icon: featureIcon }];
  const feat = { id: 'gaze', name: 'Gaze', summary: 'Looks up.', category: 'origin', icon, features };
  return loadRulebook(
    [
      ...srdFiles('2024'),
      { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
      { pack: 'mine', path: 'feat.json', text: JSON.stringify({ kind: 'feat', records: [feat] }) },
    ],
    '2024',
  );
}

test('sourceIcon and contentIcon use the icons that a record and a feature name', () => {
  const { rulebook, ok } = loadedWith('sun', 'ghost');
  expect(ok).toBe(true);
  expect(sourceIcon('feat:gaze', rulebook)).toBe(sun);
  const record = character({
    edition: '2024',
    scores: [10, 10, 10, 10, 10, 10],
    classes: ['fighter 1'],
    choices: { 'human-feat': 'gaze' },
  });
  const rows = featureGroups(evaluateCharacter(record, rulebook)).flatMap((group) => group.rows);
  expect(contentIcon(rows.find(({ name }) => name === 'Gaze')?.icon)).toBe(ghost);
});

test('loadRulebook reports an unknown icon and suggests the nearest', () => {
  const { problems } = loadedWith('gost', 'ghost');
  expect(problems.map(({ message, hint }) => [message, hint])).toContainEqual([
    expect.stringContaining('found "gost"'),
    'Did you mean "ghost"?',
  ]);
});

test.each(['2014', '2024'] as const)('classIcon has a distinct icon for every class of %s', (edition) => {
  const rulebook = rulebookOf(edition);
  const pictures = [...rulebook.classes.keys()].map((id) => classIcon(id, rulebook));
  expect(new Set(pictures).size).toBe(12);
  expect(classIcon('barbarian', rulebook)).toBe(battleAxe);
  expect(classIcon('unheard-of', rulebook)).toBe(scrollUnfurled);
});
