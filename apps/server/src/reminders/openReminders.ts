import { cardFor } from '@tessera/manifest';
import type { Logger } from 'pino';
import type { Ownership } from '../cluster/ownership.ts';
import type { MailConfig } from '../config.ts';
import type { Games } from '../games.ts';
import type { Counters } from '../limits/counters.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SeedCipher } from '../storage/seedCipher.ts';
import type { Storage } from '../storage/storage.ts';
import { MailAddresses } from './mailAddresses.ts';
import { MailLinks } from './mailLinks.ts';
import { MailQueue } from './mailQueue.ts';
import { Mails } from './mailTemplates.ts';
import { smtpTransport } from './smtp.ts';
import { Subscriptions } from './subscriptions.ts';
import { TurnReminders, type TurnRemindersSettings } from './turnReminders.ts';

export interface RemindersSettings extends Pick<TurnRemindersSettings, 'inMemory' | 'isHere'> {
  readonly config: MailConfig;
  readonly storage: Storage;
  readonly safe: SeedCipher;
  /** Keys that sign links; the first signs, all are accepted. */
  readonly keys: readonly string[];
  readonly games: Games;
  readonly ownership: Ownership;
  readonly counters: Counters;
  readonly metrics: Pick<Metrics, 'registry'>;
  readonly log: Logger;
}

/** Reminders by mail, for a server with a configured mail server. */
export interface OpenReminders {
  readonly subscriptions: Subscriptions;
  /** Starts the periodic check for waiting tables. */
  start(): void;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export function openReminders(settings: RemindersSettings): OpenReminders {
  const { config, storage, safe, keys, games, ownership, counters, metrics, log, inMemory, isHere } = settings;
  const now = () => ownership.now();
  const links = new MailLinks(keys);
  const mails = new Mails(links, config.origin, now);
  const addresses = new MailAddresses(storage.tables(), safe, now);
  const queue = new MailQueue({
    transport: smtpTransport(config.smtpUrl, config.from),
    log,
    registry: metrics.registry,
  });
  const turns = new TurnReminders({
    db: storage.tables(),
    addresses,
    mails,
    queue,
    ownership,
    log,
    afterMs: config.remindAfterMs,
    inMemory,
    isHere,
    gameName: (game, language) => {
      const manifest = games.find(game)?.manifest;
      return manifest ? cardFor(manifest, language).name : game;
    },
  });
  return {
    subscriptions: new Subscriptions({ addresses, links, mails, queue, counters, now }),
    start: () => turns.start(),
    sweep: () => turns.sweep(),
    close: async () => {
      await turns.close();
      await queue.close();
    },
  };
}
