import * as z from 'zod';
import { recordOf } from '../content/lookup.ts';
import { isDeadForGood } from '../perform/death.ts';
import { goldPerToken } from '../scenario/level.ts';
import { rewardsOf } from '../scenario/outcome.ts';
import type { Hero, State } from '../state/state.ts';

const MAX_KINDS = 500;

/** Kills by a name of content. */
function killCounts(longestName: number) {
  return z
    .record(z.string().max(longestName), z.int().min(0).max(999))
    .refine((counts) => Object.keys(counts).length <= MAX_KINDS)
    .meta({ maxProperties: MAX_KINDS });
}

/** A hero's gains, and its deeds that a campaign counts. */
const HeroReport = z.strictObject({
  class: z.string().max(40),
  /** Experience including the bonus for winning; gold of money tokens and treasures. R 15.3, 15.4 */
  xp: z.int().min(0).max(999),
  gold: z.int().min(0).max(9999),
  /** Checkmarks of the battle goal. */
  checks: z.int().min(0).max(3),
  treasures: z.array(z.string().max(40)).max(40),
  /** Items of its treasures that the hero gave back in the scenario. */
  givenBack: z.array(z.string().max(60)).max(10).optional(),
  exhausted: z.boolean(),
  /** Whether the hero is permanently dead, where the rule is on. R 17.1 */
  died: z.literal(true).optional(),
  /** Monsters killed by the hero or its summons, by kind; and how many of all were elites. R 7.16 */
  kills: killCounts(60),
  elites: z.int().min(0).max(999),
  /** Kills by an attack in which an item was used, as `item/kind`. */
  killsWith: killCounts(120),
});

/** The result of a scenario for the match that opened it. */
export const ScenarioReport = z.strictObject({
  scenario: z.string().max(40),
  won: z.boolean(),
  level: z.int().min(0).max(7),
  rounds: z.int().min(0).max(9999),
  /** The ending of the scenario's place, where the scenario decides it. */
  ending: z.string().max(60).optional(),
  /** By seat. */
  heroes: z.array(HeroReport).min(1).max(5),
});
export type ScenarioReport = z.infer<typeof ScenarioReport>;

/** Returns the report of a scenario that is over, or lost because the party gave up. */
export function report(state: State): ScenarioReport {
  const rewards = rewardsOf(state);
  const treasures = state.heroes.map((hero) => treasuresOf(state, hero));
  return {
    scenario: state.scenario,
    won: state.ending === 'won',
    level: state.level,
    rounds: state.round,
    ...endingOf(state),
    heroes: state.heroes.map((hero, seat) => ({
      class: hero.class,
      xp: rewards[seat]!.xp,
      gold: goldOf(state, treasures[seat]!, hero),
      checks: rewards[seat]!.checks,
      treasures: treasures[seat]!,
      ...givenBackBy(state, seat),
      exhausted: hero.exhausted,
      ...(isDeadForGood(state, seat) && { died: true as const }),
      kills: tallied(hero.tally, 'killed/'),
      elites: hero.tally['elite-killed'] ?? 0,
      killsWith: tallied(hero.tally, 'killed-with/'),
    })),
  };
}

/**
 * Returns the gold of money tokens and treasures. The campaign handles duplicate items, because it knows all of them.
 */
function goldOf(state: State, treasures: readonly string[], { money }: Hero): number {
  return treasures.reduce((sum, id) => sum + (recordOf('treasure', id).gold ?? 0), money * goldPerToken(state));
}

/** Returns the treasures of a hero without those that the scenario takes back as long as it is not won. */
function treasuresOf({ scenario, ending }: State, { treasures }: Hero): string[] {
  const { overlays } = recordOf('scenario', scenario);
  const isTaken = (id: string) =>
    overlays.some((one) => one.type === 'treasure' && one.treasure === id && one.untilWon);
  return treasures.filter((id) => ending === 'won' || !isTaken(id));
}

function givenBackBy({ counters }: State, seat: number): { givenBack?: string[] } {
  const items = Object.keys(counters).flatMap((key) =>
    key.startsWith('given-back:') && counters[key] === seat + 1 ? key.slice('given-back:'.length) : [],
  );
  return items.length > 0 ? { givenBack: items } : {};
}

function endingOf({ counters, ending }: State): { ending?: string } {
  const key = ending === 'won' ? Object.keys(counters).find((one) => one.startsWith('ending:')) : undefined;
  return key === undefined ? {} : { ending: key.slice('ending:'.length) };
}

function tallied(tally: Readonly<Record<string, number>>, prefix: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(tally)
      .filter(([fact]) => fact.startsWith(prefix))
      .map(([fact, count]) => [fact.slice(prefix.length), count]),
  );
}
