import { describe, expect, test } from 'vitest';
import { evaluateCharacter, type RollContext, resolveRoll } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';

const scores = [10, 14, 12, 10, 13, 10] as const;

function sheetOf(draft: Partial<Parameters<typeof character>[0]>) {
  const record = character({ edition: '2014', scores, classes: ['rogue 1'], ...draft });
  return evaluateCharacter(record, rulebookOf(record.edition));
}

function rolled(sheet: ReturnType<typeof sheetOf>, path: string, context: RollContext) {
  const resolved = resolveRoll(sheet, path, context);
  if (!resolved.ok) throw new Error(englishOf(resolved.message));
  return resolved;
}

describe('resolveRoll', () => {
  const blind = sheetOf({ conditions: [{ id: 'blinded' }] });

  test('resolveRoll counts effects that apply in the context and drops those that do not', () => {
    const open = blind.skills.Perception?.rolling;
    expect(open?.notes.map(({ mode }) => mode)).toEqual(['autoFail']);
    const seen = rolled(blind, 'skills.Perception', { sense: 'sight' });
    expect(seen.rolling?.sources.autoFail).toHaveLength(1);
    expect([seen.rolling?.notes, seen.counts]).toEqual([[], ['Blinded']]);
    expect(rolled(blind, 'skills.Perception', { sense: 'hearing' }).rolling).toBeUndefined();
  });

  test('resolveRoll keeps effects as notes when the context does not mention their circumstances', () => {
    const dim = rolled(blind, 'skills.Perception', { light: 'dim' });
    expect([dim.rolling?.notes.length, dim.counts]).toEqual([1, []]);
  });

  test('resolveRoll gives a brave halfling advantage on saves against frightened', () => {
    const halfling = sheetOf({ species: 'halfling', lineage: 'lightfoot' });
    expect(rolled(halfling, 'saves.WIS', { against: ['frightened'] }).rolling?.result).toBe('advantage');
    expect(rolled(halfling, 'saves.WIS', { against: ['poison'] }).rolling).toBeUndefined();
    expect(halfling.saves.WIS.rolling?.result).toBe('plain');
  });

  test("resolveRoll gives the Cloak of the Bat's Stealth advantage and fly speed in dim light", () => {
    const bat = sheetOf({ items: ['cloak-of-the-bat*'] });
    expect(bat.speed.fly).toBeUndefined();
    const stealth = rolled(bat, 'skills.Stealth', { light: 'dim' });
    expect([stealth.rolling?.result, stealth.bonus.value]).toEqual(['advantage', bat.skills.Stealth?.bonus.value]);
    expect(rolled(bat, 'speed.fly', { light: 'dim' }).bonus.value).toBe(40);
    expect(resolveRoll(bat, 'speed.fly', { light: 'bright' })).toMatchObject({ ok: false, code: 'E_UNKNOWN_PATH' });
  });

  test('resolveRoll resolves armor class, attacks and spell attacks', () => {
    const warded = sheetOf({ classes: ['fighter 1'], items: ['arrow-catching-shield*'] });
    const arrows = rolled(warded, 'ac', { range: 'ranged attacks' });
    expect(arrows.bonus.value).toBe(warded.ac.value + 2);
    const held = sheetOf({ edition: '2024', classes: ['wizard 1'], conditions: [{ id: 'grappled' }] });
    const other = { targetIs: 'anyone but the grappler' };
    expect(rolled(held, 'attacks.unarmed', other).rolling?.result).toBe('disadvantage');
    expect(rolled(held, 'spellcasting.wizard', other).rolling?.result).toBe('disadvantage');
  });

  test('resolveRoll refuses an unknown path and a sheet read from a file', () => {
    expect(resolveRoll(blind, 'skills.Sleeping', {})).toMatchObject({ ok: false, code: 'E_UNKNOWN_PATH' });
    const read = JSON.parse(JSON.stringify(blind));
    expect(resolveRoll(read, 'ac', {})).toMatchObject({ ok: false, code: 'E_NOT_EVALUATED' });
  });

  test('resolveRoll does not change the sheet', () => {
    const before = JSON.stringify(blind);
    rolled(blind, 'skills.Perception', { sense: 'sight' });
    expect(JSON.stringify(blind)).toBe(before);
  });
});
