import { expect, test } from 'vitest';
import { concerned, installed, isAllowed, knownAdvisories, licenceOf } from './dependencies.mjs';

const packages = installed();

test('every installed package has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((each) => !isAllowed(each))).toEqual([]);
});

test('no installed package is affected by an advisory of the list', () => {
  expect(concerned(packages, knownAdvisories().advisories)).toEqual([]);
});

test('an advisory affects only the versions in its ranges', () => {
  const { advisories } = knownAdvisories();
  const ids = (name, version) => concerned([{ name, version }], advisories).map(({ id }) => id);
  expect(ids('ws', '8.20.1')).toEqual(['GHSA-96hv-2xvq-fx4p']);
  expect(ids('ws', '8.21.0')).toEqual([]);
  expect(ids('find-my-way', '9.0.0')).toEqual(['GHSA-c96f-x56v-gq3h', 'GHSA-rrr8-f88r-h8q6']);
  expect(ids('cookie', '0.6.0')).toEqual(['GHSA-pxg6-pf52-xh8x']);
});

test('a licence is allowed alone, as one of several alternatives, or for some packages', () => {
  const may = (licence, name = 'x') => isAllowed({ name, licence });
  expect(['MIT', '(GPL-3.0-only OR MIT)', 'Apache-2.0'].map((licence) => may(licence))).toEqual([true, true, true]);
  expect(['GPL-3.0-only', 'MIT AND GPL-2.0', 'none', 'CC-BY-3.0'].map((licence) => may(licence))).toEqual(
    Array(4).fill(false),
  );
  expect(may('CC-BY-3.0', '@iconify-json/game-icons')).toBe(true);
});

test('the licence of a package is read from each of three formats', () => {
  expect(licenceOf({ license: 'MIT' })).toBe('MIT');
  expect(licenceOf({ license: { type: 'ISC' } })).toBe('ISC');
  expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL' }] })).toBe('MIT OR GPL');
  expect(licenceOf({})).toBe('none');
});
