import { keepsFormerRules, type QuestStep, recordOf, recordsOf, type ScenarioReport } from '@tessera/gloomhaven/shared';
import { isGone } from '../state/phase.ts';
import type { CampaignCtx, CampaignState, Character, HeldQuest } from '../state/state.ts';
import { campaignRuling } from '../state/variants.ts';
import { unlockScenario } from './unlocks.ts';

/** Adds to the steps of a character's quest; `amount` returns the increment per step. */
export function countForQuest(state: CampaignState, character: number, amount: (step: QuestStep) => number): void {
  const { quest } = state.characters[character]!;
  if (quest === null) return;
  const { steps } = recordOf('personal-quest', quest.id);
  for (const [n, step] of steps.entries()) {
    const by = isOpen(quest, n) ? amount(step) : 0;
    if (by > 0) quest.counts[n] = Math.min(step.least, quest.counts[n]! + by);
  }
}

/** Counts things that a step counts only once. */
function countOnce(state: CampaignState, character: number, things: (step: QuestStep) => readonly string[]): void {
  const { quest } = state.characters[character]!;
  if (quest === null) return;
  const { steps } = recordOf('personal-quest', quest.id);
  for (const [n, step] of steps.entries()) {
    if (!isOpen(quest, n)) continue;
    for (const thing of things(step)) {
      const key = `${n}/${thing}`;
      if (quest.counted.includes(key) || quest.counts[n]! >= step.least) continue;
      quest.counted.push(key);
      quest.counts[n]! += 1;
    }
  }
}

/** Checks whether a step counts now: with ordered steps, all earlier ones must be done. */
function isOpen({ id, counts }: HeldQuest, n: number): boolean {
  const { steps, inOrder } = recordOf('personal-quest', id);
  return !inOrder || steps.slice(0, n).every(({ least }, earlier) => counts[earlier]! >= least);
}

/** Counts a scenario for the quests of its players. Ruling 124, 125 */
export function countScenario(state: CampaignState, heroes: readonly number[], report: ScenarioReport): void {
  const byParty = campaignRuling(state, 'quest.killCredit') === 'party';
  for (const [seat, character] of heroes.entries()) {
    const own = byParty ? report.heroes : [report.heroes[seat]!];
    const exhausted = report.heroes.filter((hero) => hero.exhausted).length;
    countForQuest(state, character, (step) => {
      if (step.type === 'kills') return step.kinds ? 0 : own.reduce((sum, hero) => sum + killsFor(step, hero), 0);
      if (step.type === 'exhaustions') return step.who === 'party' ? exhausted : Number(report.heroes[seat]!.exhausted);
      if (step.type === 'checkmarks') return report.heroes[seat]!.checks;
      return 0;
    });
    countOnce(state, character, (step) => {
      if (step.type === 'kills' && step.kinds) return own.flatMap(({ kills }) => Object.keys(kills));
      return step.type === 'scenarios' && report.won && isAmong(report.scenario, step) ? [report.scenario] : [];
    });
  }
}

type HeroReport = ScenarioReport['heroes'][number];

function killsFor(
  { monsters, rank, item }: Extract<QuestStep, { type: 'kills' }>,
  { kills, elites, killsWith }: HeroReport,
): number {
  if (rank === 'elite') return elites;
  const counted = item === undefined ? Object.entries(kills) : killedWith(killsWith, item);
  return counted.reduce((sum, [kind, count]) => sum + (monsters?.includes(kind) === false ? 0 : count), 0);
}

function killedWith(killsWith: HeroReport['killsWith'], item: string): [string, number][] {
  return Object.entries(killsWith).flatMap(([key, count]) => {
    const [by, kind] = key.split('/');
    return by === item ? [[kind!, count]] : [];
  });
}

function isAmong(scenario: string, { among }: Extract<QuestStep, { type: 'scenarios' }>): boolean {
  const { region, crypt, boss, number } = recordOf('location', scenario);
  switch (among?.type) {
    case undefined:
      return true;
    case 'region':
      return among.region === region;
    case 'crypt':
      return crypt;
    case 'boss':
      return boss;
    case 'side':
      return number > among.above;
    case 'listed':
      return among.scenarios.includes(scenario);
  }
}

