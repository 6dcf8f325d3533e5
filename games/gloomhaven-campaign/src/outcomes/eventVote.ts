import { refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { note } from '../state/journal.ts';
import { type AskOf, CHOICES } from '../state/pendingChoices.ts';
import { decidersOf, pendingAsk } from '../state/phase.ts';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { putAway } from '../world/eventDecks.ts';
import { resolveOutcomes } from './effects.ts';

type EventAsk = AskOf<'event'>;
type Choice = (typeof CHOICES)[number];
type Counts = Readonly<Record<Choice, number>>;

/** The vote on an event. A majority of the deciding players resolves it; until then votes can change. R 16.3 */
export const voteMoves = {
  vote: {
    // A vote begins with the first one cast. Until then a single player may also decide.
    options(state, seat) {
      const ask = pendingAsk(state, 'event');
      if (ask?.votes === undefined) return [];
      return CHOICES.filter((choice) => voteOf(ask, seat) !== choice).map((choice) => ({ type: 'vote', choice }));
    },
    refuse(state, seat, { choice }) {
      const ask = pendingAsk(state, 'event');
      if (ask === undefined) return refuse('not-asked');
      if (!decidersOf(state).includes(seat)) return refuse('leaves-to-others');
      return voteOf(ask, seat) === choice ? refuse('voted-already') : undefined;
    },
    play(state, seat, { choice }, { log }) {
      const ask = pendingAsk(state, 'event')!;
      ask.votes = [...(ask.votes ?? []).filter((vote) => vote.seat !== seat), { seat, choice }];
      log({ type: 'voted', seat, choice });
    },
  },
} satisfies Moves<'vote'>;

/**
 * Resolves the vote on an event as soon as no later vote can change it. After a tie the party votes once more; after a
 * second one the lot decides.
 */
export function settleVote(state: CampaignState, ctx: CampaignCtx): void {
  const ask = pendingAsk(state, 'event');
  if (ask?.votes === undefined) return;
  const voters = decidersOf(state);
  const votes = countsOf(ask, voters);
  const { a, b } = votes;
  if (a * 2 > voters.length || b * 2 > voters.length) {
    resolveEvent(state, a > b ? 'a' : 'b', ctx, votes);
  } else if (a + b < voters.length) {
    return;
  } else if (ask.again) {
    ctx.log({ type: 'lot-decides' });
    resolveEvent(state, ctx.chance.pick(CHOICES), ctx, votes);
  } else {
    ask.votes = [];
    ask.again = true;
    ctx.log({ type: 'vote-tied' });
  }
}

/** Resolves the event on the table: its outcomes follow, and the card is put away. R 16.3 */
export function resolveEvent(state: CampaignState, choice: Choice, ctx: CampaignCtx, votes?: Counts): void {
  const { event } = pendingAsk(state, 'event')!;
  state.asks.shift();
  ctx.log({ type: 'event-chosen', event, choice });
  note(state, { what: 'event', event, choice, outcomes: [], ...(votes && { votes: { ...votes } }) });
  const waiting = state.asks.splice(0);
  putAway(state, event, resolveOutcomes(state, event, choice, ctx), ctx);
  state.asks.push(...waiting);
}

/** Returns the seats whose vote on the event is missing, or undefined when no vote has begun. */
export function missingVotes(state: Pick<CampaignState, 'players' | 'asks'>): number[] | undefined {
  const [ask] = state.asks;
  if (ask?.ask !== 'event' || ask.votes === undefined) return undefined;
  return decidersOf(state).filter((seat) => voteOf(ask, seat) === undefined);
}

function voteOf({ votes = [] }: EventAsk, seat: number): Choice | undefined {
  return votes.find((vote) => vote.seat === seat)?.choice;
}

/** Returns the votes for A and for B of the players who decide now. */
function countsOf({ votes = [] }: EventAsk, voters: readonly number[]): Counts {
  const counted = votes.filter(({ seat }) => voters.includes(seat));
  const a = counted.filter(({ choice }) => choice === 'a').length;
  return { a, b: counted.length - a };
}
