import type { Action } from '@tessera/war-of-the-ring';
import { regionAt, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { AT_WAR, formatter, TableMatch } from '../../test/tableMatch.ts';
import { battleNumbers } from '../model/battleReasons.ts';
import { costOf, defaultAnswer } from './cost.ts';
import { missingText } from './missingText.ts';
import { offerOf } from './offer.ts';
import { optionNote } from './optionNote.ts';
import { refusedPlaces } from './refusedPlaces.ts';
import { regionNumbers, regionOfOption } from './regionNumbers.ts';

const at = (id: string) => tables.regionIndex.get(id)!;
const noteOf = (match: TableMatch, seat: number, action: Action) =>
  optionNote({ kind: 'action', action }, { view: match.view(seat), seat, ask: match.ask(seat), formatter, odds: true });

/** Returns a match in which Rohan is attacked in Helm's Deep and may go inside. */
function atTheGate(): TableMatch {
  const match = new TableMatch({
    ...AT_WAR,
    '@box isengard': 4,
    '@at westemnet': '@isengard 4/1',
    '@at helms-deep': '@rohan 3/1/1',
  });
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@westemnet', to: '@helms-deep' });
  match.act(1, { type: 'go' });
  return match;
}

describe('Forks of a decision', () => {
  test('fight or go inside: both options show their odds', () => {
    const match = atTheGate();
    expect(match.ask(0)?.kind).toBe('battle.shelter');
    expect(noteOf(match, 0, { type: 'stand' })).toMatch(/^you win \d+ %$/);
    expect(noteOf(match, 0, { type: 'shelter' })).toMatch(/the first assault takes it \d+ %$/);
  });

  test('the number of Hunt dice shows the risk of the Fellowship and the dice left', () => {
    const match = new TableMatch({ phase: 'allocation', flow: [{ at: 'allocate' }] });
    const notes = match.legal(1).map((action) => noteOf(match, 1, action));
    expect(notes.length).toBeGreaterThan(2);
    for (const note of notes) expect(note).toMatch(/revealed \d+ %; [\d.]+ dice to act with/);
    expect(new Set(notes).size).toBe(notes.length);
  });

  test('an attack shows the odds of both sides', () => {
    const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 3/2', '@at dead-marshes': '@gondor 5/0' });
    match.act(1, { type: 'use', die: 1, as: 'attack' });
    const attack = match.legal(1).find(({ type }) => type === 'attack')!;
    expect(noteOf(match, 1, attack)).toMatch(/^you win \d+ %, they win \d+ %$/);
  });
});

describe('Costs', () => {
  test('a die that is discarded unused says that it is lost', () => {
    const match = new TableMatch(AT_WAR);
    const skip: Action = { type: 'skip', die: 1 };
    expect(costOf(match.view(1), 1, skip, formatter)).toBe('the die is lost for this turn');
    expect(noteOf(match, 1, skip)).toContain('lost for this turn');
  });

  test('defaultAnswer is never an action with a cost', () => {
    const match = atTheGate();
    const view = match.view(0);
    const usual = defaultAnswer(view, match.legal(0));
    expect(usual).toBeUndefined();
    for (const type of ['skip', 'ring', 'enter-mordor', 'casualty', 'reveal', 'spend'] as const) {
      const legal = [{ type } as Action];
      expect(defaultAnswer({ ...view, flow: [{ at: 'fellowship' }] }, legal), type).toBeUndefined();
    }
  });

  test('defaultAnswer keeps the Guide in the Fellowship phase', () => {
    const match = new TableMatch({ phase: 'fellowship', flow: [{ at: 'fellowship' }] });
    expect(defaultAnswer(match.view(0), match.legal(0))).toEqual({ type: 'done' });
  });
});

describe('Refusals', () => {
  test('refusedPlaces tells how many units would be too many', () => {
    const match = new TableMatch({
      ...AT_WAR,
      '@at gorgoroth': '@sauron 8/2',
      '@at barad-dur': '@sauron 2/0',
    });
    match.act(1, { type: 'use', die: 1, as: 'armies' });
    const found = refusedPlaces(match.view(1), 1, 'march', [at('barad-dur')], match.legal(1));
    expect(found).toContainEqual(expect.objectContaining({ region: at('gorgoroth'), units: 12 }));
    expect(found.find(({ region }) => region === at('gorgoroth'))?.why.code).toBe('over-stacked');
  });

  test('a move that would stack too high says how many to leave behind', () => {
    const match = new TableMatch({ ...AT_WAR, '@at gorgoroth': '@sauron 6/0', '@at barad-dur': '@sauron 6/0' });
    match.act(1, { type: 'use', die: 1, as: 'armies' });
    const march: Action = { type: 'march', from: at('barad-dur'), to: at('gorgoroth') };
    expect(noteOf(match, 1, march)).toBe('then 12 of 10 units there: leave 2 behind');
  });

  test('refusedPlaces is empty before an Army is chosen', () => {
    const match = new TableMatch(AT_WAR);
    match.act(1, { type: 'use', die: 1, as: 'armies' });
    expect(refusedPlaces(match.view(1), 1, 'march', [], match.legal(1))).toEqual([]);
  });

  test('missingText says what would make a use of a die possible', () => {
    expect(missingText({ code: 'nothing-to-do', params: { use: 'hide' } }, formatter)).toBe(
      'The Fellowship is hidden already',
    );
  });
});

describe('Numbers on the map', () => {
  test('regionNumbers gives each region the number of its entry in the list', () => {
    const match = new TableMatch(AT_WAR);
    match.act(1, { type: 'use', die: 1, as: 'armies' });
    const { options } = offerOf(match.legal(1), [], undefined);
    const numbers = regionNumbers(options, 0);
    expect(numbers.size).toBeGreaterThan(3);
    for (const [region, number] of numbers) expect(regionOfOption(options[number - 1]!, 0)).toBe(region);
    expect(Math.max(...numbers.values())).toBeLessThanOrEqual(9);
  });
});

describe('Battle numbers', () => {
  test('battleNumbers names the source of dice, Leadership and the needed face', () => {
    const match = atTheGate();
    const view = match.view(0);
    expect(regionAt(view.battle!.to)).toBe(at('helms-deep'));
    const defender = battleNumbers(view, 0, 0, formatter);
    expect(defender.map(({ value, why }) => `${value}: ${why}`)).toEqual([
      '4: 4 units',
      '1: 1 Leader',
      '5+: in the open',
    ]);
  });

  test('battleNumbers explains the walls of a City in the first round', () => {
    const match = new TableMatch({ ...AT_WAR, '@at osgiliath': '@gondor 3/0', '@at south-ithilien': '@sauron 5/0' });
    match.act(1, { type: 'use', die: 1, as: 'attack' });
    match.act(1, { type: 'attack', from: '@south-ithilien', to: '@osgiliath' });
    match.act(1, { type: 'go' });
    const needs = battleNumbers(match.view(1), 1, 1, formatter).find(({ id }) => id === 'hitsOn');
    expect(needs).toMatchObject({ value: '6+', why: 'a Fortification, first round only' });
  });
});
