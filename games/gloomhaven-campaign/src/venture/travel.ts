import { recordsOf } from '@tessera/gloomhaven/shared';
import { type Refusal, refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { inTown } from '../state/phase.ts';
import type { CampaignState } from '../state/state.ts';
import { partyOf } from '../town/characters.ts';
import { unfinishedDuty } from '../town/duties.ts';
import { drawEvent } from '../world/eventDecks.ts';
import { takesRoadEvent, whyNotPlayable } from '../world/scenarioTree.ts';

/** Travel of the party. R 16.1 */
export const travelMoves = {
  'city-event': {
    options: () => [{ type: 'city-event' }],
    refuse(state) {
      const no = inTown(state);
      if (no) return no;
      if (state.city.eventHad) return refuse('event-had');
      return partyOf(state).length === 0 ? refuse('nobody-goes') : undefined;
    },
    play(state, _seat, _action, ctx) {
      state.city.eventHad = true;
      const event = drawEvent(state, 'city', ctx);
      if (event !== undefined) state.asks.push({ ask: 'event', event });
    },
  },
  travel: {
    options: (state) =>
      state.unlocked
        .filter((scenario) => recordsOf('scenario').has(scenario))
        .flatMap((scenario) => [false, true].map((casual) => ({ type: 'travel' as const, scenario, casual }))),
    refuse: (state, _seat, { scenario, casual }) => whyNotLeave(state) ?? whyNotPlayable(state, scenario, casual),
    play(state, _seat, { scenario, casual }, ctx) {
      const heroes = partyOf(state);
      const meetsSomething = takesRoadEvent(state, scenario, casual);
      state.venture = { scenario, casual, heroes };
      state.phase = 'setup';
      state.party.inTown = false;
      state.party.enhancementGold = 0;
      for (const player of state.players) player.ready = false;
      ctx.log({ type: 'travelled', scenario });
      const event = meetsSomething ? drawEvent(state, 'road', ctx) : undefined;
      if (event !== undefined) state.asks.push({ ask: 'event', event });
    },
  },
  'return-to-town': {
    options: () => [{ type: 'return-to-town' }],
    refuse: ({ phase, party, asks }) =>
      asks.length > 0
        ? refuse('settle-first')
        : phase === 'campaign' && !party.inTown
          ? undefined
          : refuse('in-town-already'),
    play(state, _seat, _action, { log }) {
      state.party.inTown = true;
      state.city.eventHad = false;
      for (const player of state.players) player.ready = false;
      for (const character of state.characters) character.donated = false;
      log({ type: 'town' });
    },
  },
  close: {
    options: () => [{ type: 'close' }],
    refuse: (state) => inTown(state) ?? (isEverybodyReady(state) ? undefined : refuse('not-everybody-ready')),
    play(state, _seat, _action, { log }) {
      state.closed = true;
      log({ type: 'closed' });
    },
  },
} satisfies Moves<'city-event' | 'travel' | 'return-to-town' | 'close'>;

/** Returns the reason why the party cannot travel, or undefined. */
function whyNotLeave(state: CampaignState): Refusal | undefined {
  if (state.asks.length > 0) return refuse('settle-first');
  if (state.phase !== 'campaign') return refuse('not-now');
  if (isLastDone(state)) return refuse('campaign-over');
  if (state.party.inTown && !isEverybodyReady(state)) return refuse('not-everybody-ready');
  const heroes = partyOf(state);
  if (heroes.length === 0) return refuse('nobody-goes');
  return heroes.map((character) => unfinishedDuty(state, character)).find((problem) => problem !== undefined);
}

/** Checks whether all present players are ready. */
export function isEverybodyReady({ players }: Pick<CampaignState, 'players'>): boolean {
  return players.every(({ away, ready }) => away || ready);
}

/** Checks whether the campaign has reached its agreed number of scenarios. */
export function isLastDone({ lastScenario, played }: Pick<CampaignState, 'lastScenario' | 'played'>): boolean {
  return lastScenario > 0 && played >= lastScenario;
}
