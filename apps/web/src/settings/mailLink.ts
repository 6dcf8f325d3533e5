/** Link from a mail, read from the fragment of the address, which is not sent to the server. */
export interface MailLink {
  readonly purpose: 'confirm' | 'stop';
  readonly token: string;
}

export function mailLinkIn(hash: string): MailLink | undefined {
  const [, purpose, token] = /^#mail-(confirm|stop)=([\w.-]{1,400})$/.exec(hash) ?? [];
  if (token === undefined) return undefined;
  return { purpose: purpose === 'stop' ? 'stop' : 'confirm', token };
}
