import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { startScenario } from '../../test/startScenario.ts';
import { gloomhaven } from '../game/game.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import { revealRoom } from '../scenario/rooms.ts';
import { report, ScenarioReport } from './report.ts';

describe('scenario report', () => {
  test('report contains experience, gold from tokens and treasures, checkmarks, loot and exhausted heroes', () => {
    const { state } = startScenario(1, 2, { level: 2 });
    Object.assign(state.heroes[0]!, { xp: 5, money: 3, goals: ['sadist'], treasures: ['treasure-4', 'treasure-2'] });
    state.heroes[0]!.tally['monster-killed'] = 5;
    state.heroes[1]!.exhausted = true;
    state.ending = 'won';
    const summary = report(state);
    // Bonus experience 8; three tokens of 3 gold, and 15 gold in a chest.
    expect(summary.heroes[0]).toMatchObject({ xp: 13, gold: 24, checks: 1, treasures: ['treasure-4', 'treasure-2'] });
    expect(summary.heroes[1]).toMatchObject({ xp: 8, gold: 0, exhausted: true });
    expect(summary).toMatchObject({ scenario: 'scenario-1', won: true, level: 2 });
    expect(ScenarioReport.parse(summary)).toEqual(summary);
  });

  test('report marks heroes killed under permanent death, not those who only ran out of cards (R 17.1)', () => {
    const { state } = startScenario(1, 2, { variants: { 'death.permanent': 'on' } });
    for (const seat of [0, 1]) state.heroes[seat]!.exhausted = true;
    state.figures[0]!.hp = 0;
    state.ending = 'lost';
    const summary = report(state);
    expect(summary.heroes.map(({ died }) => died)).toEqual([true, undefined]);
    expect(ScenarioReport.parse(summary)).toEqual(summary);
    state.variants = {};
    expect(report(state).heroes.map(({ died }) => died)).toEqual([undefined, undefined]);
  });

  test('report counts kills by kind and kills in which an item had a part', () => {
    const s = stage();
    s.state.figures[GUARD]!.type = 'living-bones';
    s.state.figures[GUARD]!.hp = 1;
    s.state.heroes[BRUTE]!.items = [{ id: 'skullbane-axe', state: 'ready', used: 0 }];
    s.perform(
      { actions: [{ type: 'attack', value: 3, modifiers: [] }] },
      { type: 'target', figure: GUARD },
      (options) => options.find(({ type }) => type === 'take'),
    );
    expect(report(s.state).heroes[BRUTE]).toMatchObject({
      kills: { 'living-bones': 1 },
      killsWith: { 'skullbane-axe/living-bones': 1 },
    });
  });
});

describe('starting effects from a campaign', () => {
  const start = {
    damage: 3,
    discard: 2,
    minusOnes: 3,
    blesses: 2,
    curses: 1,
    conditions: ['poison'],
    consumed: ['minor-healing-potion'],
  };

  function begun(wish: object, more: object = {}) {
    const options = gloomhaven.options.parse({ heroes: [{ class: 'brute', ...wish }], ...more });
    return startScenario(1, 2, options).state;
  }

  test('setup applies damage, discarded cards, −1 cards, blesses, curses, conditions and used items (R 2.1)', () => {
    const plain = begun({ items: ['minor-healing-potion'] });
    const marked = begun({ items: ['minor-healing-potion'], start, name: 'Ada' });
    expect(marked.figures[0]!.hp).toBe(plain.figures[0]!.hp - 3);
    expect(marked.heroes[0]).toMatchObject({ name: 'Ada', items: [{ state: 'consumed' }] });
    expect(marked.heroes[0]!.discard).toHaveLength(2);
    const count = (card: string) => marked.decks.heroes[0]!.cards.filter((one) => one === card).length;
    expect([count('bless'), count('curse'), count('minus-1')]).toEqual([2, 1, 8]);
    expect(marked.figures[0]!.conditions).not.toBe(0);
  });

  test('setup puts enhanced cards into the hand under their own ids', () => {
    const sticker = { card: 'trample', half: 'top', on: 'attack', nth: 1, spot: 0, sticker: 'plus-1' };
    expect(begun({ stickers: [sticker] }).heroes[0]!.hand).toContain('trample~top.attack.1.0.plus-1');
  });

  test('setup leaves out a treasure that was looted earlier (R 15.4)', () => {
    expect(treasures([])).toEqual(['treasure-7']);
    expect(treasures(['treasure-7'])).toEqual([]);
  });

  /** Returns the treasures of the first scenario with all doors open. */
  function treasures(looted: string[]): string[] {
    const { state, ctx } = startScenario(1, 2, { looted });
    for (const room of scenarioPlan(state.scenario).record.rooms.keys()) {
      if (!state.map.revealed.includes(room)) revealRoom(state, room, -1, ctx);
    }
    return state.map.treasures.map(({ treasure }) => treasure);
  }

  test('setup uses solo levels when one person plays several heroes (R 2.6)', () => {
    const together = startScenario(1, 2, { level: 3 }).state;
    const alone = startScenario(1, 2, { level: 3, solo: true }).state;
    expect([together.monsterLevel, alone.monsterLevel, alone.level]).toEqual([3, 4, 3]);
  });
});
