/** Sentences of the advisor. */
export const advice = {
  'on-the-brink':
    'One more character in the open raises the alert to level {level}: {actions, plural, one {# action} other {# actions}} for every guard.',
  'elites-coming': 'Lockdown: {count, plural, one {# elite} other {# elites}} will arrive in the NPC phase.',
  'raises-alert':
    'This raises the alert to level {level}: {actions, plural, one {# action} other {# actions}} for every guard.',
  'raises-alert-later':
    'This raises the alert to level {level}, on which the guards act from the next turn on: {actions, plural, one {# action} other {# actions}} each.',
  'brings-elites':
    'This means Lockdown: {count, plural, one {# elite} other {# elites}} would arrive in the NPC phase.',
  'lowers-alert':
    'This lowers the alert to level {level}: {actions, plural, one {# action} other {# actions}} for every guard.',
  'guards-will-hurt': 'As things stand, the guards deal {unit} {harm} wounds on average.',
  'guards-may-fell': 'As things stand, the guards bring down {unit}: {chance}.',
  'may-be-felled': '{by} could bring down {unit} this turn and score: {chance}.',
  'last-legs': 'If {unit} is brought down once more, it is out for good.',
  'draws-fire': 'After this the guards deal {unit} {harm} wounds on average, instead of {before}.',
  tired: 'Not the first attack of this kind: the number to beat is {penalty} higher.',
  unloaded: '{item} of {unit} is empty: reloading takes a slot.',
  'dead-equipment': 'Nothing that {unit} carries works in the area of shock it stands in.',
  'hands-full': '{unit} must leave something behind to pick up {drop}.',
  'empty-afterwards': '{item} must be reloaded after this attack.',
  'last-use': 'This is the last {item}.',
  'left-for-anybody': 'Any character can pick up {item} where {unit} leaves it.',
  'loud-weapon': '{item} gives the {role} away: using it while {stance} ends that.',
  'credits-unspent':
    '{credits, plural, one {# credit} other {# credits}} would be lost: unspent credits do not carry over.',
  'no-hand-free': 'None of your characters has a free slot: an info drop takes one.',
  'boxed-in': '{unit} has nowhere to go from here.',
  'frozen-ground': 'The ground under {unit} is frozen: a Move goes {distance, plural, one {# hex} other {# hexes}}.',
  noticed: '{unit} would be noticed {cell}, and be Overt from there on.',
  'needlessly-noticed': '{unit} would be noticed {cell}, and there is an unseen way.',
  'loses-connection': '{unit} would leave {computer} before the turn ends, and have nothing of it.',
  'best-chance': '{unit} could score here: {event}, {chance}, {distance, plural, one {# hex} other {# hexes}} away.',
  'way-home':
    'The way home takes {unit} {moves, plural, one {# Move} other {# Moves}} ({distance, plural, one {# hex} other {# hexes}}).',
  'last-call':
    'This is the last turn: {unit} is {moves, plural, one {# Move} other {# Moves}} from home ({distance, plural, one {# hex} other {# hexes}}).',
  stranded: '{unit} does not get home in time any more.',
  'drop-stranded': '{unit} does not get home in time with {drop}: upload it, or hand it over.',
  score: 'It stands {own} to {theirs} with {turns, plural, one {# turn} other {# turns}} to go.',
  'misses-home': 'After this {unit} does not get home in time.',
  'misses-extraction': 'After this {unit} does not get {drop} home in time.',
  'leaves-points': '{unit} could still score here: {event}, {chance}.',
  'scores-nothing': 'Bringing down {target} again scores nothing.',
  'no-slots-left': '{unit} has no slots left: it can put things down or end its activation.',
  'slots-unused': 'You leave {slots, plural, one {# slot} other {# slots}} of {unit} unused.',
  'hustle-goes-further':
    'Two slots of Hustle take {unit} {distance, plural, one {# hex} other {# hexes}}; two Moves take it {moves}.',
  stunned: '{unit} is Stunned: all it can do is Wake Up, with all its slots.',
  'could-hide': '{unit} is Overt and could get out of sight again ({action}).',
  'may-be-revealed': '{by} could drag {unit} into the open and score: {chance}.',
  'becomes-overt': '{weapon} gives {unit} away: it would be {stance} no longer, but Overt.',
  'quieter-weapon': '{weapon} would keep {unit} {stance}.',
  'into-the-open': '{by} could then drag {unit} into the open and score: {chance}.',
  'easy-target': '{unit} could bring down {target}: {chance}.',
  'long-shot': 'A long shot: {chance} for each roll at {target}.',
  'into-melee': 'One of yours stands beside {target}: the number to beat is {penalty} higher.',
  'in-cover': '{target} has cover, and saves more easily.',
  'better-weapon': '{weapon} would do {more} more damage to {target} on average.',
  'friendly-fire': '{unit} is in the area and would be struck as well.',
  initiative: 'You have the initiative on turn {turn}.',
  'guards-next':
    'After this activation the guards act: alert level {level}, {actions, plural, one {# action} other {# actions}} each.',
  'they-act-on':
    'When you are done, the other crew still has {count, plural, one {# activation} other {# activations}} in a row.',
  'twice-in-a-row': 'You act last this turn and first in the next.',
  'wake-first': '{unit} is Stunned and has not activated: if it is put out before it does, the activation is lost.',
  'pass-ends-turn':
    'They have passed: if you pass too, {count, plural, one {# character} other {# characters}} of yours will not act this turn.',
} as const;
