import { gloomhaven, words } from '@tessera/gloomhaven';
import type { View } from '@tessera/gloomhaven/selectors';
import { Match } from '@tessera/kernel';
import { replayOf, replayTable, seatOf, type TableProps } from '@tessera/table';
import { createGameFormatter, createTranslator, type GameFormatter, house } from '@tessera/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, stage } from '../test/stage.ts';
import { en } from '../texts/en.ts';
import { DecksPanel } from './attack/DecksPanel.tsx';
import { GameBoard } from './board/GameBoard.tsx';
import { CompanionView } from './companion/CompanionView.tsx';
import { Outcome } from './dock/Outcome.tsx';
import { CharacterPanels } from './heroes/CharacterPanels.tsx';
import { gloomhavenTable } from './index.ts';
import { offerOf } from './model/offer.ts';
import { MonsterPanels } from './monsters/MonsterPanels.tsx';
import { createGameStore } from './store.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { ElementTracker } from './trackers/ElementTracker.tsx';
import { InitiativeTracker } from './trackers/InitiativeTracker.tsx';

const translator = createTranslator('en', en, house.en);
const settings: TableProps['settings'] = {
  density: 'comfortable',
  motion: 0,
  sound: false,
  language: 'en',
  coach: false,
  odds: true,
};

function formatterAt(view: View, seat?: number): GameFormatter {
  const names = view.heroes.map((_, n) => `Player ${n + 1}`);
  return createGameFormatter(words, translator, { view, seat, names });
}

