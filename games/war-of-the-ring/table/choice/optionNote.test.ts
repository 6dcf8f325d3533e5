import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { Action } from '../../src/state/action.ts';
import { spoken } from '../../test/position.ts';
import { AT_WAR, formatter, TableMatch } from '../../test/tableMatch.ts';
import { optionNote } from './optionNote.ts';

const at = (id: string) => tables.regionIndex.get(id)!;

/** Returns a match with hits to take in a battle: the Shadow decides. */
function wounded(): TableMatch {
  const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 3/2', '@at dead-marshes': '@gondor 5/0' });
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@north-ithilien', to: '@dead-marshes' });
  match.act(1, { type: 'go' }, [1, 1, 1, 1, 1, 6, 6, 1, 1, 1]);
  return match;
}

describe('optionNote', () => {
  const note = (match: TableMatch, action: Action, odds = true) =>
    optionNote({ kind: 'action', action }, { view: match.view(1), seat: 1, ask: match.ask(1), formatter, odds });

  test('optionNote counts the choices behind a place', () => {
    const place = { kind: 'place', place: at('umbar'), count: 4, of: 'march' } as const;
    const context = { view: wounded().view(1), seat: 1, ask: undefined, formatter, odds: true };
    expect(optionNote(place, context)).toBe('4 choices');
    expect(optionNote({ ...place, count: 1 }, context)).toBeUndefined();
  });

  test('optionNote gives the odds of winning after taking a hit this way', () => {
    const match = wounded();
    const hits = match.legal(1).filter(({ type }) => type === 'hit');
    expect(hits.length).toBeGreaterThan(1);
    const notes = hits.map((action) => note(match, action));
    for (const one of notes) expect(one).toMatch(/^then you win \d+ %$/);
    // Losing a Regular and reducing an Elite differ.
    expect(new Set(notes).size).toBeGreaterThan(1);
  });

  test('optionNote gives no odds when the table has them switched off', () => {
    const match = wounded();
    expect(note(match, match.legal(1).find(({ type }) => type === 'hit')!, false)).toBeUndefined();
  });

  test('optionNote names the Nation that Companions would activate', () => {
    const match = new TableMatch({
      phase: 'actions',
      'dice.0': '@dice character',
      flow: '@slot 0',
      'fellowship.region': '@south-ithilien',
    });
    match.act(0, { type: 'use', die: 0, as: 'separate' });
    match.act(0, { type: 'gather', character: '@boromir' });
    const to = (id: string) =>
      optionNote(
        { kind: 'action', action: { type: 'travel', to: at(id) } },
        { view: match.view(0), seat: 0, ask: match.ask(0), formatter, odds: true },
      );
    expect(to('minas-tirith')).toBe('activates Gondor');
    expect(to('osgiliath')).toBeUndefined();
  });

  test('optionNote says what a use of a die leads to', () => {
    const match = new TableMatch({ phase: 'actions', 'dice.0': '@dice character', flow: '@slot 0' });
    const uses = match.legal(0).filter(({ type }) => type === 'use');
    const notes = uses.map((action) =>
      optionNote(
        { kind: 'action', action },
        { view: match.view(0), seat: 0, ask: match.ask(0), formatter, odds: true },
      ),
    );
    expect(notes.length).toBeGreaterThan(1);
    for (const one of notes) expect(one).toMatch(/\w+ \w+/);
    expect(notes).toContain('one Army with a Leader or Character goes one region');
  });

  test('optionNote counts how far a group goes with each Companion', () => {
    const match = new TableMatch({
      phase: 'actions',
      'dice.0': '@dice character',
      flow: '@slot 0',
      'fellowship.progress': 2,
    });
    match.act(0, { type: 'use', die: 0, as: 'separate' });
    const peregrin = () =>
      optionNote(
        { kind: 'action', action: Action.parse(spoken({ type: 'gather', character: '@peregrin' })) },
        { view: match.view(0), seat: 0, ask: match.ask(0), formatter, odds: true },
      );
    expect(peregrin()).toBe('Level 1: the group then goes up to 3 regions');
    match.act(0, { type: 'gather', character: '@boromir' });
    // The strongest member decides.
    expect(peregrin()).toBe('Level 1: the group then goes up to 4 regions');
  });
});
