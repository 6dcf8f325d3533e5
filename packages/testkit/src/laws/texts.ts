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
    for (const formatter of formatters(position.texts)) {
      expectProgress(position, formatter, verdict);
      for (const viewer of viewersOf(seats)) {
        const text = formatter.board(game.view(state, viewer), viewer);
        if (text !== undefined) verdict.expect(isText(text), () => `the board is empty for ${nameOf(viewer)}`);
      }
      for (const { seat, kind } of game.decisions(state)) expectPrompt(position, formatter, seat, kind, verdict);
      for (const seat of decidingSeats(game, state)) expectActions(position, formatter, seat, verdict);
    }
  },

  step({ before: { game, seats, texts, state }, events }, verdict) {
    for (const formatter of formatters(texts)) {
      for (const viewer of viewersOf(seats)) {
        const viewFormatter = formatter.for({ view: game.view(state, viewer) });
        for (const event of eventsFor(events, viewer)) {
          expectSentence(viewFormatter, `event.${event.type}`, viewFormatter.event(event), brief(event), verdict);
        }
      }
    }
  },
};

function formatters(texts: GameTexts | undefined): readonly GameFormatter[] {
  return texts ? translatorsOf(texts).map((translator) => createGameFormatter(texts.words, translator)) : [];
}

function expectProgress({ game, state }: Position, formatter: GameFormatter, verdict: Verdict): void {
  const progress = game.progress?.(state);
  if (progress) {
    expectSentence(
      formatter,
      `progress.${progress.code}`,
      formatter.progress(progress),
      'how far the match is',
      verdict,
    );
  }
}

function expectPrompt(
  { game, state }: Position,
  formatter: GameFormatter,
  seat: number,
  kind: string,
  verdict: Verdict,
): void {
  const prompt = game.prompt?.(state, seat);
  const { title, hint } = formatter.ask(kind, prompt);
  const key = `ask.${prompt?.code ?? kind}.title`;
  expectSentence(formatter, key, `${title} ${hint}`, `the question "${kind}"`, verdict);
}

function expectActions(position: Position, formatter: GameFormatter, seat: number, verdict: Verdict): void {
  const { game, state, dice } = position;
  const view = game.view(state, seat);
  const viewFormatter = formatter.for({ view, seat });
  for (const action of someOf(game.legal(state, seat), SPOKEN, dice)) {
    const text = viewFormatter.action(action);
    verdict.expect(isWhole(text), () => `in ${formatter.language}, ${brief(action)} is "${text}"`);
    for (const reason of game.preview(view, seat, action)) expectReason(viewFormatter, reason, verdict);
  }
}

function expectReason(formatter: GameFormatter, reason: Reason, verdict: Verdict): void {
  expectSentence(
    formatter,
    `reason.${reason.code}`,
    formatter.reason(reason).label,
    `the reason "${reason.code}"`,
    verdict,
  );
  for (const inner of reason.reasons ?? []) expectReason(formatter, inner, verdict);
}

function expectSentence(formatter: GameFormatter, key: string, text: string, what: string, verdict: Verdict): void {
  verdict.expect(formatter.has(key), () => `there is no ${formatter.language} text "${key}" for ${what}`);
  verdict.expect(isWhole(text), () => `the ${formatter.language} text for ${what} is "${text}"`);
}

function isText(text: string): boolean {
  return typeof text === 'string' && text.trim().length > 0;
}

/** Whether a text is not empty and all placeholders are filled. */
function isWhole(text: string): boolean {
  return isText(text) && !/\{\w+\}/.test(text);
}
