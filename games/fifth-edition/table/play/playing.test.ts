import type { SingleAction } from '@tessera/fifth-edition';
import { type CharacterRecord, evaluateCharacter, character as game } from '@tessera/fifth-edition';
import { Match } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
import { castPlan, castWays } from './casting/castPlan.ts';
import { spellBook } from './casting/spellBook.ts';

const rulebook = rulebookOf('2024');

/** Plays a character in a match the way the panels do. */
function play(record: CharacterRecord) {
  const match = Match.create(game, { options: {}, seats: 1, seed: 'play' });
  match.apply(0, { type: 'load', record, from: 'file' });
  const look = () => {
    const now = match.state.record;
    const sheet = evaluateCharacter(now, rulebook);
    return { record: now, sheet, book: spellBook(sheet, now) };
  };
  return {
    match,
    look,
    do(...actions: readonly SingleAction[]) {
      const action = actions.length > 1 ? { type: 'together' as const, of: [...actions] } : actions[0]!;
      expect(match.check(0, action)).toBeUndefined();
      match.apply(0, action);
    },
    cast(id: string, on?: string) {
      const { sheet, book, record: now } = look();
      const line = book.levels.flatMap(({ spells }) => spells).find((spell) => spell.id === id)!;
      const way = castWays(line, sheet).find(({ refused }) => refused === undefined);
      if (way === undefined) return undefined;
      const cast = castPlan(id, way, { record: now, sheet, rulebook, inCombat: match.state.combat !== null }, { on });
      this.do(...cast.actions);
      return cast;
    },
  };
}

const cleric = (more: Pick<Partial<CharacterRecord>, 'used'> = {}) =>
  play(
    character({
      edition: '2024',
      scores: [10, 12, 14, 10, 16, 10],
      classes: ['cleric 3 life-domain'],
      choices: { 'cleric-prepared': ['shield-of-faith', 'bless', 'hold-person', 'aid'] },
      ...more,
    }),
  );

describe('casting in a match', () => {
  it('undo reverts the slot and the effect of a cast in one step', () => {
    const table = cleric();
    const before = table.match.state;
    table.cast('bless');
    expect(table.look().record).toMatchObject({ used: { 'slot.1': 1 }, active: [{ ref: 'spell:bless' }] });
    table.match.undo(0);
    expect(table.match.state).toEqual(before);
  });

  it('a second concentration spell replaces the first', () => {
    const table = cleric();
    table.cast('bless');
    expect(table.cast('shield-of-faith')?.replaces).toEqual(['Bless']);
    expect(table.look().record.active.map(({ ref }) => ref)).toEqual(['spell:shield-of-faith']);
  });

  it("concentration on a spell for another creature leaves the caster's sheet unchanged", () => {
    const table = cleric();
    const { ac } = table.look().sheet;
    table.cast('shield-of-faith', 'Maren');
    expect(table.look().sheet.ac.value).toBe(ac.value);
    table.cast('shield-of-faith');
    expect(table.look().sheet.ac.value).toBe(ac.value + 2);
  });

  it('casting continues with larger slots and stops when none is left', () => {
    const table = cleric();
    const casts = Array.from({ length: 8 }, () => table.cast('bless')?.begins?.slot);
    expect(casts).toEqual([1, 1, 1, 1, 2, 2, undefined, undefined]);
    expect(table.look().record.used).toEqual({ 'slot.1': 4, 'slot.2': 2 });
  });

  it('a cast in combat spends the action of the turn', () => {
    const table = cleric();
    table.do({ type: 'combat', on: true });
    table.cast('bless');
    expect(table.match.state.combat?.used).toEqual(['action']);
  });

  it('counters above the maximum count as nothing left', () => {
    const { sheet, book } = cleric({ used: { 'slot.1': 99, 'channel-divinity-cleric': 99, 'hitDie.d8': 99 } }).look();
    expect(book.levels[0]?.slots).toEqual({ left: 0, total: 4 });
    expect(sheet.resources['channel-divinity-cleric']).toMatchObject({ left: 0 });
    expect(sheet.hitDice[0]).toMatchObject({ used: 3, total: 3 });
  });
});

describe('blank character', () => {
  it('spellBook of a blank character is empty', () => {
    const blank = Match.create(game, { options: {}, seats: 1, seed: 'x' }).state.record;
    const sheet = evaluateCharacter(blank, rulebook);
    expect(spellBook(sheet, blank)).toEqual({ casters: [], cantrips: [], levels: [], always: 0 });
  });
});
