import {
  eventsFor,
  type Game,
  hashText,
  inheritRetained,
  KernelError,
  type LoggedEvent,
  Match,
  type MatchOperation,
  operationSeat,
  type Viewer,
  verifyMatch,
} from '@tessera/kernel';
import { CODE_LENGTH, CODE_LETTERS, type MatchInfo } from '@tessera/protocol';
import { kindOf } from '@tessera/room';
import { TableError } from '../errors.ts';
import { type Replay, type ReplayEntry, within } from './replay.ts';

/** A position of the match, for any viewer. */
interface Point<State> {
  readonly state: State;
  readonly deed?: MatchOperation;
  readonly events: readonly LoggedEvent[];
}

/** Creates a replay from a match file, which contains the full state for any viewer. */
export function fileReplay<State extends object, View extends object, Action extends object>(
  game: Game<State, Action, object, View>,
  { text, entries }: { readonly text: string; readonly entries?: readonly number[] },
  heading?: MatchInfo,
): Replay<View, Action> {
  const match = opened(game, text);
  const points = pointsOf(match);
  const length = points.length - 1;
  const info = heading ?? infoOf(match, text);
  return {
    game: game as Game<object, Action, object, View>,
    info,
    length,
    viewers: eyesOf(info),
    at(wanted, viewer = 'spectator') {
      const n = within(wanted, length);
      const point = points[n] as Point<State>;
      const { state } = point;
      const view = game.view(state, viewer);
      inheritRetained(match, view);
      return {
        n,
        view,
        entry: entryOf(n, point, viewer),
        decisions: game.decisions(state),
      };
    },
    entry(wanted, viewer = 'spectator') {
      const n = within(wanted, length);
      return entryOf(n, points[n] as Point<State>, viewer);
    },
    entryAt(wanted) {
      const n = within(wanted, length);
      // A file without a log has no undone entries.
      return n === 0 ? 0 : (entries?.[n - 1] ?? n);
    },
    verify: async () => verifyMatch(text, (id) => (id === game.id ? (game as Game) : undefined)),
  };
}

/** Returns all viewers once the match is over; before that, only viewers that reveal nothing to an opponent. */
function eyesOf({ status, seats }: MatchInfo): Replay['viewers'] {
  const all = [...seats.keys()];
  if (status === 'over') return ['spectator', ...all];
  const [person, ...others] = all.filter((seat) => seats[seat]?.kind === 'human');
  return person === undefined || others.length > 0 ? ['spectator'] : [person, 'spectator'];
}

function opened<State extends object, View extends object, Action extends object>(
  game: Game<State, Action, object, View>,
  text: string,
): Match<State, Action, View> {
  try {
    return Match.load(game, text);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    throw new TableError('bad-replay', error.place, error.message, { cause: error });
  }
}

/** Returns every state of the match. States share unchanged parts, so keeping all costs little more than the last. */
function pointsOf<State extends object>(match: Match<State>): Point<State>[] {
  const again = match.replay(0);
  const points: Point<State>[] = [{ state: again.state, events: again.setupEvents }];
  for (const deed of match.deeds) {
    const step = again.redo();
    if (!step.ok)
      throw new TableError('bad-replay', `deeds.${points.length - 1}`, step.refusal.code, {
        problem: 'corrupt-file',
      });
    points.push({ state: again.state, deed, events: step.events });
  }
  return points;
}

function entryOf(seq: number, { deed, events }: Point<object>, viewer: Viewer): ReplayEntry {
  const visible = eventsFor(events, viewer);
  if (!deed) return { seq, kind: 'start', events: visible };
  const by = operationSeat(deed);
  const kind = kindOf(deed);
  return by === undefined ? { seq, kind, events: visible } : { seq, kind, by, events: visible };
}

/** Creates a summary for a file without one. It has no server ids; the hash of the file serves as id. */
function infoOf({ header, commitment, outcome, seq, teams }: Match, text: string): MatchInfo {
  const hash = hashText(text);
  const id = hash.slice(0, 12);
  return {
    id,
    code: Array.from(hash.slice(0, CODE_LENGTH), (digit) => CODE_LETTERS[Number.parseInt(digit, 16)]).join(''),
    game: header.game,
    title: '',
    options: header.options,
    visibility: 'private',
    pace: { kind: 'none' },
    mode: header.mode,
    status: outcome ? 'over' : 'playing',
    seats: header.seats.map(({ name, kind }) => ({ name, kind, online: false })),
    ...(teams && { teams: [...teams] }),
    host: id,
    spectators: 0,
    seq,
    deciding: [],
    commitment,
    createdAt: 0,
    movedAt: 0,
    ...(outcome && {
      ending: {
        by: 'rules',
        results: [...outcome.results],
        ...(outcome.scores && { scores: [...outcome.scores] }),
        ...(outcome.why && { why: outcome.why }),
      },
    }),
  };
}
