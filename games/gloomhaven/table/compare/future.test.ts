import { gloomhaven, words } from '@tessera/gloomhaven';
import { type Choice, preview, roundsAfterThis } from '@tessera/gloomhaven/selectors';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { HERO, heroTurn } from '../../test/heroTurn.ts';
import { en } from '../../texts/en.ts';
import { comparableChoices } from './comparable.ts';
import { future } from './future.ts';
import { outlookOf } from './outlook.ts';

const speech = createTranslator('en', en, house.en);
const DECK = ['null', 'plus-0', 'plus-0', 'plus-1'];

/** Returns the future of a choice at a position. */
function futureAt(view: ReturnType<typeof heroTurn>['view'], choice: Choice) {
  const formatter = createGameFormatter(words, speech, { view, seat: HERO, names: ['Ann'] });
  return future(gloomhaven, view, HERO, choice, undefined, formatter);
}

const basic: Choice = { type: 'play', card: 'trample', half: 'top', basic: true };

describe('future', () => {
  test('a half that attacks has the exact odds of its best target', () => {
    const { view, guards } = heroTurn(DECK);
    const { view: after } = outlookOf(gloomhaven, view, HERO, basic);
    const kills = guards.map(
      (figure) => preview(after, HERO, { type: 'target', figure }).find(({ code }) => code === 'kills')?.value,
    );
    const { odds, cost } = futureAt(view, basic);
    expect(odds?.good).toBe(Math.max(...kills.map(Number)));
    expect(odds?.good).toBe(0.75);
    expect(cost).toBeUndefined();
  });

  test('a target has the odds that it falls, and the position with the plainest card', () => {
    const { view, guards } = heroTurn(DECK);
    const { view: after } = outlookOf(gloomhaven, view, HERO, basic);
    const [weak, strong] = guards.map((figure) => futureAt(after, { type: 'target', figure }));
    expect(weak?.odds?.good).toBe(0.75);
    expect(strong?.odds?.good).toBe(0.25);
    expect(weak?.odds?.measure).toBe(strong?.odds?.measure);
    expect(weak?.position).toBe('If the plainest modifier card is drawn');
    expect(weak?.left.map(({ value }) => value)).toContain('1 → 0');
    expect(strong?.left.map(({ value }) => value)).toContain('3 → 1');
  });

  test('an enemy that has not acted yet replies with its attack', () => {
    const { state, guards } = heroTurn(DECK);
    for (const id of guards) state.figures[id]!.acted = false;
    const { next, left } = futureAt(gloomhaven.view(state, HERO), basic);
    expect(next).toHaveLength(guards.length);
    for (const { name, value } of next) expect(`${name}, ${value}`).toMatch(/attacks you, attack \d+$/);
    expect(left.find(({ label }) => label === en.future.threats)?.value).toBe('2');
  });

  test('cards that are lost count their rounds, and make the choice costly', () => {
    const { view } = heroTurn(DECK);
    const [card = ''] = view.heroes[HERO]!.hand.filter((one) => one !== null);
    const { cost, left } = futureAt(view, { type: 'lose', cards: [card] });
    const [before, after] = [roundsAfterThis(view, HERO), roundsAfterThis(view, HERO, { hand: 1 })].map(
      ({ rounds }) => rounds,
    );
    expect(cost).toMatch(/^a card is lost for this scenario: /);
    expect(left.find(({ label }) => label === en.future.rounds)?.value).toBe(`${before} → ${after}`);
  });

  test('a future uses nothing hidden: another order of the deck changes nothing', () => {
    const here = heroTurn(DECK);
    const there = heroTurn(DECK.toReversed());
    const aim = ({ guards }: ReturnType<typeof heroTurn>): Choice => ({ type: 'target', figure: guards[1]! });
    const of = (one: ReturnType<typeof heroTurn>) =>
      futureAt(outlookOf(gloomhaven, one.view, HERO, basic).view, aim(one));
    expect(of(here)).toEqual(of(there));
  });
});

test('comparableChoices is empty unless two choices can be told apart', () => {
  expect(comparableChoices([{ type: 'skip' }])).toEqual([]);
  expect(comparableChoices([{ type: 'skip' }, basic]).map(({ choice }) => choice.type)).toEqual(['skip', 'play']);
});
