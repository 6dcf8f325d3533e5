import {
  type HeroOptions,
  recordOf,
  recordsOf,
  type ScenarioOptions,
  type ScenarioReport,
} from '@tessera/gloomhaven/shared';
import { type Refusal, refuse, type SubMatchRequest } from '@tessera/kernel';
import { applyEffects } from '../outcomes/effects.ts';
import { bury } from '../outcomes/retirement.ts';
import type { Moves } from '../state/actionRule.ts';
import { addToCareer, note } from '../state/journal.ts';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { plainStart } from '../town/characters.ts';
import { stickersFor } from '../town/enhancement.ts';
import { gainCheckmarks, gainItem } from '../world/gains.ts';
import { countScenario } from '../world/quests.ts';
import { completeScenario } from '../world/scenarioTree.ts';
import { unlockDesign, unlockRandomDesign, unlockRandomScenario, unlockScenario } from '../world/unlocks.ts';

/** Returns the scenario that the campaign waits for: a sub-match for the players of its heroes. */
export function opens(state: CampaignState): SubMatchRequest | undefined {
  const { phase, venture, characters, scenarioRules, looted } = state;
  if (phase !== 'play' || venture === null) return undefined;
  const { number } = recordOf('location', venture.scenario);
  const owners = venture.heroes.map((character) => characters[character]!.owner);
  const options = {
    scenario: number,
    heroes: venture.heroes.map((character) => ({
      ...heroOf(state, character),
      ...questFor(state, character, venture.scenario),
    })),
    difficulty: scenarioRules.difficulty,
    preset: scenarioRules.preset,
    variants: scenarioRules.variants,
    solo: new Set(owners).size === 1,
    looted: [...looted],
  } satisfies Partial<ScenarioOptions>;
  const achievements = achievementsFor(state, venture.scenario);
  return { game: 'gloomhaven', options: achievements ? { ...options, achievements } : options, seats: owners };
}

/** Returns the achievements of the party that the scenario's special rules refer to, or undefined when none do. */
function achievementsFor({ party, city }: CampaignState, scenario: string): string[] | undefined {
  const requirements =
    recordsOf('scenario')
      .get(scenario)
      ?.rules.flatMap((rule) => rule.if) ?? [];
  const asked = requirements.flatMap((one) => (one.type === 'achievement' ? one.achievement : []));
  if (asked.length === 0) return undefined;
  const held = [...party.achievements, ...city.achievements];
  return asked.filter((achievement) => held.includes(achievement));
}

/** Returns the personal quest of a character for a scenario whose set-up asks for it. */
function questFor({ characters }: CampaignState, character: number, scenario: string): Pick<HeroOptions, 'quest'> {
  const quest = characters[character]!.quest?.id;
  const setup = recordsOf('scenario').get(scenario)?.setup ?? [];
  const isAsked = setup.some((one) => one.type === 'carry' && one.quest !== undefined && one.quest === quest);
  return isAsked ? { quest } : {};
}

/** Returns a character as a hero of a scenario. */
function heroOf(state: CampaignState, character: number): HeroOptions {
  const { name, class: id, level, hand, equipped, perks, next } = state.characters[character]!;
  return {
    class: id,
    name,
    level,
    cards: [...hand],
    items: [...equipped],
    perks: [...perks],
    stickers: hand.flatMap((card) =>
      stickersFor(state, card, character).map(({ character: _, ...sticker }) => ({ ...sticker })),
    ),
    start: { ...next, conditions: [...next.conditions], consumed: [...next.consumed] },
  };
}

export const ventureMoves = {
  'call-off': {
    options: () => [{ type: 'call-off' }],
    refuse: ({ phase }) => (phase === 'play' ? undefined : refuse('nothing-opened')),
    play(state, _seat, _action, { log }) {
      state.phase = 'setup';
      for (const player of state.players) player.ready = false;
      log({ type: 'called-off', scenario: state.venture!.scenario });
    },
  },
  returned: {
    options: () => [],
    refuse: (state, _seat, { report }) => whyNotOurs(state, report),
    play: (state, _seat, { report }, ctx) => takeHome(state, report, ctx),
  },
  conclude: {
    options: () => [{ type: 'conclude' }],
    refuse: ({ phase, asks }) =>
      asks.length > 0 ? refuse('settle-first') : phase === 'cleanup' ? undefined : refuse('not-now'),
    play(state) {
      state.party.place = state.venture!.scenario;
      state.venture = null;
      state.phase = 'campaign';
      for (const player of state.players) player.ready = false;
    },
  },
} satisfies Moves<'call-off' | 'returned' | 'conclude'>;

