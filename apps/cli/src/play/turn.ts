import type { Seat } from '@tessera/kernel';
import { indent, UsageError, writeText } from '@tessera/terminal';
import { reasonsText } from '../language.ts';
import { ORDERS, type Order, readInput } from './input.ts';
import { choiceColumns, kindsText, Offer, PAGE } from './offer.ts';
import { nameOf, type Table } from './table.ts';
import { doAgain, takeBack } from './undo.ts';

/** Result of a typed line: the match moved forward or back, it did not change, or the player left. */
type TurnResult = 'moved' | 'stays' | 'left';

/** Runs one decision of a human: prints the view, then reads input until the match moves. */
export async function personTurn(table: Table, seat: Seat): Promise<'moved' | 'left'> {
  const { screen, prompt, terminal, match } = table;
  if (!(await screen.handTo(seat, prompt))) return 'left';
  const turn = new Turn(table, seat);
  screen.news();
  screen.board();
  turn.ask();
  turn.list();
  for (;;) {
    const line = await prompt.ask(`${terminal.paint.bold(nameOf(match, seat))}> `);
    if (line === undefined) return 'left';
    const step = await turn.take(line);
    if (step !== 'stays') return step;
  }
}

class Turn {
  readonly #table: Table;
  readonly #seat: Seat;
  readonly #offer: Offer;
  #shown = 0;
  #filter = '';

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
    this.#offer = new Offer(table.match, table.formatter, seat);
  }

  /** Prints the question of the rules, if there is one. */
  ask(): void {
    const { match, formatter, terminal } = this.#table;
    const kind = match.decisions.find(({ seat }) => seat === this.#seat)?.kind;
    if (kind === undefined) return;
    const localFormatter = formatter.for({ view: match.view(this.#seat), seat: this.#seat });
    const { title, hint } = localFormatter.ask(kind, match.game.prompt?.(match.state, this.#seat));
    if (title !== kind) terminal.print([terminal.paint.bold(title), terminal.paint.dim(hint)].join('  ').trimEnd());
  }

  async take(line: string): Promise<TurnResult> {
    const input = readInput(line);
    if (input.kind === 'nothing') return this.list();
    // An action whose text starts like a command is still that action.
    const chosen = this.#offer.chosen(line);
    if (chosen) return this.#play(chosen);
    return input.kind === 'order' ? this.#obey(input.order, input.rest) : this.#narrow(input.words);
  }

  /** Lists the choices from the first, or those that match the filter. */
  list(filter = ''): 'stays' {
    this.#filter = filter;
    this.#shown = 0;
    return this.#page();
  }

  #page(): 'stays' {
    const { terminal, t } = this.#table;
    const matching = this.#offer.containing(this.#filter);
    const page = matching.slice(this.#shown, this.#shown + PAGE);
    this.#shown += page.length;
    if (page.length === 0) terminal.print(t('choices.none'));
    else terminal.print(choiceColumns(page, terminal.width));
    const left = matching.length - this.#shown;
    if (left > 0) terminal.print(terminal.paint.dim(t('choices.more', { count: left })));
    if (left > 0 && this.#filter === '')
      terminal.print(terminal.paint.dim(t('choices.kinds', { kinds: kindsText(matching) })));
    return 'stays';
  }

  #narrow(words: string): TurnResult {
    const isNumber = /^\d+$/.test(words);
    const matching = isNumber ? [] : this.#offer.containing(words);
    const [only] = matching;
    if (only && matching.length === 1) return this.#play(only.action);
    if (only) return this.list(words);
    const meant = this.#offer.meant(words);
    if (meant) return this.#play(meant);
    return this.#print(this.#table.t('choices.unknown', { words }));
  }

  #play(action: object): TurnResult {
    const { match, formatter, terminal, screen, t } = this.#table;
    const result = match.apply(this.#seat, action);
    if (!result.ok) {
      const why = formatter.for({ view: match.view(this.#seat) }).refusal(result.refusal);
      terminal.print(terminal.paint.yellow(t('choices.no', { why })));
      return 'stays';
    }
    this.#table.motives.length = 0;
    screen.news();
    return 'moved';
  }

  async #obey(order: Order, rest: string): Promise<TurnResult> {
    const { screen } = this.#table;
    switch (order) {
      case 'why':
        return this.#why(rest);
      case 'list':
        return this.list();
      case 'more':
        return this.#page();
      case 'view':
        screen.board();
        return 'stays';
      case 'log':
        screen.log();
        return 'stays';
      case 'explain':
        return this.#explain(rest);
      case 'undo':
        return (await takeBack(this.#table)) ? 'moved' : 'stays';
      case 'redo':
        return doAgain(this.#table) ? 'moved' : 'stays';
      case 'save':
        return this.#save(rest);
      case 'help':
        return this.#print(this.#help().join('\n'));
      case 'quit':
        return 'left';
    }
  }

  #why(words: string): 'stays' {
    const { match, motives, t } = this.#table;
    if (words === '' && motives.length > 0) return this.#print([...new Set(motives)].join('\n'));
    const formatter = this.#table.formatter.for({ view: match.view(this.#seat), seat: this.#seat });
    const action = this.#offer.meant(words);
    if (!action) return this.#print(t('choices.neverOffered', { words }));
    const refusal = match.check(this.#seat, action);
    if (refusal) return this.#print(t('choices.no', { why: formatter.refusal(refusal) }));
    const reasons = match.game.preview(match.view(this.#seat), this.#seat, action);
    return this.#print([t('choices.allowed'), ...indented(reasonsText(formatter, reasons))].join('\n'));
  }

  #help(): string[] {
    const { t, match } = this.#table;
    return [
      t('help.choose'),
      ...(match.game.term ? [t('help.terms')] : []),
      ...this.#offer.anytime.map(({ text }) => t('help.anytime', { action: text })),
      ...ORDERS.map((order) => t(`help.orders.${order}`)),
    ];
  }

  #explain(subject: string): 'stays' {
    const { match, t } = this.#table;
    const { game } = match;
    const view = match.view(this.#seat);
    const reasons = game.explain(view, subject);
    if (reasons.length > 0) return this.#print(indent(reasonsText(this.#table.formatter.for({ view }), reasons)));
    const subjects = game.subjects?.(view) ?? [];
    const no = subject === '' ? t('explain.what') : t('explain.nothing', { subject });
    return this.#print(subjects.length === 0 ? no : `${no} ${t('explain.subjects')}\n${indent(subjects.join('\n'))}`);
  }

  #save(path: string): 'stays' {
    const { t } = this.#table;
    if (path === '') return this.#print(t('save.where'));
    try {
      writeText(path, this.#table.terminal.io.cwd, this.#table.match.save(this.#table.saveNotes));
    } catch (error) {
      if (error instanceof UsageError) return this.#print(error.message);
      throw error;
    }
    return this.#print(t('save.done', { file: path }));
  }

  #print(text: string): 'stays' {
    this.#table.terminal.print(text);
    return 'stays';
  }
}

/** Returns the indented text; no lines for an empty text. */
function indented(text: string): string[] {
  return text === '' ? [] : [indent(text)];
}
