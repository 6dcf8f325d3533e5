import type { Request } from '@tessera/protocol';
import type { Scope } from '../../identity/caller.ts';
import { COSTS, type Cost, type Written } from '../../limits/costs.ts';

/** Required scope and cost of a socket request. */
interface RequestTerms {
  /** Scope that an API token needs. */
  readonly scope: Scope;
  readonly cost: Cost;
  /** Kind of data that the request stores, whose bytes are charged. */
  readonly writes?: Written;
}

const MESSAGE: Cost = { messages: 1 };

export const REQUEST_POLICY: Readonly<Record<Request, RequestTerms>> = {
  join: { scope: 'read', cost: MESSAGE },
  leave: { scope: 'read', cost: MESSAGE },
  seen: { scope: 'read', cost: MESSAGE },
  lobby: { scope: 'read', cost: { ...MESSAGE, ...COSTS.list } },
  price: { scope: 'read', cost: MESSAGE },
  act: { scope: 'play', cost: MESSAGE, writes: 'entry' },
  undo: { scope: 'play', cost: MESSAGE, writes: 'entry' },
  consent: { scope: 'play', cost: MESSAGE, writes: 'entry' },
  redo: { scope: 'play', cost: MESSAGE, writes: 'entry' },
  edit: { scope: 'play', cost: { messages: 2 }, writes: 'entry' },
  orders: { scope: 'play', cost: MESSAGE, writes: 'entry' },
  chat: { scope: 'play', cost: MESSAGE, writes: 'entry' },
  open: { scope: 'play', cost: { ...MESSAGE, ...COSTS.make }, writes: 'match' },
  fork: { scope: 'host', cost: { ...MESSAGE, ...COSTS.fork }, writes: 'match' },
};
