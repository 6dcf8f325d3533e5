/** Marks a text whose translations depend on the grammatical case. */
const cased = (text: string) => `{case, select, other {}}${text}`;

/** Returns a text with "yourself" as an object. */
const withYou = (text: string) => `{case, select, acc {yourself} other {you}} ${text}`;

const one = '{form, select, any {any} other {one}}';
const some = '{form, select, exact {{count}} other {up to {count}}}';

/** English phrases that card texts are composed of: figures, moments, conditions and formulas. */
export const cardPhrases = {
  who: {
    self: '{voice, select, you {{case, select, acc {yourself} other {you}}} monster {{case, select, acc {itself} other {the monster}}} other {{case, select, acc {itself} other {it}}}}',
    role: {
      target: '{case, select, other {}}{number, select, many {the targets} other {the target}}',
      attacker: '{case, select, other {}}{number, select, other {the attacker}}',
      victim: '{case, select, other {}}{number, select, other {that enemy}}',
    },
    enemy: {
      one: cased(`${one} {quality}enemy`),
      all: cased('all {quality}enemies'),
      some: cased(`${some} {quality}enemies`),
      'one-adjacent': cased(`${one} adjacent {quality}enemy`),
      'all-adjacent': cased('all adjacent {quality}enemies'),
      'some-adjacent': cased(`${some} adjacent {quality}enemies`),
    },
    ally: {
      one: cased(`${one} {quality}ally`),
      all: cased('all {quality}allies'),
      some: cased(`${some} {quality}allies`),
      'one-adjacent': cased(`${one} adjacent {quality}ally`),
      'all-adjacent': cased('all adjacent {quality}allies'),
      'some-adjacent': cased(`${some} adjacent {quality}allies`),
    },
    'self-or-ally': {
      one: withYou(`or ${one} {quality}ally`),
      all: withYou('and all {quality}allies'),
      some: cased(`${some} of you and your {quality}allies`),
      'one-adjacent': withYou(`or ${one} adjacent {quality}ally`),
      'all-adjacent': withYou('and all adjacent {quality}allies'),
      'some-adjacent': cased(`${some} of you and your adjacent {quality}allies`),
    },
    any: {
      one: cased(`${one} {quality}ally or enemy`),
      all: cased('all {quality}allies and enemies'),
      some: cased(`${some} {quality}allies or enemies`),
      'one-adjacent': cased(`${one} adjacent {quality}ally or enemy`),
      'all-adjacent': cased('all adjacent {quality}allies and enemies'),
      'some-adjacent': cased(`${some} adjacent {quality}allies or enemies`),
    },
    everyone: {
      one: cased(`${one} {quality}figure`),
      all: cased('all {quality}figures'),
      some: cased(`${some} {quality}figures`),
      'one-adjacent': withYou(`or ${one} adjacent {quality}figure`),
      'all-adjacent': withYou('and all adjacent {quality}figures'),
      'some-adjacent': cased(`${some} of you and the adjacent {quality}figures`),
    },
    'summoned-ally': {
      one: cased(`${one} {quality}summoned ally`),
      all: cased('all {quality}summoned allies'),
      some: cased(`${some} {quality}summoned allies`),
      'one-adjacent': cased(`${one} adjacent {quality}summoned ally`),
      'all-adjacent': cased('all adjacent {quality}summoned allies'),
      'some-adjacent': cased(`${some} adjacent {quality}summoned allies`),
    },
    'summoned-self-or-ally': {
      one: withYou(`or ${one} {quality}summoned ally`),
      all: withYou('and all {quality}summoned allies'),
      some: cased(`${some} of you and the {quality}summoned allies`),
      'one-adjacent': withYou(`or ${one} adjacent {quality}summoned ally`),
      'all-adjacent': withYou('and all adjacent {quality}summoned allies'),
      'some-adjacent': cased(`${some} of you and the adjacent {quality}summoned allies`),
    },
    'owned-ally': {
      one: cased(`${one} of your {quality}summons`),
      all: cased('all your {quality}summons'),
      some: cased(`${some} of your {quality}summons`),
      'one-adjacent': cased(`${one} of your adjacent {quality}summons`),
      'all-adjacent': cased('all your adjacent {quality}summons'),
      'some-adjacent': cased(`${some} of your adjacent {quality}summons`),
    },
    'owned-self-or-ally': {
      one: withYou(`or ${one} of your {quality}summons`),
      all: withYou('and all your {quality}summons'),
      some: cased(`${some} of you and your {quality}summons`),
      'one-adjacent': withYou(`or ${one} of your adjacent {quality}summons`),
      'all-adjacent': withYou('and all your adjacent {quality}summons'),
      'some-adjacent': cased(`${some} of you and your adjacent {quality}summons`),
    },
    quality: '{quality} ',
    summoned: '{who} (summons only)',
    marked: cased('{keyword, select, doom {the doomed enemy} other {the marked enemy}}'),
    markedOnes: '{keyword, select, doom {doomed} other {marked}}',
    named: cased('the {name}'),
    formula: '{who} (as many as {count})',
    within: '{who} within {range} hexes',
    inRange: '{who} within range',
    of: '{who} adjacent to {anchor}',
    withinOf: '{who} within {range} hexes of {anchor}',
    trait: '{who} {traits}',
    if: '{who} (if {if})',
    place: {
      area: '{who} in the area',
      room: '{who} in {voice, select, you {your} other {its}} room',
      map: '{who} on the map',
      'moved-through': '{who} {voice, select, you {you moved} other {it moved}} through',
      'on-path': '{who} on the path to the target',
      'beside-path': '{who} adjacent to a hex {voice, select, you {you} other {it}} entered',
    },
    anchor: {
      self: '{voice, select, you {you} other {it}}',
      target: 'the target',
      killed: 'the killed enemy',
      fallen: 'the hex where it died',
      healed: 'the healed figure',
      obstacle: 'the obstacle',
      trap: 'the trap',
      marked: 'the marked figure',
      'chosen-hex': 'the chosen hex',
      summons: 'any summoned ally',
      poisoned: 'an enemy with Poison',
      previous: 'the previous one',
    },
  },
  trait: {
    has: 'with {conditions}',
    adjacent: '{no, select, true {not } other {}}adjacent to {to}',
    within: '({no, select, true {but not } other {}}{range, plural, =1 {adjacent} other {within # hexes}})',
    summoned: '({no, select, true {not a summon} other {summons only}})',
    monster: '({monsters})',
    half: 'with fewer hit points than half of {of}',
    compare: {
      targetHitPoints: 'with {bound} hit points{how, select, other {}}{value, select, other {}}',
      targetDamageTaken: 'that {how, select, other {}}{value, select, 0 {took no damage} other {took {bound} damage}}',
      targetNegativeConditions:
        'with {value, select, 1 {a negative condition} other {{bound} negative conditions}}{how, select, other {}}',
    },
  },
  compare: {
    bound: '{how, select, least {{value} or more} most {{value} or fewer} other {{value}}}',
    hexesMoved:
      '{voice, select, you {you} other {it}} moved {bound} {how, select, exactly {{value, plural, =1 {hex} other {hexes}}} other {hexes}} this turn',
    hazardsEntered:
      '{voice, select, you {you} other {it}} entered {how, select, least {{value, plural, =1 {hazardous terrain} other {{bound} hexes of hazardous terrain}}} other {{bound} hexes of hazardous terrain}} this turn',
    actionValue: 'its value is {bound}',
    usesLeft: '{value, plural, =0 {no uses are left} =1 {# use is left} other {# uses are left}}',
    adjacentAllies:
      '{value, select, 1 {any ally is adjacent to {voice, select, you {you} other {it}}} other {{bound} allies are adjacent to {voice, select, you {you} other {it}}}}',
    targetHitPoints:
      '{role, select, it {it has} attacker {the attacker has} other {the target has}} {bound} {how, select, other {}}{value, plural, =1 {hit point} other {hit points}}',
    targetDamageTaken:
      '{role, select, it {it} attacker {the attacker} other {the target}} has taken {value, select, 0 {no} other {{bound}}} damage',
    targetNegativeConditions:
      '{role, select, it {it has} attacker {the attacker has} other {the target has}} {value, select, 1 {a negative condition} other {{bound} negative conditions}}',
    round:
      '{how, select, least {the round is {value} or later} most {the round is {value} or earlier} other {it is round {value}}}',
    half: '{own, select, true {{voice, select, you {you have} other {it has}} less than half of {voice, select, you {your} other {its}} maximum hit points} other {{fact} are less than half of {of}}}',
    every: 'the round is {first}, {second}, {third} and so on',
  },
  trigger: {
    'cards-revealed': 'after all cards are revealed',
    'round-start': 'at the start of the round',
    'turn-start':
      'at the start of {whose, select, you {your turn} it {its turn} own {its turn} them {its turn} other {the turn of {whoDat}}}',
    turn: 'during {whose, select, you {your turn} other {its turn}}',
    'turn-end':
      'at the end of {whose, select, you {your turn} it {its turn} own {its turn} them {its turn} other {the turn of {whoDat}}}',
    'round-end': 'at the end of the round',
    'attack-action-start':
      'before {whose, select, you {you perform} it {it performs} own {it performs} them {it performs} other {{who} performs}} an Attack ability',
    'attack-action':
      '{limit, select, next {the next time} other {when}} {whose, select, you {you perform} it {it performs} own {it performs} them {it performs} other {{who} performs}} {attack, select, melee {a melee Attack ability} ranged {a ranged Attack ability} other {an Attack ability}}{single, select, true { with a single target} other {}}{against, select, doom { against the doomed enemy} none {} other { against the marked enemy}}',
    attack:
      'when {whose, select, you {you make} it {it makes} own {it makes} them {it makes} other {{who} makes}} {attack, select, melee {a melee attack} ranged {a ranged attack} other {an attack}}{against, select, doom { against the doomed enemy} none {} other { against the marked enemy}}',
    'attack-action-end':
      'after {whose, select, you {you perform} it {it performs} own {it performs} them {it performs} other {{who} performs}} an Attack ability',
    attacked:
      'when {attack, select, melee {a melee attack} ranged {a ranged attack} other {an attack}} targets {whose, select, you {you} it {it} own {it} them {it} other {{whoDat}}}{whoAcc, select, other {}}{who, select, other {}}',
    'modifier-drawn':
      'when a modifier card is drawn for an attack against {whose, select, you {you} it {it} own {it} them {it} other {{whoDat}}}{whoAcc, select, other {}}',
    'attack-damage':
      'when {whose, select, you {you} it {it} own {it} them {it} other {{who}}} would suffer damage from an attack',
    damage:
      '{limit, select, next {the next time} other {when}} {whose, select, you {you} it {it} other {{who}}} would suffer damage',
    damaged: 'after {whose, select, you {you suffer} it {it suffers} own {it suffers} other {{who} suffers}} damage',
    retaliate: 'when {whose, select, you {you retaliate} it {it retaliates} other {{who} retaliates}}',
    'move-action-start':
      'during {whose, select, you {your Move ability} it {its Move ability} other {a Move ability of {whoDat}}}',
    'move-action':
      'when {whose, select, you {you perform} it {it performs} own {it performs} other {{who} performs}} a Move ability',
    moved: 'after {whose, select, you {you perform} it {it performs} other {{who} performs}} a Move ability',
    'loot-action': 'when {whose, select, you {you perform} it {it performs} other {{who} performs}} a Loot ability',
    'heal-action': 'when {whose, select, you {you perform} it {it performs} other {{who} performs}} a Heal ability',
    healed: 'when {whose, select, you {you are} it {it is} other {{who} is}} healed',
    kill: 'when {whose, select, you {you kill} it {it kills} other {{who} kills}} an enemy',
    death: 'when {whose, select, you {you die} it {it dies} other {{who} dies}}',
    fallen: 'after {whose, select, you {you die} it {it dies} other {{who} dies}}',
    'mark-ending': 'when {whose, select, you {you die} it {it dies} other {{who} dies}}, before its tokens are removed',
    'condition-gained': 'when {whose, select, you {you} it {it} other {{who}}} would gain a condition',
    'condition-given': 'when {whose, select, you {you give} it {it gives} other {{who} gives}} a figure a condition',
    'curse-given': 'when {whose, select, you {you give} it {it gives} other {{who} gives}} an enemy a Curse',
    'element-consumed': 'when {whose, select, you {you consume} it {it consumes} other {{who} consumes}} an element',
    'element-wanted':
      'when {whose, select, you {you would consume} it {it would consume} other {{who} would consume}} an element',
    'trap-sprung': 'when {whose, select, you {you spring} it {it springs} other {{who} springs}} a trap',
    'item-used': 'when {whose, select, you {you use} it {it uses} other {{who} uses}} an item',
    'basic-top': 'when {whose, select, you {you perform} it {it performs} other {{who} performs}} a basic top action',
    'basic-bottom':
      'when {whose, select, you {you perform} it {it performs} other {{who} performs}} a basic bottom action',
    'short-rest': 'when {whose, select, you {you take} it {it takes} other {{who} takes}} a short rest',
    'long-rest': 'when {whose, select, you {you take} it {it takes} other {{who} takes}} a long rest',
    'forced-movement': 'when {whose, select, you {you are} it {it is} other {{who} is}} pushed or pulled',
  },
  predicate: {
    has: '{role, select, self {{voice, select, you {you {no, select, true {do not have} other {have}}} other {it {no, select, true {does not have} other {has}}}}} other {{role, select, it {it} attacker {the attacker} victim {that enemy} other {the target}} {no, select, true {does not have} other {has}}}} {conditions}',
    adjacent:
      '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}adjacent to {what, select, enemies {{least, plural, =1 {an enemy} other {# or more enemies}}} other {{least, plural, =1 {} other {# or more of }}{to}}}',
    neighbour: {
      'your-allies':
        '{voice, select, you {any of your allies} monster {any of the monster’s allies} other {any of its allies}}',
      'its-allies': 'any of its allies',
      enemies: 'an enemy',
      obstacles: 'an obstacle',
      you: '{voice, select, you {you} other {the acting figure}}',
    },
    rank: '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}{monster, select, true {a monster} other {{ranks}}}',
    monster:
      '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}a {monsters}',
    element: '{element} is {no, select, true {not } other {}}{states}',
    infused: '{element} was {no, select, true {not } other {}}infused this turn',
    within:
      '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}{range, plural, =1 {adjacent} other {within # hexes}}',
    summoned:
      '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}summoned',
    marked:
      '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}{keyword, select, doom {doomed} other {marked}}',
    terrain:
      '{role, select, self {{voice, select, you {you are} other {it is}}} it {it is} attacker {the attacker is} other {the target is}} {no, select, true {not } other {}}in {terrain}',
    terrainKind: {
      obstacle: 'an obstacle hex',
      hazardous: 'hazardous terrain',
      difficult: 'difficult terrain',
      water: 'water',
      trap: 'a trap',
    },
    path: 'the movement {shape, select, straight {was {no, select, true {not } other {}}in a straight line} other {{no, select, true {did not end} other {ended}} where it began}}',
    attack:
      '{kind, select, own {{voice, select, you {you are} other {it is}} {no, select, true {not } other {}}performing an Attack ability} other {the attack {no, select, true {is not} other {is}} {kind, select, melee {melee} ranged {ranged} other {on a single target}}}}',
    lethal:
      'it would {no, select, true {not } other {}}reduce {voice, select, you {you} other {the figure}} below 1 hit point',
    'item-used': '{no, select, true {no} other {an}} item was used',
    drawn: 'it is {no, select, true {not } other {}}a {cards} card',
    'own-turn': 'it is {no, select, true {not } other {}}{voice, select, you {your} other {its}} turn',
    command: 'it is {no, select, true {not } other {}}a Command',
    compare: '{no, select, true {not: } other {}}{formula}',
  },
  fact: {
    characters: 'the number of characters',
    level: 'the scenario level',
    round: 'the round number',
    hexesMoved: 'the number of hexes {voice, select, you {you} other {it}} moved this turn',
    hexesMovedByAction: 'the number of hexes {voice, select, you {you} other {it}} moved with this action',
    hazardsEntered: 'the number of hazardous hexes {voice, select, you {you} other {it}} entered this turn',
    actionValue: 'the value of the ability',
    damageDealt: 'the damage {voice, select, you {you} other {it}} dealt this turn',
    damageDone: 'the damage just dealt',
    damagePaid: 'the damage suffered for it',
    hitPoints: '{voice, select, you {your} monster {the monster’s} other {its}} hit points',
    maxHitPoints: '{voice, select, you {your} other {its}} maximum hit points',
    damageTaken: 'the damage {voice, select, you {you have} other {it has}} taken',
    characterLevel: 'your level',
    lostCards: 'the number of your lost cards',
    handCards: 'the number of cards in your hand',
    discardedCards: 'the number of your discarded cards',
    adjacentAllies: 'the number of adjacent allies',
    adjacentEnemies: 'the number of adjacent enemies',
    alliesInRange: 'the number of your allies within range',
    summonedAllies: 'the number of summoned allies',
    targets: 'the number of enemies targeted',
    killed: 'the number of enemies killed',
    damaged: 'the number of figures damaged',
    performed: 'the number of abilities they performed',
    usesLeft: 'the number of uses left',
    destroyedHexes: 'the number of hexes of the destroyed obstacles',
    counted: 'the number of figures counted',
    tokens: 'the number of tokens of the scenario',
    targetHitPoints: 'the hit points of the target',
    targetMaxHitPoints: 'the maximum hit points of the target',
    targetDamageTaken: 'the damage the target has taken',
    targetShield: 'the Shield of the target',
    targetNegativeConditions: 'the number of negative conditions on the target',
    targetAdjacentAllies: 'the number of your allies adjacent to the target',
    targetSpareRange: 'the number of hexes by which the range exceeds the distance',
  },
  amount: {
    where: '(X is {formula})',
    twice: 'twice {value}',
    share:
      '{share, plural, =2 {half of} =3 {a third of} =5 {a fifth of} other {1/# of}} {value}, {how, select, floor {rounded down} other {rounded up}}',
  },
  slotKind: {
    head: 'head',
    body: 'body',
    legs: 'leg',
    'one-hand': 'one-hand',
    'two-hand': 'two-hand',
    small: 'small',
  },
};
