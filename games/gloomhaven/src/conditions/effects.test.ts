import { expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, type Stage, stage, TINKERER } from '../../test/stage.ts';
import type { Condition } from '../vocabulary/vocabulary.ts';
import { gainCondition, hasCondition } from './conditions.ts';

const attack = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'attack', value, modifiers }] });
const move = (value: number) => ({ actions: [{ type: 'move', value }] });
const strike = { type: 'target', figure: GUARD } as const;

/** Gives a figure the condition as if gained before the turn. */
function give(s: Stage, condition: Condition, id = BRUTE): void {
  gainCondition(s.state.figures[id]!, condition, { fresh: false });
}

function has(s: Stage, condition: Condition, id = BRUTE): boolean {
  return hasCondition(s.state.figures[id]!, condition);
}

function heal(s: Stage, amount: number): void {
  s.run([{ at: 'heal', figure: BRUTE, amount, by: TINKERER }]);
}

const turnOfBrute = [{ at: 'turn', figure: BRUTE }] as const;
const endOfTurn = [{ at: 'turn.over', figure: BRUTE }] as const;

/** The effect of each condition at its moment. */
const rows: readonly [Condition, (s: Stage) => void][] = [
  [
    // R 8.3: every attack on the figure deals 1 more until a heal removes poison and restores nothing
    'poison',
    (s) => {
      give(s, 'poison', GUARD);
      s.perform(attack(2), strike);
      expect(s.hp(GUARD)).toBe(17);
      give(s, 'poison');
      s.state.figures[BRUTE]!.hp = 10;
      s.run(endOfTurn);
      heal(s, 3);
      expect([s.hp(BRUTE), has(s, 'poison')]).toEqual([10, false]);
    },
  ],
  [
    // R 8.4: 1 damage at the start of the turn, through the general damage step; a heal removes it and restores
    'wound',
    (s) => {
      give(s, 'wound');
      s.begin(turnOfBrute);
      expect(s.asked()).toBe('suffer');
      s.answer({ type: 'suffer' });
      expect(s.hp(BRUTE)).toBe(19);
      expect(has(s, 'wound')).toBe(true);
      heal(s, 1);
      expect([s.hp(BRUTE), has(s, 'wound')]).toEqual([20, false]);
    },
  ],
  [
    // R 8.5: no moves; ends with the turn
    'immobilize',
    (s) => {
      give(s, 'immobilize');
      s.beginPerformance(move(3));
      expect(s.asked()).toBeUndefined();
      expect(s.state.figures[BRUTE]!.cell).toBe(s.at(1, 3));
      s.run(endOfTurn);
      expect(has(s, 'immobilize')).toBe(false);
    },
  ],
  [
    // R 8.5: no attacks
    'disarm',
    (s) => {
      give(s, 'disarm');
      s.beginPerformance(attack(3));
      expect(s.asked()).toBeUndefined();
      expect([s.hp(GUARD), s.hp(FAR)]).toEqual([20, 20]);
      s.run(endOfTurn);
      expect(has(s, 'disarm')).toBe(false);
    },
  ],
  [
    // R 8.6: the figure loses its turn and its cards, and stun ends with that turn
    'stun',
    (s) => {
      s.state.heroes[BRUTE]!.inPlay = ['trample', 'skewer'];
      give(s, 'stun');
      s.run(turnOfBrute);
      expect(s.events.some(({ type }) => type === 'played')).toBe(false);
      expect(s.state.heroes[BRUTE]).toMatchObject({ inPlay: [], discard: ['trample', 'skewer'] });
      expect(has(s, 'stun')).toBe(false);
    },
  ],
  [
    // R 8.5: disadvantage on all attacks
    'muddle',
    (s) => {
      give(s, 'muddle');
      s.state.decks.heroes[BRUTE]!.pile = ['plus-0', 'minus-1', 'plus-2'];
      s.perform(attack(3), strike);
      expect(s.hp(GUARD)).toBe(18);
    },
  ],
  [
    // R 8.8: a null card in the deck
    'curse',
    (s) => {
      s.perform(attack(1, { type: 'condition', condition: 'curse' }), strike);
      expect(s.state.decks.monsters.pile.filter((card) => card === 'curse')).toHaveLength(1);
      s.state.decks.monsters.pile.push('curse');
      const of = s.instructions(attack(5));
      s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }]);
      expect(s.hp(BRUTE)).toBe(20);
    },
  ],
  [
    // R 8.12: the next damage is doubled
    'brittle',
    (s) => {
      give(s, 'brittle', GUARD);
      s.perform(attack(3), strike);
      expect([s.hp(GUARD), has(s, 'brittle', GUARD)]).toEqual([14, false]);
    },
  ],
  [
    // R 8.12, ruling 86: 10 damage at the end of the next turn
    'bane',
    (s) => {
      s.state.variants = { 'cond.bane': 'endOfNextTurn' };
      give(s, 'bane');
      s.run(endOfTurn, { type: 'suffer' });
      expect([s.hp(BRUTE), has(s, 'bane')]).toEqual([10, false]);
    },
  ],
  [
    // R 8.7: enemies cannot target the figure, allies can
    'invisible',
    (s) => {
      give(s, 'invisible', GUARD);
      s.beginPerformance(attack(3));
      expect(s.asked()).toBeUndefined();
      give(s, 'invisible', TINKERER);
      s.state.figures[TINKERER]!.hp = 5;
      s.perform(
        { actions: [{ type: 'heal', value: 2, modifiers: [{ type: 'range', distance: 1 }] }] },
        {
          type: 'target',
          figure: TINKERER,
        },
      );
      expect(s.hp(TINKERER)).toBe(7);
    },
  ],
  [
    // R 8.7: advantage on all attacks
    'strengthen',
    (s) => {
      give(s, 'strengthen');
      s.state.decks.heroes[BRUTE]!.pile = ['plus-0', 'plus-2', 'minus-1'];
      s.perform(attack(3), strike);
      expect(s.hp(GUARD)).toBe(15);
    },
  ],
  [
    // R 8.8: a double card in the deck
    'bless',
    (s) => {
      s.perform({ actions: [{ type: 'special', modifiers: [{ type: 'condition', condition: 'bless' }] }] });
      expect(s.state.decks.heroes[BRUTE]!.pile.filter((card) => card === 'bless')).toHaveLength(1);
      s.state.decks.heroes[BRUTE]!.pile.push('bless');
      s.perform(attack(3), strike);
      expect(s.hp(GUARD)).toBe(14);
    },
  ],
  [
    // R 8.12: 1 hit point at the start of the turn
    'regenerate',
    (s) => {
      give(s, 'regenerate');
      s.state.figures[BRUTE]!.hp = 10;
      s.begin(turnOfBrute);
      expect(s.hp(BRUTE)).toBe(11);
    },
  ],
  [
    // R 8.12: the next damage is halved
    'ward',
    (s) => {
      give(s, 'ward', GUARD);
      s.perform(attack(5), strike);
      expect([s.hp(GUARD), has(s, 'ward', GUARD)]).toEqual([18, false]);
    },
  ],
];

test.each(rows)('%s has its effect at its moment', (_condition, row) => {
  row(stage());
});
