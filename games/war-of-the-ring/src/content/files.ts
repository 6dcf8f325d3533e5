import type { PackFile } from '@tessera/rules';
import backdrop from '../../content/base/backdrop.json' with { type: 'json' };
import freeCharacter from '../../content/base/cards/free-character.json' with { type: 'json' };
import freeStrategy from '../../content/base/cards/free-strategy.json' with { type: 'json' };
import shadowCharacter from '../../content/base/cards/shadow-character.json' with { type: 'json' };
import shadowStrategy from '../../content/base/cards/shadow-strategy.json' with { type: 'json' };
import characters from '../../content/base/characters.json' with { type: 'json' };
import combatCards from '../../content/base/combat-cards.json' with { type: 'json' };
import dice from '../../content/base/dice.json' with { type: 'json' };
import huntTiles from '../../content/base/hunt-tiles.json' with { type: 'json' };
import nations from '../../content/base/nations.json' with { type: 'json' };
import pack from '../../content/base/pack.json' with { type: 'json' };
import regions from '../../content/base/regions.json' with { type: 'json' };

const files = {
  'backdrop.json': backdrop,
  'cards/free-character.json': freeCharacter,
  'cards/free-strategy.json': freeStrategy,
  'cards/shadow-character.json': shadowCharacter,
  'cards/shadow-strategy.json': shadowStrategy,
  'characters.json': characters,
  'combat-cards.json': combatCards,
  'dice.json': dice,
  'hunt-tiles.json': huntTiles,
  'nations.json': nations,
  'pack.json': pack,
  'regions.json': regions,
};

/** Files of the game's own pack, imported so that bundlers include them. */
export const baseFiles: readonly PackFile[] = Object.entries(files).map(([path, json]) => ({
  pack: 'content/base',
  path,
  text: JSON.stringify(json),
}));

const CARD_FILE = /^(?:cards\/|combat-)/;

/** Pack files that define the map. */
export const mapFiles: readonly PackFile[] = baseFiles.filter(({ path }) => !CARD_FILE.test(path));

/** Pack files that define the cards. */
export const cardFiles: readonly PackFile[] = baseFiles.filter(
  ({ path }) => path === 'pack.json' || CARD_FILE.test(path),
);
