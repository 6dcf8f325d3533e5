import { evaluateCharacter } from '@tessera/fifth-edition';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
import { lookingDesk } from '../compare/lookingDesk.ts';
import { DeskContext } from '../desk/desk.ts';
import { CastForm } from './CastForm.tsx';
import { spellBook } from './spellBook.ts';
import { isAimed } from './spellTarget.ts';

const rulebook = rulebookOf('2024');
const record = character({
  edition: '2024',
  scores: [10, 12, 12, 10, 14, 16],
  classes: ['warlock 5 fiend-patron', 'cleric 3 life-domain'],
  choices: { 'warlock-prepared': ['hold-person'], 'cleric-prepared': ['shield-of-faith'] },
});
const sheet = evaluateCharacter(record, rulebook);
const desk = lookingDesk({ record, sheet, rulebook }, 'en');

/** The form of a spell, as it stands when it is opened. */
function formOf(id: string): string {
  const book = spellBook(sheet, record);
  const spell = book.levels.flatMap(({ spells }) => spells).find((line) => line.id === id)!;
  const spellRecord = rulebook.spells.get(id)!.record;
  return renderToStaticMarkup(
    <DeskContext value={desk}>
      <CastForm spell={spell} record={spellRecord} onDone={() => {}} />
    </DeskContext>,
  );
}

test('a spell for somebody else waits until it is said for whom', () => {
  const form = formOf('hold-person');
  expect(form).toContain(desk.say('play.spells.whom'));
  expect(form).not.toContain('aria-disabled="false"');
});

test('a spell for oneself can be cast at once', () => {
  const form = formOf('shield-of-faith');
  expect(form).not.toContain(desk.say('play.spells.whom'));
  expect(form).toContain('aria-disabled="false"');
});

test('nobody is no target', () => {
  expect([undefined, 'Brask', '', '  '].map(isAimed)).toEqual([true, true, false, false]);
});
