import { fileURLToPath } from 'node:url';
import { Match } from '@tessera/kernel';
import { conformance } from '@tessera/testkit';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { de } from '../../texts/de/index.ts';
import { en } from '../../texts/en/index.ts';
import { CharacterRecord } from '../record/record.ts';
import type { CharacterAction } from './actions.ts';
import { character } from './character.ts';
import { words } from './messageFormat.ts';
import { stateAfterActions } from './stateAfterActions.ts';

describe('laws of the character game', () => {
  const report = conformance(character, {
    optionSets: [{}, { edition: '2014', name: 'Ada' }],
    // The possible actions of a character are unbounded, so the list only gives examples of each kind.
    editing: { isUnlisted: () => true },
    texts: { words, bundles: { en, de } },
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });

  test('recorded playthroughs replay without differences', () => {
    const checks = checkPlaythroughFolder(character, fileURLToPath(new URL('../../playthroughs', import.meta.url)));
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });
});

function live(...actions: readonly CharacterAction[]) {
  const match = Match.create(character, { options: { name: 'Ada' }, seats: 1, seed: 'a life' });
  for (const action of actions) {
    const refusal = match.check(0, action);
    if (refusal !== undefined) throw new Error(refusal.code);
    match.apply(0, action);
  }
  return match;
}

function refusalOf(match: ReturnType<typeof live>, action: CharacterAction) {
  return match.check(0, action)?.code;
}

const Rolled = z.object({ rolls: z.tuple([z.int()]), dropped: z.int(), total: z.int() });

