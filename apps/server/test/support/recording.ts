import type { MatchInfo } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';

/** Records every message that a socket receives, as sent over the wire. */
export class Recording {
  readonly messages: string[] = [];

  constructor(socket: Socket) {
    socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message') this.messages.push(String(data));
    });
  }
}

/** Returns a message without the differences between any two matches: ids, times, and hashes of seeds. */
export function withoutIdentity(message: string, { id, code }: MatchInfo): string {
  return message
    .replaceAll(id, 'MATCH')
    .replaceAll(code, 'CODE')
    .replaceAll(/"(at|createdAt|movedAt)":\d+/g, '"$1":0')
    .replaceAll(/"commitment":"[^"]+"/g, '"commitment":"HASH"');
}
