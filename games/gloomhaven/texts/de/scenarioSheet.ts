/** German texts of the scenario sheet: goals, losses, set-up and special rules as players at a table read them. */
export const scenarioSheetTexts = {
  title: 'Szenarioblatt',
  open: 'Szenarioblatt',
  close: 'Szenarioblatt schließen',
  yourGoal: '{goals, plural, one {Euer Ziel} other {Eure Ziele: alle davon}}',
  special: 'Sonderregeln',
  noRules: 'Dieses Szenario hat keine Sonderregeln.',
  atStart: 'Zu Beginn',
  inScenario: 'In diesem Szenario',
  atLevel: 'Stufe {level}, {heroes, plural, one {# Held} other {# Helden}}',
  soFar: 'Bisher',
  lostWhen: 'Ihr verliert, wenn',
  allExhausted: 'alle Helden erschöpft sind',
  numbers: {
    monsterLevel: 'Monsterstufe',
    trap: 'Fallenschaden',
    hazard: 'Gefahrenschaden',
    coin: 'Gold je Münze',
    bonus: 'Bonuserfahrung',
  },
  enemies:
    '{down, plural, =0 {} other {# besiegt, }}{inSight, plural, =0 {keine in Sicht} other {# in Sicht}}{closedRooms, plural, =0 {} one {, # Raum zu} other {, # Räume zu}}',
  parts: '{done} von {needed}',
  reached: 'erreicht',
  held: 'besetzt',
  state: { done: 'erledigt', standing: 'immer', waiting: 'noch nicht', blocked: 'jetzt nicht', now: 'diese Runde' },
  inRounds: '{rounds, plural, one {nächste Runde} other {in # Runden}}',
  place: '{free, select, true {frei} other {{name} steht dort}}',
  round: 'Runde {round}',
  notInPlay: 'nicht mit so vielen Helden',
  rule: '{always, select, true {{what}{conditional, select, true {, {if}} other {}}} other {{when}{conditional, select, true {, {if}} other {}}{may, select, true { (wenn der Held es will)} other {}}: {what}}}.',
  rounds: {
    all: 'jeder Runde',
    odd: 'jeder ungeraden Runde',
    even: 'jeder geraden Runde',
    one: 'von Runde {rounds}',
    some: 'der Runden {rounds}',
    more: 'der Runden {rounds} und so weiter',
    from: 'jeder Runde ab Runde {rounds}',
    once: 'der Runde',
  },
  goal: {
    'kill-all': 'Tötet alle Gegner{some, select, true { außer {except}} other {}}',
    'kill-revealed': 'Tötet jeden Gegner in den aufgedeckten Räumen',
    kill: 'Tötet {monsters}',
    'kill-count': 'Tötet {count} {some, select, true {von {only}} other {Gegner}}',
    reveal: 'Deckt {room, select, all {alle Räume} none {alle Räume} other {den Raum hinter Tür {room}}} auf',
    'open-doors': 'Öffnet alle Türen',
    'loot-goals': 'Plündert {each, select, true {mit jedem Helden ein Zielplättchen} other {alle Zielplättchen}}',
    destroy: 'Zerstört {objects}',
    occupy: 'Steht gleichzeitig auf allen Platten {letters}',
    escort:
      'Bringt {one, select, true {{object}} other {{count} × {object}}} {adjacent, select, true {neben} other {nach}} {letter}',
    carry: 'Tragt {thing} {adjacent, select, true {neben} other {nach}} {letter}',
    escape:
      'Alle Helden {oneByOne, select, true {verlassen die Karte über {letter}} other {stehen gleichzeitig auf {letter}}}',
    survive: 'Haltet {rounds} Runden durch',
    counter: '{counter}: {least}',
    treasure: 'Plündert Schatzplättchen {treasure}',
  },
  loss: {
    'object-destroyed':
      '{one, select, true {{object} zerstört oder getötet wird} other {{count} × {object} verloren sind}}',
    'monster-killed': '{monsters} getötet wird',
    exhausted:
      '{thing, select, none {ein Held} other {der Held mit {thing}}} erschöpft ist{last, plural, =0 {} one { und nur ein Held übrig ist} other { und nur # Helden übrig sind}}{letter, select, none {} other {, ohne auf {letter} zu stehen}}{early, select, true {, bevor er ein Zielplättchen geplündert hat} other {}}{left, select, true {, bevor alle Zielplättchen geplündert sind} other {}}{room, select, none {} other {, nachdem Tür {room} geöffnet wurde}}',
    'round-over': 'Runde {round} endet',
    'monster-on': '{monsters} auf {letter} steht',
    counter: '{counter} {least} erreicht',
  },
  setup: {
    'modifier-cards':
      'Jeder Held mischt {count, plural, one {eine Karte {card}} other {# Karten {card}}} in den Angriffsmodifikatorstapel.',
    condition: 'Jeder Held beginnt mit {condition}.',
    damage: 'Jeder Held erleidet {value} Schaden.',
    'discard-cards': 'Jeder Held legt {cards} Karten ab.',
    starts: 'Die Helden beginnen auf {letters}.',
    'split-starts': 'Höchstens die Hälfte der Helden, aufgerundet, beginnt im selben Raum.',
    carry: '{quest, select, none {Der erste Held} other {Der Held mit der Aufgabe {quest}}} trägt {thing}.',
  },
  when: {
    'round-start': 'zu Beginn {rounds}',
    'round-end': 'am Ende {rounds}',
    'turn-start':
      'zu Beginn {side, select, any {jedes Zuges} heroes {jedes Zuges der Gruppe} monsters {jedes Zuges eines Gegners} other {jedes Zuges ({who})}}',
    'turn-end':
      'am Ende {side, select, any {jedes Zuges} heroes {jedes Zuges der Gruppe} monsters {jedes Zuges eines Gegners} other {jedes Zuges ({who})}}',
    entered:
      'wenn {side, select, any {eine Figur} heroes {eine Figur der Gruppe} monsters {ein Gegner} other {{who}}} {terrain, select, hazardous {gefährliches} other {schwieriges}} Gelände betritt',
    'door-opened': 'wenn Tür {door} geöffnet wird',
    'room-revealed': 'wenn {room, select, none {der erste Raum} other {der Raum hinter Tür {room}}} aufgedeckt wird',
    occupied:
      '{plates, plural, one {wenn ein Held seinen Zug auf Platte {letters} beendet} other {wenn am Ende eines Zuges auf allen # Platten {letters} Helden stehen}}',
    'all-on': 'wenn am Ende eines Zuges alle Helden auf {letter} stehen',
    'monster-killed':
      '{rank, select, elite {sooft ein Elitegegner von {monsters} fällt} normal {sooft ein normaler Gegner von {monsters} fällt} other {{each, select, true {sooft eines von {monsters} fällt} other {wenn {count} von {monsters} gefallen sind}}}}',
    'object-destroyed': 'wenn {object} zerstört wird',
    damaged: 'sooft {thing, select, none {eine Figur} other {der Held mit {thing}}} bei {monsters} Schaden verursacht',
    'goal-looted':
      '{letter, select, none {{count, plural, =1 {wenn ein Zielplättchen geplündert wird} other {wenn # Zielplättchen geplündert sind}}} other {wenn das Zielplättchen {letter} geplündert wird}}',
    counter: 'wenn {counter} {least} erreicht',
    arrived: 'wenn {object} ankommt',
    marched: 'wenn eine Figur von {monsters} nach ihrem Marsch neben ihrem Ziel steht',
    task: 'wenn ein Held neben {object, select, none {einem Zielplättchen} other {{object}}} {half, select, any {eine Aktion} top {eine obere Aktion} other {eine untere Aktion}} dafür aufgibt',
    always: 'die ganze Zeit',
  },
  if: {
    door: 'solange Tür {door} {open, select, true {offen} other {zu}} ist',
    room: '{revealed, select, true {sobald} other {solange}} der Raum hinter Tür {room} {revealed, select, true {aufgedeckt} other {nicht aufgedeckt}} ist',
    present:
      'solange {present, select, true {} other {kein }}{monsters} {room, select, none {auf der Karte} other {im Raum hinter Tür {room}}} ist',
    object: 'solange {object} {present, select, true {steht} other {fort ist}}',
    standing: 'solange {least, plural, =1 {{object} steht} other {mindestens # × {object} stehen}}',
    figure: 'falls {what}',
    near: 'bis zu {within, plural, one {# Feld} other {# Felder}} von {object} entfernt',
    characters: 'solange {present, select, true {ein Held} other {kein Held}} im Raum hinter Tür {room} ist',
    counter: 'solange {counter} {bounded, select, true {höchstens {most}} other {mindestens {least}}} ist',
    at: '{within, plural, =0 {auf {letter}} =1 {auf oder neben {letter}} other {bis zu # Felder von {letter} entfernt}}',
    'object-at':
      'solange {object} {within, plural, =0 {auf {letter}} =1 {auf oder neben {letter}} other {bis zu # Felder von {letter} entfernt}} ist',
    carries: '{carries, select, true {mit} other {ohne}} {thing}',
    treasure:
      '{own, select, true {mit Schatzplättchen {treasure}} other {sobald Schatzplättchen {treasure} geplündert ist}}',
    given: '{given, select, true {mit} other {ohne}} „{rule}“',
  },
  effect: {
    spawn:
      '{count, plural, =1 {} other {# × }}{monster}{rank, select, elite { (Elite)} boss { (Boss)} other {}} {count, plural, =1 {erscheint} other {erscheinen}} {letter, select, none {dort} other {bei {letter}}}{damaged, select, none {} other { mit {damaged} Lebenspunkten weniger}}',
    'open-door': '{count, plural, one {Tür {doors} öffnet sich} other {die Türen {doors} öffnen sich}}',
    'unlock-door': '{count, plural, one {Tür {doors} wird entriegelt} other {die Türen {doors} werden entriegelt}}',
    'close-door': '{count, plural, one {Tür {doors} schließt sich} other {die Türen {doors} schließen sich}}',
    'break-through': 'der Weg dort ist frei',
    'set-up-room': 'der Raum hinter Tür {room} wird aufgebaut',
    element: '{element} wird {state}',
    apply:
      '{side, select, self {diese Figur} ally {jede Figur der Gruppe} enemy {jeder Gegner} any {jede Figur} other {{who}}}{room, select, none {} other { im Raum hinter Tür {room}}}{letter, select, none {} other { auf {letter}}}{near, plural, =-1 {} =0 { dort} =1 { daneben} other { bis zu # Felder davon}}: {modifiers}',
    end: '„{rule}“ endet',
    count:
      '{counter} {isDamage, select, true {steigt um den Schaden} other {{by, plural, =1 {steigt um 1} =-1 {sinkt um 1} other {steigt um #}}}}',
    'draw-token': 'einer von {tokens} verdeckten Markern wird umgedreht ({wanted} davon zählen für {counter})',
    suspend:
      '{monsters} {suspended, select, true {handeln nicht, und nichts betrifft sie} other {handeln und können angegriffen werden}}',
    lurk: '{monster} kommt in seinem Zug zum nächsten Buchstaben und verlässt die Karte nach einem Nahkampfangriff',
    sleep: '{monsters} schlafen, bis sie verletzt werden oder ein Held eine Bewegung neben ihnen beendet',
    protect:
      '{thing, select, none {{monsters} erleiden keinen Schaden} other {nur der Held mit {thing} verursacht bei {monsters} Schaden}}',
    idle: '{monsters} haben keine Züge',
    march:
      'einmal pro Runde geht die Figur von {monsters}, die {target} am nächsten ist, statt ihres Zuges bis zu {move} auf ein Feld daneben zu',
    lead: '{monsters} bewegen sich nur: zu {object} und dann damit neben {letter}. Sie öffnen Türen',
    bar: '{monsters} gehen nicht durch Tür {doors}',
    'head-for': '{monsters} bewegen sich {move} auf {letter} zu statt ihrer eigenen Bewegung',
    remove: '{count} von {monsters} werden entfernt',
    'hold-door': 'Tür {doors} bleibt nur offen, solange ein Held auf {letters} steht',
    trap: 'bei {letter} erscheint eine Falle',
    drift:
      '{side, select, self {diese Figur wird} ally {alle Helden werden} enemy {alle Gegner werden} any {alle Figuren werden} other {{who} werden}}{room, select, none {} other { im Raum hinter Tür {room}}} ein Feld bewegt{monster, select, none {} other {, je nach gerader oder ungerader Initiative von {monster} hin oder her}}{sheltered, select, true {, außer im Schutz eines Hindernisses oder einer Wand} other {}}{hurts, select, true { oder erleiden {blocked} Schaden, wenn der Weg versperrt ist} other {}}',
    gate: 'ein Held neben einem von {letters} geht für 1 Bewegungspunkt neben ein anderes',
    flood: 'das Wasser steigt auf einem weiteren Feld von {letter}; stehen alle unter Wasser, verliert ihr',
    bail: 'eine Plünderfähigkeit nimmt das Wasser eines Feldes von {letter} auf: eine Ladung je Held, die ausgegossen wird, wenn sein Zug auf {into} endet',
    dry: 'das Wasser dort verschwindet',
    drop: '{thing} bleibt dort liegen',
    discard: '{thing} ist verbraucht',
    'give-back': 'dieser Held gibt einen der Gegenstände von Schatzplättchen {treasure} zurück',
    ending: 'die Geschichte endet mit „{ending}“',
    win: 'das Szenario ist gewonnen',
    lose: 'das Szenario ist verloren',
    'goal-loot-by-ability': 'nur Plünderfähigkeiten nehmen Zielplättchen: dort den Zug zu beenden reicht nicht',
    release: '{object, select, none {es verlässt die Karte unversehrt} other {{object} verlässt die Karte}}',
    'loot-goal': 'dieses Zielplättchen ist geplündert',
    place: 'weitere Gegner werden aufgebaut',
    'take-side':
      '{monsters} kämpfen {side, select, allies {für die Helden} enemies {gegen die Helden} other {gegen alle}}',
  },
  cell: {
    letter: 'Buchstabe {letter}{isInPlay, select, true {} other {, mit so vielen Helden nicht benutzt}}',
    plate: 'Druckplatte',
    door: 'Tür {number}',
    marked: 'markiert durch {card}',
    carries: 'trägt {thing}',
    lies: '{thing} liegt hier: eine Plünderfähigkeit nimmt es',
  },
  art: {
    'boulder-1': 'Felsblock',
    'boulder-2': 'Felsblock',
    'boulder-3': 'Felsblock',
    'tree-3': 'Baum',
    bush: 'Busch',
    stump: 'Baumstumpf',
    pillar: 'Säule',
    'rock-column': 'Felssäule',
    stalagmites: 'Stalagmiten',
    crystal: 'Kristall',
    table: 'Tisch',
    crate: 'Kiste',
    barrel: 'Fass',
    shelf: 'Regal',
    bookcase: 'Bücherregal',
    cabinet: 'Schrank',
    sarcophagus: 'Sarkophag',
    altar: 'Altar',
    fountain: 'Brunnen',
    totem: 'Totem',
    nest: 'Nest',
    'dark-pit': 'dunkle Grube',
    'wall-section': 'Mauer',
    spike: 'Stacheln',
    bear: 'Bärenfalle',
    poison: 'Giftfalle',
    thorns: 'Dornen',
    'hot-coals': 'glühende Kohlen',
    rubble: 'Geröll',
    water: 'Wasser',
    stairs: 'Treppe',
    'stairs-vert': 'Treppe',
    log: 'umgestürzter Baum',
  },
};

