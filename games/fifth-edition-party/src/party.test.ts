import { Match } from '@tessera/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { party } from './game.ts';
import type { ActionOf, PartyAction } from './state/action.ts';
import type { Card } from './state/card.ts';
import { MAX } from './state/state.ts';

const GM = 0;
const LENA = 1;
const JON = 2;

const CARD: Card = {
  line: 'Dwarf, Fighter 6',
  level: 6,
  hitPoints: { current: 40, max: 64, temp: 0 },
  ac: 19,
  initiative: 1,
  saves: { DEX: 2 },
  passives: { perception: 10, insight: 10, investigation: 9 },
  senses: [{ id: 'darkvision', range: 120 }],
  conditions: [],
  effects: [],
  resources: [{ id: 'second-wind', name: 'Second Wind', left: 2, max: 2 }],
  death: { successes: 0, failures: 0 },
  defenses: { resistance: ['poison'], immunity: [], vulnerability: [] },
};

const TROLL: ActionOf<'add'> = {
  type: 'add',
  name: 'Troll',
  kind: 'troll',
  count: 1,
  waits: false,
  block: {
    current: 94,
    max: 94,
    ac: 15,
    xp: 1800,
    initiative: 1,
    saves: {},
    defenses: { resistance: ['cold'], immunity: ['poison'], vulnerability: ['fire'] },
  },
};

const newMatch = () => Match.create(party, { seats: 4, seed: 'party' });
let match: ReturnType<typeof newMatch>;

function create() {
  match = newMatch();
  for (const [seat, name] of [
    [LENA, 'Ansel'],
    [JON, 'Maren'],
  ] as const) {
    act(seat, { type: 'hero', name, link: { where: 'server', id: `secret-${name}` } });
    act(seat, { type: 'card', name, card: CARD });
  }
}

function act(seat: number, action: PartyAction) {
  const result = match.apply(seat, action);
  if (!result.ok) throw new Error(result.refusal.code);
  return result;
}

const refused = (seat: number, action: PartyAction) => {
  const result = match.apply(seat, action);
  return result.ok ? undefined : result.refusal.code;
};

beforeEach(() => create());

describe('the view of a player', () => {
  it('the hit points, armor class and saves of a creature are absent from the views of players', () => {
    act(GM, TROLL);
    for (const viewer of [LENA, JON, 'spectator'] as const) {
      expect(match.view(viewer).creatures[0]).not.toHaveProperty('block');
      expect(JSON.stringify(match.view(viewer))).not.toContain('94');
    }
    expect(match.view(GM).creatures[0]?.block?.current).toBe(94);
  });

  it('a hidden roll and its number exist in the view of the game master only, until it is shown', () => {
    act(GM, { type: 'roll', label: 'Ambush', dice: '1d20', bonus: 5, mode: 'plain', hidden: true, as: 'Troll' });
    expect(match.view(GM).secret?.rolls).toHaveLength(1);
    for (const viewer of [LENA, 'spectator'] as const) {
      expect(JSON.stringify(match.view(viewer))).not.toContain('Ambush');
      expect(match.view(viewer).rolls).toEqual([]);
    }
    act(GM, { type: 'show', roll: 1 });
    expect(match.view(LENA).rolls).toMatchObject([{ who: 'Troll', label: 'Ambush' }]);
    expect(match.view(GM).secret?.rolls).toEqual([]);
  });

  it('creatures that wait are absent from the views of players', () => {
    act(GM, { ...TROLL, waits: true });
    expect(JSON.stringify(match.view(LENA))).not.toContain('Troll');
    act(GM, { type: 'bringIn' });
    expect(match.view(LENA).creatures).toMatchObject([{ name: 'Troll', health: 'unhurt' }]);
  });

  it('the setting decides what players see of each other', () => {
    const ofMaren = (viewer: number) => match.view(viewer).members[JON];
    expect(ofMaren(LENA)?.card?.ac).toBe(19);
    act(GM, { type: 'sees', sees: 'health' });
    expect(ofMaren(LENA)).not.toHaveProperty('card');
    expect(ofMaren(LENA)?.health).toBe('hurt');
    act(GM, { type: 'sees', sees: 'name' });
    expect(ofMaren(LENA)).toMatchObject({ name: 'Maren' });
    expect(ofMaren(LENA)).not.toHaveProperty('health');
    for (const viewer of [GM, JON]) expect(ofMaren(viewer)?.card?.ac).toBe(19);
  });

  it('the place of a character and its orders are seen by its player and the game master only', () => {
    act(GM, { type: 'rest', rest: 'shortRest' });
    expect(JSON.stringify(match.view(LENA))).not.toContain('secret-Maren');
    expect(match.view(LENA).members[JON]).not.toHaveProperty('inbox');
    expect(match.view(JON).members[JON]?.inbox?.orders).toHaveLength(1);
  });
});

