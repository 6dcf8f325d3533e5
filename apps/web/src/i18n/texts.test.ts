import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reviewTexts } from '@tessera/table/review';
import { nonEmpty } from '@tessera/testkit';
import { createTranslator, flatten, PSEUDO, PSEUDO_MARK, pseudo, textProblems } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** Matches `t('a.b')`, and the literal keys of `t(isIt ? 'a.b' : 'a.c')`: any string that looks like a key. */
const LITERAL = /'([a-zA-Z]+(?:\.[\w-]+)+)'|\bt\('(\w+)'/g;
/** Matches a key with a placeholder that is filled at run time: any text with that beginning and end counts as used. */
const TEMPLATE = /`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g;
/** Keys of the texts of games and of the shared texts, which are not in these bundles. */
const OF_OTHERS = /^\^(options?|keys?|refusal|team|preset|progress)\b/;

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
const known = new Set(flatten(en).keys());
/** Texts that the sources use: those of the client, and those that load with a review. */
const told = new Set([...known, ...flatten(reviewTexts.in('en')).keys()]);

describe('texts of the client', () => {
  it('texts parse as ICU and have the same keys and placeholders in all languages', () => {
    expect(textProblems({ en, de })).toEqual([]);
    expect([...flatten(de).keys()].sort()).toEqual([...known].sort());
  });

  it('texts are never empty', () => {
    for (const texts of [en, de]) expect([...flatten(texts).values()]).not.toContain('');
  });

  it('texts are all used in the sources', () => {
    const unused = [...known].filter((key) => !literals.has(key) && !templates.some((template) => template.test(key)));
    expect(unused).toEqual([]);
  });

  it('texts exist for every literal key in the sources', () => {
    const groups = new Set(Object.keys({ ...reviewTexts.in('en'), ...en }));
    const asked = [...literals].filter((key) => key.includes('.') && groups.has(key.slice(0, key.indexOf('.'))));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !told.has(key) && key !== 'keys.title')).toEqual([]);
  });

  it('texts exist for every template key in the sources', () => {
    const silent = templates.filter(
      (template) => !OF_OTHERS.test(template.source) && ![...told].some((key) => template.test(key)),
    );
    expect(silent.map(String)).toEqual([]);
  });

  it('texts can all be rendered in the pseudo-language', () => {
    const { t } = createTranslator(PSEUDO, pseudo(en));
    for (const key of nonEmpty(known)) expect(t(key, { count: 2 })).toContain(PSEUDO_MARK);
  });
});