/** Returns the text of rendered content without markup. */
const textOf = (drawn: ReactNode) =>
  renderToStaticMarkup(drawn)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('panels', () => {
  test('the turn order names all figures and marks the acting one', () => {
    const { state } = stage();
    state.flow = [{ at: 'turns' }];
    for (const [seat, initiative] of [60, 20].entries()) {
      Object.assign(state.heroes[seat]!, { revealed: true, initiative });
    }
    const drawn = (
      <InitiativeTracker
        view={state}
        formatter={formatterAt(state, BRUTE)}
        seat={BRUTE}
        asked={[]}
        active={BRUTE}
        inspected={undefined}
        lead={undefined}
        isNarrow={false}
        isLow={false}
        onInspect={() => {}}
      />
    );
    expect(textOf(drawn)).toMatch(/20 Tinkerer .* 60 Brute your turn/);
    expect(renderToStaticMarkup(drawn).match(/aria-current="step"/g)).toHaveLength(1);
  });

  test('the element tracker shows six elements with one of three states each', () => {
    const { state } = stage();
    state.elements = [2, 1, 0, 0, 0, 0];
    const nobody = new Map();
    const text = textOf(
      <ElementTracker view={state} formatter={formatterAt(state)} infusers={nobody} isCompact={false} />,
    );
    expect(text).toMatch(/Fire strong Ice waning Air inert Earth inert Light inert Dark inert/);
  });

  test('an element shows the figure that infused it until it is inert', () => {
    const { state } = stage();
    state.elements = [2, 0, 0, 0, 0, 0];
    state.infused = 1 << 2;
    const infusers = new Map([
      ['fire' as const, BRUTE],
      ['ice' as const, BRUTE],
      ['air' as const, GUARD],
    ]);
    const text = textOf(
      <ElementTracker view={state} formatter={formatterAt(state)} infusers={infusers} isCompact={false} />,
    );
    expect(text).toMatch(/Fire strong by Brute Ice inert Air strong soon by Bandit Guard \d Earth inert/);
  });

  test('every hero has a panel with hit points, piles and rounds left', () => {
    const { state } = stage();
    const text = textOf(<CharacterPanels view={state} formatter={formatterAt(state, BRUTE)} seat={BRUTE} />);
    expect(text).toMatch(/Brute/);
    expect(text).toMatch(/Tinkerer/);
    expect(text).toMatch(/at most 25 rounds after this one/);
  });

  test('every monster has its final numbers, and the inspected one its reasons', () => {
    const { state } = stage();
    const text = textOf(
      <MonsterPanels view={state} formatter={formatterAt(state)} inspected={GUARD} onInspect={() => {}} />,
    );
    expect(text).toMatch(
      /normal \d Bandit Guard \d: why\? 3 2 1 0 20 \/20 normal \d Bandit Guard \d: why\? 3 2 1 0 20 \/20/,
    );
    expect(text).toMatch(/why\? R 13\.4/);
  });

  test('a modifier deck shows its remaining cards and the last drawn ones', () => {
    const { state } = stage();
    const cards = ['minus-1', 'plus-0', 'plus-0', 'plus-1'];
    state.decks.monsters = { pile: cards.slice(0, 3), drawn: ['plus-1'], cards, due: false };
    const text = textOf(<DecksPanel view={state} formatter={formatterAt(state)} seat={undefined} />);
    expect(text).toMatch(/Monster deck 3 of 4 last \+1/);
    expect(text).toMatch(/−1 1 \+0 2 \+1 –/);
  });

  test('the board describes the map and draws every figure', () => {
    const { state } = stage();
    const board = renderToStaticMarkup(
      <GameBoard
        view={state}
        store={createGameStore()}
        formatter={formatterAt(state, BRUTE)}
        offer={offerOf([])}
        active={undefined}
        walk={undefined}
        isNarrow={false}
        callout={undefined}
        plan={undefined}
        figures={undefined}
        ghosts={[]}
        blow={undefined}
        board={{ current: null }}
        onPress={() => {}}
        onCommit={() => {}}
      />,
    );
    expect(board).toContain(`${en.table.board}.`);
    // Both guards have their standee numbers and both heroes the rings of their seats.
    expect(new Set(board.match(/var\(--seat-\d\)/g))).toEqual(new Set(['var(--seat-1)', 'var(--seat-2)']));
    expect(board.match(/>20</g)?.length).toBe(4);
  });

  test('a thumbnail has the rooms, a disc per hero and a shield per monster', () => {
    const { state } = stage();
    const picture = renderToStaticMarkup(<Thumbnail view={state} />);
    // Each shape is drawn three times: shadow, enamel and rim.
    expect(picture.match(/d="M0 -11.200A/g)).toHaveLength(2 * 3);
    expect(picture.match(/d="M0 -11.700C/g)).toHaveLength(2 * 3);
  });

  test('companion mode has inputs for hit points, conditions and drawn cards', () => {
    const { state } = stage();
    const drawn = (
      <CompanionView
        view={state}
        formatter={formatterAt(state, BRUTE)}
        seat={BRUTE}
        asked={[]}
        active={undefined}
        needsMap={false}
        refusal={undefined}
        onEdit={() => {}}
        onMap={() => {}}
      />
    );
    const page = renderToStaticMarkup(drawn);
    expect(page).toContain('Brute: hit points −1');
    expect(page).toContain(`Bandit Guard ${state.figures[FAR]!.number}: Poison`);
    expect(textOf(drawn)).toContain('Monster deck drew +0 20');
  });

  test("the outcome shows each hero's rewards at the end", () => {
    const { state } = stage();
    Object.assign(state, { ending: 'won', over: true });
    Object.assign(state.heroes[BRUTE]!, { xp: 7, money: 2, goals: ['sadist'], goalsShown: true });
    const text = textOf(<Outcome view={state} formatter={formatterAt(state, BRUTE)} />);
    expect(text).toMatch(/Brute \d+ \d+ Sadist not met/);
  });
});

describe('table', () => {
  const begun = (seats: number) => {
    const match = Match.create(gloomhaven, { seats, seed: 'on screen', options: {} });
    const table = replayTable(replayOf(gloomhaven, match.save()));
    table.look(0);
    const { isReplay: _isReplay, ...state } = table.getState();
    const formatter = formatterAt(state.view!, seatOf(state.viewer));
    const asked = { ...table, legal: () => match.legal(0) };
    return renderToStaticMarkup(
      <gloomhavenTable.Table table={asked} state={state} settings={settings} formatter={formatter} />,
    );
  };

  test('the table shows turn order, map, question and panels on one screen', () => {
    const page = begun(2);
    for (const label of [en.table.order, en.table.dock, en.table.elements, en.table.heroes, en.table.monsters]) {
      expect(page).toContain(label);
    }
    expect(page).toContain('role="application"');
  });

  test('five heroes have distinct places, colours and patterns', () => {
    const page = begun(5);
    const order = /<ol[^>]*aria-label="Order of play".*?<\/ol>/.exec(page)?.[0] ?? '';
    expect(order.match(/<li/g)!.length).toBeGreaterThanOrEqual(5);
    for (const colour of ['--seat-1', '--seat-2', '--seat-3', '--seat-4', '--magic']) {
      expect(order).toContain(`stroke="var(${colour})"`);
    }
    // The first rim is plain, each other one has a distinct stroke pattern.
    expect(new Set(order.match(/r="13\.400"[^>]*stroke-dasharray="[^"]*"/g)).size).toBe(4);
  });
});
