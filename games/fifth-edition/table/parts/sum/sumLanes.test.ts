import { evaluateCharacter } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { sumsBeside } from './sumLanes.ts';

function lane(name: string, ...classes: readonly string[]) {
  const record = character({ edition: '2024', scores: [14, 12, 14, 10, 10, 14], classes });
  return { name, sheet: evaluateCharacter(record, rulebookOf('2024')), isChosen: name === 'bard' };
}

const lanes = [
  lane('now', 'bard 2', 'fighter 1'),
  lane('bard', 'bard 3', 'fighter 1'),
  lane('fighter', 'bard 2', 'fighter 2'),
];

test('sumsBeside aligns the steps of a number and their totals across all lanes', () => {
  const { rows, totals } = sumsBeside(lanes, 'hitPoints.max');
  expect(totals).toEqual([8 + 5 + 6 + 6, 8 + 10 + 6 + 8, 8 + 5 + 12 + 8]);
  for (const [index, total] of totals.entries())
    expect(rows.reduce((sum, { cells }) => sum + (cells[index]?.value ?? 0), 0)).toBe(total);
});

test('sumsBeside leaves a cell empty when a lane lacks the step', () => {
  const first = [lane('now', 'bard 1'), lane('bard', 'bard 1', 'fighter 1')];
  const { rows } = sumsBeside(first, 'hitPoints.max');
  expect(rows.filter(({ cells: [now] }) => now === undefined)).toHaveLength(1);
});
