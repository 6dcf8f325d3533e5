import { type CampaignAction, type CampaignView, decidersOf } from '@tessera/gloomhaven-campaign';

export type Choice = 'a' | 'b';

/** A player during an event: the vote, or why there is none. */
export interface EventVoter {
  readonly seat: number;
  readonly status: Choice | 'open' | 'abstains' | 'away';
}

/** Returns the players of an event with their votes. Free seats are left out. */
export function votersOf(view: CampaignView, free: ReadonlySet<number>): readonly EventVoter[] {
  const [ask] = view.asks;
  const votes = ask?.ask === 'event' ? (ask.votes ?? []) : [];
  const deciders = decidersOf(view);
  return view.players.flatMap(({ away }, seat): EventVoter[] => {
    if (away) return free.has(seat) ? [] : [{ seat, status: 'away' }];
    if (!deciders.includes(seat)) return [{ seat, status: 'abstains' }];
    return [{ seat, status: votes.find((vote) => vote.seat === seat)?.choice ?? 'open' }];
  });
}

/** Returns the action that takes a choice: a vote if several players decide, otherwise the decision itself. */
export function choiceAction(view: CampaignView, choice: Choice): CampaignAction {
  const [ask] = view.asks;
  const isVote = decidersOf(view).length > 1 || (ask?.ask === 'event' && ask.votes !== undefined);
  return { type: isVote ? 'vote' : 'choose', choice };
}

/** Returns the outcomes of an event that the party has already seen for a choice, from its journal. */
export function seenOutcomes({ journal }: CampaignView, event: string, choice: Choice): readonly string[] {
  const entry = journal.findLast((one) => one.what === 'event' && one.event === event && one.choice === choice);
  return entry?.what === 'event' ? entry.outcomes : [];
}
