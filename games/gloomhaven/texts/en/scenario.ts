/** English texts of goals, losses, set-up and special rules of scenarios, and of battle goals. */
export const scenarioTexts = {
  goal: {
    'kill-all': 'Kill all monsters{except, select, none {} other { except: {except}}}',
    'kill-revealed': 'Kill all revealed monsters',
    kill: 'Kill: {monsters}',
    'kill-count': 'Kill {count} monsters{only, select, none {} other {: {only}}}',
    reveal: 'Reveal {rooms, select, all {all rooms} other {room {rooms}}}',
    'open-doors': 'Open all doors',
    'loot-goals': 'Loot {each, select, true {one goal tile with each character} other {all goal tiles}}',
    destroy: 'Destroy: {objects}',
    occupy: 'Occupy the plates {markers}',
    escort:
      'Bring {one, select, true {} other {{count} × }}{object} {adjacent, select, true {next to} other {to}} {marker}',
    carry: 'Carry {thing} {adjacent, select, true {next to} other {to}} {marker}',
    escape: 'All characters leave by {marker}{oneByOne, select, true {, one by one} other {}}',
    survive: 'Survive {rounds} rounds',
    counter: '{counter}: at least {least}',
    treasure: 'Loot the treasure tile {treasure}',
  },
  loss: {
    'object-destroyed': '{one, select, true {{object} is lost} other {{count} × {object} are lost}}',
    'monster-killed': 'Killed: {monsters}',
    exhausted:
      '{thing, select, none {A character} other {The character with {thing}}} is exhausted{last, plural, =0 {} other { and only # {last, plural, one {is} other {are}} left}}{marker, select, none {} other { away from {marker}}}{early, select, true { before looting a goal tile} other {}}{left, select, true { before all goal tiles are looted} other {}}{room, select, none {} other { once room {room} is revealed}}',
    'round-over': 'Round {round} is over',
    'monster-on': '{monsters} on {marker}',
    counter: '{counter}: {least} or more',
  },
  setup: {
    'modifier-cards': 'Each character adds {count} × {card} to the attack modifier deck',
    condition: 'Each character starts with {condition}',
    damage: 'Each character suffers {value} damage',
    'discard-cards': 'Each character discards {cards} cards',
    starts: 'Characters start on {markers}',
    'split-starts': 'At most half of the characters, rounded up, start in the same room',
    carry: '{quest, select, none {The first character} other {The character with the quest {quest}}} carries {thing}',
  },
  rule: {
    sentence:
      '{when}{conditional, select, true {, if {if}} other {}}{once, select, true { (once)} other {}}{may, select, true { (if wanted)} other {}}: {effects}',
    when: {
      'round-start': 'at the start of the round',
      'round-end': 'at the end of the round',
      'turn-start': 'at the start of a turn{any, select, true {} other { ({who})}}',
      'turn-end': 'at the end of a turn{any, select, true {} other { ({who})}}',
      entered:
        'when {any, select, true {any figure} other {{who}}} enters {terrain, select, hazardous {hazardous} other {difficult}} terrain',
      arrived: 'when {object} has arrived',
      marched: 'when one of {monsters} is next to its target after its march',
      'door-opened': 'when the door {door} is opened',
      'room-revealed': 'when room {room} is revealed',
      occupied: 'when the plates {markers} are occupied at the end of a turn',
      'monster-killed':
        '{rank, select, elite {when an elite of {monsters} is killed} normal {when a normal one of {monsters} is killed} other {{each, select, true {when one of {monsters} is killed} other {when {count} of {monsters} have been killed}}}}',
      'object-destroyed': 'when {object} is destroyed',
      damaged: 'when {thing, select, none {a figure} other {the character with {thing}}} damages one of {monsters}',
      'goal-looted':
        'when {marker, select, none {{count} goal tiles have been looted} other {the goal tile {marker} is looted}}',
      counter: 'when {counter} reaches {least}',
      'all-on': 'when all characters stand on {marker} at the end of a turn',
      task: 'a character next to {object, select, none {a goal tile} other {{object}}} may give up {half, select, any {an action} top {a top action} other {a bottom action}}, whose card is discarded',
      always: 'always',
    },
    if: {
      formula: '{formula}',
      door: 'the door {door} is {yes, select, true {open} other {closed}}',
      room: 'room {room} is {yes, select, true {revealed} other {hidden}}',
      present: '{monsters} {yes, select, true {on the map} other {gone}}{room, select, none {} other { (room {room})}}',
      object: '{object} {yes, select, true {stands} other {is gone}}',
      standing: '{least, plural, =1 {} other {at least # of }}{object} not destroyed',
      near: 'within {within} of {object}',
      characters: '{yes, select, true {a character} other {no character}} is in room {room}',
      counter: '{counter} is at least {least}{bounded, select, true { and at most {most}} other {}}',
      at: '{within, plural, =0 {on {marker}} =1 {on or next to {marker}} other {within # hexes of {marker}}}',
      'object-at':
        '{object} is {within, plural, =0 {on {marker}} =1 {on or next to {marker}} other {within # hexes of {marker}}}',
      carries: 'it {yes, select, true {carries} other {does not carry}} {thing}',
      treasure:
        '{own, select, true {it has looted the treasure tile {treasure}} other {the treasure tile {treasure} is looted}}',
      given: '{rule} {yes, select, true {holds} other {does not hold yet}}',
      achievement: 'the party {yes, select, true {has} other {does not have}} {achievement}',
    },
    effect: {
      spawn:
        '{count, plural, =1 {} other {# × }}{monster} ({ranks} at 2/3/4 characters) appears {marker, select, none {there} other {at {marker}}}{damaged, select, none {} other { and lacks {damaged} hit points}}',
      'open-door': 'open {doors}',
      'unlock-door': 'unlock {doors}',
      'close-door': 'close {doors}',
      'break-through': 'the door there opens',
      'set-up-room': 'set up room {room}',
      element: '{element} becomes {state}',
      apply:
        '{who}{room, select, none {} other { in room {room}}}{marker, select, none {} other { on {marker}}}{near, plural, =-1 {} =0 { there} =1 { next to it} other { within # hexes of it}}: {modifiers}',
      count: '{counter} +{by, select, damage {the damage} other {{by}}}',
      end: '{rule} ends',
      'draw-token': 'turn up one of {tokens} tokens, {wanted} of which count: {counter}',
      suspend:
        '{monsters} {yes, select, true {take no part: they do not act, and nothing affects them} other {take part}}',
      sleep: '{monsters} sleep until they are hurt or a figure ends a move beside them',
      protect:
        '{thing, select, none {{monsters} cannot be damaged} other {only the character with {thing} can damage {monsters}}}',
      idle: '{monsters} take no turns',
      march:
        'once per round, the one of {monsters} nearest to {target} moves {move} to a hex next to it instead of its turn',
      lead: '{monsters} move to {object} instead of their cards, lead it to a hex next to {marker}, and open doors',
      bar: '{monsters} do not pass {doors}',
      'head-for': '{monsters} move {move} towards {marker} instead of their move',
      remove: 'remove {count} of {monsters}',
      'hold-door': '{doors} is open only while a character stands on {markers}',
      trap: 'a trap appears at {marker}',
      drift:
        '{who}{room, select, none {} other { in room {room}}}: forced one hex{monster, select, none {} other { by the even or odd initiative of {monster}}}{sheltered, select, true {, unless sheltered by an obstacle or a wall} other {}}{hurts, select, true {, or {blocked} damage where the way is blocked} other {}}',
      gate: 'a hero next to one of {markers} goes next to another for 1 movement point',
      flood: 'water rises on another hex of {marker}; without one the scenario is lost',
      bail: 'a loot ability takes up the water of one hex of {marker}, one load per hero, and a turn that ends on {into} pours it away',
      dry: 'the terrain is removed',
      drop: '{thing} lies there',
      discard: '{thing} is used up',
      'give-back': 'the character gives back one of the items of treasure tile {treasure}',
      ending: 'the ending “{ending}” applies',
      win: 'the scenario is won',
      lose: 'the scenario is lost',
      'goal-loot-by-ability': 'goal tiles are taken by loot abilities only',
      release: '{object, select, none {it leaves the map unharmed} other {{object} leaves the map}}',
      lurk: '{monster} comes to the next marker at its turn and leaves the map after a melee attack',
      'loot-goal': 'the goal tile is looted',
      place: 'set up {group}',
      'take-side':
        '{monsters} fight {side, select, allies {for the characters} enemies {against the characters} other {all others}}',
    },
  },
  battleGoal: {
    'at-end': {
      'hand-and-discard':
        'Have {value} or {how, select, least {more} other {fewer}} cards in your hand and your discard pile together at the end of the scenario{where}.',
      'scenario-xp': 'Gain {value} or {how, select, least {more} other {less}} experience in the scenario{where}.',
      'hit-points':
        'Have {value} or {how, select, least {more} other {fewer}} hit points at the end of the scenario{where}.',
    },
    always: {
      'monsters-on-map':
        '{how, select, one {At least one monster is} other {{value} or more monsters are}} on the map at the start of every round{where}.',
      'hit-points': 'Never have fewer than {value} hit points during the scenario{where}.',
    },
    count: {
      'monster-killed':
        '{how, select, none {Kill no monster} one {Kill a monster} least {Kill {value} or more monsters} other {Kill {value} or fewer monsters}}{overkill, plural, =0 {} other { with # or more damage than it needed}}{undamaged, select, true { that has all its hit points, with one attack} other {}}{where}.',
      'elite-killed':
        '{how, select, none {Kill no elite monster} one {Kill an elite monster} least {Kill {value} or more elite monsters} other {Kill {value} or fewer elite monsters}}{where}.',
      'trap-sprung-or-disarmed':
        '{how, select, none {Spring and disarm no trap} one {Spring or disarm a trap} least {Spring or disarm {value} or more traps} other {Spring or disarm {value} or fewer traps}} on your turns{where}.',
      'treasure-looted':
        '{how, select, none {Loot no treasure tile} one {Loot a treasure tile} least {Loot {value} or more treasure tiles} other {Loot {value} or fewer treasure tiles}}{where}.',
      'money-looted':
        '{how, select, none {Loot no money token} one {Loot a money token} least {Loot {value} or more money tokens} other {Loot {value} or fewer money tokens}}{where}.',
      'money-or-treasure-looted':
        '{how, select, none {Loot neither money tokens nor treasure tiles} one {Loot a money token or a treasure tile} least {Loot {value} or more money tokens and treasure tiles} other {Loot {value} or fewer money tokens and treasure tiles}}{where}.',
      'room-revealed':
        '{how, select, none {Reveal no room} one {Reveal a room} least {Reveal {value} or more rooms} other {Reveal {value} or fewer rooms}} on your turns{where}.',
      'item-used':
        '{how, select, none {Use no item} one {Use an item} least {Use {value} or more items} other {Use {value} or fewer items}}{where}.',
      'ally-exhausted':
        '{how, select, none {No other character becomes exhausted} one {Another character becomes exhausted} least {{value} or more other characters become exhausted} other {{value} or fewer other characters become exhausted}}{where}.',
      'short-rest':
        '{how, select, none {Take no short rest} one {Take a short rest} least {Take {value} or more short rests} other {Take {value} or fewer short rests}}{where}.',
      'long-rest':
        '{how, select, none {Take no long rest} one {Take a long rest} least {Take {value} or more long rests} other {Take {value} or fewer long rests}}{where}.',
      'first-kill': 'Make the first kill of the scenario.',
    },
  },
  perk: {
    card: '{rolling, select, true {rolling } other {}}{value}{effects, select, none {} other { ({effects})}}',
    cards:
      '{count, plural, =1 {one} =2 {two} =3 {three} =4 {four} other {#}} {rolling, select, true {rolling } other {}}{value} {count, plural, =1 {card} other {cards}}{effects, select, none {} other { ({effects})}}',
    remove: 'remove {cards}',
    add: 'add {cards}',
    replace: 'replace {removed} with {added}',
    ignore: { 'item-effects': 'ignore negative item effects', 'scenario-effects': 'ignore negative scenario effects' },
  },
};
