/** German texts of house rules: the subject and the values of each ruling. */
export const houseRulesDe = {
  houseRules: {
    changed: '{count, plural, =0 {wie die Vorgabe} one {# geändert} other {# geändert}}',
    asPreset: 'Wie die Vorgabe',
  },
  houseRule: {
    perks: {
      schedule: { title: 'Talente für Stufen', official: 'Eins für jede Stufe', spec: 'Eins für jede zweite Stufe' },
    },
    price: {
      floor: { title: 'Niedrigster Preis eines Gegenstands', 0: 'Darf umsonst sein', 1: 'Mindestens 1 Gold' },
      bands: {
        title: 'Preise nach Ansehen',
        official: 'Stufen bei 3, 7, 11, 15 und 19',
        spec: 'Stufen bei 2, 6, 10, 14 und 18',
      },
    },
    enhance: {
      cost: {
        title: 'Preis einer Verbesserung',
        official: 'Nach der Tabelle des Regelbuchs',
        spec: 'Nach der einfacheren Formel',
      },
      limit: {
        title: 'Wie viel verbessert wird',
        cards: 'Karten einer Klasse, so viele wie der Wohlstand',
        stickers: 'Aufkleber eines Charakters, so viele wie der Wohlstand',
      },
      gate: { title: 'Wann Karten verbessert werden', achievement: 'Nach der Errungenschaft', always: 'Von Anfang an' },
      missingPrice: {
        title: 'Verbesserungen ohne Preis in der Formel',
        official: 'Preis des Regelbuchs',
        refuse: 'Gibt es nicht',
      },
      owner: { title: 'Wem Verbesserungen gehören', class: 'Der Klasse, für immer', character: 'Dem Charakter' },
    },
    event: {
      resolve: { title: 'Folgen eines Ereignisses', all: 'Alle, die zutreffen', first: 'Nur die erste, die zutrifft' },
    },
    quest: {
      killCredit: {
        title: 'Erschlagene für eine persönliche Aufgabe',
        own: 'Die eigenen',
        party: 'Die der ganzen Gruppe',
      },
    },
    achievement: {
      scope: {
        title: 'Wohin Errungenschaften gehen',
        named: 'An Gruppe oder Stadt, wie gedruckt',
        global: 'Alle an die Stadt',
      },
    },
    shop: { designs: { title: 'Gefundene Entwürfe im Laden', on: 'Werden verkauft', off: 'Werden nicht verkauft' } },
    levelUp: {
      when: { title: 'Wann Charaktere aufsteigen', town: 'In der Stadt', atOnce: 'Sobald die Erfahrung reicht' },
    },
    perk: { choice: { title: 'Wer ein Talent wählt', player: 'Der Spieler', automatic: 'Das erste, das übrig ist' } },
    death: { permanent: { title: 'Tod', off: 'Wer fällt, ist erschöpft', on: 'Endgültig: Wer fällt, ist tot' } },
    amd: {
      randomness: {
        title: 'Angriffsmodifikatoren',
        full: 'Wie gedruckt',
        reduced: 'Weniger Glück: ×2 ist +2, kein Schaden ist −2',
      },
    },
    items: {
      deckCards: {
        title: '−1-Karten von Gegenständen',
        shuffled: 'Werden eingemischt',
        onTop: 'Liegen oben auf dem Stapel',
      },
    },
  },
  heroChoice: {
    hint: 'Klasse und Stufe, mit Hand, Gegenständen und Talenten dieser Stufe. Plätze ohne Wahl bekommen eine freie Klasse.',
    seat: 'Platz {number}',
    anybody: 'Zufällige Klasse',
    level: 'Stufe auf Platz {number}',
    less: 'Eine Stufe weniger',
    more: 'Eine Stufe mehr',
    build: 'Karten und Gegenstände von {name}',
    cards: 'Hand: {chosen} von {hand} Karten',
    cardOf: '{name}, Stufe {level}',
    wrongCount: 'Wähle genau {hand} Karten.',
    tooHigh:
      'Ein Held hat je gewonnener Stufe eine Karte, von dieser Stufe oder einer niedrigeren: Es sind zu viele von hoher Stufe.',
    items: 'Gegenstände',
    itemOf: '{name}, {price} Gold',
    slotFull:
      'Zu viele Gegenstände für einen Platz: einer für Kopf, Körper und Beine, zwei Hände und {small, plural, one {# kleiner Gegenstand} other {# kleine Gegenstände}}.',
    search: 'Karte oder Gegenstand suchen',
    sealed: 'Auch versiegelte Klassen',
    sealedHint: 'Eine Kampagne öffnet sie nach und nach: Das hier verrät, was in den Schachteln ist.',
  },
} as const;
