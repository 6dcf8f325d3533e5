import type { Translation } from '@tessera/text';
import type { en } from './en.ts';

/** The commands that players type (help, undo, save) are the same in every language. */
export const de: Translation<typeof en> = {
  intro: '{game} {version}: {seats}. „help“ zeigt die Hilfe.',
  against: '{one} gegen {other}',
  sameDice: 'Noch einmal dieselben Würfel: --seed {seed}',
  practice: 'Diese Partie ist eine Übung.',
  savedAlways: 'Wird nach jeder Aktion in {file} gespeichert.',
  thinking: '{name} denkt nach ...',
  hide: 'Enter verbirgt den Bildschirm.',
  pass: 'Gib den Bildschirm an {name} und drücke dann Enter.',
  stops: 'Die Partie hält nach {count, plural, one {# Aktion} other {# Aktionen}} an.',
  notOver: 'Die Partie ist nicht zu Ende: bisher {count, plural, one {# Aktion} other {# Aktionen}}.',
  story: {
    reseeded: '{number}. Ab hier kommen die Würfel aus einer anderen Saat.',
    edited: '{number}. {name} ändert den Tisch von Hand',
    decided: '{number}. {name} entscheidet',
    acted: '{number}. {name}: {action}',
  },
  choices: {
    none: 'Mehr steht nicht zur Wahl.',
    more: 'Noch {count}: „more“ zeigt weitere, ein Teil der Worte grenzt ein.',
    kinds: 'Es gibt: {kinds}.',
    unknown: '„{words}“ steht nicht zur Wahl. „help“ sagt, was sonst möglich ist.',
    neverOffered: '„{words}“ stand nie zur Wahl. Als JSON geschrieben lässt sich danach fragen.',
    no: 'Nein: {why}',
    allowed: 'Erlaubt.',
  },
  explain: {
    what: 'Was erklären?',
    nothing: 'Zu „{subject}“ gibt es nichts zu erklären.',
    subjects: 'Es gibt:',
  },
  save: {
    where: 'In welche Datei? save <Datei>',
    done: 'In {file} gespeichert.',
  },
  undo: {
    nothing: 'Es gibt nichts zurückzunehmen.',
    done: 'Zurückgenommen: {name} entscheidet noch einmal.',
    practice: 'Von jetzt an ist diese Partie eine Übung.',
    agree: 'Sind alle einverstanden? j/n',
    yes: 'j,ja,y,yes',
    price: {
      chance: 'Es wird neu gewürfelt.',
      revealed: 'Gesehenes lässt sich nicht zurücknehmen.',
    },
    barrier: {
      chance: 'Seitdem wurde gewürfelt oder gezogen.',
      revealed: 'Seitdem wurde Verborgenes gesehen.',
      'somebody-else': 'Seitdem hat eine andere Person gehandelt.',
    },
  },
  help: {
    choose: 'Gespielt wird mit einer Nummer, mit Worten einer Wahl (so vielen, wie nur eine hat) oder mit ihrem JSON.',
    terms: 'In JSON steht „@“ mit einem Namen für die Figur, Karte oder den Ort dieses Namens.',
    anytime: '{action}: jederzeit',
    orders: {
      why: 'why <Wahl>: warum sie nicht erlaubt ist oder welche Folgen sicher sind; allein: die Gründe der Bots',
      list: 'list: alle Möglichkeiten noch einmal von vorn',
      more: 'more: die nächste Seite',
      view: 'view: noch einmal das Brett',
      log: 'log: die bisherigen Ereignisse',
      explain: 'explain <Sache>: die Gründe hinter einer Zahl oder einer selbsttätigen Wahl',
      undo: 'undo: die letzte Entscheidung zurücknehmen',
      redo: 'redo: die zurückgenommene Aktion wiederholen',
      save: 'save <Datei>: die Partie in eine Datei schreiben',
      help: 'help: diese Seite',
      quit: 'quit: den Tisch verlassen',
    },
  },
  heading: {
    game: 'Spiel',
    options: 'Optionen',
    seats: 'Plätze',
    teams: 'Seiten',
    referee: 'Aufsicht',
    commitment: 'Zusage',
  },
};
