import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { characterContextOf } from '../../../test/characterContext.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { CurrentCharacter } from '../../character/characterContext.ts';
import { Hero } from './Hero.tsx';

test('Hero shows hit points, armor class, initiative, spell DC and speed', () => {
  const markup = renderToStaticMarkup(
    <CurrentCharacter value={characterContextOf(SNAPSHOTS.C5!())}>
      <Hero />
    </CurrentCharacter>,
  );
  const shown = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(shown).toContain('89 / 89 hit points + 19 Armor class +7 Initiative 16 Spell DC 30 ft Speed');
});
