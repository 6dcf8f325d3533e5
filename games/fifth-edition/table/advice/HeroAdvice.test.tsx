import { blankRecord, heroFindings } from '@tessera/fifth-edition';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { characterContextOf } from '../../test/characterContext.ts';
import { CurrentCharacter } from '../character/characterContext.ts';
import { findingText, fixText } from './adviceWords.ts';
import { HeroAdvice } from './HeroAdvice.tsx';

test('HeroAdvice counts the suggestions, and each has a sentence and a fix with a name', () => {
  const desk = characterContextOf(blankRecord({ id: 'x', name: 'Ada', edition: '2024' }));
  const markup = renderToStaticMarkup(
    <CurrentCharacter value={desk}>
      <HeroAdvice />
    </CurrentCharacter>,
  );
  expect(markup).toContain('1 suggestion');
  const [found] = heroFindings(desk.record, desk.sheet, desk.rulebook);
  expect(found && findingText(found, desk.t, desk.text)).toMatch(/still open\.$/);
  expect(found?.fixes.map((fix) => fixText(fix, desk.t, desk.text))).toEqual(['Answer them for me']);
});
