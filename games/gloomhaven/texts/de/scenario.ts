/** German texts of goals, losses, set-up and special rules of scenarios, and of battle goals. */
export const scenarioTexts = {
  goal: {
    'kill-all': 'Töte alle Monster{except, select, none {} other { außer: {except}}}',
    'kill-revealed': 'Töte alle aufgedeckten Monster',
    kill: 'Töte: {monsters}',
    'kill-count': 'Töte {count} Monster{only, select, none {} other {: {only}}}',
    reveal: 'Decke {rooms, select, all {alle Räume} other {den Raum {rooms}}} auf',
    'open-doors': 'Öffne alle Türen',
    'loot-goals': 'Plündere {each, select, true {mit jedem Charakter ein Zielplättchen} other {alle Zielplättchen}}',
    destroy: 'Zerstöre: {objects}',
    occupy: 'Besetze die Platten {markers}',
    escort:
      'Bringe {one, select, true {} other {{count} × }}{object} {adjacent, select, true {neben} other {nach}} {marker}',
    carry: 'Trage {thing} {adjacent, select, true {neben} other {nach}} {marker}',
    escape: 'Alle Charaktere entkommen über {marker}{oneByOne, select, true {, einer nach dem anderen} other {}}',
    survive: 'Übersteht {rounds} Runden',
    counter: '{counter}: mindestens {least}',
    treasure: 'Plündere das Schatzplättchen {treasure}',
  },
  loss: {
    'object-destroyed': '{one, select, true {{object} ist verloren} other {{count} × {object} sind verloren}}',
    'monster-killed': 'Getötet: {monsters}',
    exhausted:
      '{thing, select, none {Ein Charakter} other {Der Charakter mit {thing}}} ist erschöpft{last, plural, =0 {} other { und nur # übrig {last, plural, one {ist} other {sind}}}}{marker, select, none {} other { und nicht auf {marker}}}{early, select, true {, bevor er ein Zielplättchen geplündert hat} other {}}{left, select, true {, bevor alle Zielplättchen geplündert sind} other {}}{room, select, none {} other {, nachdem Raum {room} aufgedeckt wurde}}',
    'round-over': 'Runde {round} ist vorbei',
    'monster-on': '{monsters} auf {marker}',
    counter: '{counter}: {least} oder mehr',
  },
  setup: {
    'modifier-cards': 'Jeder Charakter nimmt {count} × {card} in den Angriffsmodifikatorstapel',
    condition: 'Jeder Charakter beginnt mit {condition}',
    damage: 'Jeder Charakter erleidet {value} Schaden',
    'discard-cards': 'Jeder Charakter legt {cards} Karten ab',
    starts: 'Charaktere beginnen auf {markers}',
    'split-starts': 'Höchstens die Hälfte der Charaktere, aufgerundet, beginnt im selben Raum',
    carry: '{quest, select, none {Der erste Charakter} other {Der Charakter mit der Aufgabe {quest}}} trägt {thing}',
  },
  rule: {
    sentence:
      '{when}{conditional, select, true {, falls {if}} other {}}{once, select, true { (einmal)} other {}}{may, select, true { (wenn gewünscht)} other {}}: {effects}',
    when: {
      'round-start': 'zu Beginn der Runde',
      'round-end': 'am Ende der Runde',
      'turn-start': 'zu Beginn eines Zuges{any, select, true {} other { ({who})}}',
      'turn-end': 'am Ende eines Zuges{any, select, true {} other { ({who})}}',
      entered:
        'wenn {any, select, true {eine Figur} other {{who}}} {terrain, select, hazardous {gefährliches} other {schwieriges}} Gelände betritt',
      arrived: 'wenn {object} angekommen ist',
      marched: 'wenn eine Figur von {monsters} nach ihrem Marsch neben ihrem Ziel steht',
      'door-opened': 'wenn die Tür {door} geöffnet wird',
      'room-revealed': 'wenn Raum {room} aufgedeckt wird',
      occupied: 'wenn am Ende eines Zuges die Platten {markers} besetzt sind',
      'monster-killed':
        '{rank, select, elite {wenn ein Elitemonster von {monsters} getötet wird} normal {wenn ein normales Monster von {monsters} getötet wird} other {{each, select, true {wenn eines von {monsters} getötet wird} other {wenn {count} von {monsters} getötet sind}}}}',
      'object-destroyed': 'wenn {object} zerstört wird',
      damaged:
        'wenn {thing, select, none {eine Figur} other {der Charakter mit {thing}}} bei {monsters} Schaden verursacht',
      'goal-looted':
        'wenn {marker, select, none {{count} Zielplättchen geplündert sind} other {das Zielplättchen {marker} geplündert wird}}',
      counter: 'wenn {counter} {least} erreicht',
      'all-on': 'wenn am Ende eines Zuges alle Charaktere auf {marker} stehen',
      task: 'ein Charakter neben {object, select, none {einem Zielplättchen} other {{object}}} darf {half, select, any {eine Aktion} top {eine obere Aktion} other {eine untere Aktion}} aufgeben, deren Karte abgelegt wird',
      always: 'immer',
    },
    if: {
      formula: '{formula}',
      door: 'die Tür {door} {yes, select, true {offen} other {geschlossen}} ist',
      room: 'Raum {room} {yes, select, true {aufgedeckt} other {verborgen}} ist',
      present:
        '{monsters} {yes, select, true {auf dem Plan} other {nicht auf dem Plan}} ist{room, select, none {} other { (Raum {room})}}',
      object: '{object} {yes, select, true {steht} other {fort ist}}',
      standing: '{least, plural, =1 {} other {mindestens # × }}{object} nicht zerstört',
      near: 'höchstens {within} von {object} entfernt',
      characters: '{yes, select, true {ein Charakter} other {kein Charakter}} in Raum {room} ist',
      counter: '{counter} mindestens {least}{bounded, select, true { und höchstens {most}} other {}} ist',
      at: '{within, plural, =0 {auf {marker}} =1 {auf oder neben {marker}} other {höchstens # Felder von {marker}}}',
      'object-at':
        '{object} {within, plural, =0 {auf {marker}} =1 {auf oder neben {marker}} other {höchstens # Felder von {marker}}} ist',
      carries: 'die Figur {thing} {yes, select, true {trägt} other {nicht trägt}}',
      treasure:
        '{own, select, true {die Figur das Schatzplättchen {treasure} geplündert hat} other {das Schatzplättchen {treasure} geplündert ist}}',
      given: '{rule} {yes, select, true {gilt} other {noch nicht gilt}}',
      achievement: 'die Gruppe {achievement} {yes, select, true {hat} other {nicht hat}}',
    },
    effect: {
      spawn:
        '{count, plural, =1 {} other {# × }}{monster} ({ranks} bei 2/3/4 Charakteren) erscheint {marker, select, none {dort} other {bei {marker}}}{damaged, select, none {} other { und hat {damaged} Lebenspunkte weniger}}',
      'open-door': '{doors} öffnet sich',
      'unlock-door': '{doors} wird entriegelt',
      'close-door': '{doors} schließt sich',
      'break-through': 'die Tür dort öffnet sich',
      'set-up-room': 'Raum {room} wird aufgebaut',
      element: '{element} wird {state}',
      apply:
        '{who}{room, select, none {} other { in Raum {room}}}{marker, select, none {} other { auf {marker}}}{near, plural, =-1 {} =0 { dort} =1 { daneben} other { bis zu # Felder davon}}: {modifiers}',
      count: '{counter} +{by, select, damage {der Schaden} other {{by}}}',
      end: '{rule} endet',
      'draw-token': 'einer von {tokens} Markern wird aufgedeckt, {wanted} davon zählen: {counter}',
      suspend:
        '{monsters} {yes, select, true {machen nicht mit: sie handeln nicht, und nichts betrifft sie} other {machen mit}}',
      sleep: '{monsters} schlafen, bis sie verletzt werden oder eine Figur eine Bewegung neben ihnen beendet',
      protect:
        '{thing, select, none {{monsters} können keinen Schaden erleiden} other {nur der Charakter mit {thing} kann bei {monsters} Schaden verursachen}}',
      idle: '{monsters} haben keine Züge',
      march:
        'einmal pro Runde geht die Figur von {monsters}, die {target} am nächsten ist, statt ihres Zuges {move} auf ein Feld daneben zu',
      lead: '{monsters} gehen statt ihrer Karten zu {object}, führen es neben {marker} und öffnen Türen',
      bar: '{monsters} gehen nicht durch {doors}',
      'head-for': '{monsters} gehen {move} auf {marker} zu, statt sich wie sonst zu bewegen',
      remove: 'entferne {count} von {monsters}',
      'hold-door': '{doors} ist nur offen, solange ein Charakter auf {markers} steht',
      trap: 'bei {marker} entsteht eine Falle',
      drift:
        '{who}{room, select, none {} other { in Raum {room}}}: ein Feld weit getrieben{monster, select, none {} other {, je nach gerader oder ungerader Initiative von {monster}}}{sheltered, select, true {, außer im Schutz eines Hindernisses oder einer Wand} other {}}{hurts, select, true {, oder {blocked} Schaden, wo der Weg versperrt ist} other {}}',
      gate: 'ein Held neben einem von {markers} geht für 1 Bewegungspunkt neben ein anderes',
      flood: 'das Wasser steigt auf einem weiteren Feld von {marker}; gibt es keines, ist das Szenario verloren',
      bail: 'eine Beute-Fähigkeit nimmt das Wasser eines Feldes von {marker} auf, eine Ladung je Held, und ein Zug, der auf {into} endet, gießt es aus',
      dry: 'das Gelände wird entfernt',
      drop: '{thing} liegt dort',
      discard: '{thing} ist verbraucht',
      'give-back': 'der Charakter gibt einen der Gegenstände von Schatzplättchen {treasure} zurück',
      ending: 'das Ende „{ending}“ gilt',
      win: 'das Szenario ist gewonnen',
      lose: 'das Szenario ist verloren',
      'goal-loot-by-ability': 'Zielplättchen nimmt man nur mit Beute-Fähigkeiten',
      release: '{object, select, none {es verlässt unversehrt das Spielfeld} other {{object} verlässt das Spielfeld}}',
      lurk: '{monster} erscheint zu Beginn des eigenen Zuges beim nächsten Marker und verlässt nach einem Nahkampfangriff das Spielfeld',
      'loot-goal': 'das Zielplättchen wird geplündert',
      place: '{group} aufbauen',
      'take-side':
        '{monsters} kämpfen {side, select, allies {für die Charaktere} enemies {gegen die Charaktere} other {gegen alle}}',
    },
  },
  battleGoal: {
    'at-end': {
      'hand-and-discard':
        'Habe am Ende des Szenarios {value} oder {how, select, least {mehr} other {weniger}} Karten auf der Hand und im Ablagestapel zusammen{where}.',
      'scenario-xp': 'Erhalte im Szenario {value} oder {how, select, least {mehr} other {weniger}} Erfahrung{where}.',
      'hit-points':
        'Habe am Ende des Szenarios {value} oder {how, select, least {mehr} other {weniger}} Trefferpunkte{where}.',
    },
    always: {
      'monsters-on-map':
        'Zu Beginn jeder Runde {how, select, one {ist mindestens ein Monster} other {sind {value} oder mehr Monster}} auf dem Plan{where}.',
      'hit-points': 'Habe im ganzen Szenario nie weniger als {value} Trefferpunkte{where}.',
    },
    count: {
      'monster-killed':
        'Töte {how, select, none {kein Monster} one {ein Monster} least {{value} oder mehr Monster} other {höchstens {value} Monster}}{overkill, plural, =0 {} other { mit mindestens # Schaden mehr als nötig}}{undamaged, select, true {, das alle Trefferpunkte hat, mit einem einzigen Angriff} other {}}{where}.',
      'elite-killed':
        'Töte {how, select, none {kein Elitemonster} one {ein Elitemonster} least {{value} oder mehr Elitemonster} other {höchstens {value} Elitemonster}}{where}.',
      'trap-sprung-or-disarmed':
        'Löse in deinen Zügen {how, select, none {keine Falle aus und entschärfe keine} one {eine Falle aus oder entschärfe eine} least {{value} oder mehr Fallen aus oder entschärfe sie} other {höchstens {value} Fallen aus oder entschärfe sie}}{where}.',
      'treasure-looted':
        'Plündere {how, select, none {kein Schatzplättchen} one {ein Schatzplättchen} least {{value} oder mehr Schatzplättchen} other {höchstens {value} Schatzplättchen}}{where}.',
      'money-looted':
        'Plündere {how, select, none {keinen Geldmarker} one {einen Geldmarker} least {{value} oder mehr Geldmarker} other {höchstens {value} Geldmarker}}{where}.',
      'money-or-treasure-looted':
        'Plündere {how, select, none {weder Geldmarker noch Schatzplättchen} one {einen Geldmarker oder ein Schatzplättchen} least {{value} oder mehr Geldmarker und Schatzplättchen} other {höchstens {value} Geldmarker und Schatzplättchen}}{where}.',
      'room-revealed':
        'Decke in deinen Zügen {how, select, none {keinen Raum} one {einen Raum} least {{value} oder mehr Räume} other {höchstens {value} Räume}} auf{where}.',
      'item-used':
        'Benutze {how, select, none {keinen Gegenstand} one {einen Gegenstand} least {{value} oder mehr Gegenstände} other {höchstens {value} Gegenstände}}{where}.',
      'ally-exhausted':
        '{how, select, none {Kein anderer Charakter wird} one {Ein anderer Charakter wird} least {{value} oder mehr andere Charaktere werden} other {Höchstens {value} andere Charaktere werden}} erschöpft{where}.',
      'short-rest':
        'Lege {how, select, none {keine kurze Rast} one {eine kurze Rast} least {{value} oder mehr kurze Rasten} other {höchstens {value} kurze Rasten}} ein{where}.',
      'long-rest':
        'Lege {how, select, none {keine lange Rast} one {eine lange Rast} least {{value} oder mehr lange Rasten} other {höchstens {value} lange Rasten}} ein{where}.',
      'first-kill': 'Töte als Erster im Szenario ein Monster.',
    },
  },
  perk: {
    card: '{rolling, select, true {rollend } other {}}{value}{effects, select, none {} other { ({effects})}}',
    cards:
      '{count, plural, =1 {eine} =2 {zwei} =3 {drei} =4 {vier} other {#}} {rolling, select, true {rollende } other {}}{value}-{count, plural, =1 {Karte} other {Karten}}{effects, select, none {} other { ({effects})}}',
    remove: 'entferne {cards}',
    add: 'füge {cards} hinzu',
    replace: 'ersetze {removed} durch {added}',
    ignore: {
      'item-effects': 'ignoriere negative Wirkungen von Gegenständen',
      'scenario-effects': 'ignoriere negative Wirkungen von Szenarien',
    },
  },
};
