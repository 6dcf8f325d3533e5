import { ApiError } from '../api/problem.ts';
import { i18n } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusalText.ts';

/** What to tell people about an error: by its code where there is a sentence for it, else in its own words. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'unreachable') return i18n.t('problem.unreachable');
  if (error instanceof ApiError && isMistypedAddress(error)) return i18n.t('problem.address');
  if (error instanceof ApiError) return refusalText(error);
  return error instanceof Error ? error.message : String(error);
}

/** The server read something out of the address that cannot be a name of anything here: a typo, not a wrong form. */
function isMistypedAddress({ code, params }: ApiError): boolean {
  return code === 'bad-input' && typeof params.path === 'string' && params.path.startsWith('params.');
}
