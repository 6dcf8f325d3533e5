import type { CardTexts } from '../cardTexts.ts';

/** Parts of card texts, combined from the effects of a card. */
export const cards = {
  half: {
    needs: 'Only if {conditions}.',
    table: 'Stays on the table: {does}.',
    while: 'Leaves the table as soon as it is no longer true that {conditions}.',
    until: {
      declared: 'Leaves the table when the Fellowship is declared.',
      'declared-at-home':
        'Leaves the table when the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.',
      revealed: 'Leaves the table when the Fellowship is revealed.',
      activated: 'Leaves the table when the Nation becomes active.',
      provoked:
        'Leaves the table when a Nation of the Free Peoples advances by an attack or by the ability of a Companion.',
    },
    removal:
      '{side, select, free {The Free Peoples} other {The Shadow}} may take it off the table, as an action, for {price}.',
    price: {
      will: 'a die showing the Will of the West',
      any: 'any die',
      ring: 'an Elven Ring',
      card: 'a card with the {symbol} symbol from hand',
      if: '{price} if {conditions}',
    },
    forfeits: {
      nazgul: 'Forfeits {points, plural, one {# point} other {# points}} of Nazgûl Leadership this round.',
      any: 'Forfeits one or more points of Nazgûl Leadership this round, as many as you like.',
      companions: 'If a card is really cancelled, the Leadership of all your Companions is forfeited this round.',
    },
    initiative: 'Initiative {initiative}',
  },
  term: {
    'a-companion': 'a Companion',
    'a-unit': 'a unit {nation}',
    abroad: 'outside every Nation of the Free Peoples',
    'in-free-nation': 'inside a Nation of the Free Peoples',
    within: 'in a region {nation}',
    of: '{figures} {nation}',
    signed: '{minus, select, true {−} other {+}}{value}',
    figures: {
      regular: '{count, plural, one {# Regular} other {# Regulars}}',
      elite: '{count, plural, one {# Elite} other {# Elites}}',
      unit: '{count, plural, one {# unit (Regular or Elite)} other {# units (each Regular or Elite)}}',
      leader: '{count, plural, one {# Leader} other {# Leaders}}',
      nazgul: '{count} Nazgûl',
    },
  },
  place: {
    with: 'where {who} is',
    rule: 'in a {free, select, true {free } other {}}{coastal, select, true {coastal } other {}}{site, select, settlement {Settlement} stronghold {Stronghold} other {region}}{any, select, true {} other { {nation}}}{eastEdge, select, true { at the eastern edge of the map} other {}}{army, select, free { with an Army of the Free Peoples} shadow { with a Shadow Army} other {}}{companion, select, true { with a Companion} other {}}',
  },
  condition: {
    active: '{nation} {many, select, true {are} other {is}} active',
    'army-in': 'an Army of {side, select, free {the Free Peoples} other {the Shadow}} is {where}',
    'at-war': '{nations} {many, select, true {are} other {is}} At War',
    'away-from-settlements': 'the Fellowship is not in a region with a Settlement of the Free Peoples',
    besieged: 'the Shadow besieges the Stronghold {where}',
    'companions-left': 'a Companion is in the Fellowship',
    conquered: 'the enemy controls a Stronghold {nation}',
    corruption: 'the Corruption is {most} or less',
    'fellowship-in': 'the Ring-bearers are {where}, unconquered',
    guide: '{who} is the Guide',
    hunted: 'a Nazgûl is in the region of the Ring-bearers',
    'in-fellowship': '{who} is in the Fellowship',
    'in-play': '{who} is in play',
    progress: 'the Progress of the Fellowship is {least} or more',
    revealed: 'the Fellowship is revealed',
    standing:
      '{who} is{place, select, true { {where}} other {}}{army, select, true { with an Army} other {}}{uncaptured, select, true { and the enemy does not control the Settlement} other {}}',
  },
  effect: {
    alone: '; {who} dies there without an Army',
    activate: '{nations} {many, select, true {become} other {becomes}} active',
    advance: '{nations} {many, select, true {advance} other {advances}} one step on the Political Track',
    'army-action':
      'you may {moves, plural, one {move one Army} other {move # Armies}}, or attack with one, {escort, select, witchKing {with the Witch-king} other {each with a Nazgûl}}',
    assault:
      'a besieging Army with {who} attacks the Stronghold for {rounds} rounds; in the first the Free Peoples have no combat card unless a Companion fights',
    breaking:
      'draw a Hunt tile; an Eye or a tile of the Free Peoples does nothing, else as many Companions leave the Fellowship as it shows and stay in its region',
    choose: '{may, select, true {you may choose one} other {choose one}}: {from}',
    'clear-table': 'a {deck, select, character {Character} other {Strategy}} card of the enemy leaves the table',
    'companions-move': 'move any Companions on the map',
    corruption: '{heals, select, true {heal {amount} Corruption} other {add {amount} Corruption}}',
    'corruption-roll':
      'roll {dice} dice; each {on}{on, select, 6 {} other { or more}} {heals, select, true {heals} other {adds}} 1 Corruption',
    'dice-to-hunt': 'up to {most} of your unused dice become Eyes and go to the Hunt Box',
    draw: 'draw {count, plural, one {# {deck, select, character {Character} other {Strategy}} card} other {# {deck, select, character {Character} other {Strategy}} cards}}',
    drift: 'move the Ring-bearers to an adjacent region of your choice',
    'fellowship-step': 'you may hide the Fellowship if it is revealed, or move it if it is hidden',
    fly: 'move any Nazgûl',
    'free-card':
      'you may play another {deck, select, character {Character} other {Strategy}} card at once, without a die',
    hits: '{nazgul, select, true {roll a die for each Nazgûl of an Army (five at most) against an Army of the Free Peoples there or next to it} other {roll {dice} dice against a {side, select, shadow {Shadow Army} other {Army of the Free Peoples}}{nations, select, 0 {} other { with units of {nations} Nations}}{where}}}; each {on} or more is a hit{attack, select, true {, and the Nations react as to an attack} other {}}{last, select, true {; Minions and Nazgûl die with the last unit} other {}}{alone}',
    'hunt-draw':
      'draw a Hunt tile; an Eye or a tile of the Free Peoples does nothing, else it is a successful Hunt{against, select, nothing {, and nothing lowers its damage} companion {, and damage is first lowered by the loss of a random Companion} other {}}',
    'hunt-roll': 'roll for the Hunt as if the Fellowship had moved',
    'hunt-tile': 'the Hunt tile “{tile}” comes into play',
    journey:
      'one Companion, or one group, leaves the Fellowship or moves on the map{own, select, true {, {further} regions further than usual} other { with Level {level}}}, and may end in a besieged Stronghold',
    landing:
      'an Army {from} lands in a coastal region {nation}; where you besiege the Stronghold there, you assault it',
    'lose-dice': 'the enemy loses all unused dice showing {face}',
    'lose-leader': 'the Free Peoples lose one Leader {where}',
    lure: 'a random Companion of the Fellowship: the Free Peoples take his Level in Corruption, or lose him',
    march:
      '{straight, select, true {move one Army {from} straight to {to}; if the enemy controls or besieges it, to a region next to it} other {move {armies, plural, one {one Army} other {up to # Armies}}{escort, select, companion { with a Companion} nazgul { with a Nazgûl} witchKing { with the Witch-king} other {}}{steps, plural, one { one region} other { up to # regions}}{armies, plural, one {} other { each}}{joining, select, true {, to where another of your Armies is that is not besieged} other {}}}}',
    promote:
      '{count, plural, one {one Regular} other {# Regulars}}{any, select, true { in the Army of {who}} other { {nation}, in any region,}} {count, plural, one {becomes an Elite} other {become Elites}}{any, select, true { of the same Nation} other {}}',
    rally: 'one Nation of the Free Peoples of your choice becomes active and advances one step',
    recruit:
      'recruit {upTo, select, true {up to } other {}}{figures} {where}{different, plural, one {} other {, and as many in other such places: # in all}}{control, select, true {, and take control of the Settlement} other {}}',
    relief:
      'an Army of the Free Peoples attacks a Shadow Army next to it that besieges a Stronghold; in the whole battle the Shadow rolls one Combat die fewer for each unit inside, but one at least',
    reveal: 'reveal the Fellowship',
    ride: 'move {who}, and any Companions with him, straight to {to}',
    rout: 'a Shadow Army there takes as many hits as one die shows and retreats; if it cannot, it is destroyed with Nazgûl and Minions',
    send: 'move {who} to {to}',
    separate:
      'one Companion, or one group, leaves the Fellowship and goes {further, plural, one {# region} other {# regions}} further than usual',
    'set-back':
      'a Nation of the Free Peoples that is not At War and in which the Fellowship or a Companion is goes back one step, and the Free Peoples eliminate one of its units or Leaders',
    'storm-ashore': 'an Army of the enemy where you landed is fought at once, and you do not cease',
    'strike-nazgul':
      'roll a die for each Nazgûl (five at most, not the Witch-king) of a Shadow Army in or next to the region of an Army of the Free Peoples with a Companion; each {on} or more eliminates one, and the others fly to an unconquered Stronghold of Sauron',
    'tile-challenge':
      'draw {tiles} Hunt tiles; if all are Eyes they go back and {who} is eliminated, else the Eyes leave the game and the others go back',
    'to-war':
      '{nation} {many, select, true {become} other {becomes}} active and {many, select, true {are} other {is}} At War',
    'turn-die': 'turn one of your unused dice showing {from} to {to}',
    uprising:
      'recruit {regular, plural, one {# Regular} other {# Regulars}} {nation} in a free region next to one {where}, and you may move up to {joining} units {nation} from these there',
    when: 'if {if}: {effects}{else, select, true {; if not: {otherwise}} other {}}',
    withering:
      'for each Stronghold {nation} that is not besieged roll as many dice as there are units {nation} in it (five at most); each {on} is a hit on the Army there',
  },
  lasting: {
    'casualty-discard':
      'whenever a Companion is lost to the Hunt you may discard a Character card of the Free Peoples, at random from the hand or one from the table',
    'no-entry': 'no Shadow Army may enter or attack {regions}',
    'combat-from-table': 'its combat half may be used from the table as if from hand',
    'die-aside': 'dice that move the Fellowship do not go to the Hunt Box',
    'draw-after-event': 'after you play an event card with an Event die you draw a card from either deck',
    'hunt-bonus': 'before a Hunt roll you may discard it for +{bonus} on every die',
    'no-combat-cards': 'the Free Peoples use no combat cards in battles {where}',
    'no-muster-advance': 'the Free Peoples cannot advance a passive Nation with a Muster die',
    'path-tile':
      'when the Fellowship is declared or revealed and its way touches {region}, you may discard it to draw one more Hunt tile; an Eye does nothing',
    reduce: 'after a Hunt tile is drawn you may discard it to lower the damage by {by}',
    redraw: 'after a Hunt tile is drawn you may discard it to draw another in its place; the first goes back',
    'activation-only':
      '{nation} {many, select, true {become} other {becomes}} active only by a Companion, or by a declaration in or an attack on {regions}',
    'no-tile': 'when a Hunt tile is about to be drawn you may discard it: none is drawn',
  },
  situation: {
    companion: '{who} fights',
    elite: '{any, select, true {one of your Elites} other {an Elite {nation}}} fights',
    'field-defence': 'your Army defends, and not in a siege',
    ground: 'the defender stands {where}',
    'leader-or-companion': 'a Leader of the Free Peoples or a Companion fights',
    nazgul: 'a Nazgûl fights',
    'nazgul-leadership':
      'the Nazgûl in the battle have at least {least, plural, one {# point} other {# points}} of Leadership',
    near: 'the defender stands at most {within} regions from {region}',
    'ring-bearers': 'the defender stands in the region of the Ring-bearers',
    siege: 'the defender is besieged in a Stronghold',
    unit: 'a unit {nation} fights',
  },
  combat: {
    cancel:
      'cancel the enemy’s combat card{otherwise, select, 0 {} other {; if there is none, +{otherwise} on each die of your Leader re-roll}}',
    'cancel-hits': 'if the enemy scored {of} hits or more, cancel {hits}',
    'dice-bonus':
      '{bonus} on each die of {whose, select, own {your} enemy {the enemy’s} other {either side’s}} {which, select, both {Combat roll and Leader re-roll} roll {Combat roll} other {Leader re-roll}}',
    'dice-limit': 'the enemy rolls at most {most} dice in his Combat roll',
    'slip-away': 'before any roll your whole Army retreats to a free region next to it, or into its Stronghold',
    'extra-attack':
      '{late, select, true {after casualties} other {before the Combat roll}} make an extra attack with {count, select, leadership {as many dice as your Leadership (five at most)} elites {as many dice as you have Elites (five at most)} other {{dice} dice}}{on, select, 0 {} other {, hitting on {on} or more}}',
    'extra-hits': 'if your rolls score a hit, they score {hits} more',
    'fewer-dice':
      'the enemy rolls one Combat die fewer for each {per, select, companion {of your Companions in the battle} other {point you forfeit}}, but one at least',
    mute: 'one Companion in the battle of your choice does not count this round: neither his Leadership nor his abilities',
    'no-reroll':
      'if the Nazgûl have as much Leadership as the whole enemy Army or more, it has no Leader re-roll this round',
    'ones-hit': 'each natural 1 in the enemy’s Combat roll is a hit on his own Army and is not re-rolled',
    outnumber:
      'after casualties, with at least {times} times as many units as the enemy: {hits, plural, one {# hit} other {# hits}}',
    sacrifice:
      'before casualties one of your Leaders may be eliminated to cancel one hit, or one of your Companions to cancel up to his Level',
    'self-wound': {
      roll: 'before the Combat roll you may hit your own Army up to {most} times: +{roll} on each die of your Combat roll for each hit',
      die: 'after casualties you may hit your own Army up to {most} times: roll a die for each, and each {on} or more is a hit on the enemy',
    },
    slay: '{may, select, true {your Leader re-roll may eliminate} other {your Leader re-roll eliminates}} {victims}{spends, select, true {; one of its hits is used up} other {; its hits count all the same}}',
    victim: {
      minion: 'a Minion in the battle ({hits, plural, one {# hit} other {# hits}})',
      nazgul: 'a Nazgûl in the battle ({hits, plural, one {# hit} other {# hits}})',
      leader: 'a Leader in the battle ({hits, plural, one {# hit} other {# hits}})',
      companion:
        'a Companion in the battle ({level, select, true {as many hits as his Level} other {{hits, plural, one {# hit} other {# hits}}}})',
    },
    'turn-misses': {
      companion:
        'one of your Companions forfeits his Leadership this round: before your re-roll one miss becomes a hit',
      named: 'before your re-roll misses become hits for Leadership forfeited this round: {by}',
      one: '{who} for {misses, plural, one {one miss} other {up to # misses}}',
    },
    'upper-hand':
      'after the re-roll, if you have more hits than the enemy: {hits, plural, one {# hit} other {# hits}} more',
  },
} satisfies CardTexts;
