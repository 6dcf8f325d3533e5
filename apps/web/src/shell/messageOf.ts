import { TableError } from '@tessera/table';
import type { Speech } from '@tessera/text';
import { ApiError } from '../api/problem.ts';
import { isKnownRefusal, refusalText } from '../i18n/refusals.ts';
import { t } from '../i18n/texts.ts';
import { UnknownGame } from '../match/unknownGame.ts';

/**
 * What to tell people about an error: by its code where there is a sentence for it, of the house or of the game whose page it is,
 * else in its own words.
 */
export function messageOf(error: unknown, game?: Speech): string {
  if (error instanceof ApiError && error.code === 'unreachable') return t('problem.unreachable');
  if (error instanceof ApiError && isMistypedAddress(error)) return t('problem.address');
  if (error instanceof ApiError && isKnownRefusal(error.code)) return refusalText(error);
  if (error instanceof ApiError && game && isKnownRefusal(error.code, game)) return refusalText(error, game);
  if (error instanceof TableError) return tableTrouble(error);
  if (error instanceof UnknownGame) return t('problem.game', { game: error.game });
  return error instanceof Error ? error.message : String(error);
}

function tableTrouble({ code, place, problem = 'bad-file', message }: TableError): string {
  return refusalText({ code, params: { path: place, problem, detail: message, game: place } });
}

/** The server read something out of the address that cannot be a name of anything here: a typo, not a wrong form. */
function isMistypedAddress({ code, params }: ApiError): boolean {
  return code === 'bad-input' && typeof params.path === 'string' && params.path.startsWith('params.');
}
