import { begin, fastChance, silent } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { de } from '../../texts/de/index.ts';
import { en } from '../../texts/en/index.ts';
import { regionOf } from '../content/index.ts';
import { cardNumber } from '../deck/deck.ts';
import { warOfTheRing } from '../game.ts';
import { attackOdds, battleOdds } from '../odds/index.ts';
import { add } from '../pieces/figures.ts';
import { NAZGUL, troopOf } from '../pieces/troops.ts';
import { SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { words } from '../text/messageFormat.ts';

const ORTHANC = regionOf('orthanc');
const FORDS = regionOf('fords-of-isen');

function start(): State {
  return begin(warOfTheRing, warOfTheRing.options.parse({}), 2, { chance: fastChance('preview'), log: silent });
}

test('attackOdds uses the figures in the region', () => {
  const state = start();
  const stack = state.stacks[ORTHANC]!;
  const odds = attackOdds(warOfTheRing.view(state, 1), SHADOW, ORTHANC, FORDS);
  expect(odds).toEqual(
    battleOdds({
      site: 'city',
      attacker: {
        regulars: stack[troopOf(5, 'regular')]!,
        elites: stack[troopOf(5, 'elite')]!,
        leadership: 0,
        captains: 0,
        elitesLead: false,
      },
      defender: { regulars: 2, elites: 0, leadership: 1, captains: 0, elitesLead: false },
    }),
  );
  const [reason] = warOfTheRing.preview(warOfTheRing.view(state, 1), 1, { type: 'attack', from: ORTHANC, to: FORDS });
  expect(reason).toMatchObject({ code: 'attacker-wins', value: odds!.attackerWins });
});

test('attackOdds rise with a Nazgûl in the Army', () => {
  const state = start();
  const before = attackOdds(warOfTheRing.view(state, 1), SHADOW, ORTHANC, FORDS)!.attackerWins;
  add(state, ORTHANC, NAZGUL);
  expect(attackOdds(warOfTheRing.view(state, 1), SHADOW, ORTHANC, FORDS)!.attackerWins).toBeGreaterThan(before);
});

test('preview and explain return nothing for an attack without a defender', () => {
  const view = warOfTheRing.view(start(), 1);
  expect(warOfTheRing.preview(view, 1, { type: 'attack', from: FORDS, to: regionOf('druadan-forest') })).toEqual([]);
  expect(warOfTheRing.explain(view, 'battle:orthanc:nowhere')).toEqual([]);
});

test('explain gives one Hunt die a sixth, and preview adds the Eyes of the roll', () => {
  const state = start();
  state.huntBox[SHADOW] = 1;
  expect(warOfTheRing.explain(warOfTheRing.view(state, 0), 'hunt')[0]).toMatchObject({
    code: 'hunt-succeeds',
    value: expect.closeTo(1 / 6),
  });
  const more = [1, 2].map(
    (dice) => warOfTheRing.preview(warOfTheRing.view(state, 1), 1, { type: 'allocate', dice })[1]!.value as number,
  );
  expect(more[0]).toBeGreaterThan(1 / 6);
  expect(more[1]).toBeGreaterThan(more[0]!);
});

test("explain lists a character's Level, Leadership and abilities, as Guide and otherwise", () => {
  const reasons = (id: string) =>
    warOfTheRing
      .explain(warOfTheRing.view(start(), 0), `character:${id}`)[0]
      ?.reasons?.map(({ code, value }) => value ?? code);
  expect(reasons('strider')).toEqual([3, 1, 'hide-with-any-die', 'captain']);
  expect(reasons('witch-king')).toEqual(['∞', 2, 'brings-die', 'sorcerer']);
  expect(reasons('nobody')).toBeUndefined();
});

test('explain describes cards in hand and on the table in words, and names other cards', () => {
  const state = start();
  state.players[0]!.hand[0]!.cards = [cardNumber('elven-cloaks')];
  state.players[0]!.hand[1]!.cards = [];
  state.players[1]!.hand[0]!.cards = [cardNumber('orc-patrol')];
  state.table = [cardNumber('wormtongue')];
  const view = warOfTheRing.view(state, 0);
  const reasonsIn = (language: 'en' | 'de', subject: string) =>
    warOfTheRing
      .explain(view, subject)
      .map((reason) =>
        createGameFormatter(words, createTranslator(language, { en, de }[language], house[language])).reason(reason),
      );
  expect(reasonsIn('en', 'cards').map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Elven Cloaks: .*\.$/),
    expect.stringMatching(/^Wormtongue: .*\.$/),
  ]);
  for (const language of ['en', 'de'] as const) {
    const [card] = reasonsIn(language, 'card:orc-patrol');
    expect(card?.label).not.toMatch(/[{}]/);
    expect(card?.reasons?.[0]?.label).toMatch(/: Initiative \d\. .*\.$/);
  }
  expect(warOfTheRing.explain(view, 'card:nix')).toEqual([]);
});

test('preview gives odds for a combat card that only changes dice, and none for another', () => {
  const match = matchWith({
    phase: 'actions',
    dice: ['@dice event', '@dice army'],
    flow: '@slot 1',
    'players.0.hand.0.cards': [],
    'players.0.hand.1.cards': [],
    'players.1.hand.0.cards': ['@card orc-patrol'],
    'players.1.hand.1.cards': ['@card the-shadow-lengthens'],
    '@box sauron': 4,
    '@at osgiliath': '@gondor 4/0/1',
    '@at north-ithilien': '@sauron 5/0 nazgul 3',
  });
  match.apply(1, { type: 'use', die: 1, as: 'attack' });
  const attack = { type: 'attack', from: regionOf('north-ithilien'), to: regionOf('osgiliath') } as const;
  const [plain] = warOfTheRing.preview(match.view(1), 1, attack);
  match.apply(1, attack);
  match.apply(1, { type: 'go' });
  const army = { regulars: 5, elites: 0, leadership: 3, captains: 0, elitesLead: false };
  const defender = { regulars: 4, elites: 0, leadership: 1, captains: 0, elitesLead: false };
  // Cruel as Death: +1 on each die, for two points of Leadership.
  const edges = { attacker: { roll: 1, leadership: -2 } };
  const expected = battleOdds({ site: 'city', attacker: army, defender, edges }).attackerWins;
  const [reason] = warOfTheRing.preview(match.view(1), 1, { type: 'combat', card: cardNumber('orc-patrol') });
  expect(reason).toMatchObject({ code: 'attacker-wins', value: expected });
  expect(reason?.value).not.toBe(plain?.value);
  const other = warOfTheRing.preview(match.view(1), 1, { type: 'combat', card: cardNumber('the-shadow-lengthens') });
  expect(other).toEqual([]);
});
