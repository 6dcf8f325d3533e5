import { Match } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { matchWith, spoken } from '../test/position.ts';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { warOfTheRing } from './game.ts';
import { words } from './text/messageFormat.ts';

const AT_WAR = { '@box gondor': 4, '@active gondor': true, '@box sauron': 4 };
const ACTING = { ...AT_WAR, phase: 'actions', dice: ['@dice army muster event', '@dice army muster event'] };
const NO_CARDS = {
  'players.0.hand.0.cards': [],
  'players.0.hand.1.cards': [],
  'players.1.hand.0.cards': [],
  'players.1.hand.1.cards': [],
};

interface Bad {
  readonly what: string;
  readonly seats?: number;
  readonly given: Readonly<Record<string, unknown>>;
  /** Actions that lead to the refusal; the last one is the bad one. */
  readonly steps: readonly (readonly [seat: number, action: Readonly<Record<string, unknown>>])[];
  readonly code: string;
  /** Parts of the message: the rule, and the missing requirement. */
  readonly says: readonly string[];
}

const BAD: readonly Bad[] = [
  {
    what: 'moving through an impassable border',
    given: { ...ACTING, flow: '@slot 1', '@at moria': '@sauron 2/0' },
    steps: [
      [1, { type: 'use', die: 1, as: 'armies' }],
      [1, { type: 'march', from: '@moria', to: '@lorien' }],
    ],
    code: 'not-adjacent',
    says: ['Moria', 'Lórien', 'R 2.1'],
  },
  {
    what: 'over-stacking',
    given: { ...ACTING, flow: '@slot 1', '@at minas-morgul': '@sauron 7/0', '@at south-ithilien': '@sauron 4/0' },
    steps: [
      [1, { type: 'use', die: 1, as: 'armies' }],
      [1, { type: 'march', from: '@minas-morgul', to: '@south-ithilien' }],
      [1, { type: 'go' }],
    ],
    code: 'over-stacked',
    says: ['10', 'South Ithilien', 'R 3.1, 9.2.6'],
  },
  {
    what: 'mustering for a Nation not At War',
    given: { ...ACTING, flow: '@slot 0' },
    steps: [
      [0, { type: 'use', die: 2, as: 'recruit' }],
      [0, { type: 'recruit', troop: '@rohan regular', place: '@edoras' }],
    ],
    code: 'nation-not-at-war',
    says: ['Rohan', 'At War', 'R 8.2'],
  },
  {
    what: 'playing a card with the wrong die',
    given: { ...ACTING, ...NO_CARDS, flow: '@slot 0', 'players.0.hand.0.cards': ['@card athelas'] },
    steps: [[0, { type: 'play', card: '@card athelas', die: 2 }]],
    code: 'wrong-die-for-card',
    says: ['Athelas', 'Muster', 'R 11.1'],
  },
  {
    what: 'a second Ring in a turn',
    given: { ...ACTING, flow: '@slot 0' },
    steps: [
      [0, { type: 'ring', die: 4, face: 0 }],
      [0, { type: 'ring', die: 2, face: 0 }],
    ],
    code: 'ring-used-already',
    says: ['Elven Ring', 'turn', 'R 6.11'],
  },
  {
    what: 'a role moving the Army of another’s Nation',
    seats: 4,
    given: { ...ACTING, flow: '@slot 1' },
    steps: [
      [1, { type: 'use', die: 1, as: 'armies' }],
      [1, { type: 'march', from: '@minas-tirith', to: '@lossarnach' }],
    ],
    code: 'not-your-army',
    says: ['Minas Tirith', 'R 13.7'],
  },
  {
    what: 'a role recruiting another’s Nation',
    seats: 4,
    given: { ...ACTING, '@box rohan': 4, '@active rohan': true, flow: '@slot 1' },
    steps: [
      [1, { type: 'use', die: 2, as: 'recruit' }],
      [1, { type: 'recruit', troop: '@gondor regular', place: '@minas-tirith' }],
    ],
    code: 'not-your-nation',
    says: ['Gondor', 'R 13.7'],
  },
  {
    what: 'a combat card whose condition fails',
    given: {
      ...ACTING,
      ...NO_CARDS,
      flow: '@slot 1',
      '@at osgiliath': '@gondor 2/0',
      '@at north-ithilien': '@sauron 3/0',
      'players.1.hand.0.cards': ['@card orc-patrol'],
    },
    steps: [
      [1, { type: 'use', die: 1, as: 'attack' }],
      [1, { type: 'attack', from: '@north-ithilien', to: '@osgiliath' }],
      [1, { type: 'go' }],
      [1, { type: 'combat', card: '@card orc-patrol' }],
    ],
    code: 'combat-needs',
    says: ['Nazgûl', 'R 9.4'],
  },
];

