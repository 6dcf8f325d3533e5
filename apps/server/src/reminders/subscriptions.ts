import type { MailState } from '@tessera/protocol';
import type { Caller } from '../identity/caller.ts';
import type { Counters } from '../limits/counters.ts';
import type { AttemptCounter, AttemptLimit } from '../limits/failureLimiter.ts';
import { mailAddressOf, mailboxKey } from '../network/mailAddress.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { MailAddresses } from './mailAddresses.ts';
import type { MailLinks } from './mailLinks.ts';
import type { MailQueue } from './mailQueue.ts';
import type { Mails } from './mailTemplates.ts';

const DAY_MS = 86_400_000;

/**
 * Limits of confirmation mails: per mailbox, for all people; per person; and for the whole server, so that it cannot be
 * abused for mails to many strangers.
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

/** Subscriptions to reminders by mail: requested, confirmed by a link, and ended with one click. */
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

  /**
   * Stores an address and sends the confirmation mail. Neither the answer nor its timing reveals whether another person
   * uses the address.
   */
  async ask(caller: Caller, text: string, language: string): Promise<Result<MailState>> {
    const { addresses, mails, queue } = this.#settings;
    if (caller.guest) return refuse('mail-needs-account');
    const address = mailAddressOf(text);
    if (address === undefined) return refuse('bad-mail-address');
    const seconds =
      (await this.#byPerson.begin(caller.id)) ||
      (await this.#toMailbox.begin(mailboxKey(address))) ||
      (await this.#byServer.begin('all'));
    if (seconds > 0) return refuse('too-many-requests', { seconds });
    const target = await addresses.put(caller.id, address, language);
    queue.add('confirmation', mails.confirmation(address, target, language));
    return ok(await this.state(caller));
  }

  /**
   * Confirms the address of a link, only for the person who requested it: a stranger who opens the link has not agreed
   * to mails of another person.
   */
  async confirm(caller: Caller, token: string): Promise<Result<MailState>> {
    const { addresses, links, now } = this.#settings;
    const target = links.read('confirm', token, now());
    if (!target) return refuse('bad-mail-link');
    if (target.player !== caller.id) return refuse('other-account');
    return (await addresses.confirm(target)) ? ok(await this.state(caller)) : refuse('bad-mail-link');
  }

  async remove(caller: Caller): Promise<Result<undefined>> {
    await this.#settings.addresses.remove({ player: caller.id });
    return ok(undefined);
  }

  /** Ends the mails of a link's owner, with or without a login; a repetition is not an error. */
  async stop(token: string): Promise<Result<undefined>> {
    const { addresses, links, now } = this.#settings;
    const target = links.read('stop', token, now());
    if (!target) return refuse('bad-mail-link');
    await addresses.remove(target);
    return ok(undefined);
  }
}
