import type { Translation } from '@tessera/text';
import type { advice as original } from '../en/advice.ts';

export const advice: Translation<typeof original> = {
  advice: {
    title: 'Was erfahrene Spieler ändern würden',
    count: '{n, plural, one {# Vorschlag} other {# Vorschläge}}',
    show: 'Zeigen',
    hide: 'Verbergen',
    done: 'Erledigt: {what}',
    found: {
      'open-choices': '{count, plural, one {Eine Entscheidung ist} other {# Entscheidungen sind}} noch offen.',
      'spell-twice': '{name} kommt aus zwei Quellen. Eine davon ist verschenkt.',
      'skill-twice': '{name} ist doppelt gewählt. Eine andere Fertigkeit ist frei.',
      'mastery-unused': 'Die Meisterschaft mit {name} ruht: keine Waffe davon ist dabei, und einer anderen fehlt sie.',
      'style-unused': '{name} ändert nichts mit den Waffen und Rüstungen im Gepäck.',
      'no-heal': '{name} könnte heilen, hat aber keinen Heilzauber.',
      'no-attack-cantrip': '{name} hat keinen Zaubertrick, der Schaden macht.',
      'ability-low': '{ability} ist das Hauptattribut ({name}) und beträgt nur {score}.',
      'no-gear': 'Die Startausrüstung ({name}) wurde nie genommen.',
      'no-ammunition': '{name} braucht {what}, und davon ist nichts dabei.',
      'no-weapon': 'Keine Waffe zum Kämpfen ist dabei.',
      'weapon-stowed': 'Keine Waffe ist in der Hand, obwohl {name} im Gepäck ist.',
      'weapon-untrained': '{name} ist ohne Übung in der Hand: kein Übungsbonus.',
      'no-reach': 'Nichts erreicht Gegner aus der Ferne.',
      'armor-stowed': '{name} ist ungenutzt im Gepäck: Rüstungsklasse {before} statt {after}.',
      'armor-untrained': '{name} wird ohne Übung getragen: Nachteil und keine Zauber.',
      'armor-heavy': '{name} braucht Stärke {strength} und macht langsamer.',
      'no-focus': '{name} braucht Materialien, und kein Beutel oder Fokus ist dabei.',
      'not-attuned': '{name} wartet auf Einstimmung, und es ist Platz.',
    },
    fix: {
      answer: 'Für mich beantworten',
      replace: '{name} statt {old} nehmen',
      take: '{name} dazunehmen',
      'take-package': 'Ausrüstung nehmen',
      equip: '{name} benutzen',
      unequip: '{name} weglegen',
      attune: 'Auf {name} einstimmen',
      swap: '{ability} und {other} tauschen',
    },
  },
};
