import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { characterContextOf } from '../../test/characterContext.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { CurrentCharacter } from '../character/characterContext.ts';
import { DebugDrawer } from './DebugDrawer.tsx';

test('DebugDrawer has a tab for every view and opens with the trace of a number', () => {
  const markup = renderToStaticMarkup(
    <CurrentCharacter value={characterContextOf(SNAPSHOTS.C5!())}>
      <DebugDrawer path="ac" onClose={() => {}} />
    </CurrentCharacter>,
  );
  const shown = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(shown).toMatch(/Trace of ac Sheet Choices \d+ Graph All effects \d+ Refused \d+ Inactive \d+ Times Record/);
  expect(shown).toContain('the parts add up to 19 Copy as test case');
  expect(shown).toContain('Breastplate 6 item armorClass applied 14 + min(2, @abilities.DEX.modifier)');
});
