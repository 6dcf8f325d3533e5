import { pinnedContent, teamsFor } from '@tessera/gloomhaven/shared';
import { type Decision, defineGame, type Outcome, type Refusal, refuse, type Seat } from '@tessera/kernel';
import { determinize } from './determinize.ts';
import { explain, preview, subjects } from './explain.ts';
import { metrics } from './metrics.ts';
import { migrate, VERSION } from './migrate.ts';
import { answerMoves, dropEmptyAsks } from './outcomes/answers.ts';
import { missingVotes, settleVote, voteMoves } from './outcomes/eventVote.ts';
import { reachMilestones } from './outcomes/milestones.ts';
import { retirementMoves } from './outcomes/retirement.ts';
import { setup } from './setup.ts';
import { CampaignAction } from './state/action.ts';
import type { Move, Moves } from './state/actionRule.ts';
import { CampaignEvent } from './state/events.ts';
import { CampaignOptions } from './state/options.ts';
import { decidersOf } from './state/phase.ts';
import { type CampaignCtx, CampaignState } from './state/state.ts';
import { characterMoves } from './town/characters.ts';
import { enhancementMoves } from './town/enhancement.ts';
import { equipmentMoves } from './town/equipment.ts';
import { growthMoves } from './town/levelUp.ts';
import { sanctuaryMoves } from './town/sanctuary.ts';
import { shopMoves } from './town/shop.ts';
import { opens, ventureMoves } from './venture/scenarioRun.ts';
import { setupSeats, tableMoves } from './venture/tableMoves.ts';
import { isEverybodyReady, isLastDone, travelMoves } from './venture/travel.ts';
import { followQuests } from './world/quests.ts';

const MOVES: Moves<CampaignAction['type']> = {
  ...characterMoves,
  ...growthMoves,
  ...equipmentMoves,
  ...shopMoves,
  ...sanctuaryMoves,
  ...enhancementMoves,
  ...retirementMoves,
  ...travelMoves,
  ...tableMoves,
  ...ventureMoves,
  ...answerMoves,
  ...voteMoves,
};

/** Returns the move of an action kind. The table has one entry per kind. */
function moveOf(type: CampaignAction['type']): Move<CampaignAction['type']> {
  return MOVES[type] as Move<CampaignAction['type']>;
}

/** A campaign: everything around the scenarios, which are separate matches. R 16 */
export const campaign = defineGame({
  id: 'gloomhaven-campaign',
  version: VERSION,
  seats: { min: 1, max: 5, later: 'players' },
  options: CampaignOptions,
  state: CampaignState,
  action: CampaignAction,
  events: CampaignEvent,
  content: pinnedContent,
  teams: (_options, seats) => teamsFor(seats),
  setup,
  decisions,
  legal: listed,
  anytime: (state, seat) =>
    decisions(state).some((decision) => decision.seat === seat)
      ? []
      : listed(state, seat).filter(({ type }) => ANYTIME.has(type)),
  check: (state, seat, action) => whyNot(state, seat, action),
  play(state, seat, action, ctx) {
    moveOf(action.type).play(state, seat, action, ctx);
    settle(state, ctx);
  },
  opens,
  outcome: ({ closed, players, won }): Outcome | undefined =>
    closed ? { results: players.map(() => 'win'), scores: players.map(() => won), why: 'closed' } : undefined,
  progress: ({ played, won }) => ({ code: 'played', params: { played, won } }),
  determinize,
  preview,
  explain,
  subjects,
  metrics,
  migrate,
});

/** Actions allowed without a question: to withdraw readiness, to return to the table or to its decisions, to vote again. */
const ANYTIME: ReadonlySet<CampaignAction['type']> = new Set(['not-ready', 'away', 'abstain', 'vote']);

function listed(state: CampaignState, seat: Seat): CampaignAction[] {
  if (state.closed) return [];
  return (Object.keys(MOVES) as CampaignAction['type'][]).flatMap((type) =>
    moveOf(type)
      .options(state, seat)
      .filter((action) => whyNot(state, seat, action) === undefined),
  );
}

/** Actions that decide for the whole party. The result of a scenario is none of them: its match reports it. */
const OF_THE_PARTY: ReadonlySet<CampaignAction['type']> = new Set<CampaignAction['type']>([
  'city-event',
  'travel',
  'return-to-town',
  'call-off',
  'conclude',
  'close',
  ...(Object.keys(answerMoves) as (keyof typeof answerMoves)[]),
]);

function whyNot(state: CampaignState, seat: Seat, action: CampaignAction): Refusal | undefined {
  if (state.players[seat]!.away && !(action.type === 'away' && action.player === seat)) return refuse('is-away');
  if (OF_THE_PARTY.has(action.type) && !decidersOf(state).includes(seat)) return refuse('leaves-to-others');
  return moveOf(action.type).refuse(state, seat, action);
}

/** Applies automatic consequences: a decided vote, milestones, finished quests, questions without a choice. */
function settle(state: CampaignState, ctx: CampaignCtx): void {
  settleVote(state, ctx);
  reachMilestones(state, ctx);
  followQuests(state, ctx);
  reachMilestones(state, ctx);
  dropEmptyAsks(state);
}

function decisions(state: CampaignState): readonly Decision[] {
  if (state.closed) return [];
  const there = state.players.flatMap(({ away }, seat) => (away ? [] : [seat]));
  const of = (seats: readonly Seat[], kind: string) => seats.map((seat) => ({ seat, kind }));
  const [ask] = state.asks;
  const deciders = decidersOf(state);
  if (ask !== undefined) return of(missingVotes(state) ?? deciders, `ask-${ask.ask}`);
  if (state.phase === 'play') return of(deciders, 'play');
  if (state.phase === 'cleanup') return of(deciders, 'cleanup');
  const notReady = (seats: readonly Seat[]) => seats.filter((seat) => !state.players[seat]!.ready);
  if (state.phase === 'setup') return of(notReady(setupSeats(state)), 'setup');
  if (!state.party.inTown) return of(deciders, isLastDone(state) ? 'go-home' : 'road');
  return isEverybodyReady(state) ? of(deciders, 'travel') : of(notReady(there), 'town');
}
