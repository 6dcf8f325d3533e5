import { begin, eventsFor, fastChance, type GameEvent, recorder } from '@tessera/kernel';
import { textProblems } from '@tessera/text';
import { expect, test } from 'vitest';
import { ASH, attack, cell, english, OGRE, play, scene, WREN } from '../test/scene.ts';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { duel } from './game.ts';
import type { View } from './state/state.ts';

const boardOf = (view: View) => english.board(view, ASH) ?? '';
const eventText = (event: GameEvent) => english.event(event);

test('the board shows thirty hexes, the pillars, and all figures with their hit points', () => {
  const match = scene({ at: ['a1', 'b2', 'c3', 'f5'], hp: [9, 7, 5, 3], hands: [['dash'], ['spite']] });
  const [header, ...rows] = boardOf(match.view(ASH)).split('\n\n')[0]!.split('\n');
  expect(header).toBe('  a   b   c   d   e   f');
  expect(rows).toEqual([
    '1 A9  .   .   .   .   .',
    '2   .   W7  ##  .   .   .',
    '3 .   .   O5  .   .   .',
    '4   .   .   .   ##  .   .',
    '5 .   .   .   .   .   S3',
  ]);
});

test("the board names the cards of the viewer's hand and counts those of the other", () => {
  const match = scene({ picks: ['crush', 'hurl'], hands: [['dash', 'arrow'], ['spite']] });
  const text = boardOf(match.view(ASH));
  expect(text).toContain('Ash plays Crush; hand: Dash, Arrow; discard: none; lost: none');
  expect(text).toContain('Wren plays Hurl; hand: 1 unseen; discard: none; lost: none');
});

test('the board distinguishes a face-down card from no card', () => {
  const match = scene({ turns: [] });
  play(match, WREN, { type: 'pick', card: 'spite' });
  const text = boardOf(match.view(ASH));
  expect(text).toContain('Ash plays nothing yet;');
  expect(text).toContain('Wren plays a card face down;');
});

test.each([
  [{ type: 'pick', card: 'hurl' }, 'pick Hurl (70): move 1, attack 3 push 2'],
  [{ type: 'pick', card: 'brace' }, 'pick Brace (10): move 1, shield 1 retaliate 2'],
  [{ type: 'pick', card: 'parry' }, 'pick Parry (30): move 2, attack 1; when attacked, ward 2'],
  [{ type: 'attack', targets: [2, 3] }, 'attack Ogre, then Slinger'],
  [{ type: 'push', path: [9, 10] }, 'push to d2-e2'],
  [{ type: 'push', path: [] }, 'do not push'],
  [{ type: 'lose', card: 'dash' }, 'lose Dash'],
] as const)('%j reads "%s"', (action, text) => {
  const match = scene({});
  const { data } = duel.action.safeParse(action);
  expect(data && english.for({ view: match.view(ASH) }).action(data)).toBe(text);
});

test('a question in the middle of an attack names its subject', () => {
  const match = scene({ at: ['b3', 'a5', 'c3', 'f5'], picks: ['thrust', 'hurl'], heroModifiers: ['zero'] });
  attack(match, ASH, [OGRE]);
  const { title } = english.ask('damage', duel.prompt!(match.state, ASH));
  expect(title).toBe('Suffer 1, or lose a card?');
  expect(match.legal(ASH).map((action) => english.action(action))).toEqual(['suffer it', 'lose Dash']);
  expect(boardOf(match.view(ASH))).toContain('Ash is attacking with 3');
});

test('every event of two hundred random matches has a sentence without blanks', () => {
  const untold = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const { log, events } = recorder();
    const ctx = { chance: fastChance(seed), log };
    const state = begin(duel, duel.options.parse({}), 2, ctx);
    while (!duel.outcome(state)) {
      const { seat } = ctx.chance.pick(duel.decisions(state));
      duel.play(state, seat, ctx.chance.pick(duel.legal(state, seat)), ctx);
    }
    for (const event of eventsFor(events, 1)) {
      const text = eventText(event);
      if (!/^[A-Z].*\.$/.test(text) || /undefined|NaN|[{}?]/.test(text)) untold.add(`${event.type}: ${text}`);
    }
  }
  expect([...untold]).toEqual([]);
});

test('a secret pick is logged to the other players without the card', () => {
  expect(eventText({ type: 'picked', seat: 1 })).toBe('Wren picks a card.');
  expect(eventText({ type: 'picked', seat: 1, card: 'dash' })).toBe('Wren picks Dash.');
});

test('a refusal is formatted as a sentence', () => {
  const match = scene({ at: ['a1', 'a5', 'f1', 'f5'], picks: ['crush', 'hurl'] });
  const refusal = match.check(ASH, { type: 'move', to: cell('f1') });
  expect(refusal && english.refusal(refusal)).toBe('There is no way to f1.');
});

test('both languages have the same texts with the same placeholders', () => {
  expect(textProblems({ en, de })).toEqual([]);
});
