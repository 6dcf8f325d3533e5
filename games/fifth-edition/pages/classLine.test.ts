import { characterHeading } from '@tessera/fifth-edition/api';
import { expect, test } from 'vitest';
import { classLine, levelOf, nameOf } from './classLine.ts';

const record = { name: 'Mira', edition: '2024', species: 'wood-elf' };

test('classLine lists classes in the order they were taken, with their levels', () => {
  const levels = ['bard', 'fighter', 'bard', 'bard'].map((id) => ({ class: id }));
  const heading = characterHeading({ ...record, levels });
  expect(classLine(heading)).toBe('Bard 3 / Fighter 1');
  expect(levelOf(heading)).toBe(4);
});

test('classLine omits an undecided class', () => {
  const heading = characterHeading({ ...record, levels: [{ class: '' }] });
  expect(classLine(heading)).toBe('');
  expect(levelOf(heading)).toBe(1);
});

test('nameOf converts an id to words', () => {
  expect(nameOf('wood-elf')).toBe('Wood Elf');
});
