import type { MailLanguage, MailState } from '@tessera/protocol';
import type { Caller } from '../identity/caller.ts';
import type { AttemptCounter, AttemptLimit } from '../limits/attempts.ts';
import type { Counters } from '../limits/counters.ts';
import { mailAddressOf, mailboxKey } from '../network/mailAddress.ts';
import { ok, type Result, refused } from '../result.ts';
import type { MailAddresses } from './mailAddresses.ts';
import type { MailLinks } from './mailLinks.ts';
import type { MailQueue } from './mailQueue.ts';
import type { Mails } from './mails.ts';

const DAY_MS = 86_400_000;

/**
 * How many first mails are sent: to one mailbox, whoever asks for them; for one person; and by the whole server, so that it is no use for
 * writing to many strangers either.
 */
const TO_MAILBOX: AttemptLimit = { most: 3, windowMs: DAY_MS };
const BY_PERSON: AttemptLimit = { most: 5, windowMs: DAY_MS };
const BY_SERVER: AttemptLimit = { most: 100, windowMs: 3_600_000 };

export interface SubscriptionsSettings {
  readonly addresses: MailAddresses;
  readonly links: MailLinks;
  readonly mails: Mails;
  readonly queue: MailQueue;
  readonly counters: Counters;
  readonly now: () => number;
}

/** Who wants to be reminded by mail, and where: asked for, confirmed by a link, and ended by one press. */
export class Subscriptions {
  readonly #settings: SubscriptionsSettings;
  readonly #toMailbox: AttemptCounter;
  readonly #byPerson: AttemptCounter;
  readonly #byServer: AttemptCounter;

  constructor(settings: SubscriptionsSettings) {
    this.#settings = settings;
    this.#toMailbox = settings.counters.attempts('mail to', TO_MAILBOX);
    this.#byPerson = settings.counters.attempts('mail by', BY_PERSON);
    this.#byServer = settings.counters.attempts('mail', BY_SERVER);
  }

  async state(caller: Caller): Promise<MailState> {
    const found = await this.#settings.addresses.of(caller.id);
    return found
      ? { offered: true, address: found.address, confirmed: found.isConfirmed }
      : { offered: true, confirmed: false };
  }

  /** Takes an address and sends the first mail there. Whether somebody else uses it nobody can tell from the answer, or from how long it takes. */
  async ask(caller: Caller, text: string, language: MailLanguage): Promise<Result<MailState>> {
    const { addresses, mails, queue } = this.#settings;
    if (caller.guest) return refused('mail-needs-account');
    const address = mailAddressOf(text);
    if (address === undefined) return refused('bad-mail-address');
    const seconds =
      (await this.#byPerson.begin(caller.id)) ||
      (await this.#toMailbox.begin(mailboxKey(address))) ||
      (await this.#byServer.begin('all'));
    if (seconds > 0) return refused('too-many-requests', { seconds });
    const target = await addresses.put(caller.id, address, language);
    queue.add('confirmation', mails.confirmation(address, target, language));
    return ok(await this.state(caller));
  }

  /** The link was opened. Only by whoever asked: a stranger who presses it has not agreed to somebody else's mails. */
  async confirm(caller: Caller, token: string): Promise<Result<MailState>> {
    const { addresses, links, now } = this.#settings;
    const target = links.read('confirm', token, now());
    if (!target) return refused('bad-mail-link');
    if (target.player !== caller.id) return refused('other-account');
    return (await addresses.confirm(target)) ? ok(await this.state(caller)) : refused('bad-mail-link');
  }

  async remove(caller: Caller): Promise<Result<undefined>> {
    await this.#settings.addresses.remove({ player: caller.id });
    return ok(undefined);
  }

  /** Whoever has the link from a mail may end the mails, logged in or not; again is no mistake. */
  async stop(token: string): Promise<Result<undefined>> {
    const { addresses, links, now } = this.#settings;
    const target = links.read('stop', token, now());
    if (!target) return refused('bad-mail-link');
    await addresses.remove(target);
    return ok(undefined);
  }
}