/** The value of a battle goal so far. */
export const battleGoalNowTexts = {
  value:
    '{least, select, none {{value}, höchstens {most}} other {{most, select, none {{value} von {least}} other {{value}, von {least} bis {most}}}}}{spoilt, select, true {: nicht mehr möglich} other {}}',
  onlyWon: 'Kampfziele zählen nur in einem gewonnenen Szenario',
};

/** What a question waits for, and why a press did nothing. */
export const missingTexts = {
  half: 'Wähle zuerst eine Hälfte einer Karte',
  hex: 'Wähle zuerst ein markiertes Feld auf der Karte',
  figure: 'Wähle zuerst eine markierte Figur auf der Karte',
  area: 'Wähle zuerst ein markiertes Feld für die Fläche',
  card: 'Wähle zuerst eine Karte',
  answer: 'Wähle zuerst eine Antwort',
  notThere: 'Dieses Feld gehört nicht zu dieser Wahl. {missing}.',
  item: 'Nicht bei diesem Schritt (R 12.4). Wirkung: {text}',
};

/** Choices that cost a card or the hero: what they do, and the question before they are made. */
export const priceTexts = {
  exhausts: { effect: 'erschöpft dich: raus aus dem Szenario', ask: 'Noch einmal drücken, um erschöpft zu sein' },
  loses: {
    effect: '{count, plural, one {verloren} other {beide verloren}} für das ganze Szenario',
    ask: '{count, plural, one {Noch einmal drücken, um die Karte zu verlieren} other {Noch einmal drücken, um beide zu verlieren}}',
  },
  playLost: '{half} spielen, Karte verlieren',
};
