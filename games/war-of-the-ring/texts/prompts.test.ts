import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { rules as de } from './de/rules.ts';
import { rules as en } from './en/rules.ts';

test.each(Object.entries({ en, de }))('every question has a hint in %s', (_language, { ask }) => {
  const prompts: readonly [string, { readonly title: string; readonly hint?: string }][] = Object.entries(ask);
  const bare = nonEmpty(prompts).flatMap(([code, { hint }]) => (hint ? [] : [code]));
  expect(bare).toEqual([]);
});
