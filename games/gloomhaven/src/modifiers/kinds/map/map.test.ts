import { describe, expect, test } from 'vitest';
import { has, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage } from '../../../../test/stage.ts';

const examples: KindExamples = {
  'create-obstacle': {
    modifier: { type: 'create-obstacle', size: 3, within: 3 },
    en: 'create one obstacle of 3 hexes within 3 hexes',
    de: 'erschaffe ein Hindernis aus 3 Feldern im Umkreis von 3 Feldern',
    effect(s) {
      s.perform(special({ type: 'create-obstacle' }), { type: 'hex', cell: s.at(1, 4) });
      expect(s.state.map.obstacles).toEqual([[s.at(1, 4)]]);
    },
  },
  'destroy-obstacle': {
    modifier: { type: 'destroy-obstacle' },
    en: 'destroy one adjacent obstacle',
    de: 'zerstöre ein benachbartes Hindernis',
    effect(s) {
      s.state.map.obstacles = [[s.at(1, 4), s.at(0, 4)]];
      s.perform(
        {
          actions: [
            { type: 'special', modifiers: [{ type: 'destroy-obstacle' }] },
            { type: 'attack', value: '2 * @destroyedHexes' },
          ],
        },
        { type: 'hex', cell: s.at(1, 4) },
        strike,
      );
      expect(s.state.map.obstacles).toEqual([]);
      expect(s.hp(GUARD)).toBe(16);
    },
  },
  'disarm-trap': {
    modifier: { type: 'disarm-trap', count: 'all', within: 'moved-through' },
    en: 'disarm all traps that you moved through',
    de: 'entschärfe alle Fallen auf deinem Weg',
    effect(s) {
      s.state.map.traps = [{ cell: s.at(1, 4), damage: 4, conditions: ['stun'], at: null, by: -1 }];
      s.perform(special({ type: 'disarm-trap', onto: { side: 'enemy', within: 1 } }));
      expect(s.state.map.traps).toEqual([]);
      expect(s.hp(GUARD)).toBe(16);
      expect(has(s, GUARD, 'stun')).toBe(true);
    },
  },
  hatch: {
    modifier: { type: 'hatch', object: 'egg', monster: 'night-demon' },
    en: 'every egg on the map becomes a normal night-demon',
    de: 'jedes Ei auf dem Spielfeld wird zu: night-demon (normal)',
    effect(s) {
      const egg =
        s.state.figures.push({
          ...s.state.figures[GUARD]!,
          kind: 'objective',
          type: 'egg',
          stats: '',
          cell: s.at(1, 1),
        }) - 1;
      const boss = s.placeFoe('winged-horror', s.at(0, 1), 'boss');
      const of = s.instructions(special({ type: 'hatch', object: 'egg', monster: 'night-demon' }));
      s.run([{ at: 'performance', figure: boss, of, by: -1, turned: false, focus: -1 }]);
      expect(s.state.figures[egg]!.cell).toBe(-1);
      expect(s.state.figures.at(-1)).toMatchObject({ type: 'night-demon', cell: s.at(1, 1) });
    },
  },
  'move-obstacle': {
    modifier: { type: 'move-obstacle', within: 4 },
    en: 'move one adjacent obstacle of one hex to an empty hex within 4 hexes',
    de: 'versetze ein benachbartes Hindernis aus einem Feld auf ein leeres Feld im Umkreis von 4 Feldern',
    effect(s) {
      s.state.map.obstacles = [[s.at(1, 4)]];
      s.perform(
        special({ type: 'move-obstacle', within: 3 }),
        { type: 'hex', cell: s.at(1, 4) },
        { type: 'hex', cell: s.at(1, 2) },
      );
      expect(s.state.map.obstacles).toEqual([[s.at(1, 2)]]);
    },
  },
  trap: {
    modifier: { type: 'trap', damage: 3, conditions: ['wound'], xp: 2, splash: { damage: 2 } },
    en: 'create a trap in an adjacent empty hex: 3 damage and Wound; gain 2 experience when an enemy springs it; enemies adjacent to the sprung trap also get 2 damage',
    de: 'erschaffe eine Falle auf einem leeren Nachbarfeld: 3 Schaden und Wunde; erhalte 2 Erfahrung, wenn ein Gegner sie auslöst; für Gegner neben der ausgelösten Falle: 2 Schaden',
    effect(s) {
      s.perform(special({ type: 'trap', damage: 3, conditions: ['stun'], xp: 2 }), { type: 'hex', cell: s.at(1, 4) });
      s.run([{ at: 'walk', figure: FAR, path: [s.at(1, 4)], gait: 'walk', forcedBy: -1 }]);
      expect(s.hp(FAR)).toBe(17);
      expect(has(s, FAR, 'stun')).toBe(true);
      expect(s.state.heroes[BRUTE]!.xp).toBe(2);
      expect(s.state.map.traps).toEqual([]);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
