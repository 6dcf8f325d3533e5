import { i18n } from '../i18n/i18n.ts';
import { isGameId } from './shelf.ts';

/** What a game is called; one that this client does not know is called by its id. */
export function gameName(id: string): string {
  return isGameId(id) ? i18n.t(`game.${id}.name`) : id;
}
