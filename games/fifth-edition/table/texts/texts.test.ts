import { describe, expect, it } from 'vitest';
import { texts } from './index.ts';

type Bundle = { readonly [key: string]: string | Bundle };

/** All texts of a bundle by their whole key. */
function flat(bundle: Bundle, above = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[`${above}${key}`, text]] : [...flat(text, `${above}${key}.`)],
    ),
  );
}

/** The gaps that a text has, in any order. */
function gapsOf(text: string | undefined): readonly string[] {
  return [...(text ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').toSorted();
}

describe('the texts of the table', () => {
  const english = flat(texts.en);
  const german = flat(texts.de);

  it('are there in both languages', () => {
    expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the same gaps in both languages', () => {
    const uneven = [...english].filter(([key, text]) => gapsOf(text).join() !== gapsOf(german.get(key)).join());
    expect(uneven.map(([key]) => key)).toEqual([]);
  });
});
