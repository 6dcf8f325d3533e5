import { cleanLine } from '@tessera/protocol';
import { createTranslator, type KeyOf, TextTable, type Translator } from '@tessera/text';
import type { LinkPurpose, LinkTarget, MailLinks } from './mailLinks.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** A mail for the transport. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** URL for the one-click unsubscription (RFC 8058). */
  readonly unsubscribe: string;
}

/** Content of the mail about a turn: only data of the match heading, which is public. */
export interface TurnNotice {
  readonly match: string;
  readonly title: string;
  readonly game: string;
  /** Everyone the table waits for. */
  readonly names: readonly string[];
  readonly since: number;
}

const HOUR_MS = 3_600_000;
/** Lifetime of the link in a confirmation mail. */
const CONFIRM_MS = 24 * HOUR_MS;
/** Longer than people keep a mail. */
const STOP_MS = 10 * 365 * 24 * HOUR_MS;
/** Mail headers and their display in lists are short. */
const MAX_SUBJECT = 120;

/** Texts of the mails. */
export const mailTexts: TextTable<object> = new TextTable<object>('mail', { en, de });

function translatorIn(language: string): Translator<KeyOf<typeof en>> {
  return createTranslator(language, mailTexts.in(language));
}

/** Writes the mails. All links begin with the configured public address, never with one from a request. */
export class Mails {
  readonly #links: MailLinks;
  readonly #origin: string;
  readonly #now: () => number;

  constructor(links: MailLinks, origin: string, now: () => number) {
    this.#links = links;
    this.#origin = origin;
    this.#now = now;
  }

  /**
   * Asks whether an address is correct. It contains no text of the requesting person, because it may reach a stranger.
   */
  confirmation(to: string, target: LinkTarget, language: string): Mail {
    const { t } = translatorIn(language);
    const text = [
      t('confirm.text', { site: new URL(this.#origin).host, hours: CONFIRM_MS / HOUR_MS }),
      this.#page('confirm', target, CONFIRM_MS),
      t('confirm.ignore'),
    ];
    return this.#mail(to, target, language, t('confirm.subject'), text);
  }

  reminder(to: string, target: LinkTarget, language: string, turn: TurnNotice): Mail {
    const { t } = translatorIn(language);
    const table = cleanLine(turn.title);
    const names = new Intl.ListFormat(language).format(turn.names.map(cleanLine));
    const since = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const text = [
      t('reminder.text', { table, game: turn.game, names, since: since.format(turn.since) }),
      `${t('reminder.go')}\n${this.#origin}/match/${turn.match}`,
      t('reminder.often'),
    ];
    return this.#mail(to, target, language, t('reminder.subject', { table }), text);
  }

  #mail(to: string, target: LinkTarget, language: string, subject: string, text: readonly string[]): Mail {
    const stop = `${translatorIn(language).t('stop')}\n${this.#page('stop', target, STOP_MS)}`;
    const token = this.#links.token('stop', target, this.#now() + STOP_MS);
    return {
      to,
      subject: cleanLine(subject).slice(0, MAX_SUBJECT),
      text: `${[...text, stop].join('\n\n')}\n`,
      unsubscribe: `${this.#origin}/api/mail/unsubscribe?token=${token}`,
    };
  }

  /** Returns the page of a link. The proof is in the fragment, which browsers do not send. */
  #page(purpose: LinkPurpose, target: LinkTarget, lifeMs: number): string {
    return `${this.#origin}/settings#mail-${purpose}=${this.#links.token(purpose, target, this.#now() + lifeMs)}`;
  }
}
