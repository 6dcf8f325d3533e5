import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskOf } from '../../../test/desk.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { DeskContext } from '../../character/desk.ts';
import { Hero } from './Hero.tsx';

test('Hero shows hit points, armor class, initiative, spell DC and speed', () => {
  const markup = renderToStaticMarkup(
    <DeskContext value={deskOf(SNAPSHOTS.C5!())}>
      <Hero />
    </DeskContext>,
  );
  const shown = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(shown).toContain('89 / 89 hit points + 19 Armor class +7 Initiative 16 Spell DC 30 ft Speed');
});
