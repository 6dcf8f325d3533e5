import { describe, expect, test } from 'vitest';
import { attack, type KindExamples, move, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { run as runFrames } from '../../../../test/monsterStage.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../../../test/stage.ts';
import { startScenario } from '../../../../test/startScenario.ts';
import { isFlying } from '../../../inPlay/activeModifiers.ts';
import { scenarioPlan } from '../../../scenario/plan.ts';
import { freeStarts } from '../../../scenario/rooms.ts';
import { placeMonster } from '../../../scenario/spawn.ts';

const examples: KindExamples = {
  fly: {
    modifier: { type: 'fly' },
    en: 'Flying',
    de: 'Fliegen',
    effect(s) {
      s.state.map.obstacles = [[s.at(1, 4)]];
      s.beginPerformance(move(2, { type: 'fly' }));
      expect(s.options()).toContainEqual({ type: 'move', path: [s.at(1, 4)] });
      s.answer({ type: 'move', path: [s.at(0, 3), s.at(0, 4)] });
      expect(s.state.figures[BRUTE]!.cell).toBe(s.at(0, 4));
      s.perform(special({ type: 'fly' }));
      expect(isFlying(s.state, BRUTE)).toBe(true);
    },
  },
  'go-to': {
    modifier: { type: 'go-to', next: 'door', reveals: true },
    en: 'jump to the next door and reveal the room behind it',
    de: 'springe zur nächsten Tür, und der Raum dahinter wird aufgedeckt',
    effect(s) {
      // The second scenario has doors with letters.
      const { state, ctx } = startScenario(2, 2);
      state.map.revealed = scenarioPlan(state.scenario).record.rooms.map((_, room) => room);
      const monster = 'bandit-commander';
      const cell = freeStarts(state)[0]!;
      const boss = placeMonster(state, { monster, rank: 'boss', cell, dropsMoney: false, acted: false }, ctx)!;
      const doors = state.map.closed.length;
      const of = `monster/${monster}/specials/0`;
      runFrames({ state }, [{ at: 'performance', figure: boss, of, by: -1, turned: false, focus: -1 }], ctx);
      expect(state.map.closed.length).toBe(doors - 1);
      expect(s.state.map.closed.length).toBe(2);
    },
  },
  jump: {
    modifier: { type: 'jump' },
    en: 'Jump',
    de: 'Sprung',
    effect(s) {
      s.perform(move(2, { type: 'jump' }), { type: 'move', path: [s.at(0, 3), s.at(0, 4)] });
      expect(s.state.figures[BRUTE]!.cell).toBe(s.at(0, 4));
    },
  },
  'loot-path': {
    modifier: { type: 'loot-path' },
    en: 'loot every hex that you enter',
    de: 'plündere jedes Feld, das du betrittst',
    effect(s) {
      s.state.map.money = [s.at(1, 4), s.at(2, 2)];
      s.perform(move(2, { type: 'loot-path' }), { type: 'move', path: [s.at(1, 4), s.at(0, 5)] });
      expect(s.state.heroes[BRUTE]!.money).toBe(1);
    },
  },
  path: {
    modifier: { type: 'path', shape: 'straight' },
    en: 'the movement must be in a straight line',
    de: 'die Bewegung muss in gerader Linie verlaufen',
    effect(s) {
      s.beginPerformance(move(3, { type: 'path', shape: 'straight' }));
      const ends = s.options().flatMap((one) => (one.type === 'move' ? [one.path.at(-1)] : []));
      expect(ends).toContain(s.at(1, 5));
      expect(ends).not.toContain(s.at(2, 4));
    },
  },
  pull: {
    modifier: { type: 'pull', distance: 2, to: 'chosen-hex', upTo: true, hexWithin: 4 },
    en: 'Pull up to 2 towards a hex of your choice within 4 hexes',
    de: 'Ziehen bis zu 2 zu einem Feld deiner Wahl im Umkreis von 4 Feldern',
    effect(s) {
      s.state.figures[GUARD]!.cell = s.at(0, 1);
      s.perform(
        attack(1, { type: 'range', distance: 4 }, { type: 'pull', distance: 1 }),
        { type: 'target', figure: FAR },
        { type: 'force', path: [s.at(0, 3)] },
      );
      expect(s.state.figures[FAR]!.cell).toBe(s.at(0, 3));
    },
  },
  push: {
    modifier: { type: 'push', distance: 2, blocked: { damage: 2, xp: 1 } },
    en: 'Push 2; the target suffers 2 damage for each hex that a wall or an obstacle blocks (gain 1 experience each time)',
    de: 'Stoßen 2; für jedes Feld, das eine Wand oder ein Hindernis versperrt, erleidet das Ziel 2 Schaden (erhalte jedes Mal 1 Erfahrung)',
    effect(s) {
      s.perform(attack(1, { type: 'push', distance: 1 }), strike, { type: 'force', path: [s.at(-1, 4)] });
      expect(s.state.figures[GUARD]!.cell).toBe(s.at(-1, 4));
    },
  },
  swap: {
    modifier: { type: 'swap', who: { side: 'ally', place: 'map', summoned: true } },
    en: 'swap places with one summoned ally on the map',
    de: 'tausche den Platz mit einem beschworenen Verbündeten auf dem Spielfeld',
    effect(s) {
      s.perform(special({ type: 'swap', who: { side: 'ally', within: 1 } }), { type: 'target', figure: TINKERER });
      expect([s.state.figures[BRUTE]!.cell, s.state.figures[TINKERER]!.cell]).toEqual([s.at(2, 3), s.at(1, 3)]);
    },
  },
  teleport: {
    modifier: { type: 'teleport', range: 3 },
    en: 'teleport up to 3 hexes',
    de: 'teleportiere dich bis zu 3 Felder weit',
    effect(s) {
      s.perform(move(1, { type: 'teleport', to: 'range', range: 4 }), { type: 'hex', cell: s.at(1, 5) });
      expect(s.state.figures[BRUTE]!.cell).toBe(s.at(1, 5));
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
