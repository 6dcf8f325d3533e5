import type { Outcome, Progress } from '@tessera/kernel';
import { recordOf } from '../content/lookup.ts';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { Ctx } from '../state/events.ts';
import type { Rule, State, View } from '../state/state.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { carrierOf } from './carriedTokens.ts';
import { goalTiles, haveAllLeft, isAt, isReached } from './goals.ts';
import { bonusXp, goldPerToken } from './level.ts';
import { numberOf, scenarioFacts } from './numbers.ts';
import { scenarioPlan } from './plan.ts';
import { counterValue, killCount } from './ruleTimes.ts';
import { isGoalMet } from './tally.ts';

/**
 * Records a reached goal or a loss; the first one decides (ruling 112), and the round is played to its end. With all
 * heroes out the scenario ends immediately. R 15.1, 15.2
 */
export function noteEnding(state: State, { log }: Ctx): void {
  if (state.over) return;
  const everybodyOut = state.heroes.every(({ exhausted }) => exhausted);
  const everybodyLost = everybodyOut && !haveAllLeft(state);
  if (state.ending === 'none' || (state.ending === 'won' && rulingOf(state, 'scenario.bothConditions') === 'loss')) {
    const before = state.ending;
    const isLost = everybodyLost || isLostNow(state);
    const isWon = isWonNow(state);
    const decides =
      rulingOf(state, 'scenario.bothConditions') === 'loss'
        ? isLost
          ? 'lost'
          : isWon
            ? 'won'
            : before
        : isWon
          ? 'won'
          : isLost
            ? 'lost'
            : before;
    if (decides !== before) {
      state.ending = decides;
      log({ type: decides === 'won' ? 'goal-reached' : 'goal-missed' });
    }
  }
  const atOnce = rulingOf(state, 'scenario.finishRound') === 'false';
  if (everybodyOut || (atOnce && state.ending !== 'none')) finish(state, { log });
}

/** Ends the scenario when the round is over. */
export const scenarioOver = {
  'scenario.over'(state, _frame, ctx) {
    finish(state, ctx);
    return undefined;
  },
} satisfies Rule<'scenario.over'>;

function finish(state: State, { log }: Pick<Ctx, 'log'>): void {
  if (state.over) return;
  state.over = true;
  for (const hero of state.heroes) hero.goalsShown = true;
  for (const [seat, reward] of rewardsOf(state).entries()) {
    log({ type: 'reward', seat, xp: reward.xp, gold: reward.gold });
    // Battle goals stay private to their heroes.
    if (reward.goal !== undefined) {
      log({ type: 'battle-goal', seat, goal: reward.goal, checks: reward.checks }, { to: [seat] });
    }
  }
}

/** The rewards of a hero. */
export interface Reward {
  readonly xp: number;
  readonly gold: number;
  /** The battle goal kept, and the checkmarks it gave. */
  readonly goal: string | undefined;
  readonly checks: number;
}

/**
 * Returns the rewards: experience and gold always, the bonus and battle goals for winning. Exhausted heroes get theirs
 * too. R 15.3, 15.4
 */
export function rewardsOf(state: View): Reward[] {
  const isWon = state.ending === 'won';
  return state.heroes.map(({ xp, money, goals, treasures, items }, seat) => {
    // Other heroes' goals are face down until the end.
    const goal = goals[0] ?? undefined;
    const isMet = isWon && goal !== undefined && isGoalMet(state, seat, goal);
    return {
      xp: xp + (isWon ? bonusXp(state) : 0),
      gold: money * goldPerToken(state) + treasures.reduce((sum, id) => sum + goldOf(id, items), 0),
      goal,
      checks: isMet ? recordOf('battle-goal', goal).checks : 0,
    };
  });
}

/** Returns the gold of a treasure. An item that the hero already owns is sold at half its price. R 9.2 */
function goldOf(treasure: string, owned: readonly { readonly id: string }[]): number {
  const { gold = 0, items } = recordOf('treasure', treasure);
  const twice = items.filter((item) => owned.some(({ id }) => id === item));
  return twice.reduce((sum, item) => sum + Math.floor(recordOf('item', item).price / 2), gold);
}

