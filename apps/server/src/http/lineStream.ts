import { Readable } from 'node:stream';
import type { BotLine } from '@tessera/protocol';

/** Interval of pings, so that proxies keep the stream open. */
export const PING_MS = 15_000;
/** Most unread bytes: a slower reader is disconnected, because they are kept in memory. */
const MAX_LAG = 4 * 1024 * 1024;

/** A stream of JSON lines. It closes when the reader disconnects or the match is over. */
export class LineStream extends Readable {
  constructor() {
    super({ highWaterMark: MAX_LAG });
    const ping = setInterval(() => this.send({ type: 'ping' }), PING_MS);
    this.onClose(() => clearInterval(ping));
  }

  send(line: BotLine): void {
    if (this.closed || this.readableEnded) return;
    const hasRoom = this.push(`${JSON.stringify(line)}\n`);
    if (line.type === 'over') this.push(null);
    else if (!hasRoom) this.destroy();
  }

  /** Calls back once when it closes, or at once if it is closed already. */
  onClose(callback: () => void): void {
    if (this.closed) callback();
    else this.once('close', callback);
  }

  /** Lines are pushed by events. */
  override _read(): void {}
}
