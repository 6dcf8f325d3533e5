import { KernelError } from '../errors.ts';
import type { Game } from '../game.ts';
import { seedCommitment } from '../hash.ts';
import type { Message } from '../message.ts';
import { sameJson } from '../state/json.ts';
import { fileProblemOf } from './fileProblem.ts';
import { Match } from './match.ts';
import { type MatchFile, readMatchFile, writeMatchFile } from './matchFile.ts';
import { isSubMatchReturn, type SubMatchRequest, subMatchReturn, whyNotSubMatch } from './subMatch.ts';

/** The result of verifying a replay file. */
export interface Verification {
  readonly ok: boolean;
  readonly actions: number;
  /** The hash of the last state, as stated in the file. */
  readonly hash: string;
  readonly seedCommitmentOk: boolean;
  /** Operations before which dice were rolled and then undone with consent. */
  readonly takenBack: readonly number[];
  /** Whether the file is marked as practice: the player undid dice or revealed information without consent. */
  readonly practice: boolean;
  /** Operations before the start of the file that it does not have: of a fork, or of a shortened history. */
  readonly missing: number;
  readonly why?: Message;
}

/** Replays a file and compares everything. Never throws for an invalid file; the result contains the problem. */
export function verifyMatch(text: string, find: (game: string) => Game | undefined): Verification {
  let file: MatchFile | undefined;
  try {
    file = readMatchFile(text);
    const game = find(file.header.game);
    if (!game) throw new KernelError('wrong-game', 'header.game', `There is no game called ${file.header.game}`);
    const match = Match.load(game, text);
    checkOpened(match, file.opened ?? [], find);
    return { ...summary(file), ok: true, takenBack: match.takenBack };
  } catch (error) {
    const why: Message = { code: 'bad-replay', params: { ...fileProblemOf(error) } };
    return { ...summary(file), ok: false, takenBack: [], why };
  }
}

/**
 * Checks that every collected sub-match is present, valid, the requested one, and has the report that the parent collected.
 */
function checkOpened(match: Match, opened: readonly MatchFile[], find: (game: string) => Game | undefined): void {
  match.deeds.forEach((deed, i) => {
    if (!('seat' in deed) || !isSubMatchReturn(match.game, deed.action) || deed.action.match === null) return;
    const { match: link } = deed.action;
    const at = opened.findIndex(({ chain }) => chain.at(-1) === link);
    const file = opened[at];
    if (!file) throw new KernelError('corrupt-file', `deeds.${i}.action.match`, 'The match that it took in is missing');
    const place = `opened.${at}`;
    const game = find(file.header.game);
    if (!game)
      throw new KernelError('wrong-game', `${place}.header.game`, `There is no game called ${file.header.game}`);
    const taken = Match.load(game, writeMatchFile(file));
    // A file does not say which seat gave up.
    const results = taken.outcome
      ? [taken.finished]
      : Array.from({ length: taken.seats }, (_, seat) => taken.concessionOf(seat));
    const [finished] = results;
    const opening = match.game.opens?.(match.stateAt(i));
    const wanted = opening && {
      ...opening,
      options: game.options.parse(opening.options) as SubMatchRequest['options'],
    };
    if (!finished) throw new KernelError('corrupt-file', place, 'The match that it took in is not over');
    if (whyNotSubMatch(wanted, finished))
      throw new KernelError('corrupt-file', `${place}.header`, 'Another match was opened');
    // A game may use only part of a report. A migrated file has other links, so the link comes from the file itself.
    const isReported = results.some((result) => {
      const expected = result && match.game.action.safeParse(subMatchReturn({ ...result, link }));
      return expected?.success === true && sameJson(expected.data, deed.action);
    });
    if (!isReported) {
      throw new KernelError('corrupt-file', `deeds.${i}.action.report`, 'The match says something else');
    }
  });
}

function summary(
  file: MatchFile | undefined,
): Pick<Verification, 'actions' | 'hash' | 'seedCommitmentOk' | 'practice' | 'missing'> {
  if (!file) return { actions: 0, hash: '', seedCommitmentOk: false, practice: false, missing: 0 };
  return {
    actions: file.deeds.length,
    hash: file.hash,
    seedCommitmentOk: seedCommitment(file.seed) === file.header.commitment,
    practice: file.practice ?? false,
    missing: file.header.origin?.seq ?? 0,
  };
}
