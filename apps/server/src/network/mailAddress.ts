import { MAX_MAIL_ADDRESS } from '@tessera/protocol';

/** One mailbox in plain ASCII: no display name, no list, no quotes, no comment, nothing that ends a header line. */
const MAILBOX =
  /^[a-z0-9!#$%&*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&*+/=?^_{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const MAX_LOCAL_PART = 64;

/** Returns an address in the form for sending, or undefined if it is not one. The length is checked first. */
export function mailAddressOf(text: string): string | undefined {
  if (text.length > MAX_MAIL_ADDRESS) return undefined;
  const address = text.trim();
  return MAILBOX.test(address) && address.indexOf('@') <= MAX_LOCAL_PART ? address : undefined;
}

/** Domains of one provider that ignores dots in the name of a mailbox. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the key by which mails to an address are counted. It is the same for all spellings of one mailbox: in
 * capitals, with a part after a plus, and at Gmail with dots or the other domain.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
