import { mergeBundles } from '@tessera/manifest';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { FREE, SHADOW } from '@tessera/war-of-the-ring/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../src/text/messageFormat.ts';
import { matchWith } from '../../test/position.ts';
import { en } from '../../texts/en/index.ts';
import { table } from '../../texts/en/table.ts';
import { DiceRow } from './Dice.tsx';

const formatter = createGameFormatter(words, createTranslator('en', mergeBundles(en, table), house.en));

test('DiceRow shows each face with its number of unused dice', () => {
  const view = matchWith({ dice: ['@dice character character will', '@dice army'] }).view(0);
  const row = (side: number) =>
    renderToStaticMarkup(
      <DiceRow
        view={view}
        formatter={formatter}
        side={side}
        open={undefined}
        picked={undefined}
        used={[0, 0]}
        onPick={() => {}}
      />,
    );
  const labels = (side: number) =>
    [...row(side).matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(labels(FREE)).toHaveLength(2);
  expect(labels(FREE)[0]).toContain('2');
  // Each face names its actions.
  expect(labels(FREE)[0]).toContain(table.table.faceHow.character);
  expect(labels(SHADOW)).toHaveLength(1);
});
