import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { instructions } from './action.ts';
import { checkInstructions } from './check.ts';
import { describeInstructions } from './describe.ts';

const special = (...modifiers: object[]) => ({ type: 'special', modifiers });
const attack = (value: unknown, ...modifiers: object[]) => ({ type: 'attack', value, modifiers });
const move = (value: unknown, ...modifiers: object[]) => ({ type: 'move', value, modifiers });
const heal = (value: unknown, ...modifiers: object[]) => ({ type: 'heal', value, modifiers });
const on = (moment: string, effects: object[], more: object = {}) => ({ type: 'on', moment, effects, ...more });
const perform = (actions: object[], who?: object, more: object = {}) => ({
  type: 'perform',
  actions,
  ...(who && { who }),
  ...more,
});
const bonus = (to: string, value: unknown) => ({ type: 'bonus', to, value });
const condition = (name: string, who?: object) => ({ type: 'condition', condition: name, ...(who && { who }) });
const damage = (value: unknown, who?: object) => ({ type: 'damage', value, ...(who && { who }) });
const consume = (element: string, ...list: object[]) => ({ type: 'consume', elements: [element], bonus: list });
const SELF = { side: 'self' };
const ALLIES = { side: 'ally', count: 'all', place: 'map' };
const ADJACENT_ALLY = { side: 'ally', within: 1 };
const POISONED = { type: 'has', conditions: ['poison'] };
const MARKED = { type: 'marked' };
const BEAR = { side: 'ally', named: 'bear', place: 'map' };
const UNSEEN = { type: 'has', who: 'self', conditions: ['invisible'] };
const HURT = { type: 'compare', formula: '@hitPoints < ceil(@maxHitPoints / 2)' };

