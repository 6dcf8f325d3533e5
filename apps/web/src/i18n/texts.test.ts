import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** `t('a.b')`, and the literal keys of `t(isIt ? 'a.b' : 'a.c')`: any string that looks like a key. */
const LITERAL = /'([a-zA-Z]+(?:\.[\w-]+)+)'|\bt\('(\w+)'/g;
/** A key with a gap that is filled while it runs: any text with that beginning and end is used. */
const TEMPLATE = /`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g;
/** What counting adds to a key. */
const COUNT = /_(zero|one|other)$/;

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof text === 'object' && text !== null ? keysOf(text, here) : [here];
  });
}

function gapsOf(texts: object, path = ''): Map<string, string> {
  const gaps = new Map<string, string>();
  for (const [key, text] of Object.entries(texts)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof text === 'string')
      gaps.set(
        here,
        [...text.matchAll(/\{\{(\w+)\}\}/g)]
          .map(([, name]) => name)
          .sort()
          .join(),
      );
    else for (const [inner, names] of gapsOf(text, here)) gaps.set(inner, names);
  }
  return gaps;
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^i18n\/(en|de)\W/.test(file))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');
const literals = new Set([...sources.matchAll(LITERAL)].map(([, dotted, plain]) => dotted ?? plain ?? ''));
const templates = [...sources.matchAll(TEMPLATE)].map(([, template = '']) => {
  const pattern = template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+');
  return new RegExp(`^${pattern}$`);
});
const known = new Set(keysOf(en).map((key) => key.replace(COUNT, '')));

describe('the texts', () => {
  it('are the same in both languages', () => {
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  it('leave the same gaps in both languages', () => {
    expect([...gapsOf(de)]).toEqual([...gapsOf(en)]);
  });

  it('are never empty', () => {
    const empty = [en, de].flatMap((texts) => JSON.stringify(texts).match(/"[^"]+":""/g) ?? []);
    expect(empty).toEqual([]);
  });

  it('are all used', () => {
    const unused = [...known].filter((key) => !literals.has(key) && !templates.some((template) => template.test(key)));
    expect(unused).toEqual([]);
  });

  it('are there for every key that is asked for', () => {
    const groups = new Set(Object.keys(en));
    const asked = [...literals].filter((key) => key.includes('.') && groups.has(key.slice(0, key.indexOf('.'))));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('answer every key that is put together', () => {
    const silent = templates.filter((template) => ![...known].some((key) => template.test(key)));
    expect(silent).toEqual([]);
  });
});
