/** German card texts of modifiers. */
export const modifierTexts = {
  range: '{any, select, true {auf jede Entfernung} other {Reichweite {distance}}}',
  target:
    '{also, select, true {Weitere Ziele} other {Ziel}}: {who}{together, select, true { (mit allen Angriffen)} other {}}',
  'add-target': '+{count} Ziel',
  aoe: '{from, select, self {Nahkampffläche} other {Fernkampffläche}} aus {count, plural, =1 {# Feld} other {# Feldern}}',
  pierce: '{value, select, all {ignoriert jeden Schild} other {Durchdringen {value}}}',
  advantage: '{worse, select, true {Nachteil} other {Vorteil}}',
  jump: 'Sprung',
  fly: 'Fliegen',
  teleport:
    'Teleport {to, select, any {auf ein beliebiges freies Feld} marked {auf das Feld der markierten Figur} fallen {auf das Feld, auf dem er starb} other {bis zu {range} Felder weit}}',
  path: {
    straight: 'die Bewegung muss in gerader Linie verlaufen',
    'ends-beside-obstacle': 'die Bewegung muss neben einem Hindernis enden',
    'ends-beside-you': 'die Bewegung muss neben dir enden',
  },
  swap: '{self, select, true {Plätze tauschen: du und {who}} other {Zwei davon tauschen die Plätze: {who}}}',
  push: {
    plain: 'Stoßen {distance}',
    through:
      'auch in Hindernisse: jedes wird zerstört, und das Ziel erleidet {damage} Schaden{xp, plural, =0 {} other { (du erhältst # EP)}}',
    blocked:
      'für jedes Feld, das Wand oder Hindernis versperrt, erleidet das Ziel {damage} Schaden{xp, plural, =0 {} other { (du erhältst # EP)}}',
  },
  pull: 'Ziehen {upTo, select, true {bis zu } other {}}{distance}{to, select, chosenHex { zu einem gewählten Feld bis zu {range} Felder entfernt} nearestAlly { zum nächsten deiner Verbündeten} other {}}',
  infuse: 'Erzeuge {element}',
  consume: 'Verbrauche {elements} für: {bonus}',
  condition: '{condition}{times, plural, =1 {} other { #-mal}}{others, select, true { für: {who}} other {}}',
  'remove-condition':
    'Entferne {before, select, true {vor der Heilung } other {}}{count, select, all {} other {{count} von: }}{conditions}',
  immune: 'Immun gegen: {to}{others, select, true { für: {who}} other {}}',
  lost: 'Verloren',
  unrecoverable: 'kann nicht zurückgeholt werden',
  active: {
    round: 'aktiv in dieser Runde',
    persistent: 'bleibt aktiv',
    slots: '{count, plural, =1 {# Nutzung} other {# Nutzungen}} (EP {xp})',
  },
  recover:
    '{cards, select, all {Alle} 1 {Eine} other {Bis zu {cards}}} {from, select, lost {verlorene} other {abgelegte}}{cards, select, all {n} other {}} {only, select, summon {Beschwörungs-} other {}}{cards, select, 1 {Karte} other {Karten}} zurückholen{of, select, adjacentAlly { (auch von Nachbarn)} other {}}',
  discard: '{cards, plural, =1 {# verlorene Karte} other {# verlorene Karten}} zurück auf den Ablagestapel',
  'lose-cards': '{cards, plural, =1 {# Karte} other {# Karten}} {to, select, discard {ablegen} other {verlieren}}',
  refresh:
    '{items, select, all {Alle} 1 {Einen} other {{items}}} {state, select, spent {erschöpfte} consumed {verbrauchte} other {erschöpfte{items, select, 1 {n} all {n} other {}} oder verbrauchte}}{items, select, 1 {n Gegenstand} all {n Gegenstände} other { Gegenstände}} auffrischen{only, select, true { ({slots})} other {}}',
  'give-card':
    '{own, select, true {Lege diese Karte in den aktiven Bereich des Ziels; sie wirkt für dieses} other {Gib aus dem Vorrat: {card}}}',
  shield:
    'Schild {value}{duration, select, attack { für diesen Angriff} round { in dieser Runde} other {}}{others, select, true { für: {who}} other {}}',
  retaliate:
    'Vergeltung {value}{range, plural, =1 {} other { (Reichweite #)}}{duration, select, attack { für diesen Angriff} round { in dieser Runde} other {}}{others, select, true { für: {who}} other {}}',
  raise: 'jede deiner Fähigkeiten „{what}“ zählt {value} mehr',
  negate: 'stattdessen keinen Schaden erleiden',
  redirect:
    '{what, select, attack {der Angriff trifft stattdessen {to, select, you {dich} other {einen seiner Verbündeten}}} other {den Schaden {to, select, you {erleidest stattdessen du} other {erleidet stattdessen einer seiner Verbündeten}}}}{less, plural, =0 {} other {, um # verringert}}',
  heal: 'Heilung {value}{once, select, true {} other { × {times}}}: {who}',
  xp: '{value} EP',
  money: 'Geldmarker erhalten: {value}',
  bonus: '{value} {to}',
  multiply: '{to} × {by}',
  damage: '{others, select, true {{value} Schaden für: {who}} other {{value} Schaden}}',
  kill: 'Töten{count, select, all {} other { ({count})}}{others, select, true {: {who}} other {}}{conditional, select, true {, falls {if}} other {}}{after, select, true { (nach dem Angriff)} other {}}{xp, plural, =0 {} other {; dann # EP}}',
  perform: {
    plain:
      '{alone, select, true {Führe aus: {actions}} other {{who} – {must, select, true {{several, select, true {müssen} other {muss}}} other {{several, select, true {dürfen} other {darf}}}} ausführen: {actions}}}{control, select, you { (du steuerst)} other {}}{against, select, itsAllies { (gegen einen seiner Verbündeten)} other {}}{keyword, select, true { (mit den Wirkungen deiner Verstärkungen)} other {}}',
    command: 'Befehl ({who}): {actions}',
  },
  'take-turn':
    '{alone, select, true {Du} other {{who}}}: {how, select, again {ein weiterer Zug mit derselben Karte} switchedSides {der Zug dieser Runde, als wären Freund und Feind vertauscht} later {ein weiterer Zug in dieser Runde nach einer neuen, späteren Leitkarte} other {sofort {cards, select, top {eine zusätzliche obere Aktion} bottom {eine zusätzliche untere Aktion} other {ein zusätzlicher Zug}}}}{cards, select, two { mit zwei Handkarten} top { einer Handkarte} bottom { einer Handkarte} other {}}{control, select, you { (du steuerst)} other {}}',
  trap: {
    made: 'Erschaffe eine Falle auf einem leeren Nachbarfeld: {harm}',
    damage: '{damage} Schaden',
    xp: '{xp} EP, wenn ein Gegner sie auslöst',
    splash: 'beim Auslösen für Gegner daneben: {harm}',
  },
  'disarm-trap':
    'Entschärfe {count, select, all {alle Fallen} other {{count, plural, =1 {# Falle} other {# Fallen}}}} {within, select, 1 {neben dir} movedThrough {auf dem Weg} other {im Umkreis von {within} Feldern}}{turned, select, true {; ihre Wirkung trifft: {who}} other {}}',
  'create-obstacle':
    'Erschaffe {count, plural, =1 {# Hindernis} other {# Hindernisse}}{size, plural, =1 {} other { aus # Feldern}} {within, select, 1 {neben dir} killed {dort, wo der Gegner starb} other {im Umkreis von {within} Feldern}}',
  'destroy-obstacle':
    'Zerstöre {count, select, all {alle Hindernisse} other {{count, plural, =1 {# Hindernis} other {# Hindernisse}}}} {within, select, 1 {neben dir} movedThrough {auf dem Weg} other {im Umkreis von {within} Feldern}}',
  'move-obstacle':
    'Versetze ein benachbartes Hindernis aus einem Feld auf ein leeres Feld im Umkreis von {within} Feldern',
  when: 'falls {if}: {effects}',
  on: '{lasts, select, turn {In diesem Zug: } round {In dieser Runde: } other {}}{limit, select, next {Beim nächsten Mal: } turn {Einmal pro Zug: } half {Einmal pro Kartenhälfte: } action {Einmal pro Aktion: } other {}}{moment}{others, select, true { ({who})} other {}}{conditional, select, true {, falls {if}} other {}}{may, select, true {, wenn {by, select, them {sie wollen} other {du willst}}} other {}}: {effects}',
  cost: {
    bonus: '{may, select, true {Wenn du willst, } other {}}{price} für: {bonus}',
    damage: '{upTo, select, true {bis zu } other {}}{value} Schaden erleiden',
    'destroy-obstacle': 'ein benachbartes Hindernis zerstören',
    'discard-card': '{cards, plural, =1 {# Karte} other {# Karten}} ablegen',
    forgo: 'auf deine {half, select, top {obere} other {untere}} Aktion verzichten',
    condition: '{condition} geben ({who}){damage, plural, =0 {} other {, oder # Schaden für den, der es schon hat}}',
  },
  choose: 'Wähle {count, select, any {beliebig viele} other {{count}}}: {from}',
  'treat-as':
    'Jede Fähigkeit „{from}“ darf als „{to}“ mit gleichem Wert{plus, plural, =0 {} other { plus #}} ausgeführt werden',
  'keyword-limit':
    '{count} zugleich {doom, select, true {auf demselben Ziel } other {}}aktiv: {keyword}{xpOfOne, select, true { (EP nur von einer davon)} other {}}',
  'keyword-reach':
    '{attacks, select, ranged {deine Fernkampfangriffe} other {der Angriff}} mit den Wirkungen von: {keyword}',
  mark: 'Lege deinen Marker auf das Ziel',
  'move-mark':
    'Versetze {count, select, all {alle Marker} other {{count} Marker}}{named, select, true { ({keyword})} other {}} auf: {who}',
  'modifier-card': '{drawn} zählt als {as}',
  'modifier-deck':
    'Entferne {count, select, all {alle} other {{count}}} Karten „{card}“ aus dem Angriffsmodifikatorstapel{shuffle, select, true { und mische seine abgelegten Karten wieder ein} other {}}',
  initiative:
    '{moved, select, true {erhöhe oder senke deine führende Initiative um {change}} other {Initiative {focus}, wenn Gegner ihren Fokus wählen}}',
  'basic-action': 'die Grundaktion {half, select, top {oben ist Angriff} other {unten ist Bewegung}} {value}',
  'item-slots': '{more, plural, =1 {# Gegenstand} other {# Gegenstände}} mehr: {slot}',
  rest: 'eine kurze Rast am Ende dieser Runde bringt alles, was eine lange Rast bringt',
  'hit-points':
    '{isSet, select, true {die Trefferpunkte werden {value} (das ist kein Schaden)} other {die Trefferpunkte dürfen auf {over} steigen}}',
  redistribute: 'Verteile den erlittenen Schaden neu unter: {who}',
  exhaust: 'Du bist erschöpft',
  forbid: {
    fly: 'kann nicht mehr fliegen',
    invisible: 'kann nicht mehr unsichtbar sein',
    attack: 'kann nicht angreifen',
    'losing-for-damage': 'kann nicht verloren werden, um Schaden zu vermeiden',
    items: 'kann keine Gegenstände benutzen',
    others: {
      fly: '{who} können nicht mehr fliegen',
      invisible: '{who} können nicht mehr unsichtbar sein',
      attack: '{who} können nicht angreifen',
      'losing-for-damage': '{who} können nicht verloren werden, um Schaden zu vermeiden',
      items: '{who} können keine Gegenstände benutzen',
    },
  },
  sight: 'kann unsichtbare Gegner als Ziel wählen',
  chain:
    'danach {count, plural, =1 {# neuer Gegner} other {# neue Gegner}}, jeder höchstens {within} Felder vom vorigen, mit Angriff {steps}',
  'act-from': 'du darfst angreifen, als stündest du auf seinem Feld',
  'go-to':
    '{object, select, none {{how, select, fly {Fliege} other {Gehe}}} other {{object} springt}} {next, select, door {zur nächsten Tür} other {zum nächsten Marker}}{reveals, select, true { und decke den Raum auf} other {}}',
  'spend-element': 'verbrauche stattdessen dieses Element ohne Wirkung',
  'loot-limit': 'höchstens {count} Marker und Plättchen',
  'loot-path': 'jedes betretene Feld plündern',
  'boss-special': 'Spezial {number}',
  hatch: 'aus jedem Ei wird: {monster}',
};
