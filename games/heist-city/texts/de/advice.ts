import type { Translation } from '@tessera/text';
import type { advice as en } from '../en/advice.ts';

/** Sentences of the advisor. */
export const advice: Translation<typeof en> = {
  'boxed-in': '{unit} kommt von hier nirgends hin.',
  'frozen-ground':
    'Der Boden unter {unit} ist gefroren: Gehen reicht {distance, plural, one {# Feld} other {# Felder}}.',
  noticed: '{unit} würde {cell} bemerkt und wäre ab da Offen.',
  'needlessly-noticed': '{unit} würde {cell} bemerkt, und es gibt einen ungesehenen Weg.',
  'loses-connection': '{unit} würde {computer} vor Ende des Zuges verlassen und nichts davon haben.',
  'no-slots-left': '{unit} hat keine Aktionen mehr: ablegen oder beenden.',
  'slots-unused': '{slots, plural, one {# Aktion} other {# Aktionen}} von {unit} bleiben ungenutzt.',
  'hustle-goes-further':
    'Eilen bringt {unit} {distance, plural, one {# Feld} other {# Felder}} weit, zweimal Gehen {moves}.',
  'easy-target': '{unit} könnte {target} fällen: {chance}.',
  'long-shot': 'Ein weiter Schuss: {chance} je Wurf auf {target}.',
  'into-melee': 'Eine deiner Figuren steht neben {target}: die Zahl ist um {penalty} höher.',
  'in-cover': '{target} hat Deckung und wehrt leichter ab.',
  'better-weapon': '{weapon} würde {target} im Schnitt {more} mehr schaden.',
  'friendly-fire': '{unit} steht im Bereich und würde auch getroffen.',
  stunned: '{unit} ist Betäubt und kann nur aufwachen, mit allen Aktionen.',
  'could-hide': '{unit} ist Offen und könnte wieder verschwinden ({action}).',
  'may-be-revealed': '{by} könnte {unit} aufdecken und punkten: {chance}.',
  'becomes-overt': '{weapon} verrät {unit}: nicht mehr {stance}, sondern Offen.',
  'quieter-weapon': 'Mit {weapon} bliebe {unit} {stance}.',
  'into-the-open': '{by} könnte {unit} danach aufdecken und punkten: {chance}.',
  initiative: 'In Zug {turn} beginnst du.',
  'guards-next': 'Danach handeln die Wachen: Stufe {level}, je {actions, plural, one {# Aktion} other {# Aktionen}}.',
  'they-act-on':
    'Wenn du fertig bist, hat die andere Crew noch {count, plural, one {# Aktivierung} other {# Aktivierungen}} am Stück.',
  'twice-in-a-row': 'Du handelst in diesem Zug zuletzt und im nächsten zuerst.',
  'wake-first': '{unit} ist Betäubt und war noch nicht dran: fällt die Figur vorher aus, ist die Aktivierung verloren.',
  'pass-ends-turn':
    'Sie haben gepasst: passt du auch, handeln {count, plural, one {# Figur} other {# Figuren}} von dir nicht mehr.',
  'guards-will-hurt': 'So wie es steht, nehmen die Wachen {unit} im Schnitt {harm} Wunden.',
  'guards-may-fell': 'So wie es steht, fällen die Wachen {unit}: {chance}.',
  'may-be-felled': '{by} könnte {unit} in diesem Zug fällen und punkten: {chance}.',
  'last-legs': 'Fällt {unit} noch einmal, ist es endgültig raus.',
  'draws-fire': 'Danach nehmen die Wachen {unit} im Schnitt {harm} Wunden statt {before}.',
  tired: 'Nicht der erste Angriff dieser Art: die Zahl ist um {penalty} höher.',
  unloaded: '{item} von {unit} ist leer: Nachladen kostet eine Aktion.',
  'dead-equipment': 'Im Schock funktioniert keine Ausrüstung von {unit}.',
  'hands-full': '{unit} muss etwas zurücklassen, um {drop} zu nehmen.',
  'empty-afterwards': '{item} muss nach diesem Angriff nachgeladen werden.',
  'last-use': 'Das ist das Letzte: {item}.',
  'left-for-anybody': 'Wo {unit} es liegen lässt, kann jede Figur {item} aufheben.',
  'loud-weapon': '{item} verrät {role}: wer {stance} ist, ist es danach nicht mehr.',
  'credits-unspent':
    '{credits, plural, one {# Credit} other {# Credits}} gingen verloren: Nicht ausgegebene Credits verfallen.',
  'no-hand-free': 'Keine deiner Figuren hat einen Platz frei: Ein Datenträger braucht einen.',
  'best-chance':
    '{unit} könnte hier punkten: {event}, {chance}, {distance, plural, one {# Feld} other {# Felder}} weg.',
  'way-home':
    'Der Heimweg von {unit} dauert {moves, plural, one {# Gang} other {# Gänge}} ({distance, plural, one {# Feld} other {# Felder}}).',
  'last-call':
    'Letzter Zug: {unit} ist {moves, plural, one {# Gang} other {# Gänge}} von daheim ({distance, plural, one {# Feld} other {# Felder}}).',
  stranded: '{unit} kommt nicht mehr rechtzeitig heim.',
  'drop-stranded': '{unit} kommt mit {drop} nicht rechtzeitig heim: hochladen oder weitergeben.',
  score: 'Es steht {own} zu {theirs}, noch {turns, plural, one {# Zug} other {# Züge}}.',
  'misses-home': 'Danach kommt {unit} nicht mehr rechtzeitig heim.',
  'misses-extraction': 'Danach kommt {unit} mit {drop} nicht mehr rechtzeitig heim.',
  'leaves-points': '{unit} könnte hier noch punkten: {event}, {chance}.',
  'scores-nothing': '{target} noch einmal zu fällen bringt nichts.',
  'on-the-brink':
    'Eine weitere offene Figur hebt den Alarm auf Stufe {level}: {actions, plural, one {# Aktion} other {# Aktionen}} für jede Wache.',
  'elites-coming': 'Abriegelung: {count, plural, one {# Elite kommt} other {# Eliten kommen}} in der Wachphase.',
  'raises-alert':
    'Das hebt den Alarm auf Stufe {level}: {actions, plural, one {# Aktion} other {# Aktionen}} für jede Wache.',
  'raises-alert-later':
    'Das hebt den Alarm auf Stufe {level}, ab dem nächsten Zug: je {actions, plural, one {# Aktion} other {# Aktionen}}.',
  'brings-elites':
    'Das bringt die Abriegelung: {count, plural, one {# Elite käme} other {# Eliten kämen}} in der Wachphase.',
  'lowers-alert':
    'Das senkt den Alarm auf Stufe {level}: {actions, plural, one {# Aktion} other {# Aktionen}} für jede Wache.',
};
