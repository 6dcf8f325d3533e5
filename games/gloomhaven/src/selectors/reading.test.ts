import { nonEmpty } from '@tessera/testkit';
import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage, TINKERER } from '../../test/stage.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { abilityHeads, instructionsFace } from './cardTexts.ts';
import { forecast, monsterNumbers, threatenedCells } from './monsters.ts';
import { sightTrace } from './sightTrace.ts';
import { stamina } from './stamina.ts';

const english = createTranslator('en', en);
const german = createTranslator('de', de);

describe('stamina', () => {
  test('ten cards last 25 rounds and nine 20, with two cards per round and one lost per rest', () => {
    expect(stamina(10, 0)).toEqual({ rounds: 25, stretches: [5, 4, 4, 3, 3, 2, 2, 1, 1] });
    expect(stamina(9, 0).rounds).toBe(20);
  });

  test('a character that can neither play nor rest has no round left', () => {
    expect(stamina(1, 0)).toEqual({ rounds: 0, stretches: [] });
    expect(stamina(1, 2)).toEqual({ rounds: 1, stretches: [1] });
  });
});

describe('monster numbers', () => {
  test('monsterNumbers gives the numbers with card and conditions beside the printed ones', () => {
    const s = stage();
    expect(monsterNumbers(s.state, GUARD)).toMatchObject({ move: { base: 3, now: 3 }, attack: { base: 2, now: 2 } });
    const deck = s.state.monsterDecks.find((one) => one.deck === 'guard')!;
    // The card with initiative 70: Move −1, Attack +1.
    deck.card = [...recordsOf('monster-deck').get('guard')!.cards].findIndex(({ initiative }) => initiative === 70);
    expect(monsterNumbers(s.state, GUARD)).toMatchObject({ move: { base: 3, now: 2 }, attack: { base: 2, now: 3 } });
  });

  test('forecast gives the path and the targets of a monster', () => {
    const s = stage();
    expect(forecast(s.state, GUARD)).toMatchObject({ focus: BRUTE, way: [], targets: [BRUTE] });
    expect(forecast(s.state, BRUTE + 99)).toBeUndefined();
  });

  test('threatened excludes monsters that have acted', () => {
    const s = stage();
    const brute = s.state.figures[BRUTE]!.cell;
    expect(threatenedCells(s.state).get(brute)).toBeGreaterThan(0);
    for (const figure of s.state.figures) figure.acted = true;
    expect(threatenedCells(s.state).size).toBe(0);
  });
});

describe('line of sight', () => {
  test('sightTrace runs from corner to corner when the line is clear', () => {
    const s = stage();
    const [from, to] = [s.state.figures[BRUTE]!.cell, s.state.figures[TINKERER]!.cell];
    expect(sightTrace(s.state, from, to)).toMatchObject({ isClear: true });
    expect(sightTrace(s.state, from, from)).toBeUndefined();
  });

  test('sightTrace names the wall that blocks the line', () => {
    const s = stage();
    const from = s.state.figures[BRUTE]!.cell;
    const traces = Array.from({ length: 83 }, (_, cell) =>
      cell === from ? undefined : sightTrace(s.state, from, cell),
    );
    const stopped = traces.filter((trace) => trace && !trace.isClear);
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped.every((trace) => trace?.blocker !== undefined)).toBe(true);
  });
});

describe('card face', () => {
  test('instructionsFace separates icons from text', () => {
    const face = instructionsFace('card/trample/bottom', english);
    expect(face).toMatchObject({ xp: '2', isLost: true, infuses: [], active: undefined });
    expect(face.abilities.map(({ head }) => head)).toEqual(['Move 4', 'Attack 2']);
    expect(instructionsFace('card/sweeping-blow/top', english).abilities[0]?.area).toMatchObject({ own: true });
    expect(abilityHeads('card/trample/bottom', english)).toEqual(['Move 4', 'Attack 2']);
  });

  test.each([english, german])('instructionsFace works for every half of every card in $language', (voice) => {
    for (const { id } of nonEmpty(recordsOf('card').values())) {
      for (const half of ['top', 'bottom']) {
        const { abilities } = instructionsFace(`card/${id}/${half}`, voice);
        expect(abilities.length, id).toBeGreaterThan(0);
        for (const { head, lines } of nonEmpty(abilities))
          expect(`${head}${lines.join()}`.length, id).toBeGreaterThan(0);
      }
    }
  });
});
