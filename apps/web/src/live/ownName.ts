import { t } from '../i18n/texts.ts';
import { usePresence } from './me.ts';

/** Returns the name of the player for matches on this device. Before the server has answered it is a name as well: a log says "Guest draws". */
export function ownName(): string {
  return usePresence.getState().me?.name ?? t('local.guest');
}
