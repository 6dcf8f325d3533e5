import type { RefusalCode } from '../../src/state/refusals.ts';

/** Refusals of the rules, with a remedy. `cited` adds the section of the rules. */
export const refusals = {
  'wrong-phase': 'Not in this phase ({phase}): this belongs to the activation of a character.',
  'not-active': 'Another character is active; characters act only in their own activation.',
  'already-activated': 'This character has had its activation this turn, or is out.',
  'wrong-state': '{action} is not possible while {stance}.',
  'wrong-role': '{action} belongs to another role.',
  'no-slots':
    '{action} takes {slots, plural, one {# slot} other {# slots}}, and {left, plural, one {# is} other {# are}} left.',
  'used-up': '{action} has been used as often as the rules allow.',
  'not-carrying': 'There is no {item} in these hands.',
  disabled: 'Shock has put {item} out of action until the turn ends.',
  'not-loaded': '{item} is empty. Reload it first, for a slot.',
  loaded: '{item} is loaded already.',
  armed: 'At this table fists are for those without a melee weapon.',
  'not-a-weapon': '{item} is no weapon for this kind of attack.',
  'not-throwable': '{item} is not made for throwing.',
  'wrong-skill': '{item} is not thrown by {skill}.',
  'no-target': 'There is nothing there for {action}.',
  'not-an-enemy': 'That character is in your crew.',
  unseen: 'A Hidden character can be shot at only from within 3 hexes.',
  'out-of-range':
    'Too far: {distance, plural, one {# hex} other {# hexes}} with a reach of {range}. Come {missing} closer.',
  'no-sight': 'The line of sight is broken {cell}.',
  'blocked-path': 'No way there: {by}.',
  'no-room': 'All {slots, plural, one {# slot is} other {# slots are}} taken: leave something behind.',
  'too-many-slots': 'The plan takes {slots, plural, one {# slot} other {# slots}}, and there are {left}.',
  'no-passing': 'You must activate one of your remaining characters. You may end its activation at once.',
  'not-yours': 'This character is not yours to choose.',
  'not-in-zone': 'Characters are placed in their own zone.',
  occupied: 'Something is there already.',
  'must-be-overt': 'All characters start Overt at this table.',
  'too-stealthy': '{most} of your crew are out of sight already; the rest start Overt.',
  'no-alert-changes': 'The alert modifier is fixed for this match.',
  'wrong-crew': 'A loadout has a list for each of {characters} characters, not {lists}.',
  'unknown-item': 'There is no equipment called {item}.',
  'not-for-sale': '{item} is not for sale.',
  'duplicate-item': 'The {role} has {item} already.',
  'too-many-items': 'The {role} can carry {limit}, not {items}.',
  'over-budget': '{cost} credits out of {budget}: put something back.',
} as const satisfies Record<RefusalCode, string>;

/** Refusals of the kernel in the words of this game, and the fallback for refusals without a text. */
export const tableRefusals = {
  'wrong-decision': 'Something else is to be decided first.',
  otherwise: 'Not possible now.',
} as const;

/** Shorter refusals for locked buttons. */
export const shortRefusals = {
  'wrong-phase': 'Belongs to an activation.',
  'not-active': 'Another character is active.',
  'already-activated': 'Has had its activation this turn.',
  'wrong-state': 'Not while {stance}.',
  'wrong-role': 'Another role can do this.',
  'no-slots': 'Takes {slots, plural, one {# slot} other {# slots}}, {left} left.',
  'used-up': 'Used up.',
  'not-carrying': 'Needs {item}.',
  disabled: 'Shock: equipment is dead here. Leave the area.',
  'not-loaded': 'Empty: reload first.',
  loaded: 'Already loaded.',
  armed: 'Fists are for the unarmed at this table.',
  'not-a-weapon': 'Not a weapon for this.',
  'not-throwable': 'Not made for throwing.',
  'wrong-skill': 'Not thrown by {skill}.',
  'no-target': 'Nothing here to aim at.',
  'not-an-enemy': 'In your crew.',
  unseen: 'Hidden: come within 3 hexes.',
  'out-of-range': '{distance} away, reach {range}: come {missing} closer.',
  'no-sight': 'No sight: blocked {cell}. Move first.',
  'no-room': 'Hands full: leave something behind.',
  'no-passing': 'Passing is not allowed. Ending at once is.',
  'not-yours': 'Not one of yours.',
  'not-in-zone': 'Outside your zone.',
  occupied: 'Taken.',
  'too-stealthy': '{most} are out of sight already.',
  'unknown-item': 'There is no {item}.',
  'not-your-decision': 'Not your turn to decide.',
  'not-an-option': 'Not one of the choices.',
} as const;

/** Obstacles of a walk. */
export const obstacles = {
  edge: 'the map ends there',
  gap: 'one step does not touch the next',
  wall: 'a wall',
  table: 'a table',
  unit: 'a character stands there',
  body: 'one may step over a body, but not stop on it',
  distance: 'too far',
} as const;
