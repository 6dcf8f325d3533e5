import type { SeatInfo } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { lobbyOffer } from './lobbyOffer.ts';

const ADA: SeatInfo = { kind: 'human', name: 'Ada', player: 'adaadaadaada', online: true };
const BOT: SeatInfo = { kind: 'bot', name: 'Bot', level: 'normal', online: true };
const OPEN: SeatInfo = { kind: 'open', name: '', online: false };

it.each([
  ['whoever sits there goes back, even while a seat is open', [ADA, OPEN], 'open', 'adaadaadaada', 'back'],
  ['a free seat is joined', [ADA, OPEN], 'open', 'jonasjonasjo', 'join'],
  ['by somebody whom the server does not know yet as well', [BOT, OPEN], 'open', undefined, 'join'],
  ['a full table is watched', [ADA, BOT], 'open', 'jonasjonasjo', 'watch'],
  ['and so is one that has begun', [ADA, BOT], 'playing', 'jonasjonasjo', 'watch'],
] as const)('%s', (_title, seats, status, me, offer) => {
  expect(lobbyOffer({ seats: [...seats], status }, me)).toBe(offer);
});
