/** Returns a text by grammatical case. */
const cased = (nominative: string, accusative: string, dative: string) =>
  `{case, select, acc {${accusative}} dat {${dative}} other {${nominative}}}{quality}`;

/** Returns a text whose accusative is its nominative. */
const plural = (nominative: string, dative: string) => cased(nominative, nominative, dative);

const some = '{form, select, exact {} other {bis zu }}{count}';

/** The subject of a condition, and its verb. */
const subject =
  '{role, select, self {{voice, select, you {du} other {diese Figur}}} it {es} attacker {der Angreifer} victim {dieser Gegner} other {das Ziel}}';
const verb = (you: string, other: string) =>
  `{role, select, self {{voice, select, you {${you}} other {${other}}}} other {${other}}}`;

/** The figure of a moment in a subordinate clause, and its verb at the end. */
const clause = (middle: string, you: string, other: string) =>
  `{whose, select, you {du ${middle} ${you}} it {diese Figur ${middle} ${other}} other {{who} ${middle} ${other}}}`;

const kindOfAttack = '{attack, select, melee {Nahkampfangriff} ranged {Fernkampfangriff} other {Angriff}}';
const against = '{against, select, doom { gegen den verdammten Gegner} none {} other { gegen den markierten Gegner}}';
const attackAbility =
  'eine {attack, select, melee {Nahkampf-Angriffsfähigkeit} ranged {Fernkampf-Angriffsfähigkeit} other {Angriffsfähigkeit}}{single, select, true { mit nur einem Ziel} other {}}';

