import type { MatchInfo } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';

/** Every message that a socket receives, as it came over the wire. */
export class Recording {
  readonly messages: string[] = [];

  constructor(socket: Socket) {
    socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message') this.messages.push(String(data));
    });
  }
}

/** A message without what differs between any two matches: their names, their times, and the hashes of their seeds. */
export function withoutIdentity(message: string, { id, code }: MatchInfo): string {
  return message
    .replaceAll(id, 'MATCH')
    .replaceAll(code, 'CODE')
    .replaceAll(/"(at|createdAt|movedAt)":\d+/g, '"$1":0')
    .replaceAll(/"commitment":"[^"]+"/g, '"commitment":"HASH"');
}
