import { expect, test } from 'vitest';
import { placeOfIssue } from './placeOfIssue.ts';

test.each([
  ['choices["fighter-style"]', { screen: 'build', at: 'fighter-style' }],
  ['choices["bard-4-improvement/asi"]', { screen: 'build', at: 'bard-4-improvement/asi' }],
  ['species', { screen: 'build', at: 'species' }],
  ['levels[3].class', { screen: 'history', at: undefined }],
  ['inventory["i3"]', undefined],
])('%s is put right at %o', (path, place) => {
  expect(placeOfIssue({ path })).toEqual(place);
});
