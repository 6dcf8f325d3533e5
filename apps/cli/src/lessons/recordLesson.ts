import {
  fairChance,
  fastChance,
  type Game,
  Match,
  type MatchFile,
  type MatchOperation,
  playTracked,
  RecordingChance,
  silent,
  unpackOptions,
} from '@tessera/kernel';
import { FindingError } from '@tessera/terminal';
import type { DraftStep } from './lessonDraft.ts';

/** The part of a saved match that becomes a lesson. */
export interface LessonExcerpt {
  /** Number of operations before the lesson begins. */
  readonly from: number;
  /** Number of operations at its end. */
  readonly to: number;
  /** The learner's seat; the one that moves first unless told otherwise. */
  readonly seat?: number | undefined;
}

type Act = Extract<MatchOperation, { readonly action: unknown }>;

/**
 * Returns the moves of a saved match as the position and the steps of a lesson: one step per move of the learner, with the
 * moves of others before it, and the dice that fell.
 */
export function recordLesson(game: Game, file: MatchFile, text: string, { from, to, seat }: LessonExcerpt) {
  const match = Match.load(game, text);
  const acts = file.deeds.slice(from, to).map((deed, i) => actOf(deed, from + i));
  const learner = seat ?? acts[0]?.seat;
  if (learner === undefined) throw new FindingError('no-moves', 'No action lies between --from and --to.');
  const steps: DraftStep[] = [];
  let before: object[] = [];
  for (const [i, act] of acts.entries()) {
    const dice = diceOf(game, file, match.stateAt(from + i), act);
    const move = { action: act.action, ...(dice.length > 0 && { dice }) };
    if (act.seat !== learner) {
      before.push({ seat: act.seat, ...move });
      continue;
    }
    steps.push({ id: `move-${steps.length + 1}`, ...(before.length > 0 && { before }), path: [move] });
    before = [];
  }
  if (steps.length === 0) throw new FindingError('no-moves', `Seat ${learner} makes no move between --from and --to.`);
  const given = {
    options: unpackOptions(file.header),
    seats: file.header.seats.length,
    edits: Object.entries(match.stateAt(from)),
  };
  return { seat: learner, given, steps };
}

function actOf(deed: MatchOperation, n: number): Act {
  if ('seat' in deed) return deed;
  throw new FindingError('no-action', `Operation ${n + 1} is no action of a player: choose other numbers.`);
}

/** Returns what chance gave for an action, as a script. */
function diceOf(game: Game, { header, seed, reseeds = [], deeds }: MatchFile, state: object, act: Act) {
  if (act.dice) return act.dice;
  const era = deeds.slice(0, deeds.indexOf(act)).filter((deed) => 'reseed' in deed).length;
  const current = [seed, ...reseeds][era] ?? seed;
  const stream = header.dice === 'fair' ? fairChance(current, header.nonces, act.at) : fastChance(current, act.at);
  const chance = new RecordingChance(stream);
  playTracked(game, state, act.seat, act.action, { chance, log: silent });
  return chance.results;
}
