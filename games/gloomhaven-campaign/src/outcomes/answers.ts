import { recordOf } from '@tessera/gloomhaven/shared';
import { type Refusal, refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { type Ask, CHOICES } from '../state/pendingChoices.ts';
import { pendingAsk } from '../state/phase.ts';
import type { CampaignState } from '../state/state.ts';
import { partyOf } from '../town/characters.ts';
import { gainGold, gainItem } from '../world/gains.ts';
import { unlockScenario } from '../world/unlocks.ts';
import { applyEffects, effectAt } from './effects.ts';
import { resolveEvent } from './eventVote.ts';

/** Answers of the party to its questions. R 16.3 */
export const answerMoves = {
  choose: {
    options: () => CHOICES.map((choice) => ({ type: 'choose' as const, choice })),
    refuse: (state) =>
      isAsked(state, 'event') ?? (pendingAsk(state, 'event')!.votes ? refuse('party-votes') : undefined),
    play: (state, _seat, { choice }, ctx) => resolveEvent(state, choice, ctx),
  },
  'choose-effect': {
    options: (state) =>
      Array.from({ length: pendingAsk(state, 'effect')?.of ?? 0 }, (_, effect) => ({
        type: 'choose-effect' as const,
        effect,
      })),
    refuse: (state, _seat, { effect }) =>
      isAsked(state, 'effect') ?? (effect < pendingAsk(state, 'effect')!.of ? undefined : refuse('not-on-offer')),
    play(state, _seat, { effect: chosen }, ctx) {
      const { at } = pendingAsk(state, 'effect')!;
      state.asks.shift();
      const effect = effectAt(at);
      if (effect.type === 'choose') applyEffects(state, effect.options[chosen]!, `${at}/${chosen}`, ctx);
    },
  },
  'give-gold': {
    options: (state) =>
      amounts(state, pendingAsk(state, 'share')?.gold, () => 200).map((one) => ({ type: 'give-gold', ...one })),
    refuse: (state, _seat, { character, gold }) =>
      isAsked(state, 'share') ??
      isInParty(state, character) ??
      (gold <= pendingAsk(state, 'share')!.gold
        ? undefined
        : refuse('too-much', { most: pendingAsk(state, 'share')!.gold })),
    play(state, _seat, { character, gold }, ctx) {
      gainGold(state, character, gold, ctx);
      less(state, pendingAsk(state, 'share')!, gold);
    },
  },
  'pay-gold': {
    options: (state) =>
      amounts(state, pendingAsk(state, 'pay')?.gold, (character) => state.characters[character]!.gold).map((one) => ({
        type: 'pay-gold',
        ...one,
      })),
    refuse(state, _seat, { character, gold }) {
      const no = isAsked(state, 'pay') ?? isInParty(state, character);
      if (no) return no;
      const most = Math.min(pendingAsk(state, 'pay')!.gold, state.characters[character]!.gold);
      return gold <= most ? undefined : refuse('too-much', { most });
    },
    play(state, _seat, { character, gold }, ctx) {
      gainGold(state, character, -gold, ctx);
      less(state, pendingAsk(state, 'pay')!, gold);
    },
  },
  'give-item': {
    options: (state) => partyOf(state).map((character) => ({ type: 'give-item' as const, character })),
    refuse: (state, _seat, { character }) => isAsked(state, 'item') ?? isInParty(state, character),
    play(state, _seat, { character }, ctx) {
      const { item } = pendingAsk(state, 'item')!;
      state.asks.shift();
      gainItem(state, character, item, ctx);
    },
  },
  'consume-item': {
    options: (state) =>
      partyOf(state).flatMap((character) =>
        state.characters[character]!.items.map((item) => ({ type: 'consume-item' as const, character, item })),
      ),
    refuse: (state, _seat, { character, item }) =>
      isAsked(state, 'consume') ??
      (consumables(state).some((one) => one.character === character && one.item === item)
        ? undefined
        : refuse('not-on-offer')),
    play(state, _seat, { character, item }, { log }) {
      state.asks.shift();
      state.characters[character]!.next.consumed.push(item);
      log({ type: 'item-lost', character, item });
    },
  },
  'choose-character': {
    options: (state) => partyOf(state).map((character) => ({ type: 'choose-character' as const, character })),
    refuse: (state, _seat, { character }) => isAsked(state, 'minus-ones') ?? isInParty(state, character),
    play(state, _seat, { character }, { log }) {
      const { count } = pendingAsk(state, 'minus-ones')!;
      state.asks.shift();
      state.characters[character]!.next.minusOnes += count;
      log({ type: 'next-start', character, what: 'minus-ones', count });
    },
  },
  'choose-location': {
    options: (state) =>
      (pendingAsk(state, 'location')?.scenarios ?? []).map((scenario) => ({
        type: 'choose-location' as const,
        scenario,
      })),
    refuse: (state, _seat, { scenario }) =>
      isAsked(state, 'location') ??
      (pendingAsk(state, 'location')!.scenarios.includes(scenario) ? undefined : refuse('not-on-offer')),
    play(state, _seat, { scenario }, ctx) {
      state.asks.shift();
      unlockScenario(state, scenario, ctx);
    },
  },
  'choose-ending': {
    options: (state) => endings(state).map(({ id }) => ({ type: 'choose-ending' as const, ending: id })),
    refuse: (state, _seat, { ending }) =>
      isAsked(state, 'ending') ?? (endings(state).some(({ id }) => id === ending) ? undefined : refuse('not-on-offer')),
    play(state, _seat, { ending }, ctx) {
      const { scenario } = pendingAsk(state, 'ending')!;
      const { rewards } = endings(state).find(({ id }) => id === ending)!;
      state.asks.shift();
      applyEffects(state, rewards, `ending/${scenario}/${ending}`, ctx);
    },
  },
} satisfies Moves<
  | 'choose'
  | 'choose-effect'
  | 'give-gold'
  | 'pay-gold'
  | 'give-item'
  | 'consume-item'
  | 'choose-character'
  | 'choose-location'
  | 'choose-ending'
>;

/** Skips questions without an answer: no such item, or no character to share with. */
export function dropEmptyAsks(state: CampaignState): void {
  for (;;) {
    const [first] = state.asks;
    if (first === undefined || isAnswerable(state, first)) return;
    state.asks.shift();
  }
}

function isAnswerable(state: CampaignState, ask: Ask): boolean {
  const party = partyOf(state);
  switch (ask.ask) {
    case 'consume':
      return consumables(state).length > 0;
    case 'pay':
      return party.some((character) => state.characters[character]!.gold > 0);
    case 'share':
    case 'item':
    case 'minus-ones':
      return party.length > 0;
    case 'location':
      return ask.scenarios.length > 0;
    case 'event':
    case 'effect':
    case 'ending':
      return true;
  }
}

function consumables(state: CampaignState): { character: number; item: string }[] {
  const ask = pendingAsk(state, 'consume');
  if (ask === undefined) return [];
  const party = ask.character < 0 ? partyOf(state) : [ask.character];
  return party.flatMap((character) => {
    const { items, next } = state.characters[character]!;
    return items
      .filter((item) => recordOf('item', item).slot === ask.slot && !next.consumed.includes(item))
      .map((item) => ({ character, item }));
  });
}

function endings(state: CampaignState) {
  const ask = pendingAsk(state, 'ending');
  return ask === undefined ? [] : recordOf('location', ask.scenario).endings;
}

function isAsked(state: CampaignState, kind: Ask['ask']): Refusal | undefined {
  return pendingAsk(state, kind) === undefined ? refuse('not-asked') : undefined;
}

function isInParty(state: CampaignState, character: number): Refusal | undefined {
  return partyOf(state).includes(character) ? undefined : refuse('not-in-party', { character });
}

/** Returns every share that a character of the party could take or give. */
function amounts(
  state: CampaignState,
  gold = 0,
  most: (character: number) => number,
): { character: number; gold: number }[] {
  return partyOf(state).flatMap((character) =>
    Array.from({ length: Math.min(gold, most(character)) }, (_, n) => ({ character, gold: n + 1 })),
  );
}

function less(state: CampaignState, ask: { gold: number }, by: number): void {
  if (ask.gold === by) state.asks.shift();
  else ask.gold -= by;
}
