import type { Translation } from '@tessera/text';
import type { musicNote as en } from '../../en/cards/musicNote.ts';

/** German names of the cards of the class music-note. */
export const musicNote: Translation<typeof en> = {
  'power-ballad': 'Ballade der Kraft',
  'defensive-ditty': 'Liedchen der Abwehr',
  'song-of-speed': 'Lied der Eile',
  'tuning-the-outcome': 'Den Ausgang stimmen',
  'call-to-action': 'Aufruf zur Tat',
  'warding-dagger': 'Schützender Dolch',
  'throw-voice': 'Bauchreden',
  'singing-arrow': 'Singender Pfeil',
  'marching-beat': 'Marschtakt',
  'wistful-wounding': 'Wehmütige Wunden',
  'unending-chant': 'Endloser Gesang',
  'nimble-knife': 'Flinkes Messer',
  'soothing-lullaby': 'Sanftes Wiegenlied',
  'change-tempo': 'Tempowechsel',
  'echoing-aria': 'Widerhallende Arie',
  'crippling-chorus': 'Lähmender Chor',
  'disorienting-dirge': 'Verstörender Grabgesang',
  'inspiring-anthem': 'Mitreißende Hymne',
  'melody-and-harmony': 'Melodie und Harmonie',
  'mobilizing-measure': 'Mitreißender Takt',
  'pull-the-strings': 'Die Fäden ziehen',
  'provoke-terror': 'Schrecken verbreiten',
  'nightmare-serenade': 'Serenade der Albträume',
  'booming-proclamation': 'Donnernde Verkündung',
  'tranquil-trill': 'Beruhigender Triller',
  'commanding-presence': 'Gebieterischer Auftritt',
  'captivating-performance': 'Fesselnde Darbietung',
  'shadow-puppets': 'Schattenpuppen',
};
