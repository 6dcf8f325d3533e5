import { TableError } from '@tessera/table';
import type { Translator } from '@tessera/text';
import { ApiError } from '../api/problem.ts';
import { isKnownRefusal, refusalText } from '../i18n/refusals.ts';
import { t } from '../i18n/texts.ts';
import { UnknownGame } from '../match/unknownGame.ts';

/** Returns the message of an error: by its code in the shared texts or those of the game, otherwise its own message. */
export function messageOf(error: unknown, game?: Translator): string {
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

/** Checks whether the server rejected an id in the address. That is a typo in the address, not an invalid form. */
function isMistypedAddress({ code, params }: ApiError): boolean {
  return code === 'bad-input' && typeof params.path === 'string' && params.path.startsWith('params.');
}
