import type { Reason, Seat } from '@tessera/kernel';
import { CHARACTERS, regionOf, tables } from '../content/index.ts';
import { allCards, cardNumber } from '../deck/deck.ts';
import type { BattleOdds } from '../odds/battle.ts';
import { attackOdds, combatCardOdds, nextHunt, oddsOfAllocation } from '../odds/fromView.ts';
import { recordOf } from '../pieces/characters.ts';
import { poolSize } from '../pieces/dice.ts';
import { insideOf, placesOf } from '../pieces/figures.ts';
import { sideOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import { FREE, numberIn, SHADOW } from '../state/numbers.ts';
import type { View } from '../state/state.ts';

/**
 * Returns the odds that follow from an action: of a battle, also with a combat card, of the Hunt, or of allocated dice.
 */
export function preview(view: View, seat: Seat, action: Action): readonly Reason[] {
  const side = sideOf(view, seat);
  const frame = view.flow.at(-1);
  switch (action.type) {
    case 'attack':
      return battleReasons(view, side, action.from, action.to);
    case 'go':
      return frame?.at === 'attack.split' ? battleReasons(view, side, frame.from, frame.to, frame.troops) : [];
    case 'combat':
      return oddsReasons(combatCardOdds(view, side, action.card));
    case 'use':
      return action.as === 'fellowship' ? huntReasons(view) : [];
    case 'allocate':
      return allocationReasons(view, action.dice);
    default:
      return [];
  }
}

/**
 * Explains a subject: `hunt`, `cards` (in hand and on the table), `card:<id>`, `character:<id>`, or
 * `battle:<from>:<to>` with the names of regions. An assault is from a region to itself.
 */
export function explain(view: View, subject: string): readonly Reason[] {
  const [topic, from = '', to = ''] = subject.split(':');
  if (topic === 'hunt') return huntReasons(view);
  if (topic === 'cards') return cardsInSight(view).map(cardReason);
  if (topic === 'card') return allCards().flatMap(({ id }) => (id === from ? [cardReason(cardNumber(id))] : []));
  if (topic === 'character') return characterReasons(from);
  if (topic !== 'battle' || !tables.regionIndex.has(from) || !tables.regionIndex.has(to)) return [];
  const place = regionOf(from);
  const target = from === to ? insideOf(place) : regionOf(to);
  if (target < 0) return [];
  return [FREE, SHADOW].flatMap((side) =>
    placesOf(view, side).includes(place) ? battleReasons(view, side, place, target) : [],
  );
}

/** Returns the subjects of `explain`. */
export function subjects(): readonly string[] {
  return [
    'hunt',
    'cards',
    'card:<card>: card:orc-patrol',
    'character:<character>: character:strider',
    'battle:<region>:<region>: battle:orthanc:fords-of-isen',
  ];
}

/** Returns the event and the combat half of a card as text. */
function cardReason(card: number): Reason {
  const combat = { code: 'card-in-battle', params: { combatCard: card, combatText: card } };
  return { code: 'card-event', params: { card, eventText: card }, reasons: [combat] };
}

/** Returns the cards in the viewer's hand and on the table. */
function cardsInSight({ players, table }: View): number[] {
  const held = players.flatMap(({ hand }) => hand.flatMap(({ cards }) => cards));
  return [...held.filter((card) => card !== null), ...table];
}

/** Returns a character's values and abilities. R 7.9 */
function characterReasons(id: string): Reason[] {
  const character = numberIn(CHARACTERS, id);
  if (character < 0) return [];
  const { level, leadership, dice, guide, abilities } = recordOf(character);
  return [
    {
      code: 'character',
      params: { character },
      reasons: [
        ...(level === null ? [] : [{ code: 'level', value: level === 'unlimited' ? '∞' : level }]),
        { code: 'leadership', value: leadership },
        ...(dice > 0 ? [{ code: 'brings-die' }] : []),
        ...(guide ? [{ code: guide.type }] : []),
        ...abilities.map(({ type }) => ({ code: type })),
      ],
    },
  ];
}

function battleReasons(view: View, side: number, from: number, to: number, troops?: readonly number[]): Reason[] {
  return oddsReasons(attackOdds(view, side, from, to, troops));
}

function oddsReasons(odds: BattleOdds | undefined): Reason[] {
  if (!odds) return [];
  return [
    {
      code: 'attacker-wins',
      value: odds.attackerWins,
      reasons: [
        { code: 'defender-wins', value: odds.defenderWins },
        { code: 'both-fall', value: odds.bothFall },
        { code: 'undecided', value: odds.undecided },
        { code: 'attackers-left', value: odds.attackerUnits },
        { code: 'defenders-left', value: odds.defenderUnits },
      ],
    },
  ];
}

function huntReasons(view: View): Reason[] {
  const { success, reveal, expectedDamage } = nextHunt(view);
  return [
    {
      code: 'hunt-succeeds',
      value: success,
      reasons: [
        { code: 'hunt-reveals', value: reveal },
        { code: 'hunt-damage', value: expectedDamage },
      ],
    },
  ];
}

function allocationReasons(view: View, dice: number): Reason[] {
  const { actions, success, reveal, expectedDamage } = oddsOfAllocation(view, dice, poolSize(view, SHADOW));
  return [
    { code: 'dice-to-act', value: actions },
    {
      code: 'hunt-succeeds',
      value: success,
      reasons: [
        { code: 'hunt-reveals', value: reveal },
        { code: 'hunt-damage', value: expectedDamage },
      ],
    },
  ];
}
