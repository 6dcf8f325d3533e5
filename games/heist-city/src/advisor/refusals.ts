import { admit, type Refusal, type Seat } from '@tessera/kernel';
import type { Action } from '../action.ts';
import { heistCity } from '../game.ts';
import type { messages } from '../messages.ts';
import type { View } from '../state.ts';
import type { Decider } from '../victoryPoints.ts';
import type { Advice, Category, Saying } from './advice.ts';
import { imagined } from './foresight.ts';

/** Why an action is not open to a seat, for somebody who wonders; nothing where it is. */
export function whyNot(view: View, seat: Seat, action: Action): Advice | undefined {
  const admission = admit(heistCity, imagined(view, seat), view.loadouts.length, seat, action);
  return admission.ok ? undefined : explainRefusal(admission.refusal);
}

/** A refusal as advice: what stands in the way, and what would help. */
export function explainRefusal({ code, params }: Refusal): Advice {
  const known = Object.hasOwn(EXPLANATIONS, code) ? code : OTHERWISE;
  const { category, severity } = EXPLANATIONS[known]!;
  return { category, severity, code: PREFIX + known, params: { ...params, reason: code, ...conclusions(params) } };
}

interface Explanation extends Saying {
  readonly category: Category;
}

type Explain = (text: string) => Explanation;

const about = (category: Category): Explain => {
  return (text) => ({ category, severity: 'warning', isRule: true, text });
};

const [movement, slots, targeting, state] = [about('movement'), about('slots'), about('targeting'), about('state')];
const [turnOrder, combat, equipment, alert] = [
  about('turn-order'),
  about('combat'),
  about('equipment'),
  about('alert'),
];

/** What the rules of the game refuse, each in the words of somebody who wants to help. */
const OWN: Readonly<Record<Exclude<keyof typeof messages, Decider>, Explanation>> = {
  'wrong-phase': turnOrder('Not now: this belongs to the activation of a character.'),
  'not-active': turnOrder('Somebody else is active; everyone acts in their own activation.'),
  'already-activated': turnOrder('This character has had its activation this turn, or is out.'),
  'no-passing': turnOrder('You have somebody left to activate, so you must. Ending at once is allowed.'),
  'not-yours': turnOrder('Choose one of your own crew.'),
  'wrong-state': state('{action} cannot be done while {stance}.'),
  'wrong-role': state('Only one role can do {action}, and it is not this one.'),
  'must-be-overt': state('At this table everybody starts in the open.'),
  'too-stealthy': state('{most} of your crew are out of sight already; the rest start Overt.'),
  'no-slots': slots('{action} takes {slots:slot|slots}; this character has {left} left.'),
  'too-many-slots': slots('The plan takes {slots:slot|slots}, and there are {left}. Leave something out.'),
  'used-up': slots('{action} has been used as often as the rules allow.'),
  'not-loaded': equipment('{item} is empty. Reload it first, for a slot.'),
  loaded: equipment('{item} is loaded; there is nothing to do.'),
  'not-carrying': equipment('{item} is not in these hands.'),
  disabled: equipment('Shock has put {item} out of action until the turn ends.'),
  'no-room': equipment('All {slots:slot|slots} are full. Name something to leave behind.'),
  'not-throwable': equipment('{item} is not made for throwing.'),
  'wrong-crew': equipment('A loadout has one list for each of the {characters} roles.'),
  'unknown-item': equipment('Nobody sells anything called {item}.'),
  'not-for-sale': equipment('{item} is not for sale.'),
  'duplicate-item': equipment('The {role} has {item} already; a second one must go to somebody else.'),
  'too-many-items': equipment('The {role} can carry {limit}, not {items}.'),
  'over-budget': equipment('That is {cost} credits out of {budget}. Put something back.'),
  armed: combat('At this table fists are for those without a better weapon in hand.'),
  'not-a-weapon': combat('{item} is no weapon for this kind of attack.'),
  'wrong-skill': combat('{item} cannot be thrown by {skill}.'),
  'no-target': targeting('There is nothing here that {action} could be aimed at.'),
  'not-an-enemy': targeting('That is one of your own.'),
  unseen: targeting('Somebody Hidden can only be shot at from close by.'),
  'out-of-range': targeting('Too far: {distance} hexes with a reach of {range}. Come {missing} closer.'),
  'no-sight': targeting('The line of sight is broken at {at}.'),
  'blocked-path': movement('No way there: {obstacle}.'),
  'not-in-zone': movement('Place your characters in your own zone.'),
  occupied: movement('That hex is taken.'),
  'no-alert-changes': alert('The alert modifier is fixed for this match.'),
};

/** For refusals that have no words of their own. */
const OTHERWISE = 'otherwise';

/** What the table itself refuses. */
const OF_THE_TABLE: Readonly<Record<string, Explanation>> = {
  'match-over': turnOrder('The match is over.'),
  'not-your-decision': turnOrder('It is not your turn to decide.'),
  'wrong-decision': turnOrder('Something else is to be decided first: {expected}.'),
  'not-an-option': targeting('That is not one of the choices.'),
  [OTHERWISE]: turnOrder('This is not possible now ({reason}).'),
};

const EXPLANATIONS: Readonly<Record<string, Explanation | undefined>> = { ...OF_THE_TABLE, ...OWN };

const PREFIX = 'refused-';

/** The words for refusals that have been made advice. */
export const REFUSAL_SAYINGS: Readonly<Record<string, Saying>> = Object.fromEntries(
  Object.entries({ ...OF_THE_TABLE, ...OWN }).map(([code, explanation]) => [PREFIX + code, explanation]),
);

const OBSTACLES: Readonly<Record<string, string | undefined>> = {
  edge: 'the map ends there',
  gap: 'one step of it does not touch the next',
  wall: 'a wall is in the way',
  table: 'a table is in the way',
  unit: 'somebody is in the way',
  body: 'one may step over a body, but not stop on it',
  distance: 'it is too far',
};

/** What can be said besides what the refusal says itself. */
function conclusions({ by, range, distance }: Refusal['params']): Refusal['params'] {
  const obstacle = typeof by === 'string' ? OBSTACLES[by] : undefined;
  const missing = typeof range === 'number' && typeof distance === 'number' ? distance - range : undefined;
  return { ...(obstacle !== undefined && { obstacle }), ...(missing !== undefined && { missing }) };
}
