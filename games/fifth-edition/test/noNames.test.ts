import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulebookOf } from './content.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Words of the programming language or of every sheet that are also names of content. */
const ORDINARY = new Set([
  'rod',
  'wand',
  'book',
  'light',
  'resistance',
  'message',
  'shield',
  'identify',
  'command',
  'map',
  'net',
  'string',
  'cat',
  'chain',
  'alert',
  'ink',
  'oil',
  'paper',
  'bell',
  'fly',
  'jump',
  'lock',
  'staff',
  'pole',
  'orb',
  'web',
  'wish',
  'slow',
  'sleep',
  'aid',
  'armor',
  'spider',
  'grease',
  'land',
  'lore',
  'life',
  'hunter',
  'rat',
  'robe',
  'horn',
  'drum',
  'dart',
  'club',
  'mace',
  'pike',
  'spear',
  'haste',
  'bless',
  'bane',
  'fear',
  'gate',
  'maze',
  'seeming',
  'symbol',
  'dream',
  'scrying',
  'guidance',
  'counterspell',
  'thaumaturgy',
  'divination',
  'contagion',
  'archery',
  'defense',
  'spellbook',
  'darkvision',
  'dice',
  'acid',
  'heal',
  'fiend',
]);

test('code names no class, species, feat, item, spell or condition', () => {
  const { classes, subclasses, species, feats, items, spells, backgrounds } = rulebookOf('2014');
  const { conditions } = rulebookOf('2014');
  const shelves = [
    classes,
    conditions,
    subclasses,
    species,
    feats,
    items,
    spells,
    backgrounds,
    rulebookOf('2024').classes,
    rulebookOf('2024').feats,
    rulebookOf('2024').items,
  ];
  const names = new Set(shelves.flatMap((shelf) => [...shelf.keys()]).filter((name) => !ORDINARY.has(name)));
  // The match reads no content, and cases describe characters, so names there are examples.
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$|srd20\d\d|^character\b|^explain\/sheetCase\b/.test(name),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|\.describe\([^\n]*\)/g, '');
    const words = text.match(/['"`]([a-z]+(?:-[a-z0-9]+)*)['"`]/g) ?? [];
    return words
      .map((word) => word.slice(1, -1))
      .filter((word) => names.has(word))
      .map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
