import type { MatchInfo } from '@tessera/protocol';
import { t } from '../i18n/texts.ts';
import { showError } from '../shell/showError.ts';
import { toasts } from '../shell/toasts.ts';

/** Returns the invitation link. */
export function inviteLink({ code }: Pick<MatchInfo, 'code'>): string {
  return `${location.origin}/join/${code}`;
}

/** Copies the invitation link and shows a confirmation. */
export async function copyInvite(info: Pick<MatchInfo, 'code'>): Promise<void> {
  await copyText(inviteLink(info), t('invite.copied'));
}

/** Copies a text and shows a confirmation with the given title. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ kind: 'done', title, detail: text });
  } catch (error) {
    showError(error);
  }
}
