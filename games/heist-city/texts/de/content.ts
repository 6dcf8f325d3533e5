import type { content as en } from '../en/content.ts';

/** German messages of the content checks. */
export const content: { readonly [Key in keyof typeof en]: string } = {
  'not-json': 'das ist kein JSON.',
  'unknown-item': 'es gibt keinen Gegenstand {found}.',
  'too-much-gear':
    '{n} Ausrüstungsmarker nennen keinen Gegenstand, aber nur {most} Gegenstände können darunter liegen.',
  'and-more': '{first} Und {n} weitere.',
  'at-place': '{place}: {message}',
  'map-unplayable': 'Auf dieser Karte kann man nicht spielen: {why}',

  'off-map': '{what} bei {at} liegt außerhalb der Karte.',
  'goes-off-map': 'das ragt über die Karte hinaus, von {at} an.',
  'teleporter-taken': 'bei {at} endet schon ein Teleporter.',
  'already-at': '„{id}“ steht schon unter {place}.',
  'filled-already': '{at} ist schon ausgefüllt.',
  'in-solid': '{what} bei {at} steht in einer Wand oder einem Tisch.',
  'stands-where': '{what} steht auf demselben Feld wie {other}.',
  'no-deployment-zone': 'Crew {crew} hat keine Aufstellungszone.',
  'outside-zone': '{what} beginnt bei {at}, außerhalb der eigenen Aufstellungszone.',
  unreachable: '{what} ist vom Start der Crew 1 aus nicht zu erreichen.',
  'thing-at': '{what} bei {at}',
  'role-of-crew': '„{role}“ der Crew {crew}',
  'zone-called': 'die Zone „{id}“',

  'ability-not-listed': '„{role}“ führt „{id}“ nicht unter den eigenen Fähigkeiten.',
  'open-to-every-role': '„{ability}“ steht jeder Rolle offen.',
  'ability-of': '„{ability}“ ist eine Fähigkeit von „{role}“.',
  'stance-not-allowed': 'die Aktion „{action}“ erlaubt die Haltung „{stance}“ nicht.',
};
