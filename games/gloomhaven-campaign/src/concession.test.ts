import { gloomhaven } from '@tessera/gloomhaven';
import { Match, readMatchFile, verifyMatch } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { campaign } from './game.ts';
import type { CampaignAction } from './state/action.ts';

/** Returns a campaign of one player that waits for its first scenario. */
function waiting() {
  const match = Match.create(campaign, { options: {}, seats: 1, seed: 'first night' });
  const act = (action: CampaignAction) => expect(match.apply(0, action)).toMatchObject({ ok: true });
  act({ type: 'create', class: 'brute', level: 1, name: 'Grub' });
  act({ type: 'choose-quest', character: 0, quest: match.state.characters[0]!.questOffer[0]! });
  act({ type: 'ready' });
  act({ type: 'travel', scenario: 'scenario-1', casual: false });
  while (match.state.asks.length > 0) act(match.legal(0)[0]!);
  act({ type: 'ready' });
  return match;
}

test('a scenario that the party gives up is lost in the campaign, and the file of the campaign verifies', () => {
  const match = waiting();
  const scenario = Match.create(gloomhaven, { options: match.opening!.options, seats: 1, seed: 'the barrow' });
  for (let n = 0; n < 12; n++) {
    const { seat } = scenario.decisions[0]!;
    scenario.apply(seat, scenario.legal(seat)[0]!);
  }
  expect(scenario.finished).toBeUndefined();
  expect(match.takeIn(scenario.concessionOf(0)!)).toMatchObject({ ok: true });
  expect(match.state).toMatchObject({ phase: 'cleanup', played: 1, won: 0, completed: [] });
  expect(match.state.journal.at(-1)).toMatchObject({ what: 'scenario', scenario: 'scenario-1', won: false });
  const text = match.save({ opened: [readMatchFile(scenario.save())] });
  const find = (id: string) => [gloomhaven, campaign].find((game) => game.id === id);
  expect(verifyMatch(text, find)).toMatchObject({ ok: true });
});
