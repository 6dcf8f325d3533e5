import type { Translation } from '@tessera/text';
import type * as en from '../en/refusals.ts';

/** Refusals of the rules, with a remedy. `cited` adds the section of the rules. */
export const refusals: Translation<typeof en.refusals> = {
  'wrong-phase': 'Nicht in dieser Phase ({phase}): das gehört in den Zug einer Figur.',
  'not-active': 'Eine andere Figur ist aktiv; jede handelt nur in ihrer eigenen Aktivierung.',
  'already-activated': 'Diese Figur war in diesem Zug schon dran oder ist raus.',
  'wrong-state': '{action} geht nicht, solange man {stance} ist.',
  'wrong-role': '{action} gehört einer anderen Rolle.',
  'no-slots':
    '{action} kostet {slots, plural, one {# Aktion} other {# Aktionen}}, und {left, plural, one {# ist} other {# sind}} übrig.',
  'used-up': '{action} wurde so oft genutzt, wie die Regeln erlauben.',
  'not-carrying': '{item} ist nicht in diesen Händen.',
  disabled: 'Schock hat {item} lahmgelegt, bis der Zug endet.',
  'not-loaded': '{item} ist leer. Erst nachladen, für eine Aktion.',
  loaded: '{item} ist schon geladen.',
  armed: 'An diesem Tisch schlägt mit Fäusten nur, wer keine Nahkampfwaffe hat.',
  'not-a-weapon': '{item} ist keine Waffe für diese Art Angriff.',
  'not-throwable': '{item} ist nicht zum Werfen gemacht.',
  'wrong-skill': '{item} wird nicht mit {skill} geworfen.',
  'no-target': 'Dort ist nichts für {action}.',
  'not-an-enemy': 'Diese Figur gehört zu deiner Crew.',
  unseen: 'Auf eine Verborgene Figur kann nur aus höchstens 3 Feldern geschossen werden.',
  'out-of-range':
    'Zu weit: {distance, plural, one {# Feld} other {# Felder}} bei Reichweite {range}. Komm {missing} näher heran.',
  'no-sight': 'Die Sicht ist {cell} versperrt.',
  'blocked-path': 'Kein Weg: {by}.',
  'no-room': '{slots, plural, one {Der einzige Platz ist} other {Alle # Plätze sind}} belegt: lass etwas zurück.',
  'too-many-slots': 'Der Plan kostet {slots, plural, one {# Aktion} other {# Aktionen}}, und es gibt {left}.',
  'no-passing': 'Du musst eine deiner übrigen Figuren aktivieren. Du darfst die Aktivierung sofort beenden.',
  'not-yours': 'Diese Figur gehört nicht dir.',
  'not-in-zone': 'Figuren werden in der eigenen Zone aufgestellt.',
  occupied: 'Dort ist schon etwas.',
  'must-be-overt': 'An diesem Tisch beginnen alle Figuren Offen.',
  'too-stealthy': '{most} aus deiner Crew sind schon außer Sicht; die anderen beginnen Offen.',
  'no-alert-changes': 'Der Alarmwert steht für diese Partie fest.',
  'wrong-crew': 'Eine Ausrüstung hat eine Liste für jede der {characters} Figuren, nicht {lists}.',
  'unknown-item': 'Es gibt keine Ausrüstung namens {item}.',
  'not-for-sale': '{item} gibt es nicht zu kaufen.',
  'duplicate-item': '{role} hat {item} schon.',
  'too-many-items': '{role} trägt {limit}, nicht {items}.',
  'over-budget': '{cost} von {budget} Credits: leg etwas zurück.',
};

/** Refusals of the kernel in the words of this game, and the fallback for refusals without a text. */
export const tableRefusals: Translation<typeof en.tableRefusals> = {
  'wrong-decision': 'Erst ist etwas anderes zu entscheiden.',
  otherwise: 'Jetzt nicht möglich.',
};

/** Shorter refusals for locked buttons. */
export const shortRefusals: Translation<typeof en.shortRefusals> = {
  'wrong-phase': 'Gehört in den Zug einer Figur.',
  'not-active': 'Eine andere Figur ist aktiv.',
  'already-activated': 'War in diesem Zug schon dran.',
  'wrong-state': 'Nicht, solange {stance}.',
  'wrong-role': 'Das kann eine andere Rolle.',
  'no-slots': 'Kostet {slots, plural, one {# Aktion} other {# Aktionen}}, {left} übrig.',
  'used-up': 'Verbraucht.',
  'not-carrying': 'Braucht {item}.',
  disabled: 'Schock: Ausrüstung ist hier tot. Geh aus dem Bereich.',
  'not-loaded': 'Leer: erst nachladen.',
  loaded: 'Schon geladen.',
  armed: 'Fäuste sind hier für Unbewaffnete.',
  'not-a-weapon': 'Keine Waffe dafür.',
  'not-throwable': 'Nicht zum Werfen gemacht.',
  'wrong-skill': 'Wird nicht mit {skill} geworfen.',
  'no-target': 'Hier ist kein Ziel dafür.',
  'not-an-enemy': 'In deiner Crew.',
  unseen: 'Verborgen: komm auf 3 Felder heran.',
  'out-of-range': '{distance} weg, Reichweite {range}: {missing} näher heran.',
  'no-sight': 'Keine Sicht: versperrt {cell}. Erst gehen.',
  'no-room': 'Hände voll: lass etwas zurück.',
  'no-passing': 'Passen ist nicht erlaubt. Sofort beenden schon.',
  'not-yours': 'Keine von deinen.',
  'not-in-zone': 'Außerhalb deiner Zone.',
  occupied: 'Besetzt.',
  'too-stealthy': '{most} sind schon außer Sicht.',
  'unknown-item': '{item} gibt es nicht.',
  'not-your-decision': 'Du bist nicht dran.',
  'not-an-option': 'Keine der Möglichkeiten.',
};

/** Obstacles of a walk. */
export const obstacles: Translation<typeof en.obstacles> = {
  edge: 'dort endet die Karte',
  gap: 'ein Schritt hängt nicht am nächsten',
  wall: 'eine Wand',
  table: 'ein Tisch',
  unit: 'dort steht eine Figur',
  body: 'über Bewusstlose steigt man, aber man bleibt nicht auf ihnen stehen',
  distance: 'zu weit',
};
