import type { Translation } from '@tessera/text';
import type { rules as en } from '../en/rules.ts';
import { abilities } from './abilities.ts';
import { botReasons } from './botReasons.ts';

/** Questions, endings, and words of the board. */
export const rules: Translation<typeof en> = {
  reason: {
    ...abilities,
    ...botReasons,
    searched:
      '{motive}; {playouts, plural, one {# Probelauf} other {# Probeläufe}}, Gewinnaussicht {odds}. Nächstbester Zug: {rival} ({rivalOdds})',
    character: '{character}',
    'card-event': '{card}: {eventText}',
    'card-in-battle': 'Im Kampf, {combatCard}: {combatText}',
    'attacker-wins': 'Der Angreifer siegt',
    'defender-wins': 'Der Verteidiger siegt',
    'both-fall': 'Beide Heere fallen',
    undecided: 'Keines fällt',
    'attackers-left': 'Übrige Angreifer im Mittel',
    'defenders-left': 'Übrige Verteidiger im Mittel',
    'hunt-succeeds': 'Ein Jagdplättchen wird gezogen',
    'hunt-reveals': 'Die Gemeinschaft wird entdeckt',
    'hunt-damage': 'Jagdschaden im Mittel',
    'dice-to-act': 'Würfel für Aktionen im Mittel',
  },
  ask: {
    'draw.deck': {
      title: 'Von welchem Stapel ziehst du eine Karte?',
      hint: 'Charakterkarten helfen den Ringträgern oder jagen sie; Strategiekarten helfen Heeren.',
    },
    limit: { title: 'Zu viele Karten', hint: 'Wirf verdeckt {count, plural, one {# Karte} other {# Karten}} ab.' },
    'swap.offer': { title: 'Eine Karte zum Tausch anbieten?', hint: 'Beide geben eine, ungesehen.' },
    fellowship: {
      title: 'Wer führt die Gemeinschaft?',
      hint: 'Die Ringträger wandern im Verborgenen; die Figur steht, wo sie zuletzt gesehen wurden. Vor dem Würfeln darfst du aufdecken, wo sie sind, oder ihren Führer wechseln. Es kostet keinen Würfel.',
    },
    guide: { title: 'Wer führt die Gemeinschaft?', hint: 'Der stärkste Gefährte führt; bei Gleichstand wählst du.' },
    allocate: {
      title: 'Wie viele deiner Würfel jagen die Gemeinschaft?',
      hint: 'Würfel im Jagdfeld suchen die Ringträger, sooft sie ziehen. Die anderen werden geworfen und handeln für dich.',
    },
    slot: {
      title: 'Deine Aktion: nutze einen Würfel',
      hint: 'Nutze einen Würfel, spiele eine Karte, nutze einen Elbenring oder passe.',
    },
    march: {
      title: 'Welches Heer zieht, und wohin?',
      hint: 'Drücke ein Heer auf der Karte oder in der Liste, dann eine Region daneben.',
    },
    split: { title: 'Wer geht?', hint: 'Nach {to}: {force}. Lass Figuren zurück, dann los.' },
    join: {
      title: 'Schließen sich deine Figuren dem Heer an ({place})?',
      hint: 'Die andere Person deiner Seite führt es.',
    },
    'march.on': {
      title: 'Wohin zieht das Heer weiter?',
      hint: 'Die Karte lässt es noch eine Region weiterziehen. Wo es anhält, endet sein Zug.',
    },
    trim: { title: '{place}: zu viele Einheiten', hint: 'Höchstens {limit} dürfen bleiben.' },
    attack: {
      title: 'Welches Heer greift an, und wen?',
      hint: 'Die Chancen gelten für einen Kampf bis zum Ende ohne Karten.',
    },
    'attack.split': { title: 'Wer greift an?', hint: '{to}: {force}. Die Zurückbleibenden sind die Nachhut.' },
    'battle.rider': {
      title: 'Reitet Gandalf der Weiße gegen die Nazgûl?',
      hint: 'Reitet er, zählt die Führung der Nazgûl in diesem Kampf nicht, und seine auch nicht.',
    },
    'battle.shelter': {
      title: 'Im Feld kämpfen oder in die Festung gehen?',
      hint: 'Drinnen kommst du nicht fort, aber ein Sturm trifft nur auf 6. Vor jeder Runde wirst du wieder gefragt.',
    },
    'combat.card': {
      title: 'Eine Kampfkarte für diese Runde?',
      hint: 'Beide Seiten wählen geheim und decken zugleich auf. Eine genutzte Karte wird abgelegt.',
    },
    'combat.choice': { title: '{combatCard}', hint: 'Die Karte lässt dir eine Wahl; sie gilt für diese Kampfrunde.' },
    casualties: {
      title: '{place}: noch {hits, plural, one {# Treffer} other {# Treffer}}',
      hint: 'Wer nimmt den nächsten?',
    },
    'battle.cease': { title: 'Weiter angreifen?', hint: 'Brichst du ab, bleibt dein Heer, wo es ist.' },
    'battle.retreat': {
      title: 'Bleiben und kämpfen oder zurückziehen?',
      hint: 'Nach einem Rückzug darf der Feind einrücken.',
    },
    'battle.scouts': {
      title: 'Wohin weicht dein Heer aus?',
      hint: 'Es verlässt den Kampf ohne Verluste, bevor die Runde gewürfelt wird.',
    },
    advance: { title: 'Wer rückt nach?', hint: 'Nach {to}: {force}. Alle, einige oder keiner von ihnen.' },
    recruit: {
      title: 'Was hebst du aus?',
      hint: 'Zwei reguläre Einheiten oder Anführer in zwei Siedlungen, oder eine Elite.',
    },
    levy: {
      title: 'Was hebt die Karte aus?',
      hint: 'Die Karte nennt Einheiten und Orte. Neue Einheiten kommen aus der Reserve.',
    },
    diplomacy: {
      title: 'Welches Volk rückt dem Krieg näher?',
      hint: 'Nur ein Volk im Krieg darf angreifen und mit Würfeln ausheben.',
    },
    enter: {
      title: 'Wer kommt ins Spiel, und wo?',
      hint: 'Ein Charakter im Spiel führt Heere; manche bringen ab der nächsten Runde einen Würfel.',
    },
    voice: {
      title: 'Die Stimme Sarumans',
      hint: 'Isengart wächst ohne Aushebung: mehr reguläre Einheiten oder stärkere.',
    },
    ability: {
      title: 'Welches Volk rückt dem Krieg näher?',
      hint: 'Ein Gefährte spricht für sein Volk. Nur ein Volk im Krieg darf angreifen und mit Würfeln ausheben.',
    },
    party: {
      title: 'Welche Gefährten gehen, und wohin?',
      hint: 'Eine Gruppe zieht gemeinsam, so weit wie ihr stärkstes Mitglied. In einer Stadt oder Festung eines Volkes kann sie es wachrütteln. Wer die Gemeinschaft verlässt, kehrt nicht zurück.',
    },
    hobbit: { title: 'Wohin geht {character}?', hint: 'Er zieht allein weiter, bis zu seiner Stufe in Regionen.' },
    flight: {
      title: 'Wer fliegt?',
      hint: 'Jeder darf einmal ziehen: ein Nazgûl in jede Region, Saurons Mund bis zu drei weit. Bei einem Heer geben sie ihm Führung.',
    },
    'flight.to': {
      title: '{count, plural, one {Wohin fliegt # Nazgûl?} other {Wohin fliegen # Nazgûl?}}',
      hint: 'Jede Region, außer einer Festung, die die Freien Völker halten und niemand belagert.',
    },
    'minion.to': {
      title: 'Wohin geht {character}?',
      hint: 'Bei einem Heer gibt er Führung: Fehlwürfe im Kampf dürfen neu gewürfelt werden.',
    },
    'hunt.roll': {
      title: 'Gleich wird für die Jagd gewürfelt',
      hint: 'Eine Karte kann diesen Wurf ändern. Jede 6 findet die Ringträger, und eine reicht für ein Plättchen.',
    },
    'hunt.stop': {
      title: 'Gleich wird ein Jagdplättchen gezogen',
      hint: 'Eine Karte kann es verhindern. Das Plättchen sagt, wie viel Schaden die Gemeinschaft nimmt und ob sie entdeckt wird.',
    },
    'hunt.redraw': {
      title: 'Das Plättchen ist {tile}: ein anderes ziehen?',
      hint: 'Das neue Plättchen gilt, auch wenn es schlechter ist.',
    },
    'hunt.reduce': {
      title: 'Jagdschaden {damage}: eine Karte nutzen?',
      hint: 'Den Rest des Schadens zahlst du mit Gefährten, oder er wird Verderbnis. Mit 12 Verderbnis siegt der Schatten.',
    },
    'hunt.guide': {
      title: 'Jagdschaden {damage}: hilft der Führer?',
      hint: 'Den Rest des Schadens zahlst du mit Gefährten, oder er wird Verderbnis. Mit 12 Verderbnis siegt der Schatten.',
    },
    'hunt.casualty': {
      title: 'Jagdschaden {damage}: einen Gefährten verlieren?',
      hint: 'Ein verlorener Gefährte nimmt Schaden bis zu seiner Stufe; der Rest wird Verderbnis.',
    },
    'hunt.worn': {
      title: 'Welche Karte verlieren die Freien Völker?',
      hint: 'Ein Gefährte ging durch die Jagd verloren. Aus einer Hand geht eine zufällige Charakterkarte.',
    },
    walk: {
      title: 'Die Gemeinschaft ist entdeckt: wo ist sie?',
      hint: 'Bis zu {steps, plural, one {# Region} other {# Regionen}} weit.',
    },
    'path.card': { title: '{card} nutzen?', hint: 'Die Karte liegt auf dem Tisch und wirkt, wenn du sie nutzt.' },
    card: {
      title: 'Noch eine Karte ohne Würfel spielen?',
      hint: 'Sie kostet nichts. Spielst du keine, geht dein Zug weiter.',
    },
    'card.choice': { title: '{card}', hint: 'Die Karte lässt dir eine Wahl; was folgt, steht auf jeder Antwort.' },
    'card.draw': { title: 'Eine Karte ziehen?', hint: 'Es kostet nichts; eine Hand hat höchstens sechs Karten.' },
    remove: {
      title: 'Welche Karte verlässt den Tisch?',
      hint: 'Eine Karte auf dem Tisch wirkt, bis sie ihn verlässt.',
    },
    'remove.pay': {
      title: 'Welche Karte gibst du dafür ab?',
      hint: 'Sie kommt auf den Ablagestapel und wird nicht gespielt.',
    },
  },
  progress: { turn: 'Runde {turn}, Freie Völker {free}, Schatten {shadow}' },
  ending: {
    corruption: 'Die Ringträger erliegen dem Ring.',
    'ring-destroyed': 'Der Ring fällt ins Feuer.',
    'shadow-military': 'Der Schatten hält zehn Punkte der Freien Völker.',
    'free-military': 'Die Freien Völker halten vier Punkte des Schattens.',
  },
  word: {
    inside: '{region} (in der Festung)',
    troop: '{figure} {nation}',
    aTroop: '{troop}',
    blank: 'eine Karte',
    way: 'mit {characters}',
    nobody: 'niemand',
  },
  board: {
    turn: 'Runde {turn}, {phase}. Freie Völker {free} Punkte, Schatten {shadow} Punkte.',
    fellowship: 'Ringträger: {region}, Fortschritt {progress}, {state}, Verderbnis {corruption}, Führer {guide}{with}.',
    mordor: 'Ringträger: Schritt {step} der Mordorleiste, {state}, Verderbnis {corruption}, Führer {guide}{with}.',
    with: ', mit {characters}',
    state: { hidden: 'verborgen', revealed: 'entdeckt' },
    dice: '{side}: {dice}; Elbenringe {rings}; Jagdfeld {hunt}.',
    noDice: 'keine Würfel',
    track: 'Politische Leiste: {nations}.',
    politics: '{nation}: {box, plural, =4 {im Krieg} other {Feld #}}{active, select, true {} other {, passiv}}',
    place: '{place}{holder}: {figures}',
    holder: ' ({side})',
    hand: '{seat}: {cards}',
    cards:
      '{character, plural, one {# Charakterkarte} other {# Charakterkarten}}, {strategy, plural, one {# Strategiekarte} other {# Strategiekarten}}',
    table: 'Auf dem Tisch: {cards}',
    battle: 'Schlacht: {place}, Runde {round}.',
  },
  option: {
    scenario: {
      title: 'Aufstellung',
      description: 'Wo die Heere vor der ersten Runde stehen.',
      options: { standard: 'Standard' },
    },
    expansions: {
      title: 'Erweiterungen',
      description: 'Noch ist keine Erweiterung installiert.',
    },
    variants: {
      title: 'Lesarten',
      description: 'Lesarten der Regeln, die von der üblichen abweichen.',
      options: {
        'overstack-trim': 'Heere dürfen über die Grenze ziehen; was zu viel ist, wird entfernt',
        'retreat-captures': 'Ein Rückzug darf eine leere feindliche Siedlung nehmen',
        'coast-strict': 'Lamedon ist keine Küste',
        'east-edge-three': 'Fern-Harad liegt nicht am Ostrand',
        'mordor-interior-closed': 'Die Figur darf nicht nach Gorgoroth, Nurn und Barad-dûr',
        'bombadil-any-strategy': 'Jede Strategiekarte zählt, wo eine Heerkarte verlangt ist',
        'assault-card-three-only': 'Ein Sturm durch eine Karte endet nach drei Runden',
        'siege-five-rounds': 'Sturmangriffe dauern bis zu fünf Runden',
        'saruman-southrons-2p': 'Mit Saruman führen Eliten der Südländer auch zu zweit',
        'mp-companion-owner': 'Zu viert gehört ein Gefährte dem Spieler seines Volkes',
        '3p-guide-draw': 'Zu dritt: eine Karte je Runde, wie im alten Leitfaden',
        '3p-shadow-first': 'Zu dritt beginnt der Schatten',
        '3p-cycle-reset': 'Zu dritt gilt die Grenze je Volk in jedem Umlauf neu',
      },
    },
  },
  ruleNames: {
    use: {
      armies: 'Heere ziehen',
      attack: 'mit einem Heer angreifen',
      fellowship: 'die Gemeinschaft ziehen',
      hide: 'die Gemeinschaft verbergen',
      separate: 'Gefährten abtrennen',
      companions: 'Gefährten ziehen',
      minions: 'Nazgûl und Schergen ziehen',
      diplomacy: 'ein Volk voranbringen',
      recruit: 'Einheiten ausheben',
      minion: 'einen Schergen ins Spiel bringen',
      voice: 'die Stimme Sarumans nutzen',
      draw: 'eine Karte ziehen',
      upgrade: 'Aragorn oder Gandalf den Weißen ins Spiel bringen',
      ability: 'einen Gefährten sein Volk voranbringen lassen',
      remove: 'eine Karte vom Tisch nehmen',
    },
    cause: {
      attack: 'angegriffen',
      entry: 'Feinde im Land',
      capture: 'Siedlung verloren',
      declaration: 'die Gemeinschaft wurde aufgedeckt',
      companion: 'ein Gefährte ist gekommen',
      card: 'durch eine Karte',
      minion: 'der Hexenkönig ist gekommen',
      muster: 'durch einen Würfel',
      ability: 'durch einen Gefährten',
    },
    escort: {
      none: 'niemand',
      leader: 'ein Anführer oder Charakter',
      companion: 'ein Gefährte',
      nazgul: 'ein Nazgûl',
      'witch-king': 'der Hexenkönig',
    },
    battle: { field: 'Feldschlacht', siege: 'Sturmangriff', sortie: 'Ausfall' },
    phase: {
      recover: 'Würfel zurücknehmen',
      fellowship: 'Phase der Gemeinschaft',
      allocation: 'Zuteilung der Jagd',
      roll: 'Aktionswurf',
      actions: 'Aktionen',
      victory: 'Siegprüfung',
    },
  },
};
