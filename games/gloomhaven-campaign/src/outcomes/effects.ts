import { type CampaignEffect, type CampaignEffectType, recordOf } from '@tessera/gloomhaven/shared';
import { note, noteOutcome } from '../state/journal.ts';
import type { CampaignCtx, CampaignState, Character } from '../state/state.ts';
import { tables } from '../state/tables.ts';
import { campaignRuling } from '../state/variants.ts';
import { partyOf } from '../town/characters.ts';
import { addEvent, addEventsNumbered } from '../world/eventDecks.ts';
import { gainCheckmarks, gainGold, gainItem, gainProsperity, gainReputation, gainXp } from '../world/gains.ts';
import { countForQuest, finishQuest, holderOf } from '../world/quests.ts';
import {
  achieve,
  loseAchievement,
  unlockClass,
  unlockDesign,
  unlockRandomDesign,
  unlockRandomScenario,
  unlockScenario,
} from '../world/unlocks.ts';
import { isMet, pay } from './requirements.ts';

type EffectOf<Type extends CampaignEffectType> = Extract<CampaignEffect, { type: Type }>;

/** The location of an effect in the content, such as `event/city-01/a/0`, followed by its number. */
export type EffectOrigin = string;

/**
 * Applies the effects of an event, a reward or a milestone from top to bottom. Questions to players follow in the same
 * order. R 16.3
 */
export function applyEffects(
  state: CampaignState,
  effects: readonly CampaignEffect[],
  place: EffectOrigin,
  ctx: CampaignCtx,
): void {
  for (const [n, effect] of effects.entries()) {
    if (effect.if === undefined || effect.if.every((need) => isMet(state, need))) {
      applyEffect(state, effect, `${place}/${n}`, ctx);
    }
  }
}

function applyEffect<Type extends CampaignEffectType>(
  state: CampaignState,
  effect: EffectOf<Type>,
  place: EffectOrigin,
  ctx: CampaignCtx,
): void {
  KINDS[effect.type as Type](state, effect, place, ctx);
}

type Kinds = {
  readonly [Type in CampaignEffectType]: (
    state: CampaignState,
    effect: EffectOf<Type>,
    place: EffectOrigin,
    ctx: CampaignCtx,
  ) => void;
};

const KINDS: Kinds = {
  gold(state, { amount, who, only }, _place, ctx) {
    if (only === 'enhancements') state.party.enhancementGold += amount;
    else if (who === 'each') forEach(state, (character) => gainGold(state, character, amount, ctx));
    else if (amount > 0) ask(state, { ask: 'share', gold: amount });
    else payTogether(state, -amount);
  },
  xp: (state, { amount }, _place, ctx) => forEach(state, (character) => gainXp(state, character, amount, ctx)),
  checkmarks: (state, { amount }, _place, ctx) =>
    forEach(state, (character) => gainCheckmarks(state, character, amount, ctx)),
  reputation: (state, { amount }, _place, ctx) => gainReputation(state, amount, ctx),
  prosperity: (state, { amount }, _place, ctx) => gainProsperity(state, amount, ctx),

  'start-condition'(state, { conditions }, _place, { log }) {
    forEach(state, (character) => {
      const { next } = state.characters[character]!;
      for (const condition of conditions) {
        if (condition === 'bless') next.blesses += 1;
        else if (condition === 'curse') next.curses += 1;
        else if (!next.conditions.includes(condition)) next.conditions.push(condition);
        log({ type: 'next-start', character, what: condition, count: 1 });
      }
    });
  },
  'start-damage'(state, { amount }, _place, { log }) {
    forEach(state, (character) => {
      state.characters[character]!.next.damage += amount;
      log({ type: 'next-start', character, what: 'damage', count: amount });
    });
  },
  'start-discard'(state, { cards }, _place, { log }) {
    forEach(state, (character) => {
      state.characters[character]!.next.discard += cards;
      log({ type: 'next-start', character, what: 'discard', count: cards });
    });
  },
  'start-minus-one': (state, { cards }) => ask(state, { ask: 'minus-ones', count: cards }),
  'start-consumed'(state, { slot, who }) {
    if (who === 'party') ask(state, { ask: 'consume', slot, character: -1 });
    else forEach(state, (character) => ask(state, { ask: 'consume', slot, character }));
  },

  item(state, { item, copies, quest }, _place, ctx) {
    const holder = quest === undefined ? -1 : holderOf(state, quest);
    for (let n = 0; n < copies; n++) {
      if (quest === undefined) ask(state, { ask: 'item', item });
      else if (holder >= 0) {
        gainItem(state, holder, item, ctx);
        state.characters[holder]!.bound.push(item);
      }
    }
  },
  design: (state, { item }, _place, ctx) => unlockDesign(state, item, ctx),
  'random-design': (state, _effect, _place, ctx) => unlockRandomDesign(state, ctx),
  'unlock-scenario': (state, { scenario }, _place, ctx) => unlockScenario(state, scenario, ctx),
  'choose-scenario': (state, { scenarios }) =>
    ask(state, { ask: 'location', scenarios: scenarios.filter((one) => !state.unlocked.includes(one)) }),
  'random-scenario': (state, _effect, _place, ctx) => unlockRandomScenario(state, ctx),
  'add-event': (state, { event }, _place, ctx) => addEvent(state, event, ctx),
  achievement: (state, { achievement }, _place, ctx) => achieve(state, achievement, ctx),
  'lose-achievement': (state, { achievement }, _place, ctx) => loseAchievement(state, achievement, ctx),
  'unlock-class': (state, { class: id }, _place, ctx) => unlockClass(state, id, ctx),
  open: (state, { envelope }, _place, ctx) => openEnvelope(state, envelope, ctx),
  'finish-quest': (state, { quest }, _place, ctx) => finishQuest(state, quest, ctx),
  retire(state, { quest }, _place, ctx) {
    const holder = holderOf(state, quest);
    if (holder >= 0) retire(state, holder, { withEvents: false }, ctx);
  },

  choose: (state, { options }, place) => ask(state, { ask: 'effect', at: place, of: options.length }),
  follow(state, { choice }, place, ctx) {
    const [, event] = place.split('/');
    resolveOutcomes(state, event!, choice, ctx);
  },
};

