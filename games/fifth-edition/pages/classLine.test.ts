import { characterHeading } from '@tessera/fifth-edition/api';
import { expect, test } from 'vitest';
import { classLine, levelOf, nameOf } from './classLine.ts';

const record = { name: 'Mira', edition: '2024', species: 'wood-elf' };

test('classes stand in the order in which they were taken, each with its levels', () => {
  const levels = ['bard', 'fighter', 'bard', 'bard'].map((id) => ({ class: id }));
  const heading = characterHeading({ ...record, levels });
  expect(classLine(heading)).toBe('Bard 3 / Fighter 1');
  expect(levelOf(heading)).toBe(4);
});

test('a class that is still open is not named', () => {
  const heading = characterHeading({ ...record, levels: [{ class: '' }] });
  expect(classLine(heading)).toBe('');
  expect(levelOf(heading)).toBe(1);
});

test('an id in words', () => {
  expect(nameOf('wood-elf')).toBe('Wood Elf');
});
