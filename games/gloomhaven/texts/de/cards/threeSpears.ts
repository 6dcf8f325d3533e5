import type { Translation } from '@tessera/text';
import type { threeSpears as en } from '../../en/cards/threeSpears.ts';

/** German names of the cards of the class three-spears. */
export const threeSpears: Translation<typeof en> = {
  restock: 'Nachschub',
  'oversized-pack': 'Übergroßer Rucksack',
  'sharpening-kit': 'Schleifzeug',
  proficiency: 'Geübte Hand',
  'iron-bulwark': 'Eisernes Bollwerk',
  'hastened-step': 'Eiliger Schritt',
  'cleaving-axe': 'Spaltende Axt',
  'impaling-spear': 'Durchbohrender Speer',
  'crippling-bow': 'Lähmender Bogen',
  'crushing-hammer': 'Zermalmender Hammer',
  'scroll-of-recall': 'Schriftrolle der Rückholung',
  'reserved-energy': 'Aufgesparte Kraft',
  reforge: 'Neu geschmiedet',
  'bladed-boomerang': 'Klingenbumerang',
  'continual-supply': 'Steter Nachschub',
  'scroll-of-lightning': 'Schriftrolle der Blitze',
  'side-pouch': 'Seitentasche',
  'giant-club': 'Riesige Keule',
  'reinforced-steel': 'Verstärkter Stahl',
  'scroll-of-judgment': 'Schriftrolle des Gerichts',
  'catastrophic-bomb': 'Verheerende Bombe',
  'quiver-of-arrows': 'Köcher voller Pfeile',
  'scroll-of-blizzards': 'Schriftrolle der Schneestürme',
  refreshment: 'Erfrischung',
  'portable-ballista': 'Tragbare Balliste',
  'fortified-position': 'Befestigte Stellung',
  'scroll-of-annihilation': 'Schriftrolle der Vernichtung',
  'bag-of-holding': 'Nimmervoller Beutel',
};
