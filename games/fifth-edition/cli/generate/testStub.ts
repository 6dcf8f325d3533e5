import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Edition } from '@tessera/fifth-edition';
import type { CharacterDraft, CharacterRequest } from './draft.ts';

/** Record fields that give a character a record of each type; types without an entry are obtained in other ways. */
const HOLDERS: Readonly<Record<string, (id: string, edition: Edition) => object>> = {
  feat: (id, edition) =>
    edition === '2024'
      ? { choices: { 'human-feat': id } }
      : { classes: ['fighter 4'], choices: { 'fighter-4-improvement': id } },
  item: (id) => ({ items: [`${id}*`] }),
  species: (id) => ({ species: id }),
  background: (id) => ({ background: id }),
  class: (id) => ({ classes: [`${id} 1`] }),
  condition: (id) => ({ conditions: [id] }),
  spell: (id) => ({ spells: [id] }),
  rule: () => ({}),
};

/**
 * Writes a first test of a new record for `tessera sheet compare`, beside the pack folder, so that it is not content.
 * It expects no issues; the author adds the expected values. An existing file is kept.
 */
export function testStub(
  { folder, edition }: CharacterDraft,
  { type, id, name }: CharacterRequest,
  cwd: string,
): { readonly file: string; readonly text: string } | undefined {
  const holder = HOLDERS[type];
  const place = resolve(cwd, folder);
  const file = join(relative(cwd, dirname(place)) || '.', `${basename(place)}-${type}-${id}.sheets.json`);
  if (holder === undefined || existsSync(resolve(cwd, file))) return undefined;
  const given = { edition, scores: [15, 14, 13, 12, 10, 8], classes: ['fighter 1'], ...holder(id, edition) };
  const sheet = { id, title: name, packs: [`./${basename(place)}`], given, expected: {}, issues: [] };
  return { file, text: `${JSON.stringify({ sheets: [sheet] }, null, 2)}\n` };
}