/** German phrases that card texts are composed of: figures, moments, conditions and formulas. */
export const cardPhrases = {
  who: {
    self: '{voice, select, you {{case, select, acc {dich selbst} dat {dir} other {du}}} monster {{case, select, acc {sich selbst} dat {dem Monster} other {das Monster}}} other {{case, select, acc {sich selbst} dat {der Figur} other {die Figur}}}}',
    role: {
      target:
        '{number, select, many {{case, select, dat {den Zielen} other {die Ziele}}} other {{case, select, dat {dem Ziel} other {das Ziel}}}}',
      attacker: '{case, select, acc {den Angreifer} dat {dem Angreifer} other {der Angreifer}}',
      victim: '{case, select, acc {diesen Gegner} dat {diesem Gegner} other {dieser Gegner}}',
    },
    enemy: {
      one: cased('ein Gegner', 'einen Gegner', 'einem Gegner'),
      all: plural('alle Gegner', 'allen Gegnern'),
      some: plural(`${some} Gegner`, `${some} Gegnern`),
      'one-adjacent': cased('ein benachbarter Gegner', 'einen benachbarten Gegner', 'einem benachbarten Gegner'),
      'all-adjacent': plural('alle benachbarten Gegner', 'allen benachbarten Gegnern'),
      'some-adjacent': plural(`${some} benachbarte Gegner`, `${some} benachbarten Gegnern`),
    },
    ally: {
      one: cased('ein Verbündeter', 'einen Verbündeten', 'einem Verbündeten'),
      all: plural('alle Verbündeten', 'allen Verbündeten'),
      some: plural(`${some} Verbündete`, `${some} Verbündeten`),
      'one-adjacent': cased(
        'ein benachbarter Verbündeter',
        'einen benachbarten Verbündeten',
        'einem benachbarten Verbündeten',
      ),
      'all-adjacent': plural('alle benachbarten Verbündeten', 'allen benachbarten Verbündeten'),
      'some-adjacent': plural(`${some} benachbarte Verbündete`, `${some} benachbarten Verbündeten`),
    },
    'self-or-ally': {
      one: cased('du oder ein Verbündeter', 'dich oder einen Verbündeten', 'dir oder einem Verbündeten'),
      all: cased('du und alle Verbündeten', 'dich und alle Verbündeten', 'dir und allen Verbündeten'),
      some: plural(`${some} von dir und deinen Verbündeten`, `${some} von dir und deinen Verbündeten`),
      'one-adjacent': cased(
        'du oder ein benachbarter Verbündeter',
        'dich oder einen benachbarten Verbündeten',
        'dir oder einem benachbarten Verbündeten',
      ),
      'all-adjacent': cased(
        'du und alle benachbarten Verbündeten',
        'dich und alle benachbarten Verbündeten',
        'dir und allen benachbarten Verbündeten',
      ),
      'some-adjacent': plural(
        `${some} von dir und deinen benachbarten Verbündeten`,
        `${some} von dir und deinen benachbarten Verbündeten`,
      ),
    },
    any: {
      one: cased('ein Verbündeter oder Gegner', 'einen Verbündeten oder Gegner', 'einem Verbündeten oder Gegner'),
      all: plural('alle Verbündeten und Gegner', 'allen Verbündeten und Gegnern'),
      some: plural(`${some} Verbündete oder Gegner`, `${some} Verbündeten oder Gegnern`),
      'one-adjacent': cased(
        'ein benachbarter Verbündeter oder Gegner',
        'einen benachbarten Verbündeten oder Gegner',
        'einem benachbarten Verbündeten oder Gegner',
      ),
      'all-adjacent': plural('alle benachbarten Verbündeten und Gegner', 'allen benachbarten Verbündeten und Gegnern'),
      'some-adjacent': plural(
        `${some} benachbarte Verbündete oder Gegner`,
        `${some} benachbarten Verbündeten oder Gegnern`,
      ),
    },
    everyone: {
      one: plural('eine Figur', 'einer Figur'),
      all: plural('alle Figuren', 'allen Figuren'),
      some: plural(`${some} Figuren`, `${some} Figuren`),
      'one-adjacent': cased(
        'du oder eine benachbarte Figur',
        'dich oder eine benachbarte Figur',
        'dir oder einer benachbarten Figur',
      ),
      'all-adjacent': cased(
        'du und alle benachbarten Figuren',
        'dich und alle benachbarten Figuren',
        'dir und allen benachbarten Figuren',
      ),
      'some-adjacent': plural(
        `${some} von dir und den benachbarten Figuren`,
        `${some} von dir und den benachbarten Figuren`,
      ),
    },
    'summoned-ally': {
      one: cased('ein beschworener Verbündeter', 'einen beschworenen Verbündeten', 'einem beschworenen Verbündeten'),
      all: plural('alle beschworenen Verbündeten', 'allen beschworenen Verbündeten'),
      some: plural(`${some} beschworene Verbündete`, `${some} beschworenen Verbündeten`),
      'one-adjacent': cased(
        'ein benachbarter beschworener Verbündeter',
        'einen benachbarten beschworenen Verbündeten',
        'einem benachbarten beschworenen Verbündeten',
      ),
      'all-adjacent': plural(
        'alle benachbarten beschworenen Verbündeten',
        'allen benachbarten beschworenen Verbündeten',
      ),
      'some-adjacent': plural(
        `${some} benachbarte beschworene Verbündete`,
        `${some} benachbarten beschworenen Verbündeten`,
      ),
    },
    'summoned-self-or-ally': {
      one: cased(
        'du oder ein beschworener Verbündeter',
        'dich oder einen beschworenen Verbündeten',
        'dir oder einem beschworenen Verbündeten',
      ),
      all: cased(
        'du und alle beschworenen Verbündeten',
        'dich und alle beschworenen Verbündeten',
        'dir und allen beschworenen Verbündeten',
      ),
      some: plural(
        `${some} von dir und den beschworenen Verbündeten`,
        `${some} von dir und den beschworenen Verbündeten`,
      ),
      'one-adjacent': cased(
        'du oder ein benachbarter beschworener Verbündeter',
        'dich oder einen benachbarten beschworenen Verbündeten',
        'dir oder einem benachbarten beschworenen Verbündeten',
      ),
      'all-adjacent': cased(
        'du und alle benachbarten beschworenen Verbündeten',
        'dich und alle benachbarten beschworenen Verbündeten',
        'dir und allen benachbarten beschworenen Verbündeten',
      ),
      'some-adjacent': plural(
        `${some} von dir und den benachbarten beschworenen Verbündeten`,
        `${some} von dir und den benachbarten beschworenen Verbündeten`,
      ),
    },
    'owned-ally': {
      one: plural('eine deiner Beschwörungen', 'einer deiner Beschwörungen'),
      all: plural('alle deine Beschwörungen', 'allen deinen Beschwörungen'),
      some: plural(`${some} deiner Beschwörungen`, `${some} deiner Beschwörungen`),
      'one-adjacent': plural('eine deiner benachbarten Beschwörungen', 'einer deiner benachbarten Beschwörungen'),
      'all-adjacent': plural('alle deine benachbarten Beschwörungen', 'allen deinen benachbarten Beschwörungen'),
      'some-adjacent': plural(`${some} deiner benachbarten Beschwörungen`, `${some} deiner benachbarten Beschwörungen`),
    },
    'owned-self-or-ally': {
      one: cased(
        'du oder eine deiner Beschwörungen',
        'dich oder eine deiner Beschwörungen',
        'dir oder einer deiner Beschwörungen',
      ),
      all: cased(
        'du und alle deine Beschwörungen',
        'dich und alle deine Beschwörungen',
        'dir und allen deinen Beschwörungen',
      ),
      some: plural(`${some} von dir und deinen Beschwörungen`, `${some} von dir und deinen Beschwörungen`),
      'one-adjacent': cased(
        'du oder eine deiner benachbarten Beschwörungen',
        'dich oder eine deiner benachbarten Beschwörungen',
        'dir oder einer deiner benachbarten Beschwörungen',
      ),
      'all-adjacent': cased(
        'du und alle deine benachbarten Beschwörungen',
        'dich und alle deine benachbarten Beschwörungen',
        'dir und allen deinen benachbarten Beschwörungen',
      ),
      'some-adjacent': plural(
        `${some} von dir und deinen benachbarten Beschwörungen`,
        `${some} von dir und deinen benachbarten Beschwörungen`,
      ),
    },
    quality: ' ({quality})',
    summoned: '{who} (nur Beschwörungen)',
    marked:
      '{keyword, select, doom {{case, select, acc {den verdammten Gegner} dat {dem verdammten Gegner} other {der verdammte Gegner}}} other {{case, select, acc {den markierten Gegner} dat {dem markierten Gegner} other {der markierte Gegner}}}}',
    markedOnes: '{keyword, select, doom {verdammt,} other {markiert,}}',
    named:
      '{case, select, acc {deinen Begleiter ({name})} dat {deinem Begleiter ({name})} other {dein Begleiter ({name})}}',
    formula: '{who} (so viele wie {count})',
    within: '{who} im Umkreis von {range} Feldern',
    inRange: '{who} in Reichweite',
    of: '{who} neben {anchor}',
    withinOf: '{who} höchstens {range} Felder von {anchor} entfernt',
    trait: '{who} {traits}',
    if: '{who} (falls {if})',
    place: {
      area: '{who} in der Fläche',
      room: '{who} in {voice, select, you {deinem} other {diesem}} Raum',
      map: '{who} auf dem Spielfeld',
      'moved-through': '{who} auf {voice, select, you {deinem} other {dem}} Weg',
      'on-path': '{who} auf dem Weg zum Ziel',
      'beside-path': '{who} neben einem {voice, select, you {von dir } other {}}betretenen Feld',
    },
    anchor: {
      self: '{voice, select, you {dir} other {der Figur}}',
      target: 'dem Ziel',
      killed: 'dem getöteten Gegner',
      fallen: 'dem Feld seines Todes',
      healed: 'der geheilten Figur',
      obstacle: 'dem Hindernis',
      trap: 'der Falle',
      marked: 'der markierten Figur',
      'chosen-hex': 'dem gewählten Feld',
      summons: 'einem beschworenen Verbündeten',
      poisoned: 'einem Gegner mit Gift',
      previous: 'dem vorigen',
    },
  },
  trait: {
    has: 'mit {conditions}',
    adjacent: '({no, select, true {nicht } other {}}neben {to})',
    within:
      '({no, select, true {aber nicht } other {}}{range, plural, =1 {benachbart} other {im Umkreis von # Feldern}})',
    summoned: '({no, select, true {keine Beschwörung} other {nur Beschwörungen}})',
    monster: '({monsters})',
    half: 'mit weniger Trefferpunkten als der Hälfte hiervon: {of}',
    compare: {
      targetHitPoints: 'mit {bound} Trefferpunkten',
      targetDamageTaken: 'mit {value, select, 0 {keinem erlittenen} other {{bound} erlittenem}} Schaden',
      targetNegativeConditions: 'mit {value, select, 1 {einem negativen Zustand} other {{bound} negativen Zuständen}}',
    },
  },
  compare: {
    bound: '{how, select, least {mindestens {value}} most {höchstens {value}} other {genau {value}}}',
    hexesMoved:
      '{voice, select, you {du} other {diese Figur}} in diesem Zug {bound} {value, plural, =1 {Feld} other {Felder}} weit gezogen {voice, select, you {bist} other {ist}}',
    hazardsEntered:
      '{voice, select, you {du} other {diese Figur}} in diesem Zug {how, select, least {{value, plural, =1 {gefährliches Gelände} other {{bound} gefährliche Felder}}} other {{bound} gefährliche Felder}} betreten {voice, select, you {hast} other {hat}}',
    actionValue: 'ihr Wert {bound} ist',
    usesLeft: '{value, plural, =0 {keine Nutzung übrig ist} =1 {# Nutzung übrig ist} other {# Nutzungen übrig sind}}',
    adjacentAllies:
      '{value, select, 1 {ein Verbündeter} other {{bound} Verbündete}} neben {voice, select, you {dir} other {der Figur}} {value, select, 1 {steht} other {stehen}}',
    targetHitPoints:
      '{role, select, it {es} attacker {der Angreifer} other {das Ziel}} {bound} {value, plural, =1 {Trefferpunkt} other {Trefferpunkte}} hat',
    targetDamageTaken:
      '{role, select, it {es} attacker {der Angreifer} other {das Ziel}} {value, select, 0 {keinen} other {{bound}}} Schaden erlitten hat',
    targetNegativeConditions:
      '{role, select, it {es} attacker {der Angreifer} other {das Ziel}} {value, select, 1 {einen negativen Zustand} other {{bound} negative Zustände}} hat',
    round:
      '{how, select, least {die Runde mindestens die {value}. ist} most {die Runde höchstens die {value}. ist} other {es Runde {value} ist}}',
    half: '{own, select, true {{voice, select, you {du weniger als die Hälfte deiner} other {diese Figur weniger als die Hälfte ihrer}} maximalen Trefferpunkte {voice, select, you {hast} other {hat}}} other {weniger als die Hälfte bleibt ({fact}; {of})}}',
    every: 'die Runde {first}, {second}, {third} und so weiter ist',
  },
  trigger: {
    'cards-revealed': 'nachdem alle Karten aufgedeckt sind',
    'round-start': 'zu Beginn der Runde',
    'turn-start':
      'zu Beginn {whose, select, you {deines Zuges} it {des eigenen Zuges} own {seines Zuges} other {des Zuges von {whoDat}}}',
    turn: 'in {whose, select, you {deinem Zug} other {diesem Zug}}',
    'turn-end':
      'am Ende {whose, select, you {deines Zuges} it {des eigenen Zuges} own {seines Zuges} other {des Zuges von {whoDat}}}',
    'round-end': 'am Ende der Runde',
    'attack-action-start': `bevor ${clause('eine Angriffsfähigkeit', 'ausführst', 'ausführt')}`,
    'attack-action': `{limit, select, next {das nächste Mal, wenn} other {wenn}} ${clause(`${attackAbility}${against}`, 'ausführst', 'ausführt')}`,
    attack: `wenn ${clause(`einen ${kindOfAttack}${against}`, 'ausführst', 'ausführt')}`,
    'attack-action-end': `nachdem ${clause('eine Angriffsfähigkeit', 'ausgeführt hast', 'ausgeführt hat')}`,
    attacked: `wenn ein ${kindOfAttack} {whose, select, you {dich} it {diese Figur} other {{whoAcc}}} zum Ziel hat`,
    'modifier-drawn':
      'wenn für einen Angriff gegen {whose, select, you {dich} it {diese Figur} other {{whoAcc}}} eine Modifikatorkarte gezogen wird',
    'attack-damage': `wenn ${clause('durch einen Angriff Schaden erleiden', 'würdest', 'würde')}`,
    damage: `{limit, select, next {das nächste Mal, wenn} other {wenn}} ${clause('Schaden erleiden', 'würdest', 'würde')}`,
    damaged: `nachdem ${clause('Schaden', 'erlitten hast', 'erlitten hat')}`,
    retaliate: `wenn ${clause('Vergeltung', 'übst', 'übt')}`,
    'move-action-start':
      'während {whose, select, you {deiner Bewegungsfähigkeit} it {der eigenen Bewegungsfähigkeit} other {einer Bewegungsfähigkeit von {whoDat}}}',
    'move-action': `wenn ${clause('eine Bewegungsfähigkeit', 'ausführst', 'ausführt')}`,
    moved: `nachdem ${clause('eine Bewegungsfähigkeit', 'ausgeführt hast', 'ausgeführt hat')}`,
    'loot-action': `wenn ${clause('eine Beutefähigkeit', 'ausführst', 'ausführt')}`,
    'heal-action': `wenn ${clause('eine Heilfähigkeit', 'ausführst', 'ausführt')}`,
    healed: `wenn ${clause('geheilt', 'wirst', 'wird')}`,
    kill: `wenn ${clause('einen Gegner', 'tötest', 'tötet')}`,
    death: 'wenn {whose, select, you {du stirbst} it {diese Figur stirbt} other {{who} stirbt}}',
    fallen:
      'nachdem {whose, select, you {du gestorben bist} it {diese Figur gestorben ist} other {{who} gestorben ist}}',
    'mark-ending':
      'wenn {whose, select, you {du stirbst} it {diese Figur stirbt} other {{who} stirbt}}, bevor die Marker entfernt werden',
    'condition-gained': `wenn ${clause('einen Zustand erhalten', 'würdest', 'würde')}`,
    'condition-given': `wenn ${clause('einer Figur einen Zustand', 'gibst', 'gibt')}`,
    'curse-given': `wenn ${clause('einem Gegner einen Fluch', 'gibst', 'gibt')}`,
    'element-consumed': `wenn ${clause('ein Element', 'verbrauchst', 'verbraucht')}`,
    'element-wanted': `wenn ${clause('ein Element verbrauchen', 'würdest', 'würde')}`,
    'trap-sprung': `wenn ${clause('eine Falle', 'auslöst', 'auslöst')}`,
    'item-used': `wenn ${clause('einen Gegenstand', 'benutzt', 'benutzt')}`,
    'basic-top': `wenn ${clause('eine obere Grundaktion', 'ausführst', 'ausführt')}`,
    'basic-bottom': `wenn ${clause('eine untere Grundaktion', 'ausführst', 'ausführt')}`,
    'short-rest': `wenn ${clause('eine kurze Rast', 'einlegst', 'einlegt')}`,
    'long-rest': `wenn ${clause('eine lange Rast', 'einlegst', 'einlegt')}`,
    'forced-movement': `wenn ${clause('gestoßen oder gezogen', 'wirst', 'wird')}`,
  },
  predicate: {
    has: `${subject} {no, select, true {nicht } other {}}{conditions} ${verb('hast', 'hat')}`,
    adjacent: `${subject} {no, select, true {nicht } other {}}neben {what, select, enemies {{least, plural, =1 {einem Gegner} other {mindestens # Gegnern}}} other {{least, plural, =1 {} other {mindestens # von }}{to}}} ${verb('stehst', 'steht')}`,
    neighbour: {
      'your-allies':
        'einem {voice, select, you {deiner Verbündeten} monster {Verbündeten des Monsters} other {eigenen Verbündeten}}',
      'its-allies': 'einem seiner Verbündeten',
      enemies: 'einem Gegner',
      obstacles: 'einem Hindernis',
      you: '{voice, select, you {dir} other {der handelnden Figur}}',
    },
    rank: `${subject} {no, select, true {nicht } other {}}{monster, select, true {ein Monster} other {{ranks}}} ${verb('bist', 'ist')}`,
    monster: `${subject} {no, select, true {nicht } other {}}eines von diesen ${verb('bist', 'ist')} ({monsters})`,
    element: '{element} {no, select, true {nicht } other {}}{states} ist',
    infused: '{element} in diesem Zug {no, select, true {nicht } other {}}erzeugt wurde',
    within: `${subject} {no, select, true {nicht } other {}}{range, plural, =1 {benachbart} other {höchstens # Felder entfernt}} ${verb('bist', 'ist')}`,
    summoned: `${subject} {no, select, true {nicht } other {}}beschworen ${verb('bist', 'ist')}`,
    marked: `${subject} {no, select, true {nicht } other {}}{keyword, select, doom {verdammt} other {markiert}} ${verb('bist', 'ist')}`,
    terrain: `${subject} {no, select, true {nicht } other {}}{terrain} ${verb('stehst', 'steht')}`,
    terrainKind: {
      obstacle: 'auf einem Hindernisfeld',
      hazardous: 'in gefährlichem Gelände',
      difficult: 'in schwierigem Gelände',
      water: 'im Wasser',
      trap: 'auf einer Falle',
    },
    path: 'die Bewegung {no, select, true {nicht } other {}}{shape, select, straight {in gerader Linie verlief} other {endete, wo sie begann}}',
    attack:
      '{kind, select, own {{voice, select, you {du} other {diese Figur}} {no, select, true {nicht } other {}}gerade eine Angriffsfähigkeit {voice, select, you {ausführst} other {ausführt}}} other {der Angriff {no, select, true {nicht } other {}}{kind, select, melee {ein Nahkampfangriff} ranged {ein Fernkampfangriff} other {auf ein einziges Ziel gerichtet}} ist}}',
    lethal: 'dadurch {no, select, true {nicht } other {}}weniger als 1 Trefferpunkt bliebe',
    'item-used': '{no, select, true {kein} other {ein}} Gegenstand benutzt wurde',
    drawn: 'es {no, select, true {nicht } other {}}die Karte „{cards}“ ist',
    'own-turn':
      '{voice, select, you {du} other {diese Figur}} {no, select, true {nicht } other {}}am Zug {voice, select, you {bist} other {ist}}',
    command: 'es {no, select, true {kein} other {ein}} Befehl ist',
    compare: '{no, select, true {nicht: } other {}}{formula}',
  },
  fact: {
    characters: 'die Anzahl der Charaktere',
    level: 'die Szenariostufe',
    round: 'die Nummer der Runde',
    hexesMoved: 'die Anzahl der in diesem Zug zurückgelegten Felder',
    hexesMovedByAction: 'die Anzahl der mit dieser Aktion zurückgelegten Felder',
    hazardsEntered: 'die Anzahl der in diesem Zug betretenen gefährlichen Felder',
    actionValue: 'der Wert der Fähigkeit',
    damageDealt: 'der in diesem Zug verursachte Schaden',
    damageDone: 'der eben verursachte Schaden',
    damagePaid: 'der dafür erlittene Schaden',
    hitPoints: 'die Zahl {voice, select, you {deiner} monster {der eigenen} other {der eigenen}} Trefferpunkte',
    maxHitPoints: 'die Zahl {voice, select, you {deiner} other {der eigenen}} maximalen Trefferpunkte',
    damageTaken: 'der {voice, select, you {von dir } other {selbst }}erlittene Schaden',
    characterLevel: 'deine Stufe',
    lostCards: 'die Anzahl deiner verlorenen Karten',
    handCards: 'die Anzahl deiner Handkarten',
    discardedCards: 'die Anzahl deiner abgelegten Karten',
    adjacentAllies: 'die Anzahl der benachbarten Verbündeten',
    adjacentEnemies: 'die Anzahl der benachbarten Gegner',
    alliesInRange: 'die Anzahl deiner Verbündeten in Reichweite',
    summonedAllies: 'die Anzahl der beschworenen Verbündeten',
    targets: 'die Anzahl der angegriffenen Gegner',
    killed: 'die Anzahl der getöteten Gegner',
    damaged: 'die Anzahl der geschädigten Figuren',
    performed: 'die Anzahl der von ihnen ausgeführten Fähigkeiten',
    usesLeft: 'die Anzahl der übrigen Nutzungen',
    destroyedHexes: 'die Anzahl der Felder der zerstörten Hindernisse',
    counted: 'die Anzahl der gezählten Figuren',
    tokens: 'die Anzahl der Marker des Szenarios',
    targetHitPoints: 'die Zahl der Trefferpunkte des Ziels',
    targetMaxHitPoints: 'die Zahl der maximalen Trefferpunkte des Ziels',
    targetDamageTaken: 'der vom Ziel erlittene Schaden',
    targetShield: 'der Schild des Ziels',
    targetNegativeConditions: 'die Anzahl der negativen Zustände des Ziels',
    targetAdjacentAllies: 'die Anzahl deiner Verbündeten neben dem Ziel',
    targetSpareRange: 'die Anzahl der Felder, um die die Reichweite größer ist als die Entfernung',
  },
  amount: {
    where: '(X ist {formula})',
    twice: 'doppelt so viel wie {value}',
    share:
      '{share, plural, =2 {halb so viel} =3 {ein Drittel so viel} =5 {ein Fünftel so viel} other {1/# so viel}} wie {value}, {how, select, floor {abgerundet} other {aufgerundet}}',
  },
  slotKind: {
    head: 'Kopf',
    body: 'Körper',
    legs: 'Beine',
    'one-hand': 'eine Hand',
    'two-hand': 'zwei Hände',
    small: 'klein',
  },
};
