/** English card texts of modifiers. */
export const modifierTexts = {
  range: '{any, select, true {at any range} other {Range {distance}}}',
  target:
    '{also, select, true {Also target} other {Target}}: {who}{together, select, true { (with all attacks)} other {}}',
  'add-target': '+{count} Target',
  aoe: '{from, select, self {Melee area} other {Ranged area}} of {count, plural, =1 {# hex} other {# hexes}}',
  pierce: '{value, select, all {Ignore all Shield} other {Pierce {value}}}',
  advantage: '{worse, select, true {Disadvantage} other {Advantage}}',
  jump: 'Jump',
  fly: 'Flying',
  teleport:
    'Teleport {to, select, any {to any unoccupied hex} marked {to the hex of the marked figure} fallen {to the hex where it died} other {up to {range} hexes}}',
  path: {
    straight: 'the movement must be in a straight line',
    'ends-beside-obstacle': 'the movement must end next to an obstacle',
    'ends-beside-you': 'the movement must end next to you',
  },
  swap: '{self, select, true {Swap places: you and {who}} other {Two of these swap places: {who}}}',
  push: {
    plain: 'Push {distance}',
    through:
      'it may go into obstacles: each is destroyed and the target suffers {damage} damage{xp, plural, =0 {} other { (you gain # XP)}}',
    blocked:
      'for each hex denied by a wall or obstacle the target suffers {damage} damage{xp, plural, =0 {} other { (you gain # XP)}}',
  },
  pull: 'Pull {upTo, select, true {up to } other {}}{distance}{to, select, chosenHex { towards a chosen hex within {range} hexes} nearestAlly { towards the nearest of your allies} other {}}',
  infuse: 'Infuse {element}',
  consume: 'Consume {elements} for: {bonus}',
  condition: '{condition}{times, plural, =1 {} other { # times}}{others, select, true { for: {who}} other {}}',
  'remove-condition':
    'Remove {count, select, all {} other {{count} of: }}{conditions}{before, select, true { before the heal} other {}}',
  immune: 'Immune to: {to}{others, select, true { for: {who}} other {}}',
  lost: 'Lost',
  unrecoverable: 'cannot be recovered',
  active: {
    round: 'active this round',
    persistent: 'stays active',
    slots: '{count, plural, =1 {# use} other {# uses}} (XP {xp})',
  },
  recover:
    'Recover {cards, select, all {all} 1 {one} other {up to {cards}}} {from, select, lost {lost} other {discarded}} {only, select, summon {summon } other {}}{cards, select, 1 {card} other {cards}}{of, select, adjacentAlly { of one of their neighbours} other {}}',
  discard: 'Return {cards, plural, =1 {# lost card} other {# lost cards}} to the discard pile',
  'lose-cards': '{to, select, discard {Discard} other {Lose}} {cards, plural, =1 {# card} other {# cards}}',
  refresh:
    'Refresh {items, select, all {all} 1 {one} other {{items}}} {state, select, spent {spent} consumed {consumed} other {spent or consumed}} {items, select, 1 {item} other {items}}{only, select, true { ({slots})} other {}}',
  'give-card':
    '{own, select, true {Place this card in the active area of the target; it works for them} other {Give one of the supply: {card}}}',
  shield:
    'Shield {value}{duration, select, attack { for this attack} round { this round} other {}}{others, select, true { for: {who}} other {}}',
  retaliate:
    'Retaliate {value}{range, plural, =1 {} other { (Range #)}}{duration, select, attack { for this attack} round { this round} other {}}{others, select, true { for: {who}} other {}}',
  raise: 'each of your {what} abilities is worth {value} more',
  negate: 'suffer no damage instead',
  redirect:
    '{what, select, attack {the attack targets} other {the damage goes to}} {to, select, you {you instead} other {one of its allies instead}}{less, plural, =0 {} other {, reduced by #}}',
  heal: 'Heal {value}{once, select, true {} other { × {times}}}: {who}',
  xp: '{value} XP',
  money: 'Gain money tokens: {value}',
  bonus: '{value} {to}',
  multiply: '{to} × {by}',
  damage: '{others, select, true {{value} damage for: {who}} other {{value} damage}}',
  kill: 'Kill{count, select, all {} other { {count}}}{others, select, true {: {who}} other {}}{conditional, select, true { if: {if}} other {}}{after, select, true { (after the attack)} other {}}{xp, plural, =0 {} other {; then # XP}}',
  perform: {
    plain:
      '{alone, select, true {Perform: {actions}} other {{who} {must, select, true {must} other {may}}{several, select, true { each} other {}} perform: {actions}}}{control, select, you { (you control {several, select, true {them} other {it}})} other {}}{against, select, itsAllies { (against one of its allies)} other {}}{keyword, select, true { (with the effects of your Augments)} other {}}',
    command: 'Command ({who}): {actions}',
  },
  'take-turn':
    '{alone, select, true {You} other {{who}}}: {how, select, again {one more turn with the same card} switchedSides {the turn this round as if friend and foe were exchanged} later {one more turn this round by a new, later leading card} other {an extra {cards, select, top {top action} bottom {bottom action} other {turn}} at once}}{cards, select, two { with two cards from hand} top { of a card from hand} bottom { of a card from hand} other {}}{control, select, you { (you control it)} other {}}',
  trap: {
    made: 'Create a trap in an adjacent empty hex: {harm}',
    damage: '{damage} damage',
    xp: '{xp} XP when an enemy springs it',
    splash: 'when it is sprung, for enemies next to it: {harm}',
  },
  'disarm-trap':
    'Disarm {count, select, all {all traps} other {{count, plural, =1 {# trap} other {# traps}}}} {within, select, 1 {next to you} movedThrough {moved through} other {within {within} hexes}}{turned, select, true {; its effects go to: {who}} other {}}',
  'create-obstacle':
    'Create {count, plural, =1 {# obstacle} other {# obstacles}}{size, plural, =1 {} other { of # hexes}} {within, select, 1 {next to you} killed {where the enemy died} other {within {within} hexes}}',
  'destroy-obstacle':
    'Destroy {count, select, all {all obstacles} other {{count, plural, =1 {# obstacle} other {# obstacles}}}} {within, select, 1 {next to you} movedThrough {moved through} other {within {within} hexes}}',
  'move-obstacle': 'Move an adjacent obstacle of one hex to an empty hex within {within} hexes',
  when: 'if {if}: {effects}',
  on: '{lasts, select, turn {This turn: } round {This round: } other {}}{limit, select, next {The next time: } turn {Once a turn: } half {Once per half of a card: } action {Once an action: } other {}}{moment}{others, select, true { ({who})} other {}}{conditional, select, true {, if {if}} other {}}{may, select, true {, {by, select, them {they} other {you}} may} other {}}: {effects}',
  cost: {
    bonus: '{may, select, true {You may } other {}}{price} for: {bonus}',
    damage: 'suffer {upTo, select, true {up to } other {}}{value} damage',
    'destroy-obstacle': 'destroy an adjacent obstacle',
    'discard-card': 'discard {cards, plural, =1 {# card} other {# cards}}',
    forgo: 'forgo your {half, select, top {top} other {bottom}} action',
    condition: 'give {condition} ({who}){damage, plural, =0 {} other {, or # damage to one that has it}}',
  },
  choose: 'Choose {count, select, any {any} other {{count}}}: {from}',
  'treat-as':
    'All {from} abilities may be performed as {to} abilities of the same value{plus, plural, =0 {} other { plus #}}',
  'keyword-limit':
    '{count} active at once{doom, select, true { on the same target} other {}}: {keyword}{xpOfOne, select, true { (XP from one of them)} other {}}',
  'keyword-reach': '{attacks, select, ranged {your ranged attacks} other {the attack}} gain the effects of: {keyword}',
  mark: 'Put your token on the target',
  'move-mark':
    'Move {count, select, all {all tokens} other {{count, plural, =1 {# token} other {# tokens}}}}{named, select, true { ({keyword})} other {}} to: {who}',
  'modifier-card': '{drawn} counts as {as}',
  'modifier-deck':
    'Remove {count, select, all {all} other {{count}}} {card} cards from the attack modifier deck{shuffle, select, true { and shuffle its discards back in} other {}}',
  initiative:
    '{moved, select, true {raise or lower your leading initiative by {change}} other {initiative {focus} when enemies choose their focus}}',
  'basic-action': 'the basic {half, select, top {top action is Attack} other {bottom action is Move}} {value}',
  'item-slots': '{more, plural, =1 {# more item} other {# more items}}: {slot}',
  rest: 'a short rest at the end of this round gives all benefits of a long rest',
  'hit-points':
    '{isSet, select, true {hit points become {value} (this is no damage)} other {hit points may rise to {over}}}',
  redistribute: 'Deal out anew the damage taken by: {who}',
  exhaust: 'You become exhausted',
  forbid: {
    fly: 'can no longer fly',
    invisible: 'can no longer be invisible',
    attack: 'cannot attack',
    'losing-for-damage': 'cannot be lost to avoid damage',
    items: 'cannot use items',
    others: {
      fly: '{who} can no longer fly',
      invisible: '{who} can no longer be invisible',
      attack: '{who} cannot attack',
      'losing-for-damage': '{who} cannot be lost to avoid damage',
      items: '{who} cannot use items',
    },
  },
  sight: 'can target invisible enemies',
  chain:
    'then {count, plural, =1 {# new enemy} other {# new enemies}}, each within {within} hexes of the last, with Attack {steps}',
  'act-from': 'you may attack as if you stood in its hex',
  'go-to':
    '{object, select, none {{how, select, fly {Fly} other {Go}}} other {{object} jumps}} to the next {next, select, door {door} other {marker}}{reveals, select, true { and reveal the room} other {}}',
  'spend-element': 'consume that element instead, for nothing',
  'loot-limit': 'at most {count} tokens and tiles',
  'loot-path': 'loot every hex you enter',
  'boss-special': 'Special {number}',
  hatch: 'each egg becomes: {monster}',
};