/** Returns the outcome, which is the same for all players. */
export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const isWon = state.ending === 'won';
  return {
    results: state.heroes.map(() => (isWon ? 'win' : 'loss')),
    why: isWon ? 'goal-reached' : state.heroes.every(({ exhausted }) => exhausted) ? 'all-exhausted' : 'goal-missed',
  };
}

/** Returns the progress of the match: the scenario's number and the round. */
export function progress({ scenario, round }: Pick<State, 'scenario' | 'round'>): Progress {
  const { number } = recordOf('scenario', scenario);
  return round === 0
    ? { code: 'setup', params: { scenario: number } }
    : { code: 'round', params: { scenario: number, round } };
}

function isWonNow(state: State): boolean {
  if (state.counters.win !== undefined) return true;
  return scenarioPlan(state.scenario).record.goals.every((goal) => isReached(state, goal));
}

function isLostNow(state: State): boolean {
  if (state.counters.lose !== undefined) return true;
  return scenarioPlan(state.scenario).record.losses.some((loss) => isSuffered(state, loss));
}

/** Removes heroes on an exit at the end of a round, with their summons, in scenarios where heroes leave one by one. */
export function leaveByExits(state: State, { log }: Pick<Ctx, 'log'>): void {
  for (const goal of scenarioPlan(state.scenario).record.goals) {
    if (goal.type !== 'escape' || !goal.oneByOne) continue;
    for (const [seat, hero] of state.heroes.entries()) {
      const { cell } = state.figures[seat]!;
      if (hero.exhausted || !isAt(state, cell, { marker: goal.marker, adjacent: false })) continue;
      // It plays no more cards, but it does not count as a loss.
      hero.exhausted = true;
      state.counters[`escaped:${seat}`] = 1;
      for (const one of state.figures) if (one.seat === seat) one.cell = -1;
      state.lasting = state.lasting.filter(({ owner }) => owner !== seat);
      log({ type: 'escaped', seat });
    }
  }
}

type Loss = ScenarioRecord['losses'][number];

function isSuffered(state: State, loss: Loss): boolean {
  const { counters } = state;
  const facts = scenarioFacts(state);
  switch (loss.type) {
    case 'object-destroyed':
      return (counters[`destroyed:${loss.object}`] ?? 0) >= numberOf(loss.count, facts);
    case 'monster-killed':
      return killCount(state, loss.monsters) > 0;
    case 'exhausted':
      return state.heroes.some(({ exhausted }, seat) => {
        const at = counters[`exhausted-at:${seat}`] ?? -1;
        if (!exhausted || counters[`escaped:${seat}`] !== undefined) return false;
        if (loss.left !== undefined && state.heroes.filter((one) => !one.exhausted).length > loss.left) return false;
        if (loss.thing !== undefined && carrierOf(state, loss.thing) !== seat) return false;
        if (loss.afterRoom !== undefined && counters[`exhausted-after:${loss.afterRoom}`] === undefined) return false;
        if (loss.offMarker !== undefined && isAt(state, at, { marker: loss.offMarker, adjacent: false })) return false;
        if (loss.beforeAllGoals && (counters['goals-looted'] ?? 0) >= goalTiles(state)) return false;
        return !loss.beforeGoalLoot || (counters[`goals-looted:${seat}`] ?? 0) === 0;
      });
    case 'round-over':
      return (counters['rounds-survived'] ?? 0) >= loss.round;
    case 'monster-on':
      return state.figures.some(
        ({ type, cell }) =>
          cell >= 0 && loss.monsters.includes(type) && isAt(state, cell, { marker: loss.marker, adjacent: false }),
      );
    case 'counter':
      return counterValue(state, loss.counter) >= numberOf(loss.least, facts);
    default:
      return loss satisfies never;
  }
}
