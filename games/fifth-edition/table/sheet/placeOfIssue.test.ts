import { expect, test } from 'vitest';
import { lostSwitch, placeOfIssue } from './placeOfIssue.ts';

test.each([
  ['choices["fighter-style"]', { screen: 'build', at: 'fighter-style' }],
  ['choices["bard-4-improvement/asi"]', { screen: 'build', at: 'bard-4-improvement/asi' }],
  ['species', { screen: 'build', at: 'species' }],
  ['levels[3].class', { screen: 'history', at: undefined }],
  ['inventory["i3"]', undefined],
])('placeOfIssue of %s returns %o', (path, place) => {
  expect(placeOfIssue({ path })).toEqual(place);
});

test('lostSwitch returns an unknown toggle and ignores known ones', () => {
  expect(lostSwitch({ code: 'W_TOGGLE_UNKNOWN', path: 'toggles.rage' })).toBe('rage');
  expect(lostSwitch({ code: 'E_TOGGLE', path: 'toggles.rage' })).toBeUndefined();
});
