import { admit, canonical, cloneJson, type Game, KERNEL_MESSAGES, type Refusal, silent } from '@tessera/kernel';
import { brief, spelledDifference } from '../difference.ts';
import type { Law, Position, Verdict } from '../law.ts';
import { seatsUpTo } from '../seats.ts';
import { type Attempt, wrongActions, wrongSeats } from '../wrongActions.ts';
import { schemaMisfit } from './state.ts';

export const refusals: Law = {
  name: 'refusals',
  says: 'A wrong action is refused with a code that has a sentence, every blank of it filled, and changes nothing; what is not refused can be played.',

  position(position, verdict) {
    const { game, state, seats, dice } = position;
    const why = game.outcome(state)?.why;
    if (why !== undefined) {
      verdict.expect(messageFor(game, why) !== undefined, () => `the outcome "${why}" has no message`);
    }
    const attempts = [...wrongSeats(position), ...wrongActions(position, dice.pick(seatsUpTo(seats)))];
    for (const { seat } of game.decisions(state)) attempts.push(...wrongActions(position, seat));
    for (const attempt of attempts) expectAnswer(position, attempt, verdict);
  },
};

function expectAnswer(position: Position, { seat, action }: Attempt, verdict: Verdict): void {
  const { game, state, seats } = position;
  const deed = `${brief(action)} by seat ${seat}`;
  const before = canonical(state);
  const admission = answer(() => admit(game, state, seats, seat, action), deed);
  const after = canonical(state);
  verdict.expect(before === after, () => `asking for ${deed} changes the state: ${spelledDifference(before, after)}`);
  if (!admission.ok) {
    expectSentence(game, admission.refusal, deed, verdict);
    return;
  }
  const next = cloneJson(state);
  answer(() => game.play(next, seat, admission.action, { chance: position.chance(), log: silent }), deed);
  const misfit = schemaMisfit(game.state, next);
  verdict.expect(misfit === undefined, () => `${deed} is not refused, and then ${misfit}`);
}

function expectSentence(game: Game, { code, params }: Refusal, deed: string, verdict: Verdict): void {
  const message = messageFor(game, code);
  verdict.expect(message !== undefined, () => `${deed} is refused with "${code}", which has no message`);
  for (const [blank, name = ''] of message?.matchAll(/\{(\w+)\}/g) ?? []) {
    verdict.expect(params[name] !== undefined, () => `${deed} is refused with "${code}", which does not fill ${blank}`);
  }
}

function messageFor(game: Game, code: string): string | undefined {
  if (Object.hasOwn(game.messages, code)) return game.messages[code];
  return Object.hasOwn(KERNEL_MESSAGES, code) ? KERNEL_MESSAGES[code] : undefined;
}

/** What the rules say; an error of theirs is thrown on with the deed that led to it. */
function answer<T>(ask: () => T, deed: string): T {
  try {
    return ask();
  } catch (cause) {
    throw new Error(`${deed} is not refused but throws ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