describe('character', () => {
  it('setup creates a record with every choice open', () => {
    expect(live().state.record).toMatchObject({ name: 'Ada', edition: '2024', species: '', levels: [{ class: '' }] });
  });

  it('choose stores an answer and removes it when no value is given', () => {
    const { record } = live(
      { type: 'choose', key: 'species', value: 'elf' },
      { type: 'choose', key: 'elf-keen-senses', value: 'Perception' },
      { type: 'choose', key: 'elf-keen-senses' },
    ).state;
    expect(record).toMatchObject({ species: 'elf', choices: {} });
  });

  it('damage uses temporary hit points first, and heal stops at full hit points', () => {
    const hurt = live({ type: 'temp', amount: 5 }, { type: 'temp', amount: 3 }, { type: 'damage', amount: 7 });
    expect(hurt.state.record.used).toEqual({ damage: 2 });
    hurt.apply(0, { type: 'heal', amount: 10 });
    expect(hurt.state.record.used).toEqual({});
  });

  it("levelUp rolls hit points with the match's dice and keeps a result rolled elsewhere", () => {
    const { levels } = live(
      { type: 'levelUp', class: 'fighter', hp: 'roll', die: 10 },
      { type: 'levelUp', class: 'fighter', hp: { rolled: 7 }, die: 10 },
    ).state.record;
    const rolled = levels[1]?.hp;
    expect(rolled).toHaveProperty('rolled');
    expect(levels[2]).toEqual({ class: 'fighter', hp: { rolled: 7 } });
  });

  it('changeLevel rolls the hit points of an old level and logs the result', () => {
    const match = live(
      { type: 'levelUp', class: 'fighter', hp: 'fixed', die: 10 },
      { type: 'changeLevel', level: 2, hp: 'roll', die: 10 },
    );
    const { hp } = z.object({ hp: z.object({ rolled: z.int().min(1).max(10) }) }).parse(match.state.record.levels[1]);
    expect(match.events(1)[0]?.event).toEqual({ type: 'levelChanged', level: 2, hp });
  });

  it('coins are counted per type, and spending more of a type than held is refused', () => {
    const match = live({ type: 'coins', add: { gp: 15, sp: 2 } }, { type: 'coins', add: { gp: -4, cp: 30 } });
    expect(match.state.record.coins).toEqual({ cp: 30, sp: 2, ep: 0, gp: 11, pp: 0 });
    expect(match.check(0, { type: 'coins', add: { gp: -12 } })).toMatchObject({
      code: 'too-few-coins',
      params: { coin: 'gp', held: 11 },
    });
    expect(refusalOf(match, { type: 'coins', add: { gp: 1_000_000 } })).toBe('too-many');
  });

  it('CharacterRecord.parse adds an empty purse when the record has no coins', () => {
    const { coins: _, ...poor } = live().state.record;
    expect(CharacterRecord.parse(poor).coins).toEqual({ cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 });
  });

  it('changeLevel changes one level only; a new class takes the subclass of its other levels', () => {
    const { levels } = live(
      { type: 'choose', key: 'class', value: 'wizard' },
      { type: 'levelUp', class: 'fighter', hp: 'fixed', die: 10 },
      { type: 'levelUp', class: 'fighter', hp: 'fixed', die: 10 },
      { type: 'choose', key: 'subclass:fighter', value: 'champion' },
      { type: 'levelUp', class: 'wizard', hp: 'fixed', die: 6 },
      { type: 'changeLevel', level: 4, class: 'fighter' },
      { type: 'changeLevel', level: 3, class: 'wizard' },
    ).state.record;
    expect(levels.map((level) => [level.class, level.subclass])).toEqual([
      ['wizard', undefined],
      ['fighter', 'champion'],
      ['wizard', undefined],
      ['fighter', 'champion'],
    ]);
  });

  it('begin replaces the previous concentration, and elapse ends expired effects', () => {
    const minute = { type: 'concentration', max: { type: 'minutes', count: 1 } } as const;
    const match = live(
      { type: 'begin', ref: 'spell:bless', duration: minute },
      { type: 'begin', ref: 'spell:haste', duration: minute },
    );
    expect(match.state.record.active.map(({ ref }) => ref)).toEqual(['spell:haste']);
    match.apply(0, { type: 'elapse', seconds: 60 });
    expect(match.state.record.active).toEqual([]);
  });

  it('rest sets the given counters, and a long rest ends combat and dying', () => {
    const match = live(
      { type: 'combat', on: true },
      { type: 'damage', amount: 9 },
      { type: 'deathSave', bonus: 0 },
      { type: 'rest', kind: 'longRest', used: { 'hitDie.d8': 1 }, conditions: [] },
    );
    expect(match.state).toMatchObject({ combat: null, death: { successes: 0, failures: 0 } });
    expect(match.state.record).toMatchObject({ used: { 'hitDie.d8': 1 }, time: 8 * 3600 });
  });

  it('recover adds rolled or entered points, at least one, and undo reverts it', () => {
    const wind = { type: 'recover', what: 'heal', label: 'Second Wind', dice: '1d10', bonus: 3 } as const;
    const match = live({ type: 'damage', amount: 30 }, wind);
    const [logged] = match.events(1);
    const { rolls, total } = Rolled.omit({ dropped: true }).parse(logged?.event);
    expect(total).toBe(rolls[0] + 3);
    expect(match.state.record.used).toEqual({ damage: 30 - total });
    match.undo(0, [0]);
    expect(match.state.record.used).toEqual({ damage: 30 });

    match.apply(0, { ...wind, fell: 9 });
    expect(match.state.record.used).toEqual({ damage: 18 });
    match.apply(0, { ...wind, what: 'temp', bonus: -20, fell: 4 });
    expect(match.state.record.used).toEqual({ damage: 18, temp: 1 });
  });

  it('roll with advantage logs the dropped die', () => {
    const match = live({ type: 'roll', label: 'Stealth', dice: '1d20', bonus: 7, mode: 'advantage' });
    const [logged] = match.events(0);
    const { rolls, dropped, total } = Rolled.parse(logged?.event);
    expect(dropped).toBeLessThanOrEqual(rolls[0]);
    expect(total).toBe(rolls[0] + 7);
  });

  it.each<[string, CharacterAction, string]>([
    ['an item that is not carried', { type: 'drop', instanceId: 'rope-1' }, 'no-such-item'],
    ['the end of nothing', { type: 'end', instanceId: 'bless-1' }, 'no-such-effect'],
    ['less than the first level', { type: 'levelDown' }, 'lowest-level'],
    ['a level that is not there', { type: 'changeLevel', level: 4, class: 'bard' }, 'no-such-level'],
    ['a roll of no die', { type: 'changeLevel', level: 1, hp: 'roll' }, 'no-die'],
    ['what was not spent', { type: 'regain', what: 'slot.1', amount: 1 }, 'nothing-spent'],
    ['a turn outside of combat', { type: 'turn' }, 'no-combat'],
    ['a name that reaches into the language', { type: 'choose', key: '__proto__', value: 'x' }, 'no-name'],
  ])('refuses %s', (_what, action, code) => {
    expect(refusalOf(live(), action)).toBe(code);
  });

  it('together applies several actions as one step, or none of them', () => {
    const match = live({ type: 'gain', item: 'rope' });
    const drop = { type: 'drop', instanceId: 'rope-1' } as const;
    const spend = { type: 'spend', what: 'slot.1', amount: 1 } as const;
    expect(refusalOf(match, { type: 'together', of: [drop, drop] })).toBe('no-such-item');
    match.apply(0, { type: 'together', of: [spend, drop] });
    expect(match.state.record).toMatchObject({ used: { 'slot.1': 1 }, inventory: [] });
    match.undo(0);
    expect(match.state.record).toMatchObject({ used: {}, inventory: [{ item: 'rope' }] });
  });

  it('levelUp is refused at level 20', () => {
    const up = { type: 'levelUp', class: 'bard', hp: 'fixed', die: 8 } as const;
    expect(refusalOf(live(...Array.from({ length: 19 }, () => up)), up)).toBe('highest-level');
  });

  it('performed applies actions to a copy and refuses to roll', () => {
    const { state } = live();
    const after = stateAfterActions(
      state,
      { type: 'damage', amount: 4 },
      { type: 'drop', instanceId: 'no such thing' },
    );
    expect(after.record.used).toEqual({ damage: 4 });
    expect(state.record.used).toEqual({});
    expect(() => stateAfterActions(state, { type: 'rollAbilities' })).toThrow(/not known/);
  });
});
