import {
  type Game,
  type GameEvent,
  type Json,
  type Outcome,
  type Reason,
  refusalText,
  type Viewer,
} from '@tessera/kernel';
import { outline } from './outline.ts';

/** The board as this view shows it, in the game's words or as an outline. */
export function boardText(game: Game, view: object, viewer: Viewer): string {
  return game.words.board?.(view, viewer) ?? outline(view, game.shape);
}

/** An action in the game's words, or as its fields. */
export function actionText(game: Game, action: object, view: object): string {
  return game.words.action?.(action, view) ?? fieldsText(action);
}

/** An event in the game's words, or as its fields. */
export function eventText(game: Game, event: GameEvent, view?: object): string {
  return game.words.event?.(event, view) ?? fieldsText(event);
}

/** How a match ended, one sentence about the seats and one about the reason. */
export function outcomeText(game: Game, outcome: Outcome, names: readonly string[]): string {
  const { results, scores, why } = outcome;
  const verbs = { win: 'wins', draw: 'draws', loss: 'loses' } as const;
  const first = results[0];
  const together = results.length > 1 && first !== undefined && results.every((result) => result === first);
  const seats = results.map((result, seat) => {
    const score = scores?.[seat];
    return `${names[seat]} ${verbs[result]}${score === undefined ? '' : ` with ${score}`}`;
  });
  const ends = { win: 'Everyone wins.', draw: 'It is a draw.', loss: 'Everyone loses.' } as const;
  const who = together && !scores ? ends[first] : `${seats.join(', ')}.`;
  return why === undefined ? who : `${who} ${refusalText({ code: why, params: {} }, game.messages)}`;
}

/** Reasons as a numbered list, those behind a reason under it, with values as the game says them. */
export function reasonsText(game: Game, view: object, reasons: readonly Reason[], prefix = ''): string {
  return reasons
    .flatMap((reason, i) => {
      const { label, value, reasons: under } = reason;
      const number = `${prefix}${i + 1}.`;
      const said = value === undefined ? undefined : (game.words.value?.(reason, view) ?? figureText(value));
      const line = `${number} ${label}${said === undefined ? '' : `: ${said}`}`;
      return under && under.length > 0 ? [line, reasonsText(game, view, under, `  ${number}`)] : [line];
    })
    .join('\n');
}

/** Odds and averages to a hundredth: more digits than that say nothing at a table. */
function figureText(value: Json): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : valueText(value);
}

function fieldsText(fields: object): string {
  const { type, ...rest } = fields as { readonly type?: Json };
  const parts = Object.entries(rest).map(([name, value]) => `${name} ${valueText(value as Json)}`);
  const title = typeof type === 'string' ? type : '';
  return parts.length === 0 ? title : `${title} (${parts.join(', ')})`.trimStart();
}

function valueText(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