describe('actions of the game master', () => {
  const ONLY: readonly PartyAction[] = [
    { type: 'sees', sees: 'name' },
    TROLL,
    { type: 'bringIn' },
    { type: 'remove', creature: 1 },
    { type: 'begin' },
    { type: 'turn', to: 'next' },
    { type: 'end' },
    { type: 'show', roll: 1 },
    { type: 'volley', label: 'Fire', amount: 10, save: null, targets: ['h2'] },
    { type: 'apply', targets: ['h2'] },
    { type: 'clear' },
    { type: 'takeBack' },
    { type: 'heal', amount: 10, targets: ['h1'] },
    { type: 'condition', id: 'prone', on: true, targets: ['h2'] },
    { type: 'rest', rest: 'longRest' },
    { type: 'evening' },
    { type: 'close' },
  ];

  it.each(ONLY.map((action) => [action.type, action] as const))('a player may not: %s', (_type, action) => {
    expect(refused(LENA, action)).toBe('game-master-only');
  });

  it('a player brings no character into the seat of another, and speaks for none of them', () => {
    const link = { where: 'here', id: 'x' } as const;
    expect(refused(LENA, { type: 'hero', name: 'Spy', link, seat: 3 })).toBe('game-master-only');
    const actions: readonly PartyAction[] = [
      { type: 'leave', seat: JON },
      { type: 'card', name: 'Maren', card: CARD, seat: JON },
      { type: 'done', orders: [1], seat: JON },
    ];
    for (const action of actions) {
      expect(refused(LENA, action)).toBe('not-your-hero');
      // Nor does the game master, who did not bring that character.
      expect(refused(GM, action)).toBe('not-your-hero');
    }
  });

  it('the game master brings a character for a free seat, whose player may take it out again', () => {
    const link = { where: 'here', id: 'x' } as const;
    act(GM, { type: 'hero', name: 'Tovi', link, seat: 3 });
    act(GM, { type: 'card', name: 'Tovi', card: CARD, seat: 3 });
    expect(match.view(LENA).members[3]).toMatchObject({ name: 'Tovi', card: { ac: 19 } });
    expect(refused(GM, { type: 'hero', name: 'Tovi', link, seat: JON })).toBe('has-hero');
    act(3, { type: 'leave' });
    expect(match.view(GM).members[3]).toMatchObject({ name: '', by: 3 });
  });

  it('a player may not roll initiative for another, nor report an order of another as done', () => {
    act(GM, { type: 'rest', rest: 'shortRest' });
    expect(refused(LENA, { type: 'initiative', who: 'h2' })).toBe('game-master-only');
    const [order] = match.view(JON).members[JON]?.inbox?.orders ?? [];
    expect(refused(LENA, { type: 'done', orders: [order?.n ?? 0] })).toBe('no-such-order');
  });
});

