import type { content as en } from '../en/content.ts';

/** German texts about content. */
export const content: { readonly [Key in keyof typeof en]: string } = {
  'unknown-name': 'kein Inhalt hat {what} {found}.',
  'name-of': 'ein Name für {what}',
  'what-ability': 'das Attribut',
  'what-armor': 'die Rüstungsart',
  'what-weapon': 'die Waffe oder Waffenart',
  'what-tool': 'das Werkzeug',
  'what-resource': 'die Ressource',
  'what-spell-list': 'die Zauberliste',
  'what-choice': 'die Frage',
  'what-choice-of': 'die Frage von {name}',
  'what-switch': 'den Schalter',
  'what-feature': 'das Merkmal',
  'what-tag': 'das Schlagwort',
  'what-class': 'die Klasse',
  'what-condition': 'den Zustand',
  'what-scale': 'die Stufentabelle',
  'no-variable': '„@{variable}“ ist keine Variable: Es gibt {what} „{name}“ nicht.',

  'choice-without-offer': 'eine Frage bietet etwas unter "options" an oder sagt mit "from", woher es kommt.',
  'options-or-from': '"options" oder "from"',
  neither: 'keines von beiden',
  'offers-too-few': 'verlangt {fewest} und bietet {offered} an.',
  'or-fewer': '{n} oder weniger',
  'offered-twice': '„{value}“ wird zweimal angeboten.',
  'unused-choice': 'die Antwort auf „{id}“ ändert nichts.',
  'use-for-choice': 'Wirkungen unter "each" oder "options", oder "@choice.{id}" in einer anderen Wirkung',

  'base-of-one-mode': 'ein Grundwert ist die Bewegungsrate einer einzigen Bewegungsart.',
  'unused-tag': 'nach dem Schlagwort „{tag}“ fragt nichts.',
  'predicate-that-reads': 'eine Bedingung, die danach fragt',
  'twice-in-record': '„{id}“ steht zweimal in einem Eintrag.',
  'feature-without-level': 'ein Klassenmerkmal sagt, ab welcher Stufe es gilt.',
  'a-level': 'eine Stufe von 1 bis {most}',
  'no-saving-throw': '{name} ist in keinem Rettungswurf geübt.',
  'saving-throw-effect': 'eine Wirkung grantProficiency mit dem profType "savingThrow"',
  'armor-without-class': '{name} ist eine Rüstung und ändert keine Rüstungsklasse.',
  'armor-class-effect': 'eine Wirkung der Art "armorClass"',
  none: 'keine',
  'pack-for-edition': 'das Paket ist nur für {editions} gedacht.',
  'pack-of-other-edition': 'das Paket „{id}“ hat nur Regeln von {editions}, und dieser Charakter folgt {edition}.',
  'leave-out-pack':
    'Lass „{id}“ weg, oder schreibe seine Einträge auch für {edition} und nenne {edition} unter "editions".',
  'either-edition': '{first} oder {second}',
  'both-editions': '{first} und {second}',
  'no-summary': '„{name}“ hat keine Zusammenfassung.',
  'a-summary': 'eine Zeile unter "summary"',

  'never-holds': 'trifft nie zu: {reason}.',
  'what-can-hold': 'etwas, das zutreffen kann',
  'no-way-to-hold': 'nichts kann es erfüllen',
  'no-such-level': 'keine Stufe ist mindestens {lowest} und höchstens {highest}',
  'too-many-class-levels': 'die Klassenstufen ergeben zusammen {levels}, und es gibt {most}',
  'no-such-score': 'kein Attributswert erreicht {score}',
  'asks-for-and-against': '{question} wird zugleich verlangt und ausgeschlossen',
  'exclude-each-other': '{question} und „{other}“ schließen einander aus',

  circle: 'hier hängt eines vom anderen ab: {cycle}.',
  'one-after-the-other': 'Zahlen, die sich eine nach der anderen ausrechnen lassen',
  'break-the-circle': 'Eine der Bedingungen oder Formeln muss weg, zum Beispiel im Merkmal „{id}“.',
  'with-content-of': '{message} (Mit dem Inhalt von {editions}.)',

  'select-something': 'eine Auswahl ohne Angaben würde alles auswählen.',
  'expected-roll': 'erwartet: ein Wurf wie "saves.DEX", "skills.Stealth", "checks.STR", "attacks" oder "initiative".',
  'expected-dice': 'erwartet: Würfel wie "1d4".',
  'priority-required': 'die Priorität muss dabeistehen: {options}.',
  'priority-flag': 'die Priorität "flag" kann keine Zahl tragen.',
  'die-or-number': 'erwartet: ein Würfel oder eine Zahl, die hinzukommt.',
  'expected-reference': 'erwartet: ein Eintrag wie "feat:alert".',
  'id-in-lower-case': 'Kennungen bestehen aus Kleinbuchstaben und Bindestrichen.',
  'variables-differ': 'die Variablen passen nicht zum Ausdruck ({wrong}).',
  'missing-variable': 'es fehlt {name}',
  'unused-variable': 'überzählig ist {name}',

  // Character files.
  'file-too-large': 'größer als {most} MB, das ist kein Charakter.',
  'file-without-object': 'erwartet: ein Objekt.',
  'too-many-entries': 'erwartet: höchstens {most} Einträge.',
  'class-left-open': 'nur die Klasse der ersten Stufe darf offen bleiben.',

  // Content in the format of the specification.
  'spec-no-effect': 'ist keine Wirkung: Eine Wirkung ist ein Objekt mit "kind".',
  'spec-no-entry': 'nennt das Zauberattribut keiner Klasse: Gib eine Quelle wie "class:wizard" oder "entry" an.',
  'spec-prepared':
    'welche Zauber vorbereitet sind, wählt der Spieler: Gib den Zauber als "known" oder "alwaysPrepared".',
  'spec-save-dc':
    'der SG von Zaubern ist bei allen 8, der Übungsbonus und der Modifikator des Zauberattributs; "spellBonus" ändert ihn.',
  'spec-priority': 'eine Wirkung der Art "{kind}" hat keine Priorität "{priority}": Sie zählt nur dazu.',
  'spec-slots':
    'Zauberplätze brauchen "level" von 1 bis 9 und eine Zahl als "value"; eine Tabelle von Plätzen ist eine Folge von "spellcasting".',
  'spec-target': '„{target}“ ist nichts, zu dem ein Modifikator zählen kann: {targets}.',
  'spec-no-source':
    'hat keine "sourceId": Das sind Daten aus der Zeit vor den Wirkungen. Schreibe sie als Wirkungen mit Quelle, Id und Wirkungen.',
  'spec-source': '„{id}“ ist keine Quelle; eine Quelle ist eines von {kinds}, ein Doppelpunkt und ihr Name.',
  'spec-new-source':
    '„{id}“ gibt es nicht: Wirkungen kommen zu etwas hinzu, das da ist. Etwas Neues braucht Angaben, die Wirkungen nicht haben.',
};