function ask(state: CampaignState, question: CampaignState['asks'][number]): void {
  state.asks.push(question);
}

function forEach(state: CampaignState, act: (character: number) => void): void {
  for (const character of partyOf(state)) act(character);
}

/** The party pays together, as much as it has. */
function payTogether(state: CampaignState, gold: number): void {
  const all = partyOf(state).reduce((sum, character) => sum + state.characters[character]!.gold, 0);
  const due = Math.min(gold, all);
  if (due > 0) ask(state, { ask: 'pay', gold: due });
}

/** Returns the effect at a place in the content. */
export function effectAt(place: EffectOrigin): CampaignEffect {
  const [kind, id, ...rest] = place.split('/');
  const n = Number(rest.at(-1));
  if (kind === 'event') {
    const [choice, outcome] = rest;
    return recordOf('event', id!)[choice as 'a' | 'b'].outcomes[Number(outcome)]!.effects[n]!;
  }
  if (kind === 'milestone') return recordOf('milestone', id!).effects[n]!;
  if (kind === 'envelope') return recordOf('envelope', id!).effects[n]!;
  if (kind === 'personal-quest') return recordOf('personal-quest', id!).reward[n]!;
  const location = recordOf('location', id!);
  if (kind === 'location') return location.rewards[n]!;
  return location.endings.find((ending) => ending.id === rest[0])!.rewards[n]!;
}

/** Applies every outcome of a choice whose needs hold, or the "otherwise" when none did. R 16.3; ruling 97 */
export function resolveOutcomes(
  state: CampaignState,
  event: string,
  choice: 'a' | 'b',
  ctx: CampaignCtx,
): 'remove' | 'return' {
  const { outcomes } = recordOf('event', event)[choice];
  let happened = false;
  let fate: 'remove' | 'return' = outcomes[0]!.card;
  for (const [n, { if: needs, effects, card }] of outcomes.entries()) {
    const holds =
      needs === undefined || (needs === 'otherwise' ? !happened : needs.every((need) => isMet(state, need)));
    if (!holds) continue;
    if (Array.isArray(needs)) for (const need of needs) pay(state, need, ctx);
    if (!happened || card === 'remove') fate = card;
    happened = true;
    const outcome = `${choice}${n + 1}`;
    noteOutcome(state, outcome);
    ctx.log({ type: 'event-outcome', event, outcome });
    applyEffects(state, effects, `event/${event}/${choice}/${n}`, ctx);
    if (effects.length === 0) ctx.log({ type: 'no-effect' });
    if (campaignRuling(state, 'event.resolve') === 'first') break;
  }
  if (!happened) ctx.log({ type: 'no-effect' });
  return fate;
}

/** Opens a sealed envelope, once. */
function openEnvelope(state: CampaignState, id: string, ctx: CampaignCtx): void {
  if (state.city.envelopes.includes(id)) return;
  state.city.envelopes.push(id);
  ctx.log({ type: 'envelope', envelope: id });
  note(state, { what: 'envelope', envelope: id });
  applyEffects(state, recordOf('envelope', id).effects, `envelope/${id}`, ctx);
}

/**
 * Retires a character whose quest is done. Its items go to the shop, its gold is lost, the city prospers, and its quest
 * unlocks its reward. The player's later characters begin with one more perk. R 16.9
 */
export function retire(
  state: CampaignState,
  character: number,
  { withEvents }: { withEvents: boolean },
  ctx: CampaignCtx,
): void {
  const one = state.characters[character]!;
  const quest = one.quest!.id;
  const { prosperity, alreadyOpen } = tables().retirement;
  leave(one, 'retired');
  state.questsDone.push(quest);
  state.players[one.owner]!.retired += 1;
  ctx.log({ type: 'retired', character, class: one.class, quest });
  note(state, { what: 'retired', character, class: one.class, quest });
  gainProsperity(state, prosperity, ctx);
  if (!state.retiredClasses.includes(one.class)) {
    state.retiredClasses.push(one.class);
    if (withEvents) addEventsNumbered(state, recordOf('class', one.class).retireEvent, ctx);
  }
  for (const [other] of state.characters.entries()) {
    if (other !== character) countForQuest(state, other, (step) => (step.type === 'retirements' ? 1 : 0));
  }
  const { reward } = recordOf('personal-quest', quest);
  if (reward.some((effect) => isOpenAlready(state, effect))) applyEffects(state, alreadyOpen, 'campaign-tables', ctx);
  else applyEffects(state, reward, `personal-quest/${quest}`, ctx);
}

/** Removes a character from play and returns its items to the shop. */
export function leave(one: Character, status: 'retired' | 'dead'): void {
  Object.assign(one, { status, mustRetire: false, gold: 0, items: [], equipped: [], bound: [], quest: null });
}

function isOpenAlready({ classes, city }: CampaignState, effect: CampaignEffect): boolean {
  if (effect.type === 'unlock-class') return classes.includes(effect.class);
  return effect.type === 'open' && city.envelopes.includes(effect.envelope);
}
