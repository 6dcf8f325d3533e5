import { type CampaignAction, campaign } from '@tessera/gloomhaven-campaign';
import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { choiceAction, seenOutcomes, votersOf } from './eventVote.ts';

const NONE: ReadonlySet<number> = new Set();

/** Returns a campaign of three players in front of a city event, after further actions by seat. */
function drawn(...actions: readonly (readonly [number, CampaignAction])[]) {
  const match = Match.create(campaign, { options: {}, seats: 3, seed: 'on screen' });
  const create = { type: 'create', class: 'brute', level: 1, name: 'Grub' } as const;
  for (const [seat, action] of [[0, create], [0, { type: 'city-event' }], ...actions] as const) {
    expect(match.apply(seat, action).ok).toBe(true);
  }
  return match;
}

test('votersOf returns the vote of each player and the players who leave it to the others', () => {
  const view = drawn([2, { type: 'abstain', abstains: true }], [1, { type: 'vote', choice: 'b' }]).view(0);
  expect(votersOf(view, NONE)).toEqual([
    { seat: 0, status: 'open' },
    { seat: 1, status: 'b' },
    { seat: 2, status: 'abstains' },
  ]);
});

test('choiceAction is a vote when several players decide, and the decision itself for one', () => {
  expect(choiceAction(drawn().view(0), 'a')).toEqual({ type: 'vote', choice: 'a' });
  const alone = drawn([1, { type: 'abstain', abstains: true }], [2, { type: 'abstain', abstains: true }]);
  expect(choiceAction(alone.view(0), 'a')).toEqual({ type: 'choose', choice: 'a' });
});

test('seenOutcomes returns outcomes of an earlier choice of the same card only', () => {
  const match = drawn([0, { type: 'vote', choice: 'b' }], [1, { type: 'vote', choice: 'b' }]);
  const entry = match.state.journal.find((one) => one.what === 'event')!;
  expect(entry).toMatchObject({ choice: 'b', votes: { a: 0, b: 2 } });
  expect(seenOutcomes(match.view(0), entry.event, 'b')).toEqual(entry.outcomes);
  expect(seenOutcomes(match.view(0), entry.event, 'a')).toEqual([]);
});
