import { describe, expect, it } from 'vitest';
import { mailAddressOf, mailboxKey } from './mailAddress.ts';

describe('mail addresses', () => {
  it.each(['ada@example.org', ' ada@example.org ', 'a.b+games@mail.example.co', 'ada_l@x-y.example'])(
    'accepts one mailbox: %s',
    (text) => {
      expect(mailAddressOf(text)).toBe(text.trim());
    },
  );

  it.each([
    ['no mailbox', 'ada'],
    ['a list', 'ada@example.org,bob@example.org'],
    ['a name before it', 'Ada <ada@example.org>'],
    ['another line of the head', 'ada@example.org\r\nBcc: bob@example.org'],
    ['a line feed at its end that is not its end', 'ada@example.org\nbob@example.org'],
    ['quotes', '"ada bob"@example.org'],
    ['a comment', 'ada(bob@example.org)@example.org'],
    ['letters that look like others', 'аda@example.org'],
    ['an address of a machine', 'ada@[127.0.0.1]'],
    ['a name of this network', 'ada@localhost'],
    ['a long local part', `${'a'.repeat(65)}@example.org`],
    ['more than an address can have', `ada@${'a.'.repeat(130)}org`],
    ['a text without end', 'a'.repeat(1_000_000)],
  ])('rejects %s', (_what, text) => {
    expect(mailAddressOf(text)).toBeUndefined();
  });

  // An expression with catastrophic backtracking would not end before the test does.
  it.each([`${'a.'.repeat(126)}`, `${'a'.repeat(253)}@`, `a@${'a-'.repeat(120)}`])('rejects %s', (text) => {
    expect(mailAddressOf(text)).toBeUndefined();
  });

  it.each([
    ['Ada+1@Example.org', 'ada+2@example.org'],
    ['ada.lovelace@gmail.com', 'adalovelace@gmail.com'],
    ['a.d.a@GoogleMail.com', 'ada+x@gmail.com'],
  ])('counts as one mailbox: %s and %s', (one, other) => {
    expect(mailboxKey(one)).toBe(mailboxKey(other));
  });

  it.each([
    ['ada@example.org', 'bob@example.org'],
    ['a.da@example.org', 'ada@example.org'],
    ['ada@gmail.com', 'ada@gmail.example'],
  ])('counts as two mailboxes: %s and %s', (one, other) => {
    expect(mailboxKey(one)).not.toBe(mailboxKey(other));
  });
});
