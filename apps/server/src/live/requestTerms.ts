import type { Request } from '@tessera/protocol';
import type { Scope } from '../identity/caller.ts';
import { COSTS, type Cost } from '../limits/costs.ts';

/** What a request over a socket needs and takes. */
interface RequestTerms {
  /** What a token must allow. */
  readonly scope: Scope;
  readonly cost: Cost;
}

const MESSAGE: Cost = { messages: 1 };

/** The terms of each request over a socket. */
export const REQUEST_TERMS: Readonly<Record<Request, RequestTerms>> = {
  join: { scope: 'read', cost: MESSAGE },
  leave: { scope: 'read', cost: MESSAGE },
  seen: { scope: 'read', cost: MESSAGE },
  lobby: { scope: 'read', cost: { ...MESSAGE, ...COSTS.list } },
  price: { scope: 'read', cost: MESSAGE },
  act: { scope: 'play', cost: MESSAGE },
  undo: { scope: 'play', cost: MESSAGE },
  consent: { scope: 'play', cost: MESSAGE },
  redo: { scope: 'play', cost: MESSAGE },
  edit: { scope: 'play', cost: { messages: 2 } },
  orders: { scope: 'play', cost: MESSAGE },
  chat: { scope: 'play', cost: MESSAGE },
  open: { scope: 'play', cost: { ...MESSAGE, ...COSTS.make } },
  fork: { scope: 'host', cost: { ...MESSAGE, ...COSTS.fork } },
};
