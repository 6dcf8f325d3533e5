import { describe, expect, it } from 'vitest';
import { describablesIn, descriptionKey } from './description.ts';
import { measureDescriptions, numbersIn, phrasesOf } from './measure.ts';

const rolls = [{ kind: 'damage', dice: '1d6' }];
const wanted = [{ key: 'spell/spark', name: 'Spark', data: { rolls, range: '60 feet' } }];
const text = 'A spark flies at one creature in range; a hit deals 1d6 fire damage.';

function codes(
  description: { text: string; prose?: string[]; unrolled?: Record<string, string> },
  phrases?: ReadonlySet<string>,
) {
  const described = new Map([['spell/spark', description]]);
  return measureDescriptions(wanted, described, phrases).map(({ code, what }) => (what ? `${code} ${what}` : code));
}

describe('measureDescriptions', () => {
  it('measureDescriptions accepts a description whose numbers are in the record', () => {
    expect(codes({ text })).toEqual([]);
  });

  it('measureDescriptions reports missing and surplus descriptions', () => {
    expect(measureDescriptions(wanted, new Map([['spell/glow', { text }]]))).toEqual([
      { key: 'spell/glow', code: 'surplus' },
      { key: 'spell/spark', code: 'missing' },
    ]);
  });

  it('measureDescriptions reports a text of a few words as a stub', () => {
    expect(codes({ text: 'Deals 1d6 fire damage.' })).toEqual(['stub']);
  });

  it('measureDescriptions reports a number that is neither in the record nor listed as prose', () => {
    expect(codes({ text: `${text} It burns for 3 rounds.` })).toEqual(['number 3']);
    expect(codes({ text: `${text} It burns for 3 rounds.`, prose: ['3'] })).toEqual([]);
    expect(codes({ text, prose: ['3'] })).toEqual(['needless-prose 3']);
  });

  it('measureDescriptions reports dice that the spell neither rolls nor lists with a reason', () => {
    const more = `${text} A table then asks for a d8.`;
    expect(codes({ text: more, prose: ['d8'] })).toEqual(['dice 1d8']);
    expect(codes({ text: more, prose: ['d8'], unrolled: { '1d8': 'Rolled by somebody else' } })).toEqual([]);
    expect(codes({ text, unrolled: { '1d6': 'Rolled by somebody else' } })).toEqual(['needless-reason 1d6']);
    expect(codes({ text: text.replace('1d6', 'plenty of') })).toEqual(['unsaid-dice 1d6']);
  });

  it('measureDescriptions accepts the dice of a cantrip at higher tiers', () => {
    const cantrip = [{ ...wanted[0]!, data: { rolls: [{ ...rolls[0], scales: 'dice' }] } }];
    const higher = 'At 5 it is 2d6, at 17 it is 4d6.';
    const described = new Map([['spell/spark', { text, higher, prose: ['5', '17', '2d6', '4d6'] }]]);
    expect(measureDescriptions(cantrip, described)).toEqual([]);
  });

  it('measureDescriptions reports eight consecutive words of the source, ignoring case and punctuation', () => {
    const source = new Set(phrasesOf('A SPARK flies, at one creature in range: then it dies.'));
    expect(codes({ text }, source)).toEqual(['phrase a spark flies at one creature in range']);
    expect(codes({ text: text.replace('one creature', 'some creature') }, source)).toEqual([]);
  });
});

describe('numbersIn', () => {
  it('numbersIn reads dice, thousands and fractions', () => {
    expect(numbersIn('8d6 or d20, 1,000 gold, 2.5 pounds')).toEqual(['8d6', 'd20', '1000', '2.5']);
  });
});

describe('describablesIn', () => {
  it('describablesIn merges features with the same name in one record and omits basic features', () => {
    const features = [{ name: 'Training' }, { name: 'Brutal Critical' }, { name: 'Brutal Critical' }];
    const keys = describablesIn('class', [{ id: 'barbarian', name: 'Barbarian', features }]).map(({ key }) => key);
    expect(keys).toEqual(['class/barbarian', 'class/barbarian/brutal-critical']);
  });

  it('describablesIn omits weapons and armor without magic', () => {
    const records = [
      { id: 'club', name: 'Club', weapon: {} },
      { id: 'oathbow', name: 'Oathbow', weapon: {}, magical: true },
      { id: 'rope', name: 'Rope' },
    ];
    expect(describablesIn('item', records).map(({ key }) => key)).toEqual(['item/oathbow', 'item/rope']);
  });

  it('describablesIn returns nothing for a progression', () => {
    expect(describablesIn('progression', [{ id: 'full', name: 'Full caster' }])).toEqual([]);
  });

  it('descriptionKey omits apostrophes', () => {
    expect(descriptionKey('class', 'rogue', 'Thieves’ Cant')).toBe('class/rogue/thieves-cant');
  });
});
