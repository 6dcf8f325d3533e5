import { ADVICE_SAYINGS, actions, items, roles, scores, stances } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { fill, hasText, sayIn } from '../speech.ts';
import { texts } from './index.ts';

/** All texts of a bundle by their paths. */
function leaves(bundle: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(bundle)) {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') found.set(at, value);
    else for (const [rest, text] of leaves(value, at)) found.set(rest, text);
  }
  return found;
}

function gaps(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();
}

const [en, de] = [leaves(texts.en), leaves(texts.de)];
/** The content says in English what an item does; elsewhere its numbers do. */
const ENGLISH_ONLY = /^name\.itemRule\./;

describe('German', () => {
  it('says everything that English says, with the same gaps', () => {
    for (const [key, text] of en) {
      if (ENGLISH_ONLY.test(key)) continue;
      expect(de.has(key), key).toBe(true);
      expect([...new Set(gaps(de.get(key)!))], key).toEqual([...new Set(gaps(text))]);
    }
  });

  it('has words for all advice', () => {
    for (const code of Object.keys(ADVICE_SAYINGS)) {
      if (code.startsWith('refused-')) expect(hasText('de', `refusal.${code.slice(8)}`), code).toBe(true);
      else expect(hasText('de', `advice.${code}`), code).toBe(true);
    }
  });

  it('names everything in the content', () => {
    const say = sayIn('de');
    for (const { id } of items) expect(say(`name.item.${id}`)).not.toMatch(/^name/);
    for (const { id } of actions) expect(hasText('de', `name.action.${id}`), id).toBe(true);
    for (const [kind, records] of Object.entries({ role: roles, stance: stances, score: scores })) {
      for (const id of Object.keys(records)) expect(hasText('de', `name.${kind}.${id}`), id).toBe(true);
    }
  });
});

it('a text counts', () => {
  expect(fill('{n:hex|hexes}', { n: 1 })).toBe('1 hex');
  expect(fill('{n:hex|hexes} to {who}', { n: 3, who: 'go' })).toBe('3 hexes to go');
});

it('an unknown language is English, and a regional one its own', () => {
  expect(sayIn('fr')('tab.decide')).toBe('Decide');
  expect(sayIn('de-AT')('tab.crews')).toBe('Crews');
  expect(sayIn('de-AT')('tab.log')).toBe('Protokoll');
});
