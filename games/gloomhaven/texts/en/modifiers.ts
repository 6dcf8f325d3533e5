import type { ModifierType } from '../../src/modifiers/modifier.ts';

/** English card texts of modifiers: phrases that may stand inside a sentence, so that only terms have a capital. */
export const modifierTexts = {
  range: '{any, select, true {at any range} other {Range {distance}}}',
  target: {
    number: 'Target {count}{where}',
    figures:
      '{together, select, true {all attacks at {who}} other {{also, select, true {also target {who}} other {{self, select, true {Self} other {Target {who}}}}}}}',
  },
  'add-target': '+{count} Target{where}',
  aoe: '{from, select, self {Melee area} other {Ranged area}} of {count, plural, =1 {# hex} other {# hexes}}',
  pierce: '{value, select, all {Ignore all Shield} other {Pierce {value}}}',
  advantage: '{worse, select, true {Disadvantage} other {Advantage}}',
  jump: 'Jump',
  fly: 'Flying',
  teleport:
    'teleport {to, select, any {to any unoccupied hex} marked {to the hex of the marked figure} fallen {to the hex where the enemy died} other {up to {range} hexes}}',
  path: {
    straight: 'the movement must be in a straight line',
    'ends-beside-obstacle': 'the movement must end adjacent to an obstacle',
    'ends-beside-you': 'the movement must end adjacent to you',
  },
  swap: '{self, select, true {swap places with {who}} other {{who} of your choice swap places}}',
  push: {
    plain: '{role, select, attacker {push the attacker {distance}} other {Push {distance}}}',
    through:
      'also into obstacles, each of which is destroyed and makes the target suffer {damage} damage{xp, plural, =0 {} other { (gain # experience each time)}}',
    blocked:
      'the target suffers {damage} damage for each hex that a wall or an obstacle blocks{xp, plural, =0 {} other { (gain # experience each time)}}',
  },
  pull: 'Pull {upTo, select, true {up to } other {}}{distance}{to, select, chosenHex { towards a hex of your choice within {range} hexes} nearestAlly { towards the nearest of your allies} other {}}',
  infuse: 'infuse {element}',
  consume: 'consume {elements}: {effects}{begun, select, other {}}',
  condition:
    '{term, select, true {{condition}{self, select, true { (Self)} other {}}} other {{number, select, you {gain} one {{who} gains} other {{who} gain}} {condition}}}{times, plural, =1 {} other { # times}}',
  'remove-condition':
    'remove {negative, select, true {{count, select, all {all negative conditions} 1 {one negative condition} other {{count} negative conditions}}} other {{count, select, all {{conditions}} other {{count} of {conditions}}}}}{number, select, you {} other { from {who}}}{before, select, true { before the heal} other {}}',
  immune: '{number, select, you {you are} one {{who} is} other {{who} are}} immune to {to}',
  lost: 'Lost',
  unrecoverable: 'this card cannot be recovered',
  active: {
    stays:
      '{keyword, select, none {} other {{keyword}: }}{lasts, select, round {active until the end of the round} other {{uses, plural, =0 {stays active} =1 {stays active for # use} other {stays active for # uses}}}}{xp, select, none {} other {; gain {xp}}}',
    xp: '{xp} experience {every, select, true {{count, plural, =1 {when it is used} other {on each use}}} other {on {count, plural, =1 {use {uses}} other {uses {uses}}}}}',
  },
  recover:
    '{number, select, you {recover} one {{who} recovers} other {{who} each recover}} {cards, select, all {all} 1 {one} other {up to {cards}}} {from, select, lost {lost} other {discarded}} {only, select, summon {summon } other {}}{cards, select, 1 {card} other {cards}}{of, select, adjacentAlly { of a character adjacent to it} other {}}{where}',
  discard:
    '{number, select, you {return} one {{who} returns} other {{who} return}} {cards, plural, =1 {# lost card} other {# lost cards}} to the discard pile',
  'lose-cards':
    '{to, select, discard {{number, select, you {discard} one {{who} discards} other {{who} discard}}} other {{number, select, you {lose} one {{who} loses} other {{who} lose}}}} {cards, plural, =1 {# card} other {# cards}}',
  refresh:
    '{number, select, you {refresh} one {{who} refreshes} other {{who} each refresh}} {items, select, all {all} 1 {one} other {{items}}} {state, select, spent {spent} consumed {consumed} other {spent or consumed}} {only, select, true {{slots} } other {}}{items, select, 1 {item} other {items}}',
  'give-card':
    '{own, select, true {give this card to {who}, for whom it stays active} other {give one {card} from the supply to {who}}}',
  shield:
    '{others, select, true {{who} {number, select, one {gains} other {gain}} } other {}}Shield {value}{duration, select, attack { for this attack} round { this round} other {}}{where}',
  retaliate:
    '{others, select, true {{who} {number, select, one {gains} other {gain}} } other {}}Retaliate {value}{range, plural, =1 {} other { (Range #)}}{duration, select, attack { for this attack} round { this round} other {}}{where}',
  raise: 'increase the value of each of your {what} abilities by {value}',
  negate: 'negate the damage',
  redirect:
    '{what, select, attack {the attack targets {to, select, you {you} other {one of the attacker’s allies}} instead} other {{to, select, you {suffer the damage instead} other {one of the attacker’s allies suffers the damage instead}}}}{less, plural, =0 {} other {, reduced by #}}',
  heal: 'Heal {value}{self, select, true {{once, select, true { (Self)} other { on {who}}}} other { on {who}}}{once, select, true {} other {, {times} times}}{where}',
  xp: 'gain {value} experience{where}',
  money: 'gain {value} money tokens{where}',
  bonus: '{value} {to}{where}',
  multiply: '{by, plural, =2 {double} =3 {triple} other {quadruple}} the {to} value',
  damage: {
    suffer: '{number, select, you {suffer} one {{who} suffers} other {{who} suffer}} {value} damage{where}',
    amount: '{value} damage',
  },
  kill: '{after, select, true {after the attack, {conditional, select, true {if {if}, } other {}}kill {who}} other {kill {who}{conditional, select, true { ({number, select, many {each } other {}}only if {if})} other {}}}}{count, select, all {} 1 {} other { (at most {count})}}{xp, plural, =0 {} other { and gain # experience}}',
  perform: {
    plain:
      '{alone, select, true {{bare, select, true {} other {perform }}{actions}} other {{control, select, you {control {whoAcc}: {actions}} other {{who} {must, select, true {{several, select, true {each perform} other {performs}}} other {may {several, select, true {each } other {}}perform}} {actions}}}}}{against, select, itsAllies { against one of {several, select, true {their} other {its}} allies} other {}}{keyword, select, true {, with the effects of your Augments} other {}}',
    command: 'Command for {whoAcc}{who, select, other {}}: {actions}',
  },
  'take-turn':
    '{how, select, again {{number, select, you {take} one {{who} takes} other {{who} each take}} another turn with the same card} switchedSides {{number, select, you {take} one {{who} takes} other {{who} each take}} this round’s turn as if friends were enemies and enemies were friends} later {take another turn this round with two cards from your hand, led by a later initiative} other {{cards, select, top {immediately perform an extra top action of a card from your hand} bottom {immediately perform an extra bottom action of a card from your hand} other {{number, select, you {take} one {{who} takes} other {{who} each take}} an extra turn immediately{cards, select, two { with two cards from hand} other {}}}}}}{control, select, you {, under your control} other {}}',
  trap: {
    made: 'create a trap in an adjacent empty hex: {harm}{xp, plural, =0 {} other {; gain # experience when an enemy springs it}}{splash, select, none {} other {; enemies adjacent to the sprung trap also get {splash}}}',
    damage: '{damage} damage',
  },
  'disarm-trap':
    'disarm {count, select, all {all} other {{count, plural, =1 {one} other {#}}}} {within, select, 1 {adjacent } other {}}{count, select, 1 {trap} other {traps}}{within, select, 1 {} movedThrough { that you moved through} other { within {within} hexes}}{turned, select, true {, and apply its effects to {who}} other {}}',
  'create-obstacle':
    'create {count, plural, =1 {one obstacle} other {# obstacles}}{size, plural, =1 {} other { of # hexes}} {within, select, 1 {in {count, plural, =1 {an adjacent empty hex} other {adjacent empty hexes}}} killed {where the enemy died} other {within {within} hexes}}',
  'destroy-obstacle':
    'destroy {count, select, all {all} other {{count, plural, =1 {one} other {#}}}} {within, select, 1 {adjacent } other {}}{count, select, 1 {obstacle} other {obstacles}}{within, select, 1 {} movedThrough { that you moved through} other { within {within} hexes}}',
  'move-obstacle': 'move one adjacent obstacle of one hex to an empty hex within {within} hexes',
  when: 'if {if}{lead, select, term {: {begun}} other {, {effects}}}',
  on: '{lasts, select, turn {this turn, } round {this round, } other {}}{limit, select, turn {once per turn, } other {}}{moment}{clause, select, other {}}{conditional, select, true {, if {if}} other {}}{may, select, true {, {by, select, them {{who}} other {you}} may {lead, select, term {gain {effects}} other {{effects}}}} other {{lead, select, term {: {begun}} other {, {effects}}}}}{limit, select, half { (once per half of a card)} once { (only once)} action { (once per ability)} other {}}',
  cost: {
    bonus: '{may, select, true {you may } other {}}{price}: {bonus}{begun, select, other {}}',
    damage: '{may, select, other {}}suffer {upTo, select, true {up to } other {}}{value} damage',
    'destroy-obstacle': '{may, select, other {}}destroy one adjacent obstacle',
    'discard-card': '{may, select, other {}}discard {cards, plural, =1 {# card} other {# cards}}',
    forgo: '{may, select, other {}}forgo your {half, select, top {top} other {bottom}} action',
    condition:
      '{may, select, other {}}give {condition} to {whoAcc}{who, select, other {}}{damage, plural, =0 {} other { (a figure that already has it suffers # damage instead)}}',
  },
  choose: 'choose {count, select, any {any number} 1 {one} other {{count}}}: {from}',
  'treat-as': 'you may perform any {from} ability as {to} with the same value{plus, plural, =0 {} other { plus #}}',
  'keyword-limit':
    'you may have {count} {keyword} cards active at once{doom, select, true { on the same target} other {}}{xpOfOne, select, true {; only one of them gives experience} other {}}',
  'keyword-reach':
    '{attacks, select, ranged {your ranged attacks} other {the attack}} also {attacks, select, ranged {have} other {has}} the effects of your {keyword} cards',
  mark: 'put the token of this card on {who}',
  'move-mark':
    'move {count, select, all {all} 1 {one} other {{count}}} {named, select, true {{keyword} } other {}}{count, select, 1 {token} other {tokens}} to {who}',
  'modifier-card': 'treat a drawn {drawn} card as {as}',
  'modifier-deck':
    'remove {count, select, all {all} other {{count}}} {card} cards from your attack modifier deck{shuffle, select, true {, then shuffle its discard pile back in} other {}}',
  initiative:
    '{moved, select, true {raise or lower the initiative of your leading card by {change}} other {your initiative counts as {focus} when enemies choose their focus}}',
  'basic-action': 'your basic {half, select, top {top action is Attack} other {bottom action is Move}} {value}',
  'item-slots': 'you may bring {more, plural, =1 {# more {slot} item} other {# more {slot} items}}',
  rest: 'a short rest at the end of this round gives you all benefits of a long rest',
  'hit-points':
    '{isSet, select, true {set {number, select, you {your} other {its}} hit points to {value} (this is not damage)} other {{number, select, you {your} other {its}} hit points may rise to {over}}}{who, select, other {}}',
  redistribute: 'redistribute the damage taken by {who}{number, select, other {}}',
  exhaust: 'you become exhausted',
  forbid: {
    fly: '{number, select, you {you} other {{who}}} can no longer fly',
    invisible: '{number, select, you {you} other {{who}}} can no longer be invisible',
    attack: '{number, select, you {you} other {{who}}} cannot attack',
    'losing-for-damage': '{number, select, you {this card} other {{who}}} cannot be lost to avoid damage',
    items: '{number, select, you {you} other {{who}}} cannot use items',
  },
  sight: 'you can target invisible enemies',
  chain:
    'then attack {count, plural, =1 {# more enemy} other {# more enemies}}, each within {within} hexes of the one before, with {steps} Attack',
  'act-from': 'you may attack as if you stood in its hex',
  'go-to':
    '{object, select, none {{how, select, fly {fly} other {jump}}} other {the {object} jumps}} to the next {next, select, door {door} other {marker}}{reveals, select, true { and {object, select, none {reveal} other {reveals}} the room behind it} other {}}',
  'spend-element': 'consume that element without effect',
  'loot-limit': 'loot at most {count} tokens and tiles',
  'loot-path': 'loot every hex that you enter',
  'boss-special': 'Special {number}',
  hatch: 'every egg on the map becomes a normal {monster}',
} satisfies Readonly<Record<ModifierType, unknown>>;
