import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Mail } from './mailTemplates.ts';

/** Delivers mails. */
export interface MailTransport {
  /** Resolves once the mail server has accepted the mail; rejects with a MailError otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail that was not accepted. It contains no text of the mail server, which may include the address. */
export class MailError extends Error {
  readonly code: string;
  /** Whether a retry may help, and cannot send the mail twice. */
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
 * Delivers through the operator's mail server. The connection is encrypted, except on the same machine or if the URL
 * says so (`?requireTLS=false`).
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
          // An object is used as it is: no list, no display name.
          to: { name: '', address: to },
          subject,
          text,
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            // Suppresses automatic replies.
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
 * Returns the part of a failure that may be logged: its kind, and the status of the mail server. A permanent rejection
 * (5xx) would repeat; and if the server fell silent after the whole mail, it may have accepted it.
 */
function mailErrorOf(error: unknown): MailError {
  const { code, responseCode, command } = Failure.parse(Object(error));
  const mayRetry = responseCode === undefined ? command !== 'DATA' : responseCode < 500;
  return new MailError(responseCode === undefined ? code : `${code} ${responseCode}`, mayRetry);
}
