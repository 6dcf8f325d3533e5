import { describe, expect, test } from 'vitest';
import { recordOf } from '../content/lookup.ts';
import { Options } from './options.ts';
import { cardsOfClass, partyOf, wishProblems } from './party.ts';

describe('ready builds', () => {
  test.each(['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'])(
    'the ready build of %s is valid at every level',
    (type) => {
      for (let level = 1; level <= 9; level++) {
        const [build] = partyOf([{ class: type, level }], 1);
        expect(build!.cards).toHaveLength(recordOf('class', type).handSize);
        expect(build!.perks.reduce((sum, times) => sum + times, 0)).toBe(level - 1);
        expect(
          wishProblems([
            { class: type, level, cards: [...build!.cards], items: [...build!.items], perks: [...build!.perks] },
          ]),
        ).toEqual([]);
      }
    },
  );

  test('partyOf gives empty seats classes that are not taken', () => {
    const classes = (seats: number) => partyOf([{ class: 'scoundrel', level: 2 }], seats).map((one) => one.class);
    expect(classes(3)).toEqual(['scoundrel', 'brute', 'spellweaver']);
    expect(classes(4)).toEqual(['scoundrel', 'cragheart', 'spellweaver', 'tinkerer']);
    expect(new Set(classes(5)).size).toBe(5);
  });

  test('a ready build exchanges cards of level 1 for cards marked X', () => {
    const [build] = partyOf([{ class: 'scoundrel', level: 1 }], 1);
    expect(build!.cards).toContain('swift-bow');
    expect(build!.cards).not.toContain('smoke-bomb');
  });
});

test('partyOf gives every seat without a requested hero a ready hero of the level', () => {
  const party = partyOf([{ class: 'scoundrel', level: 2 }], 3, 5);
  expect(party.map(({ level }) => level)).toEqual([2, 5, 5]);
  expect(wishProblems(party.map(({ class: id, level, cards }) => ({ class: id, level, cards: [...cards] })))).toEqual(
    [],
  );
});

describe('invalid heroes', () => {
  const hand = cardsOfClass('brute')
    .slice(0, 10)
    .map(({ id }) => id);
  test.each([
    [{ class: 'wizard', level: 1 }, 'there is no class "wizard".'],
    [{ class: 'brute', level: 1, cards: hand.slice(1) }, 'a hand of this class has 10 cards.'],
    [{ class: 'brute', level: 1, cards: [...hand.slice(1), hand[1]!] }, `"${hand[1]}" is there already.`],
    [{ class: 'brute', level: 1, cards: [...hand.slice(1), 'mana-bolt'] }, '"mana-bolt" is no card of this class.'],
    [{ class: 'brute', level: 1, items: ['iron-helmet', 'eagle-eye-goggles'] }, 'too many items for the slot "head".'],
    [
      { class: 'brute', level: 3, items: ['minor-healing-potion', 'minor-power-potion', 'minor-stamina-potion'] },
      'too many items for the slot "small".',
    ],
    [
      { class: 'brute', level: 5, items: ['minor-healing-potion', 'minor-power-potion', 'minor-stamina-potion'] },
      undefined,
    ],
    [{ class: 'brute', level: 1, perks: [2] }, 'this perk cannot be taken so often.'],
    [{ class: 'brute', level: 1, items: ['no-such-thing'] }, 'there is no item "no-such-thing".'],
  ])('wishProblems rejects %j', (wish, message) => {
    expect(wishProblems([wish])[0]?.message).toBe(message);
  });

  test('wishProblems allows one head, body and legs item, two hands, small items by level, and no duplicates', () => {
    const full = (items: string[], level = 1) => wishProblems([{ class: 'brute', level, items }])[0]?.message;
    const slot = (name: string) => `too many items for the slot "${name}".`;
    expect(
      full(['iron-helmet', 'leather-armor', 'boots-of-striding', 'heater-shield', 'poison-dagger']),
    ).toBeUndefined();
    expect(full(['iron-helmet', 'eagle-eye-goggles'])).toBe(slot('head'));
    expect(full(['leather-armor', 'hide-armor'])).toBe(slot('body'));
    expect(full(['boots-of-striding', 'winged-shoes'])).toBe(slot('legs'));
    expect(full(['heater-shield', 'poison-dagger', 'battle-axe'])).toBe(slot('hands'));
    expect(full(['war-hammer'])).toBeUndefined();
    expect(full(['war-hammer', 'poison-dagger'])).toBe(slot('hands'));
    expect(full(['minor-healing-potion', 'minor-power-potion'], 2)).toBe(slot('small'));
    expect(full(['minor-healing-potion', 'minor-power-potion'], 3)).toBeUndefined();
    expect(full(['poison-dagger', 'poison-dagger'])).toBe('"poison-dagger" is there already.');
  });

  test('wishProblems rejects two heroes of one class, cards above the level, and too many cards of a level', () => {
    expect(
      wishProblems([
        { class: 'brute', level: 1 },
        { class: 'brute', level: 1 },
      ]),
    ).toHaveLength(1);
    const second = cardsOfClass('brute')
      .filter(({ level }) => level === 2)
      .map(({ id }) => id);
    expect(wishProblems([{ class: 'brute', level: 1, cards: [...hand.slice(1), second[0]!] }])[0]?.message).toContain(
      'is of level 2',
    );
    expect(wishProblems([{ class: 'brute', level: 2, cards: [...hand.slice(2), ...second] }])[0]?.message).toContain(
      'too many cards',
    );
  });
});

test('options with an invalid hero are refused with the path of the problem', () => {
  const result = Options.safeParse({ heroes: [{ class: 'brute' }, { class: 'wizard' }] });
  expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['heroes', 1, 'class'], 'there is no class "wizard".'],
  ]);
});