describe('damage to several', () => {
  it('halves for a save, and counts immunity, resistance and vulnerability of creatures', () => {
    act(GM, TROLL);
    act(GM, { type: 'volley', label: 'Fire', amount: 20, damage: 'fire', save: null, targets: ['c1', 'h1'] });
    const id = match.view(GM).creatures[0]?.id;
    expect(id).toBe(1);
    act(GM, { type: 'apply', targets: ['c1', 'h1'] });
    // Twice for the vulnerability.
    expect(match.view(GM).creatures[0]?.block?.current).toBe(54);
    expect(match.view(LENA).members[LENA]?.inbox?.orders).toMatchObject([
      { kind: 'damage', amount: 20, type: 'fire', half: false, source: 'Fire' },
    ]);
    act(GM, { type: 'volley', label: 'Cloud', amount: 20, damage: 'poison', save: null, targets: ['c1'] });
    act(GM, { type: 'apply', targets: ['c1'] });
    expect(match.view(GM).creatures[0]?.block?.current).toBe(54);
  });

  it('nothing is taken before it is applied, one action takes all back, and no player sees the saves', () => {
    act(GM, { ...TROLL, count: 3 });
    const save = { ability: 'DEX', dc: 15, half: true } as const;
    act(GM, { type: 'volley', label: 'Bolt', amount: 17, damage: 'lightning', save, targets: ['c1', 'c2', 'c3'] });
    expect(JSON.stringify(match.view(LENA))).not.toContain('Bolt');
    const { rows } = match.view(GM).secret!.volley!;
    const before = match.view(GM).creatures.map(({ block }) => block?.current);
    expect(before).toEqual([94, 94, 94]);
    act(GM, { type: 'apply', targets: ['c1', 'c2', 'c3'] });
    expect(match.view(GM).creatures.map(({ block }) => block?.current)).toEqual(
      rows.map(({ saved }) => 94 - (saved ? 8 : 17)),
    );
    act(GM, { type: 'takeBack' });
    expect(match.view(GM).creatures.map(({ block }) => block?.current)).toEqual(before);
  });

  it('a creature without hit points falls, passes its turn on, and counts for the recap', () => {
    act(GM, TROLL);
    act(GM, { type: 'initiative', who: 'c1', total: 30 });
    act(GM, { type: 'begin' });
    expect(match.view(LENA).fight?.turn).toBe('c1');
    act(GM, { type: 'volley', label: 'Blow', amount: 94, save: null, targets: ['c1'] });
    act(GM, { type: 'apply', targets: ['c1'] });
    expect(match.view(LENA).creatures[0]?.health).toBe('down');
    expect(match.view(LENA).fight?.turn).not.toBe('c1');
    expect(match.view(LENA).recap).toMatchObject({ xp: 1800, felled: ['Troll'], fights: 1 });
    act(GM, { type: 'end' });
    expect(match.view(LENA).creatures).toEqual([]);
  });
});

describe('limits', () => {
  it('a player is given no more orders than the inbox holds', () => {
    for (let i = 0; i < MAX.orders; i++) act(GM, { type: 'heal', amount: 1, targets: ['h1'] });
    expect(refused(GM, { type: 'heal', amount: 1, targets: ['h1'] })).toBe('too-many-orders');
    expect(refused(GM, { type: 'heal', amount: 1, targets: ['h2'] })).toBeUndefined();
  });

  it('the log of rolls keeps the latest, and the number of creatures is bounded', () => {
    const roll = { type: 'roll', label: 'd20', dice: '1d20', bonus: 0, mode: 'plain', hidden: false } as const;
    for (let i = 0; i < MAX.rolls + 5; i++) act(LENA, roll);
    expect(match.view(JON).rolls).toHaveLength(MAX.rolls);
    expect(match.view(JON).recap.rolls).toBe(MAX.rolls + 5);
    act(GM, { ...TROLL, count: 20 });
    act(GM, { ...TROLL, count: 20 });
    expect(refused(GM, TROLL)).toBe('too-many-creatures');
  });
});

it('all decisions of a party are voluntary, so the match waits for no seat', () => {
  expect(match.decisions).toHaveLength(4);
  expect(match.decisions.every(({ voluntary }) => voluntary)).toBe(true);
});
