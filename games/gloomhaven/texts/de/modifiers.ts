/** German card texts of modifiers: phrases that may stand inside a sentence. */
export const modifierTexts = {
  range: '{any, select, true {auf jede Entfernung} other {Reichweite {distance}}}',
  target: {
    number: '{count} Ziele{where}',
    figures:
      '{together, select, true {alle Angriffe auf: {who}} other {{also, select, true {auch Ziel: {who}} other {{self, select, true {selbst} other {Ziel: {who}}}}}}}',
  },
  'add-target': '+{count} {count, select, 1 {Ziel} other {Ziele}}{where}',
  aoe: '{from, select, self {Nahkampffläche} other {Fernkampffläche}} aus {count, plural, =1 {# Feld} other {# Feldern}}',
  pierce: '{value, select, all {ignoriere jeden Schild} other {Durchdringen {value}}}',
  advantage: '{worse, select, true {Nachteil} other {Vorteil}}',
  jump: 'Sprung',
  fly: 'Fliegen',
  teleport:
    'teleportiere dich {to, select, any {auf ein beliebiges freies Feld} marked {auf das Feld der markierten Figur} fallen {auf das Feld, auf dem der Gegner starb} other {bis zu {range} Felder weit}}',
  path: {
    straight: 'die Bewegung muss in gerader Linie verlaufen',
    'ends-beside-obstacle': 'die Bewegung muss neben einem Hindernis enden',
    'ends-beside-you': 'die Bewegung muss neben dir enden',
  },
  swap: '{self, select, true {tausche den Platz mit {who}} other {{who} deiner Wahl tauschen die Plätze}}',
  push: {
    plain: '{role, select, attacker {stoße den Angreifer {distance} weit} other {Stoßen {distance}}}',
    through:
      'auch in Hindernisse: Jedes wird zerstört, und das Ziel erleidet {damage} Schaden{xp, plural, =0 {} other { (erhalte jedes Mal # Erfahrung)}}',
    blocked:
      'für jedes Feld, das eine Wand oder ein Hindernis versperrt, erleidet das Ziel {damage} Schaden{xp, plural, =0 {} other { (erhalte jedes Mal # Erfahrung)}}',
  },
  pull: 'Ziehen {upTo, select, true {bis zu } other {}}{distance}{to, select, chosenHex { zu einem Feld deiner Wahl im Umkreis von {range} Feldern} nearestAlly { zum nächsten deiner Verbündeten} other {}}',
  infuse: 'erzeuge {element}',
  consume: 'verbrauche {elements}: {begun}',
  condition:
    '{term, select, true {{condition}{self, select, true { (selbst)} other {}}} other {{number, select, you {erhalte} one {{who} erhält} other {{who} erhalten}} {condition}}}{times, plural, =1 {} other { #-mal}}',
  'remove-condition':
    'entferne {before, select, true {vor der Heilung } other {}}{negative, select, true {{count, select, all {alle negativen Zustände} 1 {einen negativen Zustand} other {{count} negative Zustände}}} other {{count, select, all {{conditions}} other {{count} von {conditions}}}}}{number, select, you {} other { von {who}}}',
  immune: '{number, select, you {du bist} one {{who} ist} other {{who} sind}} immun gegen {to}',
  lost: 'Verloren',
  unrecoverable: 'diese Karte kann nicht zurückgeholt werden',
  active: {
    stays:
      '{keyword, select, none {} other {{keyword}: }}{lasts, select, round {aktiv bis zum Ende der Runde} other {{uses, plural, =0 {bleibt aktiv} =1 {bleibt für # Nutzung aktiv} other {bleibt für # Nutzungen aktiv}}}}{xp, select, none {} other {; erhalte {xp}}}',
    xp: '{xp} Erfahrung {every, select, true {{count, plural, =1 {bei der Nutzung} other {bei jeder Nutzung}}} other {bei {count, plural, =1 {Nutzung {uses}} other {den Nutzungen {uses}}}}}',
  },
  recover:
    '{number, select, you {hole} one {{who} holt} other {{who} holen je}} {cards, select, all {alle} 1 {eine} other {bis zu {cards}}} {from, select, lost {verlorene} other {abgelegte}}{cards, select, all {n} other {}} {only, select, summon {Beschwörungs-} other {}}{cards, select, 1 {Karte} other {Karten}}{of, select, adjacentAlly { eines benachbarten Charakters} other {}} zurück{where}',
  discard:
    '{number, select, you {lege} one {{who} legt} other {{who} legen}} {cards, plural, =1 {# verlorene Karte} other {# verlorene Karten}} auf den Ablagestapel zurück',
  'lose-cards':
    '{to, select, discard {{number, select, you {lege} one {{who} legt} other {{who} legen}} {cards, plural, =1 {# Karte} other {# Karten}} ab} other {{number, select, you {verliere} one {{who} verliert} other {{who} verlieren}} {cards, plural, =1 {# Karte} other {# Karten}}}}',
  refresh:
    '{number, select, you {frische} one {{who} frischt} other {{who} frischen je}} {items, select, all {alle} 1 {einen} other {{items}}} {state, select, spent {erschöpfte} consumed {verbrauchte} other {erschöpfte{items, select, 1 {n} all {n} other {}} oder verbrauchte}}{items, select, 1 {n Gegenstand} all {n Gegenstände} other { Gegenstände}} auf{only, select, true { (Platz: {slots})} other {}}',
  'give-card':
    '{own, select, true {gib {who} diese Karte; sie bleibt dort aktiv} other {gib {who} aus dem Vorrat die Karte „{card}“}}',
  shield:
    '{others, select, true {{who} {number, select, one {erhält} other {erhalten}} } other {}}Schild {value}{duration, select, attack { für diesen Angriff} round { in dieser Runde} other {}}{where}',
  retaliate:
    '{others, select, true {{who} {number, select, one {erhält} other {erhalten}} } other {}}Vergeltung {value}{range, plural, =1 {} other { (Reichweite #)}}{duration, select, attack { für diesen Angriff} round { in dieser Runde} other {}}{where}',
  raise: 'erhöhe den Wert jeder deiner Fähigkeiten „{what}“ um {value}',
  negate: 'verhindere den Schaden',
  redirect:
    '{what, select, attack {der Angriff trifft stattdessen {to, select, you {dich} other {einen Verbündeten des Angreifers}}} other {{to, select, you {erleide den Schaden selbst} other {ein Verbündeter des Angreifers erleidet stattdessen den Schaden}}}}{less, plural, =0 {} other {, um # verringert}}',
  heal: 'Heilung {value}{self, select, true {{once, select, true { (selbst)} other { auf {who}}}} other { auf {who}}}{once, select, true {} other {, {times}-mal}}{where}',
  xp: 'erhalte {value} Erfahrung{where}',
  money: 'erhalte {value} Geldmarker{where}',
  bonus: '{value} {to}{where}',
  multiply: '{by, plural, =2 {verdopple} =3 {verdreifache} other {vervierfache}} den Wert „{to}“',
  damage: {
    suffer: '{number, select, you {erleide} one {{who} erleidet} other {{who} erleiden}} {value} Schaden{where}',
    amount: '{value} Schaden',
  },
  kill: '{after, select, true {nach dem Angriff: {conditional, select, true {Falls {if}, töte} other {Töte}} {who}} other {töte {who}{conditional, select, true { ({number, select, many {jeweils } other {}}nur falls {if})} other {}}}}{count, select, all {} 1 {} other { (höchstens {count})}}{xp, plural, =0 {} other { und erhalte # Erfahrung}}',
  perform: {
    plain:
      '{alone, select, true {{bare, select, true {{actions}} other {führe {actions} aus}}} other {{control, select, you {steuere {whoAcc}: {actions}} other {{who} {must, select, true {{several, select, true {führen jeweils {actions} aus} other {führt {actions} aus}}} other {{several, select, true {dürfen jeweils {actions} ausführen} other {darf {actions} ausführen}}}}}}}}{against, select, itsAllies { gegen einen {several, select, true {ihrer} other {seiner}} Verbündeten} other {}}{keyword, select, true {, mit den Wirkungen deiner Verstärkungen} other {}}',
    command: 'Befehl an {whoAcc}: {actions}',
  },
  'take-turn':
    '{how, select, again {{number, select, you {führe} one {{who} führt} other {{who} führen jeweils}} einen weiteren Zug mit derselben Karte aus} switchedSides {{number, select, you {führe} one {{who} führt} other {{who} führen jeweils}} den Zug dieser Runde so aus, als wären Freund und Feind vertauscht} later {führe in dieser Runde einen weiteren Zug mit zwei Handkarten aus, nach einer späteren Initiative} other {{cards, select, top {führe sofort eine zusätzliche obere Aktion einer Handkarte aus} bottom {führe sofort eine zusätzliche untere Aktion einer Handkarte aus} other {{number, select, you {führe} one {{who} führt} other {{who} führen jeweils}} sofort einen zusätzlichen Zug{cards, select, two { mit zwei Handkarten} other {}} aus}}}}{control, select, you {; du steuerst ihn} other {}}',
  trap: {
    made: 'erschaffe eine Falle auf einem leeren Nachbarfeld: {harm}{xp, plural, =0 {} other {; erhalte # Erfahrung, wenn ein Gegner sie auslöst}}{splash, select, none {} other {; für Gegner neben der ausgelösten Falle: {splash}}}',
    damage: '{damage} Schaden',
  },
  'disarm-trap':
    'entschärfe {count, select, all {alle} other {{count, plural, =1 {eine} other {#}}}} {within, select, 1 {benachbarte{count, select, all {n} other {}} } other {}}{count, select, 1 {Falle} other {Fallen}}{within, select, 1 {} movedThrough { auf deinem Weg} other { im Umkreis von {within} Feldern}}{turned, select, true { und wende ihre Wirkung auf {who} an} other {}}',
  'create-obstacle':
    'erschaffe {count, plural, =1 {ein Hindernis} other {# Hindernisse}}{size, plural, =1 {} other { aus # Feldern}} {within, select, 1 {auf {count, plural, =1 {einem leeren Nachbarfeld} other {leeren Nachbarfeldern}}} killed {dort, wo der Gegner starb} other {im Umkreis von {within} Feldern}}',
  'destroy-obstacle':
    'zerstöre {count, select, all {alle} other {{count, plural, =1 {ein} other {#}}}} {within, select, 1 {benachbarte{count, select, all {n} 1 {s} other {}} } other {}}{count, select, 1 {Hindernis} other {Hindernisse}}{within, select, 1 {} movedThrough { auf deinem Weg} other { im Umkreis von {within} Feldern}}',
  'move-obstacle':
    'versetze ein benachbartes Hindernis aus einem Feld auf ein leeres Feld im Umkreis von {within} Feldern',
  when: 'falls {if}: {begun}',
  on: '{lasts, select, turn {in diesem Zug, } round {in dieser Runde, } other {}}{limit, select, turn {einmal pro Zug, } other {}}{moment}{conditional, select, true {{clause, select, true { und} other {, falls}} {if}} other {}}{may, select, true { (freiwillig{by, select, them {, durch diese Figur} other {}})} other {}}: {begun}{limit, select, half { (einmal pro Kartenhälfte)} once { (nur einmal)} action { (einmal pro Fähigkeit)} other {}}',
  cost: {
    bonus: '{may, select, true {du darfst } other {}}{price}: {begun}',
    damage:
      '{may, select, true {{upTo, select, true {bis zu } other {}}{value} Schaden erleiden} other {erleide {upTo, select, true {bis zu } other {}}{value} Schaden}}',
    'destroy-obstacle':
      '{may, select, true {ein benachbartes Hindernis zerstören} other {zerstöre ein benachbartes Hindernis}}',
    'discard-card':
      '{may, select, true {{cards, plural, =1 {# Karte} other {# Karten}} ablegen} other {lege {cards, plural, =1 {# Karte} other {# Karten}} ab}}',
    forgo:
      '{may, select, true {auf deine {half, select, top {obere} other {untere}} Aktion verzichten} other {verzichte auf deine {half, select, top {obere} other {untere}} Aktion}}',
    condition:
      '{may, select, true {{who} {condition} geben} other {gib {who} {condition}}}{damage, plural, =0 {} other { (eine Figur, die es schon hat, erleidet stattdessen # Schaden)}}',
  },
  choose: 'wähle {count, select, any {beliebig viele} 1 {eins} other {{count}}}: {from}',
  'treat-as':
    'du darfst jede Fähigkeit „{from}“ als „{to}“ mit gleichem Wert{plus, plural, =0 {} other { plus #}} ausführen',
  'keyword-limit':
    'du darfst {count} Karten „{keyword}“ zugleich{doom, select, true { auf demselben Ziel} other {}} aktiv haben{xpOfOne, select, true {; nur eine davon gibt Erfahrung} other {}}',
  'keyword-reach':
    '{attacks, select, ranged {deine Fernkampfangriffe haben} other {der Angriff hat}} auch die Wirkungen deiner Karten „{keyword}“',
  mark: 'lege den Marker dieser Karte auf {who}',
  'move-mark':
    'versetze {count, select, all {alle} 1 {einen} other {{count}}} Marker{named, select, true { „{keyword}“} other {}} auf {who}',
  'modifier-card': 'eine gezogene Karte „{drawn}“ zählt als {as}',
  'modifier-deck':
    'entferne {count, select, all {alle} other {{count}}} Karten „{card}“ aus deinem Angriffsmodifikatorstapel{shuffle, select, true { und mische seine abgelegten Karten wieder ein} other {}}',
  initiative:
    '{moved, select, true {erhöhe oder senke die Initiative deiner führenden Karte um {change}} other {deine Initiative zählt als {focus}, wenn Gegner ihren Fokus wählen}}',
  'basic-action': 'deine Grundaktion {half, select, top {oben ist Angriff} other {unten ist Bewegung}} {value}',
  'item-slots':
    'du darfst {more, plural, =1 {# weiteren Gegenstand} other {# weitere Gegenstände}} mitnehmen (Platz: {slot})',
  rest: 'eine kurze Rast am Ende dieser Runde wirkt für dich wie eine lange Rast',
  'hit-points':
    '{isSet, select, true {setze {number, select, you {deine} other {die}} Trefferpunkte auf {value} (das ist kein Schaden)} other {{number, select, you {deine} other {die}} Trefferpunkte dürfen auf {over} steigen}}',
  redistribute: 'verteile den Schaden neu, den {who} erlitten {number, select, you {hast} one {hat} other {haben}}',
  exhaust: 'du bist erschöpft',
  forbid: {
    fly: '{number, select, you {du kannst} one {{who} kann} other {{who} können}} nicht mehr fliegen',
    invisible: '{number, select, you {du kannst} one {{who} kann} other {{who} können}} nicht mehr unsichtbar sein',
    attack: '{number, select, you {du kannst} one {{who} kann} other {{who} können}} nicht angreifen',
    'losing-for-damage':
      '{number, select, you {diese Karte kann} one {{who} kann} other {{who} können}} nicht verloren werden, um Schaden zu vermeiden',
    items: '{number, select, you {du kannst} one {{who} kann} other {{who} können}} keine Gegenstände benutzen',
  },
  sight: 'du kannst unsichtbare Gegner als Ziel wählen',
  chain:
    'danach {count, plural, =1 {# weiterer Gegner} other {# weitere Gegner}}, jeder höchstens {within} Felder vom vorigen entfernt, mit {steps} Angriff',
  'act-from': 'du darfst angreifen, als stündest du auf diesem Feld',
  'go-to':
    '{object, select, none {{how, select, fly {fliege} other {springe}}} other {{object} springt}} {next, select, door {zur nächsten Tür} other {zum nächsten Marker}}{reveals, select, true {, und der Raum dahinter wird aufgedeckt} other {}}',
  'spend-element': 'verbrauche dieses Element ohne Wirkung',
  'loot-limit': 'höchstens {count} Marker und Plättchen',
  'loot-path': 'plündere jedes Feld, das du betrittst',
  'boss-special': 'Spezial {number}',
  hatch: 'jedes Ei auf dem Spielfeld wird zu: {monster} (normal)',
};
