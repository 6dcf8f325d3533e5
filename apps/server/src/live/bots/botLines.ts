import { BotLine, type MatchInfo, notices } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Person } from '../../identity/person.ts';
import type { CommandRunner } from '../commandRunner.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { PresenceTracker } from '../presenceTracker.ts';
import { isPassing, RETRY_MS } from '../retry.ts';
import { Follower } from '../sockets/subscriber.ts';

interface BotLinesSettings {
  readonly match: LiveMatch;
  readonly person: Person;
  readonly seat: number;
  readonly runner: Pick<CommandRunner, 'query'>;
  readonly presences: PresenceTracker;
  readonly log: Logger;
  /** Delay before a failed query is retried, in milliseconds. */
  readonly retryMs?: number;
  listener(line: BotLine): void;
}

/** Streams events and decisions of a seat to an external program. Call the returned function to stop. */
export function botLines(settings: BotLinesSettings): () => void {
  const { match, person, seat, runner, presences, log, listener, retryMs = RETRY_MS } = settings;
  /** The entry at which the program was last asked for a decision. */
  let last = -1;
  let hasLeft = false;
  let retrying: NodeJS.Timeout | undefined;

  const question = async () => {
    if (match.record.status !== 'playing' || !match.record.deciding.includes(seat)) return;
    if (!match.holds(person, seat)) return;
    const asked = await runner.query(match, { op: 'question', match: match.id, seat }, person.id);
    // The seat may have changed hands during the query: the answer is then not for this program.
    if (!match.holds(person, seat)) return;
    if (!asked.ok) return isPassing(asked.refusal.code) ? askLater() : undefined;
    if (asked.value.legal === '[]' || asked.value.seq === last) return;
    const { seq, view, brought, legal, decisions } = asked.value;
    const first = last < 0 && brought ? { brought: JSON.parse(brought) } : {};
    last = seq;
    const decision = { view: JSON.parse(view), legal: JSON.parse(legal), decisions: JSON.parse(decisions) };
    listener(BotLine.parse({ type: 'decide', match: match.id, seat, seq, ...first, ...decision }));
  };
  const ask = () => {
    question().catch((error: unknown) => {
      if (hasLeft || match.isGone) return;
      log.error({ match: match.id, seat, err: error }, 'program request failed; retrying');
      askLater();
    });
  };
  /** No other event triggers another query: without a retry the program and the match would wait forever. */
  const askLater = () => {
    if (hasLeft || match.isGone || retrying) return;
    retrying = setTimeout(() => {
      retrying = undefined;
      ask();
    }, retryMs).unref();
  };
  const sendIfOver = (info: MatchInfo) => {
    if (info.status === 'over') listener({ type: 'over', match: match.id, info });
  };

  const follower = new Follower(person, seat, (notice, body) => {
    if (notice === 'update') {
      const { update } = notices.update.parse(JSON.parse(body));
      listener({ type: 'entry', match: match.id, entry: update.entry });
      ask();
    } else if (notice === 'info') {
      sendIfOver(notices.info.parse(JSON.parse(body)).info);
    } else if (notice === 'resync') {
      ask();
    }
  });
  presences.enter(match, follower);
  follower.release(match.record.seq);
  sendIfOver(match.info);
  ask();
  return () => {
    hasLeft = true;
    clearTimeout(retrying);
    presences.leave(match, follower);
  };
}
