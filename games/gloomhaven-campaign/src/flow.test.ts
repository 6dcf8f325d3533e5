import { gloomhaven } from '@tessera/gloomhaven';
import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { campaign } from './game.ts';
import type { CampaignAction } from './state/action.ts';

const begun = () => Match.create(campaign, { options: {}, seats: 2, seed: 'first night' });

/** Applies an action, or throws its refusal. */
function act(match: ReturnType<typeof begun>, seat: number, action: CampaignAction): void {
  const result = match.apply(seat, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
}

test('a party is created, travels, plays a scenario and gains its rewards', () => {
  const match = begun();
  for (const [seat, id] of ['brute', 'spellweaver'].entries()) {
    act(match, seat, { type: 'create', class: id, level: 1, name: `Number ${seat}` });
    const { questOffer } = match.state.characters[seat]!;
    expect(questOffer).toHaveLength(2);
    act(match, seat, { type: 'choose-quest', character: seat, quest: questOffer[0]! });
    act(match, seat, { type: 'buy', character: seat, item: 'minor-healing-potion' });
    act(match, seat, { type: 'ready' });
  }
  expect(match.decisions).toEqual([
    { seat: 0, kind: 'travel' },
    { seat: 1, kind: 'travel' },
  ]);
  act(match, 0, { type: 'travel', scenario: 'scenario-1', casual: false });
  // Black Barrow needs travel, so a road event happens.
  while (match.state.asks.length > 0) act(match, 0, match.legal(0)[0]!);
  expect(match.state.phase).toBe('setup');
  for (const seat of [0, 1]) act(match, seat, { type: 'ready' });
  const { opening } = match;
  expect(opening).toMatchObject({ game: 'gloomhaven', seats: [0, 1], options: { scenario: 1 } });

  const scenario = Match.create(gloomhaven, { options: opening!.options, seats: 2, seed: 'the barrow' });
  expect(scenario.state.heroes.map(({ name }) => name)).toEqual(['Number 0', 'Number 1']);
  const draw = (n: number) => Math.floor(n / 2);
  while (scenario.decisions.length > 0) {
    const { seat } = scenario.decisions[0]!;
    const legal = scenario.legal(seat);
    scenario.apply(seat, legal[draw(legal.length)]!);
  }
  const before = match.state.characters.map(({ xp, gold }) => ({ xp, gold }));
  expect(match.takeIn(scenario.finished!).ok).toBe(true);
  expect(match.state.phase).toBe('cleanup');
  const report = gloomhaven.report!(scenario.state) as { heroes: { xp: number; gold: number }[] };
  expect(report.heroes.some(({ xp }) => xp > 0)).toBe(true);
  for (const [seat, { xp, gold }] of before.entries()) {
    expect(match.state.characters[seat]!.xp).toBe(xp + report.heroes[seat]!.xp);
    expect(match.state.characters[seat]!.gold).toBe(gold + report.heroes[seat]!.gold);
  }
  while (match.state.asks.length > 0) act(match, 0, match.legal(0)[0]!);
  act(match, 1, { type: 'conclude' });
  act(match, 1, { type: 'return-to-town' });
  expect(match.state.party).toMatchObject({ inTown: true, place: 'scenario-1' });
});
