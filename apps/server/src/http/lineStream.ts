import { Readable } from 'node:stream';
import type { BotLine } from '@tessera/protocol';

/** So often a stream says that it is alive, so that proxies keep it open. */
export const PING_MS = 15_000;
/** A reader who is so many bytes behind is cut off: what it has not read is kept in memory. */
const MOST_BEHIND = 4 * 1024 * 1024;

/** Lines of JSON to somebody who reads them one by one. It closes when the reader goes or the match is over. */
export class LineStream extends Readable {
  constructor() {
    super({ highWaterMark: MOST_BEHIND });
    const ping = setInterval(() => this.say({ type: 'ping' }), PING_MS);
    this.onClose(() => clearInterval(ping));
  }

  say(line: BotLine): void {
    if (this.closed || this.readableEnded) return;
    const hasRoom = this.push(`${JSON.stringify(line)}\n`);
    if (line.type === 'over') this.push(null);
    else if (!hasRoom) this.destroy();
  }

  /** Calls back once, at once where it has closed already. */
  onClose(callback: () => void): void {
    if (this.closed) callback();
    else this.once('close', callback);
  }

  /** Nothing to fetch: lines come when something happens. */
  override _read(): void {}
}
