import type { Translation } from '@tessera/text';
import type { eclipse as en } from '../../en/cards/eclipse.ts';

/** German names of the cards of the class eclipse. */
export const eclipse: Translation<typeof en> = {
  'black-knives': 'Schwarze Messer',
  'cloak-of-shade': 'Mantel der Schatten',
  'empowering-void': 'Nährende Leere',
  'doomed-breeze': 'Unheilvoller Hauch',
  'enervating-wound': 'Zehrende Wunde',
  'spirit-of-the-night': 'Geist der Nacht',
  'dancing-shadows': 'Tanzende Schatten',
  'silent-force': 'Lautlose Gewalt',
  'smoke-step': 'Rauchschritt',
  'wings-of-the-night': 'Schwingen der Nacht',
  'concealed-dominance': 'Verborgene Übermacht',
  'dark-cloud': 'Dunkle Wolke',
  'prepare-for-the-kill': 'Bereit zum Töten',
  soulfire: 'Seelenfeuer',
  'terror-blade': 'Klinge des Schreckens',
  'armor-of-the-night': 'Rüstung der Nacht',
  nightfall: 'Einbruch der Nacht',
  'grim-sustenance': 'Grausige Stärkung',
  'claws-of-the-night': 'Klauen der Nacht',
  'black-arrow': 'Schwarzer Pfeil',
  'unseen-dread': 'Unsichtbares Grauen',
  'swallowed-by-fear': 'Von Furcht verschlungen',
  'eyes-of-the-night': 'Augen der Nacht',
  'quiet-frenzy': 'Stille Raserei',
  'gloom-darts': 'Düstere Wurfpfeile',
  'lurking-ruin': 'Lauerndes Verderben',
  'angel-of-death': 'Engel des Todes',
  'voice-of-the-night': 'Stimme der Nacht',
};
