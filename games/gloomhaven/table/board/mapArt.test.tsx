import { words } from '@tessera/gloomhaven';
import { scenarioPlan, type View } from '@tessera/gloomhaven/selectors';
import { nonEmpty } from '@tessera/testkit';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../src/content/recordMaps.ts';
import { startScenario } from '../../test/startScenario.ts';
import { en } from '../../texts/en.ts';
import { cellsOf } from '../model/cells.ts';
import { describeCell } from '../model/cellText.ts';
import { monsterIcon, objectIcon } from '../monsterIcons.ts';
import { Figures } from './Figures.tsx';
import { hasObstacleArt } from './ObstacleArt.tsx';
import { Doors, Overlays } from './Overlays.tsx';

const translator = createTranslator('en', en, house.en);
const formatterAt = (view: View) => createGameFormatter(words, translator, { view, seat: 0, names: ['Ann', 'Ben'] });
const records = nonEmpty([...recordsOf('scenario').values()]);
const drawn = (view: View) => renderToStaticMarkup(<Overlays view={view} cells={cellsOf(view)} />);

/** Returns a scenario with every room revealed. */
function revealed(number: number, seats: number): View {
  const { state } = startScenario(number, seats);
  state.map.revealed = scenarioPlan(state.scenario).record.rooms.map((_, room) => room);
  return state;
}

describe('things on the map', () => {
  test('every obstacle of the content has a drawing and a name', () => {
    const all = records.flatMap(({ number, overlays }) => overlays.map((overlay) => ({ number, overlay })));
    for (const { number, overlay } of nonEmpty(all)) {
      if (overlay.type === 'obstacle') expect(hasObstacleArt(overlay.art), `${number} ${overlay.art}`).toBe(true);
      if ('art' in overlay) expect(translator.has(`sheet.art.${overlay.art}`), `${number} ${overlay.art}`).toBe(true);
    }
  });

  test('a tree is drawn and described as a tree, and a bear trap as a bear trap', () => {
    const { state } = startScenario(72, 2);
    expect(drawn(state)).toContain('data-art="tree-3"');
    const tree = state.map.obstacles.find((some) => drawnArt(state, some[0] ?? -1) === 'tree: obstacle (R 5.6)');
    expect(tree).toBeDefined();
  });

  test('a marker named by a word has a free letter, and one for more heroes is dashed', () => {
    const spawns = drawn(revealed(95, 2));
    expect(spawns).not.toContain('spawn');
    expect(spawns).toContain('data-letter="a"');
    const plates = drawn(revealed(15, 2));
    expect(plates).toMatch(/opacity="0\.7" data-letter="e"/);
    expect(plates).toMatch(/opacity="1" data-letter="d"/);
  });

  test('doors that rules name have the numbers of the scenario sheet', () => {
    expect(renderToStaticMarkup(<Doors view={revealed(15, 2)} />).match(/data-door="\d"/g)).toEqual([
      'data-door="1"',
      'data-door="2"',
      'data-door="3"',
    ]);
  });

  test('a carried thing is on its carrier, and one that lies there is no chest', () => {
    const { state } = startScenario(69, 2);
    state.counters['carried:doll'] = 1;
    const figures = () =>
      renderToStaticMarkup(
        <svg aria-hidden="true">
          <Figures view={state} cells={cellsOf(state)} active={undefined} targets={[]} walk={undefined} />
        </svg>,
      );
    expect(figures()).toContain('data-thing="doll"');
    expect(describeCell(state, state.figures[0]!.cell, formatterAt(state), false)).toContain('carries Doll');
    const cell = state.figures[1]!.cell;
    delete state.counters['carried:doll'];
    state.counters['lies:doll'] = cell;
    state.map.goals.push(cell);
    expect(figures()).not.toContain('data-thing');
    expect(drawn(state)).toContain('data-thing="doll"');
    expect(describeCell(state, cell, formatterAt(state), false)).toContain('Doll lies here');
  });

  test('a doom is on the doomed enemy, with the name of its card', () => {
    const { state } = startScenario(1, 2, { heroes: [{ class: 'angry-face' }, { class: 'brute' }] });
    const [card] = [...recordsOf('card').values()].filter((one) => one.class === 'angry-face' && hasMark(one));
    const at = card && markPointer(card);
    const enemy = state.figures.findIndex(({ side }) => side === 'monsters');
    state.lasting.push({
      at: at ?? '',
      from: `card/${card?.id}/top`,
      owner: 0,
      on: [enemy],
      value: null,
      lasts: 'card',
      used: false,
    });
    const figures = renderToStaticMarkup(
      <svg aria-hidden="true">
        <Figures view={state} cells={cellsOf(state)} active={undefined} targets={[]} walk={undefined} />
      </svg>,
    );
    expect(figures.match(/data-mark="0"/g)).toHaveLength(1);
    expect(describeCell(state, state.figures[enemy]!.cell, formatterAt(state), false)).toContain('marked by');
  });
});

function drawnArt(view: View, cell: number): string | undefined {
  return describeCell(view, cell, formatterAt(view), false)
    .split(', ')
    .find((part) => part.includes('obstacle'));
}

const hasMark = (card: object) => JSON.stringify(card).includes('"type":"mark"');

/** Returns the pointer to the first mark of a card. */
function markPointer(card: { readonly id: string }): string {
  const found = pathTo(card, []);
  return `card/${card.id}/${found?.join('/')}`;
}

function pathTo(value: unknown, path: readonly (string | number)[]): readonly (string | number)[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('type' in value && value.type === 'mark') return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathTo(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

describe('icons', () => {
  test('two kinds of monsters of one scenario never share an icon', () => {
    for (const { number, monsters } of records) {
      const kinds = new Map<unknown, string>();
      for (const { monster } of nonEmpty(monsters)) {
        const icon = monsterIcon(monster);
        const other = kinds.get(icon);
        expect(other === undefined || sameKind(other, monster), `${number}: ${other} and ${monster}`).toBe(true);
        kinds.set(icon, monster);
      }
    }
  });

  test('every object of a scenario has its icon', () => {
    expect(objectIcon('tree-a')).not.toBe(objectIcon('door'));
    expect(objectIcon('villager')).not.toBe(objectIcon('altar'));
  });
});

/** Variants of a scenario are one kind. */
function sameKind(a: string, b: string): boolean {
  return a.replace(/-scenario-\d+$/, '') === b.replace(/-scenario-\d+$/, '');
}
