import { eventsFor, type Reason } from '@tessera/kernel';
import { createGameFormatter, type GameFormatter } from '@tessera/text';
import { brief } from '../difference.ts';
import type { GameTexts, Law, Position, Verdict } from '../law.ts';
import { someOf } from '../sample.ts';
import { decidingSeats, nameOf, viewersOf } from '../seats.ts';
import { translatorsOf } from '../translators.ts';

const SPOKEN = 5;

export const words: Law = {
  name: 'words',
  says: 'Boards, progress, prompts, actions, events and reasons can be put into words in every language, from views alone, without a gap left open.',

  position(position, verdict) {
    const { game, state, seats } = position;
    for (const teller of tellers(position.texts)) {
      expectProgress(position, teller, verdict);
      for (const viewer of viewersOf(seats)) {
        const text = teller.board(game.view(state, viewer), viewer);
        if (text !== undefined) verdict.expect(isText(text), () => `the board is empty for ${nameOf(viewer)}`);
      }
      for (const { seat, kind } of game.decisions(state)) expectPrompt(position, teller, seat, kind, verdict);
      for (const seat of decidingSeats(game, state)) expectActions(position, teller, seat, verdict);
    }
  },

  step({ before: { game, seats, texts, state }, events }, verdict) {
    for (const teller of tellers(texts)) {
      for (const viewer of viewersOf(seats)) {
        const formatter = teller.for({ view: game.view(state, viewer) });
        for (const event of eventsFor(events, viewer)) {
          expectSentence(formatter, `event.${event.type}`, formatter.event(event), brief(event), verdict);
        }
      }
    }
  },
};

function tellers(texts: GameTexts | undefined): readonly GameFormatter[] {
  return texts ? translatorsOf(texts).map((speech) => createGameFormatter(texts.words, speech)) : [];
}

function expectProgress({ game, state }: Position, teller: GameFormatter, verdict: Verdict): void {
  const progress = game.progress?.(state);
  if (progress) {
    expectSentence(teller, `progress.${progress.code}`, teller.progress(progress), 'how far the match is', verdict);
  }
}

function expectPrompt(
  { game, state }: Position,
  teller: GameFormatter,
  seat: number,
  kind: string,
  verdict: Verdict,
): void {
  const prompt = game.prompt?.(state, seat);
  const { title, hint } = teller.ask(kind, prompt);
  const key = `ask.${prompt?.code ?? kind}.title`;
  expectSentence(teller, key, `${title} ${hint}`, `the question "${kind}"`, verdict);
}

function expectActions(position: Position, teller: GameFormatter, seat: number, verdict: Verdict): void {
  const { game, state, dice } = position;
  const view = game.view(state, seat);
  const formatter = teller.for({ view, seat });
  for (const action of someOf(game.legal(state, seat), SPOKEN, dice)) {
    const text = formatter.action(action);
    verdict.expect(isWhole(text), () => `in ${teller.language}, ${brief(action)} is "${text}"`);
    for (const reason of game.preview(view, seat, action)) expectReason(formatter, reason, verdict);
  }
}

function expectReason(teller: GameFormatter, reason: Reason, verdict: Verdict): void {
  expectSentence(teller, `reason.${reason.code}`, teller.reason(reason).label, `the reason "${reason.code}"`, verdict);
  for (const inner of reason.reasons ?? []) expectReason(teller, inner, verdict);
}

function expectSentence(teller: GameFormatter, key: string, text: string, what: string, verdict: Verdict): void {
  verdict.expect(teller.has(key), () => `there is no ${teller.language} text "${key}" for ${what}`);
  verdict.expect(isWhole(text), () => `the ${teller.language} text for ${what} is "${text}"`);
}

function isText(text: string): boolean {
  return typeof text === 'string' && text.trim().length > 0;
}

/** Whether a text is not empty and all placeholders are filled. */
function isWhole(text: string): boolean {
  return isText(text) && !/\{\w+\}/.test(text);
}
