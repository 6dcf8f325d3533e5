import { admit, canonical, cloneJson, type Message, type Refusal, silent } from '@tessera/kernel';
import { createGameFormatter } from '@tessera/text';
import { brief, spelledDifference } from '../difference.ts';
import type { Law, Position, Verdict } from '../law.ts';
import { seatsUpTo } from '../seats.ts';
import { translatorsOf } from '../translators.ts';
import { type Attempt, wrongActions, wrongSeats } from '../wrongActions.ts';
import { schemaMisfit } from './state.ts';

export const refusals: Law = {
  name: 'refusals',
  says: 'A wrong action changes nothing and is refused with a code that has a sentence without gaps in every language; an action that is not refused can be played.',

  position(position, verdict) {
    const { game, state, seats, dice } = position;
    const why = game.outcome(state)?.why;
    if (why !== undefined) expectSentence(position, 'ending', { code: why }, 'the end', verdict);
    const attempts = [...wrongSeats(position), ...wrongActions(position, dice.pick(seatsUpTo(seats)))];
    for (const { seat } of game.decisions(state)) attempts.push(...wrongActions(position, seat));
    for (const attempt of attempts) expectAnswer(position, attempt, verdict);
  },
};

function expectAnswer(position: Position, { seat, action }: Attempt, verdict: Verdict): void {
  const { game, state, seats } = position;
  const attempt = `${brief(action)} by seat ${seat}`;
  const before = canonical(state);
  const admission = answer(() => admit(game, state, seats, seat, action), attempt);
  const after = canonical(state);
  verdict.expect(
    before === after,
    () => `asking for ${attempt} changes the state: ${spelledDifference(before, after)}`,
  );
  if (!admission.ok) {
    expectRefusal(position, admission.refusal, attempt, verdict);
    return;
  }
  const next = cloneJson(state);
  answer(() => game.play(next, seat, admission.action, { chance: position.chance(), log: silent }), attempt);
  const misfit = schemaMisfit(game.state, next);
  verdict.expect(misfit === undefined, () => `${attempt} is not refused, and then ${misfit}`);
}

function expectRefusal(position: Position, refusal: Refusal, attempt: string, verdict: Verdict): void {
  verdict.expect(refusal.code !== '', () => `${attempt} is refused without a code`);
  expectSentence(position, 'refusal', refusal, attempt, verdict);
}

/** Checks that a refusal has a sentence in each language of the game, with all placeholders filled. */
function expectSentence(
  { texts, game, state, seats }: Position,
  section: 'refusal' | 'ending',
  message: Message,
  what: string,
  verdict: Verdict,
): void {
  if (texts === undefined) return;
  for (const translator of translatorsOf(texts)) {
    const key = `${section}.${message.code}`;
    verdict.expect(translator.has(key), () => `${what}: there is no ${translator.language} text "${key}"`);
    const formatter = createGameFormatter(texts.words, translator, {
      view: game.view(state, 'spectator'),
      names: Array(seats).fill('A'),
    });
    const text = formatter.format(key, message.params ?? {});
    verdict.expect(!/\{\w+\}/.test(text), () => `${what}: in ${translator.language} it says "${text}"`);
  }
}

/** Returns the answer of the rules; an error is rethrown with the attempt that caused it. */
function answer<T>(ask: () => T, attempt: string): T {
  try {
    return ask();
  } catch (cause) {
    throw new Error(`${attempt} is not refused but throws ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
