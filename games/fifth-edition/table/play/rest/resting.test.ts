import { type CharacterRecord, evaluateCharacter, passTime, type Rest, restoreOnRest } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { translateIn } from '../../../test/translators.ts';
import { restPreview } from './restPreview.ts';
import { diceToSpend, restSummary } from './restSummary.ts';

const rulebook = rulebookOf('2024');
const t = translateIn('en');

function preview(record: CharacterRecord, rest: Rest) {
  const after = { ...passTime(record, rest).record, ...restoreOnRest(record, rest, rulebook) };
  const moment = (each: CharacterRecord) => ({ record: each, sheet: evaluateCharacter(each, rulebook) });
  return restPreview(moment(record), moment(after), rulebook);
}

const hurt = character({
  edition: '2024',
  scores: [16, 12, 14, 10, 10, 14],
  classes: ['bard 5 college-of-lore', 'fighter 2'],
  used: { damage: 20, temp: 3, 'slot.1': 2, 'slot.3': 1, 'hitDie.d8': 4, 'second-wind': 2, 'bardic-inspiration': 1 },
  conditions: [{ id: 'exhaustion', level: 2 }],
  active: [
    { instanceId: 'b', ref: 'spell:bless', appliedAt: 0, duration: { type: 'minutes', count: 1 } },
    { instanceId: 'm', ref: 'spell:mage-armor', appliedAt: 0, duration: { type: 'hours', count: 8 } },
    { instanceId: 'f', ref: 'spell:false-life', appliedAt: 0, duration: { type: 'permanent' } },
  ],
});

describe('restPreview and restSummary', () => {
  it('restPreview lists exactly the changes of a long rest', () => {
    const lines = preview(hurt, 'longRest');
    const counts = lines.flatMap((line) => (line.kind === 'ends' ? [] : [[line.id, line.before, line.after]]));
    expect(counts).toEqual([
      ['hitPoints', 34, 54],
      ['temp', 3, 0],
      ['slot.1', 2, 4],
      ['slot.3', 1, 2],
      ['resources.bardic-inspiration', 1, 2],
      ['resources.second-wind', 0, 2],
      ['hitDie.d8', 1, 5],
      ['condition.exhaustion', 2, 1],
    ]);
    expect(lines.flatMap((line) => (line.kind === 'ends' ? [line.name] : []))).toEqual(['Bless', 'Mage Armor']);
  });

  it('restPreview lists the few changes of a short rest', () => {
    const lines = preview(hurt, 'shortRest');
    expect(lines.map(({ id }) => id)).toEqual(['resources.bardic-inspiration', 'resources.second-wind', 'b']);
  });

  it('restPreview is empty for an unhurt character', () => {
    const { used: _, conditions: __, active: ___, ...rest } = hurt;
    const whole = { ...rest, used: {}, conditions: [], active: [] };
    expect(preview(whole, 'longRest')).toEqual([]);
    expect(restSummary([], t)).toBe('It would change nothing.');
  });

  it('restSummary is short and merges all slots', () => {
    expect(restSummary(preview(hurt, 'longRest'), t)).toBe(
      'all slots, Hit points 34 to 54, Temporary hit points 3 to 0, Bardic Inspiration 1 to 2, 3 more. Ends Bless, Mage Armor.',
    );
    expect(restSummary(preview(hurt, 'shortRest'), t)).toBe(
      'Bardic Inspiration 1 to 2, Second Wind 0 to 1. Ends Bless.',
    );
  });

  it('diceToSpend lists hit dice for a short rest while the character is hurt', () => {
    const sheetOf = (used: CharacterRecord['used']) => evaluateCharacter({ ...hurt, used }, rulebook);
    const dice = diceToSpend('shortRest', sheetOf({ damage: 20, 'hitDie.d8': 4 }), t);
    expect(dice).toBe('Up to 1d8 + 2d10 of hit dice may be rolled to heal.');
    expect(restSummary([], t, dice)).toBe(dice);
    expect(restSummary(preview(hurt, 'shortRest'), t, dice)).toContain(dice);
    expect(diceToSpend('longRest', sheetOf({ damage: 20 }), t)).toBe('');
    expect(diceToSpend('shortRest', sheetOf({}), t)).toBe('');
    expect(diceToSpend('shortRest', sheetOf({ damage: 20, 'hitDie.d8': 5, 'hitDie.d10': 2 }), t)).toBe('');
  });
});
