import { begin, fastChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { campaign } from '../game.ts';
import type { CampaignAction } from '../state/action.ts';
import type { CampaignState } from '../state/state.ts';

/** Returns a campaign in which players of these seats face the first city event, with a function that plays actions. */
function event(seats: number) {
  const ctx = { chance: fastChance('vote'), log: silent };
  const state: CampaignState = begin(campaign, campaign.options.parse({}), seats, ctx);
  state.asks.push({ ask: 'event', event: 'city-01' });
  const play = (seat: number, action: CampaignAction) => {
    const refusal = campaign.check(state, seat, action);
    if (refusal === undefined) campaign.play(state, seat, action, ctx);
    return refusal?.code;
  };
  const vote = (seat: number, choice: 'a' | 'b') => play(seat, { type: 'vote', choice });
  const asked = () => campaign.decisions(state).map(({ seat }) => seat);
  const chosen = () => state.journal.find((entry) => entry.what === 'event');
  return { state, play, vote, asked, chosen };
}

describe('vote on an event (R 16.3)', () => {
  test('a majority of the players decides, and the journal keeps the votes', () => {
    const { vote, asked, chosen } = event(3);
    vote(0, 'a');
    expect(asked()).toEqual([1, 2]);
    vote(1, 'b');
    expect(chosen()).toBeUndefined();
    vote(2, 'b');
    expect(chosen()).toMatchObject({ event: 'city-01', choice: 'b', votes: { a: 1, b: 2 } });
  });

  test('a vote can change until the event is decided, and the same vote is refused', () => {
    const { state, vote, chosen } = event(3);
    vote(0, 'a');
    expect(vote(0, 'a')).toBe('voted-already');
    expect(campaign.anytime?.(state, 0)).toContainEqual({ type: 'vote', choice: 'b' });
    vote(0, 'b');
    vote(1, 'b');
    expect(chosen()).toMatchObject({ choice: 'b', votes: { a: 0, b: 2 } });
  });

  test('no player decides alone once the vote has begun', () => {
    const { play, vote } = event(2);
    vote(0, 'a');
    expect(play(1, { type: 'choose', choice: 'b' })).toBe('party-votes');
  });

  test('the party votes again after a tie, and the lot decides after a second one', () => {
    const { state, vote, asked, chosen } = event(2);
    vote(0, 'a');
    vote(1, 'b');
    expect(asked()).toEqual([0, 1]);
    expect(state.asks[0]).toMatchObject({ votes: [], again: true });
    vote(1, 'b');
    vote(0, 'a');
    expect(chosen()).toMatchObject({ votes: { a: 1, b: 1 } });
  });

  test('players who abstain are not asked, and their vote does not count', () => {
    const { play, vote, asked, chosen } = event(3);
    play(2, { type: 'abstain', abstains: true });
    expect(asked()).toEqual([0, 1]);
    expect(vote(2, 'a')).toBe('leaves-to-others');
    vote(0, 'b');
    // The other player leaves the decision too: one vote of one is a majority.
    play(1, { type: 'abstain', abstains: true });
    expect(chosen()).toMatchObject({ choice: 'b', votes: { a: 0, b: 1 } });
  });

  test('the last player who decides cannot abstain, and an abstaining player can take part again', () => {
    const { state, play, asked } = event(2);
    play(0, { type: 'abstain', abstains: true });
    expect(play(1, { type: 'abstain', abstains: true })).toBe('nobody-else-decides');
    expect(campaign.anytime?.(state, 0)).toContainEqual({ type: 'abstain', abstains: false });
    play(0, { type: 'abstain', abstains: false });
    expect(asked()).toEqual([0, 1]);
    expect(state.players[0]).not.toHaveProperty('abstains');
  });
});
