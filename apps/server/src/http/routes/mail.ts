import { MailLink, MailState, MailSubscription } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { RateLimits } from '../../limits/limits.ts';
import type { Subscriptions } from '../../reminders/subscriptions.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { charge, payerOf } from '../limits.ts';
import { sendProblem } from '../problem.ts';
import { openRoute, type Route, route } from '../route.ts';

const tag = 'people';
const OFF: MailState = { offered: false, confirmed: false };

/** Routes of reminders by mail. Without `subscriptions` this server sends none. */
export function mailRoutes(subscriptions: Subscriptions | undefined): Route[] {
  const asking = <T>(ask: (on: Subscriptions) => Promise<Result<T>>) =>
    subscriptions ? ask(subscriptions) : Promise.resolve(refuse('mail-off'));
  return [
    route({
      method: 'GET',
      path: '/api/me/mail',
      name: 'getMail',
      summary: 'The address for reminders of this person; visible to this person only',
      tag,
      need: 'session',
      input: {},
      answer: MailState,
      run: async ({ caller }) => ok(subscriptions ? await subscriptions.state(caller) : OFF),
    }),
    route({
      method: 'PUT',
      path: '/api/me/mail',
      name: 'askForMail',
      summary:
        'Be reminded at this address; a first mail asks whether it is theirs, and nothing follows until they say so',
      tag,
      need: 'session',
      limit: 'mail',
      input: { body: MailSubscription },
      answer: MailState,
      run: ({ input: { body }, caller }) => asking((on) => on.ask(caller, body.address, body.language)),
    }),
    route({
      method: 'POST',
      path: '/api/me/mail/confirm',
      name: 'confirmMail',
      summary: 'Confirm an address by the link that was sent there',
      tag,
      need: 'session',
      input: { body: MailLink },
      answer: MailState,
      run: ({ input: { body }, caller }) => asking((on) => on.confirm(caller, body.token)),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/mail',
      name: 'forgetMail',
      summary: 'Forget the address, and send nothing more',
      tag,
      need: 'session',
      input: {},
      run: ({ caller }) => asking((on) => on.remove(caller)),
    }),
    openRoute({
      method: 'POST',
      path: '/api/mail/stop',
      name: 'stopMail',
      summary: 'End the mails to an address by the link that is in each of them',
      tag,
      input: { body: MailLink },
      run: ({ input: { body } }) => asking((on) => on.stop(body.token)),
    }),
  ];
}

const UNSUBSCRIBE = '/api/mail/unsubscribe';
const FORM_LIMIT = 1024;
const Query = MailLink.strip();

/**
 * Serves the one-click unsubscription of mail programs (RFC 8058): they send a form without cookie or custom header,
 * and only the link authorizes it. A browser that opens the link is redirected to the page with the button.
 */
export async function serveUnsubscribing(
  app: FastifyInstance,
  subscriptions: Subscriptions | undefined,
  limits: RateLimits,
): Promise<void> {
  if (!subscriptions) return;
  const read = (request: FastifyRequest): Result<z.infer<typeof Query>> => {
    const wait = charge(limits, 'call', payerOf(request));
    if (wait) return { ok: false, refusal: wait };
    const query = Query.safeParse(request.query);
    return query.success ? ok(query.data) : refuse('bad-mail-link');
  };
  await app.register(async (scope) => {
    // The content of the form is always the same.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    scope.post(UNSUBSCRIBE, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
      const link = read(request);
      const done = link.ok ? await subscriptions.stop(link.value.token) : link;
      return done.ok ? reply.code(204).send() : sendProblem(reply, done.refusal);
    });
    scope.get(UNSUBSCRIBE, async (request, reply) => {
      const link = read(request);
      if (!link.ok) return sendProblem(reply, link.refusal);
      return reply.redirect(`/settings#mail-stop=${encodeURIComponent(link.value.token)}`, 303);
    });
  });
}
