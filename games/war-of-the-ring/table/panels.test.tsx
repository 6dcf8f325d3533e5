import { begin, fastChance, silent, type Viewer } from '@tessera/kernel';
import { mergeBundles } from '@tessera/manifest';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import { fellows, tables } from '@tessera/war-of-the-ring/facts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { warOfTheRing } from '../src/game.ts';
import { words } from '../src/text/messageFormat.ts';
import { de } from '../texts/de/index.ts';
import { table as tableDe } from '../texts/de/table.ts';
import { en } from '../texts/en/index.ts';
import { table as tableEn } from '../texts/en/table.ts';
import { separationOf } from './model/separation.ts';
import { Battle } from './parts/Battle.tsx';
import { Dice } from './parts/Dice.tsx';
import { Fellowship } from './parts/Fellowship.tsx';
import { Hand } from './parts/Hand.tsx';
import { Hunt } from './parts/Hunt.tsx';
import { Politics } from './parts/Politics.tsx';
import { PutRight } from './parts/PutRight.tsx';
import { RegionPanel } from './parts/RegionPanel.tsx';
import { TableCards } from './parts/TableCards.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const FORMATTERS = {
  en: createGameFormatter(words, createTranslator('en', mergeBundles(en, tableEn), house.en)),
  de: createGameFormatter(words, createTranslator('de', mergeBundles(de, tableDe), house.de)),
};
const nothing = () => {};

/** Returns all panels beside the map, as a viewer sees them. */
function panels(view: View, viewer: Viewer, formatter: (typeof FORMATTERS)['en'], region: number): ReactElement {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const group = fellows(view).slice(0, 2);
  const separation = group.length > 0 ? separationOf(view, viewer, group) : undefined;
  return (
    <>
      <Dice
        view={view}
        formatter={formatter}
        side={undefined}
        open={undefined}
        picked={undefined}
        used={[1, 2]}
        onPick={nothing}
      />
      <Hunt view={view} formatter={formatter} odds />
      <Politics view={view} formatter={formatter} open={new Set()} picked={undefined} onPick={nothing} />
      <Fellowship view={view} formatter={formatter} group={group} separation={separation} onGroup={nothing} />
      <TableCards view={view} formatter={formatter} />
      <RegionPanel view={view} formatter={formatter} region={region} seat={seat} isPinned />
      <PutRight view={view} formatter={formatter} region={region} onEdit={nothing} />
      {view.battle && <Battle view={view} formatter={formatter} seat={seat} log={[]} odds />}
      {seat !== undefined && (
        <Hand
          view={view}
          seat={seat}
          formatter={formatter}
          legal={[]}
          die={undefined}
          armed={undefined}
          onPick={nothing}
        />
      )}
      <Thumbnail view={view} />
    </>
  );
}

/** Decisions between two rendered positions. */
const EVERY = 40;

test.each([2, 4])('every panel renders complete texts for every viewer throughout a match of %i', (seats) => {
  const ctx = { chance: fastChance(`panels ${seats}`), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), seats, ctx);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  let looks = 0;
  for (let n = 0; looks < 30; n++) {
    const [decision] = warOfTheRing.decisions(state);
    if (!decision) break;
    if (n % EVERY === 0) {
      const viewer = viewers[looks % viewers.length]!;
      const language = looks % 2 === 0 ? 'en' : 'de';
      const drawn = panels(
        warOfTheRing.view(state, viewer),
        viewer,
        FORMATTERS[language],
        (looks * 7) % tables.regions.length,
      );
      const text = renderToStaticMarkup(drawn).replaceAll(/ d="[^"]*"|<style[\s\S]*?<\/style>/g, '');
      expect(text.match(/table\.[a-z]|name\.[a-z]|undefined|NaN|\[object|\{[a-z]+[,}]/)?.[0]).toBeUndefined();
      looks++;
    }
    warOfTheRing.play(state, decision.seat, ctx.chance.pick(warOfTheRing.legal(state, decision.seat)), ctx);
  }
  expect(looks).toBeGreaterThan(8);
});
