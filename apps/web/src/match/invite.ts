import type { MatchInfo } from '@tessera/protocol';
import { t } from '../i18n/texts.ts';
import { complain } from '../shell/complain.ts';
import { toasts } from '../shell/toasts.ts';

/** The address that friends open. */
export function inviteLink({ code }: Pick<MatchInfo, 'code'>): string {
  return `${location.origin}/join/${code}`;
}

/** Copies that address, and says so. */
export async function copyInvite(info: Pick<MatchInfo, 'code'>): Promise<void> {
  await copyText(inviteLink(info), t('invite.copied'));
}

/** Copies any text, and says what was copied. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ kind: 'done', title, detail: text });
  } catch (error) {
    complain(error);
  }
}
