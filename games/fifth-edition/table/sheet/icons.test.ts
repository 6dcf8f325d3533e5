import { evaluateCharacter, loadRulebook } from '@tessera/fifth-edition';
import { battleAxe, ghost, scrollUnfurled, sun } from '@tessera/ui/icons';
import { expect, test } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf, srdFiles } from '../../test/content.ts';
import { contentIcon } from '../parts/contentIcons.ts';
import { featureGroups } from './featureGroups.ts';
import { classIcon, sourceIcon } from './icons.ts';

const pack = { id: 'mine', version: '1.0.0', game: 'fifth-edition', requires: { 'srd-5.2': '*' }, editions: ['2024'] };

/** A feat of a pack with pictures, beside the content of 2024. */
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

test('a record or a feature may say which picture it has', () => {
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

test('a picture that there is not is named, with the nearest', () => {
  const { problems } = loadedWith('gost', 'ghost');
  expect(problems.map(({ message, hint }) => [message, hint])).toContainEqual([
    expect.stringContaining('found "gost"'),
    'Did you mean "ghost"?',
  ]);
});

test.each(['2014', '2024'] as const)('every class of %s has a picture of its own in its content', (edition) => {
  const rulebook = rulebookOf(edition);
  const pictures = [...rulebook.classes.keys()].map((id) => classIcon(id, rulebook));
  expect(new Set(pictures).size).toBe(12);
  expect(classIcon('barbarian', rulebook)).toBe(battleAxe);
  expect(classIcon('unheard-of', rulebook)).toBe(scrollUnfurled);
});
