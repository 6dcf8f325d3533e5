import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reason } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { createTranslator, textProblems } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { focus as de } from '../../texts/de/focus.ts';
import { focus as en } from '../../texts/en/focus.ts';
import { explainFocus } from './explainFocus.ts';
import { decide } from './focus.ts';
import { nameOf } from './testing/drawnBoard.ts';
import { type FocusCase, FocusCases, positionOf } from './testing/focusCase.ts';

const FOLDER = fileURLToPath(new URL('../../cases/focus', import.meta.url));
const CASES = readdirSync(FOLDER).flatMap(
  (file) => FocusCases.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))).focusCases,
);

const MELEE = { range: 0, targets: 1 };

/** Returns the trace as an indented list, with letters for figures and names for hexes. */
function traceOf(focusCase: Omit<FocusCase, 'title' | 'outcomes'>): string[] {
  const { position, monster, action } = positionOf({ title: '', outcomes: [], ...focusCase });
  const { board } = position.ground;
  const { t } = createTranslator('en', en);
  const letters = Object.keys(focusCase.enemies);
  const allies = position.figures.length - letters.length;
  const figure = (id: number) => letters[id - allies] ?? 'monster';
  const wordOf = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => wordOf(name, one)).join(' ');
    return /target|monster/.test(name) ? figure(Number(value)) : nameOf(board.hexOf(Number(value)));
  };
  const lines = (reasons: readonly Reason[], indent: string): string[] =>
    reasons.flatMap(({ code, params = {}, value, reasons: inner = [] }) => {
      const words = Object.fromEntries(Object.entries(params).map(([name, one]) => [name, wordOf(name, one)]));
      return [`${indent}${t(code, words)}${value === undefined ? '' : ` = ${value}`}`, ...lines(inner, `${indent}  `)];
    });
  return lines(explainFocus(position, monster, action), '');
}

describe('explainFocus', () => {
  it('explainFocus lists candidates, the tests that eliminate them, the chosen hex and the flaws of the others', () => {
    const trace = traceOf({
      map: ['..A..', '.&&&.', '..&..', '..@..', '.....', '.....', '..B..'],
      enemies: { A: 10, B: 50 },
      action: { move: 2, gait: 'walk', muddled: false, attack: MELEE },
    });
    expect(trace).toEqual([
      'enemies monster could go for = 2',
      '  B',
      '    movement to c5, the first hex from which it can be attacked = 2',
      '    hexes away = 3',
      '    initiative = 50',
      '  A',
      '    movement to b0, the first hex from which it can be attacked = 3',
      '    hexes away = 3',
      '    initiative = 10',
      'as many traps and hazardous hexes on the way to B A = 0',
      'least movement: B = 2',
      '  A = 3',
      'the focus is B',
      'moves to c5, from where it attacks B = 2',
      '  attacks B',
      '  not within this turn’s movement: b5 d5 b6 d6 = 4',
    ]);
  });

  it('explainFocus says that traps ruled out a shorter path', () => {
    const trace = traceOf({
      map: ['@.', '^.', '..', 'A.'],
      enemies: { A: 10 },
      action: { move: 2, gait: 'walk', muddled: false, attack: MELEE },
    });
    expect(trace).toContain('    movement if traps and hazardous hexes were not avoided = 2');
    expect(trace).toContain('cannot attack A this turn and heads for a2 = 3');
    expect(trace).toContain('  ends at b1: from there the rest of the way to a2 is shortest = 2');
  });

  it('explainFocus says that every path crosses traps', () => {
    const trace = traceOf({
      map: ['@', '^', '.', 'A'],
      enemies: { A: 10 },
      action: { move: 2, gait: 'walk', muddled: false, attack: MELEE },
    });
    expect(trace).toContain('no way to anyone is free of traps and hazardous hexes, so they count');
    expect(trace).toContain('    traps and hazardous hexes on the way = 1');
  });

  it('explainFocus lists ties that the players decide', () => {
    const trace = traceOf({
      map: ['A', '.', '@', '.', 'B'],
      enemies: { A: 20, B: 20 },
      action: { move: 1, gait: 'walk', muddled: false, attack: MELEE },
    });
    expect(trace).toContain('the same initiative: A B = 20');
    expect(trace).toContain('the players choose the focus among A B');
  });

  it('explainFocus says why there is no focus', () => {
    const trace = traceOf({
      map: ['@', 'o', 'A', 'B'],
      enemies: { A: 20, 'B?': 20 },
      action: { move: 1, gait: 'walk', muddled: false, attack: MELEE },
    });
    expect(trace).toEqual([
      'enemies monster could go for = 1',
      '  A: no hex from which it could be attacked can be reached',
      '  B? is invisible',
      'monster has no focus: it neither moves nor attacks',
    ]);
  });

  it('explainFocus names the hex of every outcome of every case, and has a text for each of its codes', () => {
    for (const focusCase of nonEmpty(CASES)) {
      const { position, monster, action } = positionOf(focusCase);
      const reasons = flat(explainFocus(position, monster, action));
      const moves = reasons.filter(({ code }) => /^move-(to|stay|approach|no-nearer)$/.test(code));
      const named = new Set(moves.map(({ code, params }) => (code === 'move-no-nearer' ? monster.cell : params?.hex)));
      expect(named).toEqual(new Set(decide(position, monster, action).outcomes.map(({ to }) => to)));
      for (const { code } of nonEmpty(reasons)) expect(Object.keys(en)).toContain(code);
    }
  });

  it('explainFocus has the same texts in both languages', () => {
    expect(textProblems({ en, de })).toEqual([]);
  });
});

function flat(reasons: readonly Reason[]): Reason[] {
  return reasons.flatMap((reason) => [reason, ...flat(reason.reasons ?? [])]);
}
