import { describe, expect, test } from 'vitest';
import { gloomhaven } from '../game/game.ts';
import { enhancedId, printedId } from './enhancedCard.ts';
import { recordOf } from './lookup.ts';

describe('enhanced cards', () => {
  test("a +1 sticker adds one to an ability, to a modifier or to a summon's statistics", () => {
    const attack = enhancedId('trample', [{ half: 'top', on: 'attack', nth: 1, spot: 0, sticker: 'plus-1' }]);
    expect(recordOf('card', attack).top.actions[0]).toMatchObject({ type: 'attack', value: 4 });
    const pierce = enhancedId('trample', [{ half: 'top', on: 'pierce', nth: 1, spot: 0, sticker: 'plus-1' }]);
    expect(recordOf('card', pierce).top.actions[0]).toMatchObject({
      value: 3,
      modifiers: [{ type: 'pierce', value: 3 }],
    });
    const two = enhancedId('trample', [
      { half: 'top', on: 'attack', nth: 1, spot: 0, sticker: 'poison' },
      { half: 'bottom', on: 'move', nth: 1, spot: 0, sticker: 'fire' },
    ]);
    expect(recordOf('card', two).top.actions[0]).toMatchObject({
      modifiers: [{ type: 'pierce' }, { type: 'condition', condition: 'poison' }],
    });
    expect(recordOf('card', two).bottom.modifiers.at(-1)).toMatchObject({ type: 'infuse', element: 'fire' });
    expect(printedId(two)).toBe('trample');
  });

  test('a granted ability has its own lines, counted with the others', () => {
    const sticker = { half: 'bottom', on: 'move', spot: 0, sticker: 'plus-1' } as const;
    const own = recordOf('card', enhancedId('inexorable-momentum', [{ ...sticker, nth: 1 }])).bottom;
    expect(own.actions[0]).toMatchObject({ type: 'move', value: 4 });
    expect(own.actions[1]).toMatchObject({ modifiers: [{ type: 'perform', actions: [{ type: 'move', value: 3 }] }] });
    const ally = recordOf('card', enhancedId('inexorable-momentum', [{ ...sticker, nth: 2 }])).bottom;
    expect(ally.actions[0]).toMatchObject({ type: 'move', value: 3 });
    expect(ally.actions[1]).toMatchObject({ modifiers: [{ type: 'perform', actions: [{ type: 'move', value: 4 }] }] });
  });

  test('an area gets the marked hex', () => {
    const id = enhancedId('sweeping-blow', [{ half: 'top', on: 'aoe', nth: 1, spot: 0, sticker: 'hex' }]);
    expect(recordOf('card', id).top.actions[0]).toMatchObject({
      modifiers: [
        {
          hexes: [
            [1, -1],
            [1, 0],
            [0, 1],
            [0, -1],
          ],
        },
      ],
    });
  });

  test('an ability that a card grants to an ally has lines too', () => {
    const id = enhancedId('empowering-command', [{ half: 'bottom', on: 'attack', nth: 1, spot: 0, sticker: 'plus-1' }]);
    expect(recordOf('card', id).bottom.actions[0]).toMatchObject({
      modifiers: [{ type: 'perform', actions: [{ type: 'attack', value: 5 }] }],
    });
  });

  test('a hero brings its enhanced cards into a scenario', () => {
    const sticker = { card: 'trample', half: 'top', on: 'attack', nth: 1, spot: 0, sticker: 'plus-1' };
    const parsed = gloomhaven.options.parse({ heroes: [{ class: 'brute', stickers: [sticker] }] });
    expect(parsed.heroes[0]?.stickers).toHaveLength(1);
    const wrong = gloomhaven.options.safeParse({ heroes: [{ class: 'brute', stickers: [{ ...sticker, nth: 7 }] }] });
    expect(wrong.success).toBe(false);
  });
});
