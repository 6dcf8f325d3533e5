import { textProblems } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { MailLinks } from './mailLinks.ts';
import { Mails } from './mailTemplates.ts';
import { KEY, ORIGIN } from './testing/memoryReminders.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const ADA = { player: 'adaadaadaada', nonce: 'some-nonce' };
const links = new MailLinks([KEY]);
const mails = new Mails(links, ORIGIN, () => 0);
const TOLD = {
  match: 'abcdefghijkl',
  title: 'Friday',
  game: 'Some Game',
  names: ['Ada', 'Bob'],
  since: Date.UTC(2026, 0, 2, 11),
};

describe('mails', () => {
  it('mails have the same content in both languages', () => {
    expect(textProblems({ en, de })).toEqual([]);
  });

  it('mails name the table, the game, the awaited players and the waiting time, and link to the table', () => {
    const { subject, text } = mails.reminder('ada@example.org', ADA, 'en', TOLD);
    expect(subject).toBe('Your turn: Friday');
    expect(text).toContain('The table “Friday” (Some Game) waits for Ada and Bob.');
    expect(text).toContain('since January 2, 2026 at 11:00 AM (UTC)');
    expect(text).toContain(`${ORIGIN}/match/abcdefghijkl\n`);
    const german = mails.reminder('ada@example.org', ADA, 'de', TOLD);
    expect(german.subject).toBe('Du bist dran: Friday');
    expect(german.text).toContain('wartet auf Ada und Bob. Seit 2. Januar 2026 um 11:00 (UTC)');
  });

  it('mails can all be ended by a link in them, and by a one-click request of the mail program', () => {
    for (const mail of [
      mails.confirmation('ada@example.org', ADA, 'en'),
      mails.reminder('ada@example.org', ADA, 'en', TOLD),
    ]) {
      const [, page = ''] = /#mail-stop=(\S+)/.exec(mail.text) ?? [];
      expect(links.read('stop', page, 1)).toEqual(ADA);
      const token = new URL(mail.unsubscribe).searchParams.get('token') ?? '';
      expect(links.read('stop', token, 1)).toEqual(ADA);
    }
  });

  it('mails have a subject of one line and no unfilled placeholder, for any title of a table', () => {
    const evil = 'Friday\r\nBcc: eve@example.org\u202e {names} \u0000';
    const { subject, text } = mails.reminder('ada@example.org', ADA, 'en', { ...TOLD, title: evil, names: [evil] });
    expect(subject).toBe('Your turn: Friday Bcc: eve@example.org {names}');
    expect(text).not.toMatch(/^Bcc/m);
    expect(text).not.toMatch(/[\r\p{Cf}]/u);
    const long = mails.reminder('ada@example.org', ADA, 'en', { ...TOLD, title: 'x'.repeat(500) });
    expect(long.subject.length).toBeLessThanOrEqual(120);
  });
});