/** Effects of the other eleven classes that the six lack, in our own words. All of it must be JSON. */
const HALVES: Readonly<Record<string, readonly object[]>> = {
  'Sunkeeper: light at the end of turns without it': [
    special(
      on('turn-end', [{ type: 'infuse', element: 'light' }], {
        if: { type: 'not', predicate: { type: 'element', element: 'light', states: ['strong'] } },
      }),
    ),
  ],
  'Sunkeeper: all damage of an ally healed for one’s own': [
    heal('@targetDamageTaken', { type: 'target', ...ADJACENT_ALLY }),
    special(damage(3, SELF)),
  ],
  'Sunkeeper: an ally takes an extra turn': [
    special({ type: 'take-turn', who: ADJACENT_ALLY, how: 'extra', cards: 'two' }),
  ],
  'Sunkeeper: damage of allies taken over, less one': [
    special(on('damage', [{ type: 'redirect', what: 'damage', to: 'you', less: 1 }], { who: ALLIES, may: true })),
  ],
  'Sunkeeper: experience for each attack that allies perform': [
    special(perform([attack(4)], { side: 'ally', count: 'all', within: 3 }), { type: 'xp', value: '@performed' }),
  ],
  'Quartermaster: a bonus for using an item': [
    special(on('attack-action', [bonus('attack', 1)], { if: { type: 'item-used' }, limit: 'action' })),
  ],
  'Quartermaster: a card discarded for an ally’s item': [
    special(
      on('turn-end', [
        {
          type: 'cost',
          price: { type: 'discard-card', cards: 1 },
          bonus: [
            perform([special({ type: 'refresh', items: 1, state: 'consumed', slots: ['small'] })], ADJACENT_ALLY),
          ],
        },
      ]),
    ),
  ],
  'Quartermaster: an item refreshed at each long rest': [
    special(on('long-rest', [{ type: 'refresh', items: 1, state: 'consumed' }])),
  ],
  'Summoner: attack and range by the number of summons': [
    attack('@summonedAllies', { type: 'range', distance: '@summonedAllies' }),
  ],
  'Summoner: places swapped with a summon': [
    special({ type: 'swap', who: { side: 'ally', summoned: true, place: 'map' } }),
  ],
  'Summoner: enemies beside summons cursed': [
    special(condition('curse'), { type: 'target', count: 'all', within: 1, of: 'summons' }),
  ],
  'Summoner: curses out of the deck': [
    special({ type: 'modifier-deck', remove: 'curse', count: 'all', shuffle: true }),
  ],
  'Nightshroud: a further attack while unseen': [
    special(on('attack-action-end', [perform([attack(2, { type: 'range', distance: 3 })])], { if: UNSEEN })),
  ],
  'Nightshroud: moves doubled for the rest of the turn': [
    attack(2),
    special(consume('dark', on('move-action', [{ type: 'multiply', to: 'move', by: 2 }], { lasts: 'turn' }))),
  ],
  'Nightshroud: two elements for a kill': [
    attack(2, {
      type: 'consume',
      elements: ['dark', 'any'],
      bonus: [{ type: 'kill', count: 1, if: { type: 'rank', ranks: ['normal', 'elite'] } }],
    }),
  ],
  'Nightshroud: invisible enemies can be targeted': [special({ type: 'sight' }, on('attack', [{ type: 'advantage' }]))],
  'Plagueherald: an ally poisoned for a bonus': [
    special(
      on(
        'attack-action',
        [
          {
            type: 'cost',
            price: { type: 'condition', condition: 'poison', who: { side: 'ally', within: 2 }, damageInstead: 3 },
            bonus: [bonus('attack', 1)],
          },
        ],
        { limit: 'action' },
      ),
    ),
  ],
  'Plagueherald: poison turned into damage': [
    special({ type: 'remove-condition', conditions: ['poison'] }, damage(3), {
      type: 'target',
      place: 'map',
      if: POISONED,
    }),
  ],
  'Plagueherald: poison spreads': [
    special(condition('poison'), { type: 'target', count: 'all', within: 1, of: 'poisoned' }),
  ],
  'Plagueherald: a curse that misses hurts': [
    special(
      on('modifier-drawn', [damage(3)], {
        who: { side: 'enemy', count: 'all', place: 'map' },
        if: { type: 'drawn', cards: ['curse'] },
      }),
    ),
  ],
  'Plagueherald: a bonus for every two allies hurt': [
    special(
      damage(2, { ...ALLIES, if: POISONED }),
      on('attack', [bonus('attack', 'floor(@damaged / 2)')], { fixed: 'when-played' }),
    ),
  ],
  'Berserker: targets for damage suffered': [
    special({
      type: 'cost',
      price: { type: 'damage', value: 3, upTo: true },
      bonus: [perform([attack(4, { type: 'target', count: '@damagePaid' })])],
    }),
  ],
  'Berserker: half of what is left': [attack(6, damage('ceil(@hitPoints / 2)', SELF))],
  'Berserker: saved from death': [special(on('damage', [{ type: 'negate' }], { if: { type: 'lethal' } }))],
  'Berserker: hit points for an attack': [attack('@hitPoints'), special({ type: 'hit-points', set: 1 })],
  'Berserker: stronger when hurt': [special(on('attack', [bonus('attack', 1)], { if: HURT }))],
  'Berserker: a kill, and the end': [
    special(
      { type: 'kill' },
      { type: 'target', within: 1, if: { type: 'rank', ranks: ['normal', 'elite'] } },
      { type: 'exhaust' },
    ),
  ],
  'Berserker: damage answered with an attack': [special(on('damaged', [perform([attack(3)])]))],
  'Soothsinger: a song for one attack of each turn': [
    special(
      on('attack', [bonus('attack', 1)], { who: ALLIES, limit: 'turn' }),
      on('turn-start', [{ type: 'xp', value: 1 }]),
    ),
  ],
  'Soothsinger: enemies in an area moved': [
    special(
      {
        type: 'aoe',
        from: 'free',
        hexes: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      },
      { type: 'range', distance: 3 },
      perform([move(1)], { side: 'enemy', count: 'all', place: 'area' }, { control: 'you', must: true }),
    ),
  ],
  'Soothsinger: two songs, experience from one': [
    special({ type: 'keyword-limit', keyword: 'song', count: 2, xpOfOne: true }),
  ],
  'Doomstalker: a doom that weakens': [
    special(
      { type: 'mark' },
      { type: 'target', place: 'map' },
      on('attack', [bonus('attack', -1), bonus('range', -1)], { who: { side: 'enemy', place: 'map', if: MARKED } }),
      on('move-action', [bonus('move', -1)], { who: { side: 'enemy', place: 'map', if: MARKED } }),
    ),
  ],
  'Doomstalker: a doom that kills after three turns': [
    special(
      { type: 'mark' },
      { type: 'target', place: 'map', if: { type: 'rank', ranks: ['normal', 'elite'] } },
      on('turn-start', [
        {
          type: 'when',
          if: { type: 'compare', formula: '@usesLeft == 0' },
          effects: [{ type: 'kill', if: MARKED }],
        },
      ]),
    ),
  ],
  'Doomstalker: dooms that pass on': [
    special(
      on('death', [{ type: 'move-mark', count: 'all', to: { side: 'enemy', within: 2, of: 'killed' } }], {
        who: { side: 'enemy', place: 'map', if: MARKED },
      }),
    ),
  ],
  'Doomstalker: range left over': [
    special(
      on('attack', [bonus('attack', '@targetSpareRange')], { who: { ...ALLIES, side: 'self-or-ally' }, if: MARKED }),
    ),
  ],
  'Doomstalker: a trap with a blast': [special({ type: 'trap', damage: 3, splash: { damage: 2 }, xp: 2 })],
  'Sawbones: this card for an ally': [
    special({ type: 'give-card', card: 'this' }, { type: 'target', ...ADJACENT_ALLY }),
    special({ type: 'shield', value: 1, duration: 'persistent' }),
  ],
  'Sawbones: heals for all around': [
    special(on('heal-action', [{ type: 'target', side: 'self-or-ally', count: 'all', within: 1 }])),
  ],
  'Sawbones: attacks and moves as heals': [
    special({ type: 'treat-as', from: ['attack', 'move'], to: 'heal', plus: 1 }),
  ],
  'Sawbones: as many cards as neighbours': [
    special(
      { type: 'recover', cards: '@adjacentAllies', from: 'discard' },
      { type: 'target', side: 'self-or-ally', count: 'all', within: 1 },
    ),
  ],
  'Elementalist: lightning that leaps': [
    attack(4, { type: 'range', distance: 3 }, { type: 'chain', steps: [-1, -2], within: 2 }),
  ],
  'Elementalist: a choice when elements are consumed': [
    special(
      on(
        'element-consumed',
        [
          {
            type: 'choose',
            from: [[damage(1, { side: 'enemy', within: 2 })], [perform([heal(1, { type: 'range', distance: 2 })])]],
          },
        ],
        { limit: 'action', may: true },
      ),
    ),
  ],
  'Elementalist: acting from a double': [
    {
      type: 'summon',
      summon: { id: 'double', name: 'Double', hitPoints: 10, move: 2, modifiers: [{ type: 'act-from' }] },
    },
  ],
  'Beast Tyrant: a command': [
    special(perform([move({ own: 0 }), attack({ own: 0 })], BEAR, { control: 'you', must: true })),
  ],
  'Beast Tyrant: an action given up for the bear': [
    special(
      on('turn-start', [
        {
          type: 'cost',
          price: { type: 'forgo', half: 'top' },
          bonus: [on('attack', [bonus('attack', 3)], { who: BEAR, lasts: 'round' })],
        },
      ]),
    ),
  ],
  'Beast Tyrant: damage dealt out anew': [
    special({ type: 'redistribute', who: { side: 'self-or-ally', count: 'all', summoned: true, place: 'map' } }),
  ],
  'Beast Tyrant: two enemies swap places': [
    special({ type: 'swap', self: false, who: { side: 'enemy', count: 2, place: 'map' } }),
  ],
};

describe('schema coverage of the other eleven classes', () => {
  const name = (id: string) => id;
  const translators = [
    { language: 'en', t: createTranslator('en', en).t, name },
    { language: 'de', t: createTranslator('de', de).t, name },
  ];

  test.each(Object.entries(HALVES))('the schema expresses %s', (_, actions) => {
    const parsed = instructions.parse({ actions, modifiers: [{ type: 'active', lasts: 'persistent' }] });
    const problems: string[] = [];
    checkInstructions(parsed, [], {
      report: ({ code, path }) => problems.push(`${code} ${path.join('.')}`),
      reference: () => {},
    });
    expect(problems).toEqual([]);
    for (const translator of translators) {
      for (const line of describeInstructions(parsed, translator)) {
        expect(line).not.toMatch(/[{}@]|undefined|\b(?:modifier|who|predicate|moment|fact)\.|^\s*$/);
      }
    }
  });
});