function refusedAt({ seats, given, steps }: Bad) {
  const match = matchWith(given, seats);
  for (const [seat, action] of steps.slice(0, -1))
    expect(match.apply(seat, spoken(action))).toMatchObject({ ok: true });
  const [seat, action] = steps.at(-1)!;
  const before = { state: match.state, link: match.link };
  const answer = match.apply(seat, spoken(action));
  return { match, seat, before, answer };
}

const formatters = {
  en: createGameFormatter(words, createTranslator('en', en, house.en)),
  de: createGameFormatter(words, createTranslator('de', de, house.de)),
};

describe('Refused actions', () => {
  test.each(BAD)('$what', (bad) => {
    const { match, seat, before, answer } = refusedAt(bad);
    expect(answer).toMatchObject({ ok: false, refusal: { code: bad.code } });
    if (answer.ok) return;
    const listener = { view: match.view(seat), seat };
    for (const part of bad.says) expect(formatters.en.for(listener).refusal(answer.refusal)).toContain(part);
    expect(formatters.de.for(listener).refusal(answer.refusal)).toContain(bad.says.at(-1)!);
    expect(match.state).toBe(before.state);
    expect(match.link).toBe(before.link);
  });
});

describe('Input that is not an action', () => {
  const acting = () => matchWith({ ...ACTING, ...NO_CARDS, flow: '@slot 0' });

  test.each([
    ['without a die', { type: 'use', as: 'armies' }],
    ['of an unknown type', { type: 'teleport', to: 3 }],
    ['with an unknown character', { type: 'guide', character: 99 }],
    ['nothing', null],
  ])('an action %s is refused as malformed', (_, action) => {
    const match = acting();
    const before = match.state;
    expect(match.apply(0, action)).toMatchObject({ ok: false, refusal: { code: 'malformed-action' } });
    expect(match.state).toBe(before);
  });

  test('refuses a die the player lacks, a card that is not in hand and an answer to another question', () => {
    const code = (action: object) => acting().check(0, action)?.code;
    expect(code({ type: 'use', die: 5, as: 'armies' })).toBe('no-such-die');
    expect(code(spoken({ type: 'play', card: '@card athelas', die: 4 }))).toBe('not-in-hand');
    expect(code({ type: 'allocate', dice: 2 })).toBe('wrong-decision');
  });

  test('refuses an action of a seat without a decision and names the seats with one', () => {
    expect(acting().check(1, { type: 'use', die: 1, as: 'armies' })).toMatchObject({
      code: 'not-your-decision',
      params: { waiting: [0] },
    });
    const four = matchWith({ ...ACTING, flow: '@slot 1' }, 4);
    for (const seat of [0, 2, 3]) expect(four.check(seat, { type: 'skip', die: 1 })?.code).toBe('not-your-decision');
    expect(four.check(1, { type: 'skip', die: 1 })).toBeUndefined();
  });

  test('check changes nothing, and apply leaves the previous state object unchanged', () => {
    const match = acting();
    const before = match.state;
    const copy = JSON.stringify(before);
    expect(match.check(0, { type: 'skip', die: 1 })).toBeUndefined();
    expect(match.state).toBe(before);
    expect(match.apply(0, { type: 'skip', die: 1 })).toMatchObject({ ok: true });
    expect(match.state).not.toBe(before);
    expect(JSON.stringify(before)).toBe(copy);
  });
});

describe('Bad options', () => {
  test.each([
    ['an unknown reading', { variants: ['house-rule'] }, 2],
    ['an unknown starting position', { scenario: 'last-alliance' }, 2],
    ['one seat too few', {}, 1],
    ['one seat too many', {}, 5],
  ])('Match.create throws on %s', (_, options, seats) => {
    expect(() => Match.create(warOfTheRing, { seats, seed: 'bad', options })).toThrow();
  });
});
