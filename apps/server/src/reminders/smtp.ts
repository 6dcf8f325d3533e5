import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Mail } from './mails.ts';

/** Whoever delivers mails. */
export interface MailTransport {
  /** Resolves once somebody else is answerable for it; a MailError otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail that was not taken. It holds nothing of what a mail server says: that has the address in it. */
export class MailError extends Error {
  readonly code: string;
  /** Whether another attempt may help, and cannot make two mails out of one. */
  readonly mayRetry: boolean;

  constructor(code: string, mayRetry: boolean) {
    super(`The mail was not taken (${code})`);
    this.name = 'MailError';
    this.code = code;
    this.mayRetry = mayRetry;
  }
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Delivers through a mail server of the operator's. Nothing goes there unencrypted, but on the same machine or where the address says so
 * (`?requireTLS=false`).
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
    url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, unsubscribe }) => {
      try {
        await transport.sendMail({
          from,
          // As an object it is taken as it is: no list, no name.
          to: { name: '', address: to },
          subject,
          text,
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            // Nobody who is away answers these by a machine.
            'Auto-Submitted': 'auto-generated',
          },
        });
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    close: () => transport.close(),
  };
}

const Failure = z.object({
  code: z
    .string()
    .regex(/^[A-Z]{2,20}$/)
    .catch('unknown'),
  responseCode: z.int().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/**
 * What may be told of a failure: its kind, and the number that the mail server answered with. What it refuses for good (5xx) it would refuse again, and
 * where it fell silent with the whole mail in its hands nobody knows whether it was taken.
 */
function mailErrorOf(error: unknown): MailError {
  const { code, responseCode, command } = Failure.parse(Object(error));
  const mayRetry = responseCode === undefined ? command !== 'DATA' : responseCode < 500;
  return new MailError(responseCode === undefined ? code : `${code} ${responseCode}`, mayRetry);
}
