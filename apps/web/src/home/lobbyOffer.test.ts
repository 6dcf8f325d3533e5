import type { SeatInfo } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { lobbyOffer } from './lobbyOffer.ts';

const ADA: SeatInfo = { kind: 'human', name: 'Ada', player: 'adaadaadaada', online: true };
const BOT: SeatInfo = { kind: 'bot', name: 'Bot', level: 'normal', online: true };
const OPEN: SeatInfo = { kind: 'open', name: '', online: false };

it.each([
  [
    'lobbyOffer returns back for a seated player, even while a seat is open',
    [ADA, OPEN],
    'open',
    'adaadaadaada',
    'back',
  ],
  ['lobbyOffer returns join when a seat is free', [ADA, OPEN], 'open', 'jonasjonasjo', 'join'],
  ['lobbyOffer returns join for a player without an id when a seat is free', [BOT, OPEN], 'open', undefined, 'join'],
  ['lobbyOffer returns watch when the table is full', [ADA, BOT], 'open', 'jonasjonasjo', 'watch'],
  ['lobbyOffer returns watch when the match has begun', [ADA, BOT], 'playing', 'jonasjonasjo', 'watch'],
] as const)('%s', (_title, seats, status, me, offer) => {
  expect(lobbyOffer({ seats: [...seats], status }, me)).toBe(offer);
});
