import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { MailQueue } from './mailQueue.ts';
import type { Mail } from './mailTemplates.ts';
import { MailError } from './smtp.ts';

const MAIL: Mail = { to: 'ada@example.org', subject: 's', text: 't', unsubscribe: 'https://table.example/u' };

/** A queue over a mail server that answers with each of these in turn, and accepts everything after them. */
function queueOver(answers: (Error | 'never')[], limitMs = 1000) {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  let attempts = 0;
  const registry = new Registry();
  const transport = {
    send: async () => {
      const answer = answers[attempts++];
      if (answer === 'never') await new Promise(() => {});
      if (answer instanceof Error) throw answer;
    },
    close: () => {},
  };
  const queue = new MailQueue({ transport, log: pino(sink), registry, retryMs: [1, 1], limitMs });
  const counted = async (outcome: string) =>
    Number(new RegExp(`outcome="${outcome}"} (\\d+)`).exec(await registry.metrics())?.[1] ?? 0);
  return { queue, counted, attempts: () => attempts, logged: () => lines.join('') };
}

it('retries a mail that is not accepted at first, a limited number of times', async () => {
  const busy = new MailError('EENVELOPE 450', true);
  const once = queueOver([busy]);
  once.queue.add('reminder', MAIL);
  await once.queue.settled();
  expect([once.attempts(), await once.counted('sent')]).toEqual([2, 1]);
  const always = queueOver([busy, busy, busy, busy]);
  always.queue.add('reminder', MAIL);
  await always.queue.settled();
  expect([always.attempts(), await always.counted('failed')]).toEqual([3, 1]);
});

it('sends a mail only once when it was rejected for good, or may have been accepted', async () => {
  for (const answer of [new MailError('EENVELOPE 550', false), 'never' as const, new Error('to ada@example.org')]) {
    const { queue, attempts, counted } = queueOver([answer], 20);
    queue.add('reminder', MAIL);
    await queue.settled();
    expect([attempts(), await counted('failed')]).toEqual([1, 1]);
  }
});

it('logs a failure without the address', async () => {
  const { queue, logged } = queueOver([new Error('550 no ada@example.org here'), new MailError('EENVELOPE 450', true)]);
  queue.add('reminder', MAIL);
  queue.add('confirmation', MAIL);
  await queue.settled();
  expect(logged()).toContain('mail delivery failed');
  expect(logged()).not.toContain('ada');
});

it('limits the waiting mails, and counts the rest as dropped', async () => {
  const { queue, counted } = queueOver(['never'], 50);
  for (let i = 0; i < 600; i++) queue.add('reminder', MAIL);
  expect(queue.hasRoom).toBe(false);
  expect(await counted('dropped')).toBeGreaterThan(50);
  await queue.close();
});
