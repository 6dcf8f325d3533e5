import { expect, test } from 'vitest';
import { soak, soakMatches } from '../test/soak.ts';
import { recordsOf } from './content/recordMaps.ts';

const isLong = process.env.LONG_TESTS === '1';
/** `npm test` stops each match early; heroes that play at random seldom last this long. */
const [MATCHES, MAX_STEPS] = isLong ? [2000, 5000] : [100, 300];
const matches = soakMatches(MATCHES, 'soak');

test('the soak covers every scenario, every class ten times, and in long mode every scenario with 2 to 5 heroes', () => {
  const classes = matches.flatMap(({ heroes }) => heroes.map((hero) => hero.class));
  const rare = [...recordsOf('class').keys()].filter((id) => classes.filter((one) => one === id).length < 10);
  expect(rare).toEqual([]);
  const played = new Set(soakMatches(2000, 'soak').map(({ scenario, heroes }) => `${scenario} with ${heroes.length}`));
  expect(played.size).toBe(recordsOf('scenario').size * 4);
  expect(new Set(matches.map(({ scenario }) => scenario)).size).toBe(recordsOf('scenario').size);
});

test(`${MATCHES} matches with random answers throw no error, and no two figures share a hex`, {
  timeout: 7_200_000,
}, () => {
  let actions = 0;
  const problems = matches.flatMap((match) => {
    const result = soak(match, MAX_STEPS);
    actions += result.actions;
    return result.problem === undefined ? [] : { ...match, ...result };
  });
  expect(problems).toEqual([]);
  expect(actions).toBeGreaterThan(50 * MATCHES);
});