function whyNotOurs(
  { phase, venture, characters }: CampaignState,
  { scenario, heroes }: ScenarioReport,
): Refusal | undefined {
  if (phase !== 'play' || venture === null) return refuse('nothing-opened');
  const classes = venture.heroes.map((character) => characters[character]!.class);
  const isSame = scenario === venture.scenario && classes.join() === heroes.map((hero) => hero.class).join();
  return isSame ? undefined : refuse('another-scenario', { scenario });
}

/** Applies the result of a scenario: experience, gold and treasures always, the rest for winning. R 15.3, 15.4, 15.6 */
function takeHome(state: CampaignState, report: ScenarioReport, ctx: CampaignCtx): void {
  const { scenario, casual, heroes } = state.venture!;
  state.played += 1;
  if (report.won) state.won += 1;
  ctx.log({ type: report.won ? 'won' : 'lost', scenario });
  writeDown(state, report);
  for (const [seat, character] of heroes.entries()) {
    const { xp, gold, checks } = report.heroes[seat]!;
    const one = state.characters[character]!;
    one.xp += xp;
    one.gold += gold;
    one.next = plainStart();
    ctx.log({ type: 'brought-home', character, xp, gold, checks });
    gainCheckmarks(state, character, checks, ctx);
    const { treasures, givenBack } = report.heroes[seat]!;
    for (const treasure of treasures) openTreasure(state, character, treasure, ctx, givenBack);
  }
  state.phase = 'cleanup';
  countScenario(state, heroes, report);
  for (const [seat, character] of heroes.entries()) if (report.heroes[seat]!.died) bury(state, character, ctx);
  if (!report.won || casual) return;
  completeScenario(state, scenario, ctx);
  const { rewards, endings } = recordOf('location', scenario);
  applyEffects(state, rewards, `location/${scenario}`, ctx);
  const ending = endings.find(({ id }) => id === report.ending);
  if (ending !== undefined) applyEffects(state, ending.rewards, `ending/${scenario}/${ending.id}`, ctx);
  else if (endings.length > 0) state.asks.push({ ask: 'ending', scenario });
}

function writeDown(state: CampaignState, { won, rounds, heroes: reports }: ScenarioReport): void {
  const { scenario, casual, heroes } = state.venture!;
  const written = heroes.map((character, seat) => {
    const { xp, gold, checks, treasures, kills, exhausted } = reports[seat]!;
    const killed = Object.values(kills).reduce((sum, count) => sum + count, 0);
    return { character, xp, gold, checks, treasures: [...treasures], kills: killed, exhausted };
  });
  for (const hero of written) addToCareer(state.characters[hero.character]!.career, { won }, hero);
  note(state, { what: 'scenario', scenario, casual, won, rounds, heroes: written });
}

/** Applies a found treasure. Its gold, experience and damage were already applied in the scenario. R 9.2, 9.6 */
function openTreasure(
  state: CampaignState,
  character: number,
  id: string,
  ctx: CampaignCtx,
  givenBack: readonly string[] = [],
): void {
  if (state.looted.includes(id)) return;
  state.looted.push(id);
  ctx.log({ type: 'treasure', character, treasure: id });
  const { items, designs, randomDesigns = 0, scenario, randomScenarios = 0, checkmarks = 0 } = recordOf('treasure', id);
  for (const item of items) if (!givenBack.includes(item)) gainItem(state, character, item, ctx);
  for (const item of designs) unlockDesign(state, item, ctx);
  for (let n = 0; n < randomDesigns; n++) unlockRandomDesign(state, ctx);
  for (let n = 0; n < randomScenarios; n++) unlockRandomScenario(state, ctx);
  if (scenario !== undefined) unlockScenario(state, `scenario-${scenario}`, ctx);
  gainCheckmarks(state, character, checkmarks, ctx);
}