/**
 * Returns the quests that are dealt: those that the existing maps allow to finish. Campaigns before 5.0.0 deal all of
 * them, those before 6.0.0 none that needs scenario 54 or 55.
 */
export function questPool(
  campaign: Parameters<typeof keepsFormerRules>[0] & Pick<CampaignState, 'formerQuests'>,
): string[] {
  const all = [...recordsOf('personal-quest').keys()];
  if (keepsFormerRules(campaign)) return all;
  return all.filter(campaign.formerQuests === undefined ? canBeFinished : (quest) => !UNDEALT.has(quest));
}

/** The quests that campaigns before 6.0.0 did not deal. */
const UNDEALT: ReadonlySet<string> = new Set(['seeker-of-xorn', 'take-back-the-trees']);

/** Checks whether maps exist for the scenarios that a quest counts, and for the path to them. R 16.9 */
function canBeFinished(quest: string): boolean {
  let trail: ReadonlySet<string> | undefined;
  return recordOf('personal-quest', quest).steps.every((step) => {
    const isEnough = step.type !== 'scenarios' || playableFor(step, trail) >= step.least;
    if (step.opens !== undefined) trail = trailFrom(step.opens);
    return isEnough;
  });
}

function playableFor(step: Extract<QuestStep, { type: 'scenarios' }>, trail: ReadonlySet<string> | undefined): number {
  const isOnTrail = (scenario: string) => step.among?.type !== 'listed' || (trail?.has(scenario) ?? true);
  const playable = [...recordsOf('location').keys()].filter((scenario) => recordsOf('scenario').has(scenario));
  return playable.filter((scenario) => isAmong(scenario, step) && isOnTrail(scenario)).length;
}

/** Returns the scenarios that can be played in succession from here. */
function trailFrom(scenario: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(scenario) || !recordsOf('scenario').has(scenario)) return found;
  found.add(scenario);
  for (const next of recordOf('location', scenario).unlocks) trailFrom(next, found);
  return found;
}

/** Updates quests by the characters' holdings, and marks finished ones. R 16.9 */
export function followQuests(state: CampaignState, ctx: CampaignCtx): void {
  for (const [character, one] of state.characters.entries()) {
    if (one.quest === null || one.mustRetire || isGone(one)) continue;
    const { steps } = recordOf('personal-quest', one.quest.id);
    for (const [n, step] of steps.entries()) {
      const held = heldFor(one, step);
      if (held !== undefined && isOpen(one.quest, n)) one.quest.counts[n] = Math.min(step.least, held);
      if (step.opens !== undefined && one.quest.counts[n]! >= step.least) unlockScenario(state, step.opens, ctx);
    }
    if (steps.every(({ least }, n) => one.quest!.counts[n]! >= least)) announce(state, character, ctx);
  }
}

/** Returns the progress of steps that read a character's holdings. Other steps count events. */
function heldFor({ gold, items }: Character, step: QuestStep): number | undefined {
  if (step.type === 'gold-held') return gold;
  if (step.type === 'item-owned') return Number(items.includes(step.item));
  if (step.type !== 'items-owned') return undefined;
  return items.filter((item) => step.slots.includes(recordOf('item', item).slot)).length;
}

/** Finishes a quest by a reward, for the character that holds it, if any. */
export function finishQuest(state: CampaignState, quest: string, ctx: CampaignCtx): void {
  const holder = holderOf(state, quest);
  if (holder >= 0) announce(state, holder, ctx);
}

/** Returns the holder of a quest, or -1. */
export function holderOf({ characters }: CampaignState, quest: string): number {
  return characters.findIndex((one) => !isGone(one) && one.quest?.id === quest);
}

function announce(state: CampaignState, character: number, { log }: CampaignCtx): void {
  const one = state.characters[character]!;
  one.mustRetire = true;
  // The quest itself is revealed when the character retires.
  log({ type: 'quest-done', character });
}
