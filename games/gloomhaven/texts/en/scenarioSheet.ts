/** English texts of the scenario sheet: goals, losses, set-up and special rules as players at a table read them. */
export const scenarioSheetTexts = {
  title: 'Scenario sheet',
  open: 'Scenario sheet',
  close: 'Close the scenario sheet',
  yourGoal: '{goals, plural, one {Your goal} other {Your goals: all of them}}',
  special: 'Special rules',
  noRules: 'This scenario has no special rules.',
  atStart: 'At the start',
  inScenario: 'In this scenario',
  atLevel: 'level {level}, {heroes, plural, one {# hero} other {# heroes}}',
  soFar: 'So far',
  lostWhen: 'You lose when',
  allExhausted: 'all heroes are exhausted',
  numbers: {
    monsterLevel: 'monster level',
    trap: 'trap damage',
    hazard: 'hazard damage',
    coin: 'gold per coin',
    bonus: 'bonus experience',
  },
  enemies:
    '{down, plural, =0 {} other {# down, }}{inSight, plural, =0 {none in sight} other {# in sight}}{closedRooms, plural, =0 {} one {, # room closed} other {, # rooms closed}}',
  parts: '{done} of {needed}',
  reached: 'reached',
  held: 'held',
  state: { done: 'done', standing: 'always', waiting: 'not yet', blocked: 'not now', now: 'this round' },
  inRounds: '{rounds, plural, one {next round} other {in # rounds}}',
  place: '{free, select, true {free} other {{name} stands there}}',
  round: 'Round {round}',
  notInPlay: 'not with this number of heroes',
  rule: '{what}{always, select, true {} other { {when}}}{conditional, select, true {, {if}} other {}}{may, select, true {, if that hero wants it} other {}}.',
  rounds: {
    all: 'every round',
    odd: 'every odd round',
    even: 'every even round',
    one: 'round {rounds}',
    some: 'rounds {rounds}',
    more: 'rounds {rounds} and so on',
    from: 'every round from round {rounds} on',
    once: 'the round',
  },
  goal: {
    'kill-all': 'Kill all enemies{some, select, true { except {except}} other {}}',
    'kill-revealed': 'Kill every enemy in the revealed rooms',
    kill: 'Kill {monsters}',
    'kill-count': 'Kill {count} {some, select, true {of {only}} other {enemies}}',
    reveal: 'Reveal {room, select, all {every room} none {every room} other {the room behind door {room}}}',
    'open-doors': 'Open all doors',
    'loot-goals': 'Loot {each, select, true {one goal tile with each hero} other {all goal tiles}}',
    destroy: 'Destroy {objects}',
    occupy: 'Stand on all plates {letters} at the same time',
    escort:
      'Bring {one, select, true {{object}} other {{count} of {object}}} {adjacent, select, true {next to} other {to}} {letter}',
    carry: 'Carry {thing} {adjacent, select, true {next to} other {to}} {letter}',
    escape:
      'Every hero {oneByOne, select, true {leaves the map by {letter}} other {stands on {letter} at the same time}}',
    survive: 'Last {rounds} rounds',
    counter: '{counter}: {least}',
    treasure: 'Loot treasure tile {treasure}',
  },
  loss: {
    'object-destroyed': '{one, select, true {{object} is destroyed or killed} other {{count} of {object} are lost}}',
    'monster-killed': '{monsters} is killed',
    exhausted:
      '{thing, select, none {a hero} other {the hero with {thing}}} is exhausted{last, plural, =0 {} one { and only one hero is left} other { and only # heroes are left}}{letter, select, none {} other { away from {letter}}}{early, select, true { before looting a goal tile} other {}}{left, select, true { before all goal tiles are looted} other {}}{room, select, none {} other { after door {room} was opened}}',
    'round-over': 'round {round} ends',
    'monster-on': '{monsters} stands on {letter}',
    counter: '{counter} reaches {least}',
  },
  setup: {
    'modifier-cards':
      'Each hero shuffles {count, plural, one {one {card} card} other {# {card} cards}} into the attack modifier deck.',
    condition: 'Each hero starts with {condition}.',
    damage: 'Each hero suffers {value} damage.',
    'discard-cards': 'Each hero discards {cards} cards.',
    starts: 'The heroes start on {letters}.',
    'split-starts': 'At most half of the heroes, rounded up, start in the same room.',
    carry: '{quest, select, none {The first hero} other {The hero with the quest {quest}}} carries {thing}.',
  },
  when: {
    'round-start': 'at the start of {rounds}',
    'round-end': 'at the end of {rounds}',
    'turn-start':
      'at the start of {side, select, any {each turn} heroes {each turn of the party} monsters {each turn of an enemy} other {each turn of {who}}}',
    'turn-end':
      'at the end of {side, select, any {each turn} heroes {each turn of the party} monsters {each turn of an enemy} other {each turn of {who}}}',
    entered:
      'when {side, select, any {a figure} heroes {a figure of the party} monsters {an enemy} other {{who}}} enters {terrain, select, hazardous {hazardous} other {difficult}} terrain',
    'door-opened': 'when door {door} is opened',
    'room-revealed': 'when {room, select, none {the first room} other {the room behind door {room}}} is revealed',
    occupied:
      '{plates, plural, one {when a hero ends a turn on plate {letters}} other {when heroes stand on all # plates {letters} at the end of a turn}}',
    'all-on': 'when every hero stands on {letter} at the end of a turn',
    'monster-killed':
      '{rank, select, elite {whenever an elite of {monsters} falls} normal {whenever a normal one of {monsters} falls} other {{each, select, true {whenever one of {monsters} falls} other {when {count} of {monsters} have fallen}}}}',
    'object-destroyed': 'when {object} is destroyed',
    damaged: 'whenever {thing, select, none {a figure} other {the hero with {thing}}} damages {monsters}',
    'goal-looted':
      '{letter, select, none {{count, plural, =1 {when a goal tile is looted} other {when # goal tiles are looted}}} other {when the goal tile {letter} is looted}}',
    counter: 'when {counter} reaches {least}',
    arrived: 'when {object} arrives',
    marched: 'when one of {monsters} stands next to its target after its march',
    task: 'when a hero next to {object, select, none {a goal tile} other {{object}}} gives up {half, select, any {an action} top {a top action} other {a bottom action}} for it',
    always: 'all the time',
  },
  if: {
    door: 'while door {door} is {open, select, true {open} other {closed}}',
    room: '{revealed, select, true {once} other {as long as}} the room behind door {room} is {revealed, select, true {revealed} other {not revealed}}',
    present:
      'while {present, select, true {} other {no }}{monsters} is {room, select, none {on the map} other {in the room behind door {room}}}',
    object: 'while {object} {present, select, true {stands} other {is gone}}',
    standing: 'while {least, plural, =1 {{object} stands} other {at least # of {object} stand}}',
    figure: 'if {what}',
    near: 'within {within, plural, one {# hex} other {# hexes}} of {object}',
    characters: 'while {present, select, true {a hero} other {no hero}} is in the room behind door {room}',
    counter: 'while {counter} is {bounded, select, true {{most} or less} other {{least} or more}}',
    at: '{within, plural, =0 {on {letter}} =1 {on or next to {letter}} other {within # hexes of {letter}}}',
    'object-at':
      'while {object} is {within, plural, =0 {on {letter}} =1 {on or next to {letter}} other {within # hexes of {letter}}}',
    carries: '{carries, select, true {carrying} other {without}} {thing}',
    treasure:
      '{own, select, true {having looted treasure tile {treasure}} other {once treasure tile {treasure} is looted}}',
    given: '{given, select, true {with} other {without}} "{rule}"',
  },
  effect: {
    spawn:
      '{count, plural, =1 {} other {# × }}{monster}{rank, select, elite { (elite)} boss { (boss)} other {}} {count, plural, =1 {appears} other {appear}} {letter, select, none {there} other {at {letter}}}{damaged, select, none {} other {, {damaged} hit points short,}}',
    'open-door': '{count, plural, one {door {doors} opens} other {doors {doors} open}}',
    'unlock-door': '{count, plural, one {door {doors} is unlocked} other {doors {doors} are unlocked}}',
    'close-door': '{count, plural, one {door {doors} closes} other {doors {doors} close}}',
    'break-through': 'the way there is open',
    'set-up-room': 'the room behind door {room} is set up',
    element: '{element} becomes {state}',
    apply:
      '{side, select, self {that figure} ally {every figure of the party} enemy {every enemy} any {every figure} other {{who}}}{room, select, none {} other { in the room behind door {room}}}{letter, select, none {} other { on {letter}}}{near, plural, =-1 {} =0 { there} =1 { next to it} other { within # hexes of it}}: {modifiers}',
    end: '"{rule}" ends',
    count:
      '{counter} {isDamage, select, true {rises by the damage} other {{by, plural, =1 {rises by 1} =-1 {falls by 1} other {rises by #}}}}',
    'draw-token': 'one of {tokens} hidden tokens is turned up ({wanted} of them count for {counter})',
    suspend:
      '{monsters} {suspended, select, true {do not act and nothing affects them} other {act and can be attacked}}',
    lurk: '{monster} comes to the next letter at its turn and leaves the map after a melee attack',
    sleep: '{monsters} sleep until they are hurt or a hero ends a move next to them',
    protect:
      '{thing, select, none {{monsters} cannot be damaged} other {only the hero with {thing} can damage {monsters}}}',
    idle: '{monsters} take no turns',
    march:
      'the one of {monsters} nearest to {target} moves up to {move} to a hex next to it instead of its turn, once per round',
    lead: '{monsters} do nothing but move: to {object}, and then with it to a hex next to {letter}. They open doors',
    bar: '{monsters} do not pass door {doors}',
    'head-for': '{monsters} move {move} towards {letter} instead of their usual move',
    remove: '{count} of {monsters} are removed',
    'hold-door': 'door {doors} stays open only while a hero stands on {letters}',
    trap: 'a trap appears at {letter}',
    drift:
      '{side, select, self {that figure is} ally {all heroes are} enemy {all enemies are} any {all figures are} other {{who} are}}{room, select, none {} other { in the room behind door {room}}} moved one hex{monster, select, none {} other {, one way for an even and the other for an odd initiative of {monster}}}{sheltered, select, true {, unless an obstacle or a wall shelters them} other {}}{hurts, select, true {, or suffer {blocked} damage where the way is blocked} other {}}',
    gate: 'a hero next to one of {letters} goes next to another for 1 movement point',
    flood: 'water rises on one more hex of {letter}; if all of them are under water, you lose',
    bail: 'a loot ability takes up the water of one hex of {letter}: one load per hero, which is poured away by ending a turn on {into}',
    dry: 'the water there dries up',
    drop: '{thing} is left there',
    discard: '{thing} is used up',
    'give-back': 'that hero gives back one of the items of treasure tile {treasure}',
    ending: 'the story takes the ending “{ending}”',
    win: 'the scenario is won',
    lose: 'the scenario is lost',
    'goal-loot-by-ability': 'only loot abilities take goal tiles: ending a turn on one is not enough',
    release: '{object, select, none {it leaves the map unharmed} other {{object} leaves the map}}',
    'loot-goal': 'that goal tile is looted',
    place: 'more enemies are set up',
    'take-side':
      '{monsters} fight {side, select, allies {for the heroes} enemies {against the heroes} other {against all others}}',
  },
  cell: {
    letter: 'letter {letter}{isInPlay, select, true {} other {, not used with this number of heroes}}',
    plate: 'pressure plate',
    door: 'door {number}',
    marked: 'marked by {card}',
    carries: 'carries {thing}',
    lies: '{thing} lies here: a loot ability takes it',
  },
  art: {
    'boulder-1': 'boulder',
    'boulder-2': 'boulder',
    'boulder-3': 'boulder',
    'tree-3': 'tree',
    bush: 'bush',
    stump: 'tree stump',
    pillar: 'pillar',
    'rock-column': 'rock column',
    stalagmites: 'stalagmites',
    crystal: 'crystal',
    table: 'table',
    crate: 'crate',
    barrel: 'barrel',
    shelf: 'shelf',
    bookcase: 'bookcase',
    cabinet: 'cabinet',
    sarcophagus: 'sarcophagus',
    altar: 'altar',
    fountain: 'fountain',
    totem: 'totem',
    nest: 'nest',
    'dark-pit': 'dark pit',
    'wall-section': 'wall',
    spike: 'spikes',
    bear: 'bear trap',
    poison: 'poison trap',
    thorns: 'thorns',
    'hot-coals': 'hot coals',
    rubble: 'rubble',
    water: 'water',
    stairs: 'stairs',
    'stairs-vert': 'stairs',
    log: 'fallen log',
  },
};

/** The value of a battle goal so far. */
export const battleGoalNowTexts = {
  value:
    '{least, select, none {{value}, at most {most}} other {{most, select, none {{value} of {least}} other {{value}, from {least} to {most}}}}}{spoilt, select, true {: no longer possible} other {}}',
  onlyWon: 'battle goals count only in a won scenario',
};

/** What a question waits for, and why a press did nothing. */
export const missingTexts = {
  half: 'Choose a half of a card first',
  hex: 'Choose a marked hex on the map first',
  figure: 'Choose a marked figure on the map first',
  area: 'Choose a marked hex for the area first',
  card: 'Choose a card first',
  answer: 'Choose an answer first',
  notThere: 'That hex is not part of this choice. {missing}.',
  item: 'Not at this step (R 12.4). Its effect: {text}',
};

/** Choices that cost a card or the hero: what they do, and the question before they are made. */
export const priceTexts = {
  exhausts: { effect: 'exhausts you: out of the scenario', ask: 'Press again to be exhausted' },
  loses: {
    effect: '{count, plural, one {lost} other {both lost}} for the whole scenario',
    ask: '{count, plural, one {Press again to lose the card} other {Press again to lose both cards}}',
  },
  playLost: 'Play the {half}, lose the card',
};
