import type { Game } from '@tessera/kernel';
import type { MatchInfo } from '@tessera/protocol';
import { matchInfoAfter, refusalInfo } from '@tessera/room';
import { promptFor } from '../live/prompt.ts';
import { refusedHere } from '../live/refusals.ts';
import { Store } from '../live/store.ts';
import { entryOf, LOG_KEPT } from '../live/tableStateReducers.ts';
import { storedMatch } from '../local/newLocalMatch.ts';
import type { CommandResult, Table, TableState } from '../table.ts';
import type { Lesson } from './lessonFile.ts';
import { type LessonProgress, LessonRun } from './lessonRun.ts';

/** The table of a lesson: the position of a run, whose actions it judges. */
export interface LessonTable<View extends object = object, Action extends object = object> extends Table<View, Action> {
  readonly lesson: Lesson;
  /** Returns the progress, which changes with the state. */
  progress(): LessonProgress;
  readonly isReading: boolean;
  readonly hasMoved: boolean;
  /** Returns the next action of the path; undefined after other moves. */
  hint(): Action | undefined;
  /** Takes the moves of the current step back. */
  again(): void;
  /** Goes on after a step that is read, or whose goal is reached. */
  next(): void;
  /** Plays the path of the current step, and goes on. */
  skip(): void;
}

/** Opens a lesson as a table, at a step. Throws a TableError when the lesson does not fit the rules. */
export function lessonTable(game: Game, lesson: Lesson, around: { step?: number; learner?: string } = {}): LessonTable {
  const run = new LessonRun(game, lesson, around);
  const { seat } = run;
  const { info } = storedMatch(game, { ...run.room.record, entries: [] }, { title: '', levels: [] }).heading;
  const store = new Store(stateOf(run, info));
  let { step, phase } = run.progress;
  run.onChange = () => {
    // Tables keep the legal actions of a view, and each step and phase has its own: it has its own view as well.
    const isSame = run.progress.step === step && run.progress.phase === phase;
    ({ step, phase } = run.progress);
    const next = stateOf(run, info, store.value);
    store.set(isSame ? next : { ...next, view: { ...run.room.view(seat) } });
  };
  const refuse = async (): Promise<CommandResult & { readonly ok: false }> => refusedHere('not-in-lesson');
  return {
    game,
    lesson: run.lesson,
    progress: () => run.progress,
    get isReading() {
      return run.isReading;
    },
    get hasMoved() {
      return run.hasMoved;
    },
    hint: () => run.hint(),
    again: () => run.again(),
    next: () => run.next(),
    skip: () => run.skip(),
    getState: () => store.value,
    subscribe: (listener) => store.subscribe(listener),
    act: async (action) => {
      const answer = run.act(action);
      return answer.ok ? answer : { ok: false, refusal: refusalInfo(answer.refusal) };
    },
    legal: () => run.legal(),
    prompt: () => {
      const { view, decisions } = store.value;
      return view && promptFor(game, view, seat, decisions);
    },
    undo: async () => {
      if (!run.hasMoved) return refusedHere('nothing-to-undo');
      run.again();
      return { ok: true };
    },
    price: async () => {
      store.set({ ...store.value, ...(run.hasMoved && { price: { price: 'free', practice: false } }) });
      return { ok: true };
    },
    look: () => {},
    seen: () => {},
    close: () => {},
    consent: refuse,
    redo: refuse,
    edit: refuse,
    sendChat: refuse,
    fork: refuse,
    open: refuse,
    order: refuse,
  };
}

/** Returns the position of a run as a table shows it. A new object for each change, also of the progress alone. */
function stateOf({ room, seat }: LessonRun, info: MatchInfo, before?: TableState): TableState {
  const same = before?.seq === room.seq ? before : undefined;
  return {
    status: 'ready',
    connection: 'local',
    // The table shows a lesson as any other match: dice and edits of its script are not the learner's.
    info: same?.info ?? { ...matchInfoAfter(info, room.summary, 0), mode: 'enforced' },
    viewer: seat,
    shared: false,
    seq: room.seq,
    view: same?.view ?? room.view(seat),
    decisions: same?.decisions ?? room.decisions,
    log: same?.log ?? logOf(room.log(seat, LOG_KEPT).map(entryOf), before?.log ?? []),
    chat: [],
    canRedo: false,
    sending: 0,
  };
}

/** Leaves out the edits of the script, and keeps the known entries, which tables compare by identity. */
function logOf(log: TableState['log'], known: TableState['log']): TableState['log'] {
  const bySeq = new Map(known.map((entry) => [entry.seq, entry]));
  return log.filter(({ kind }) => kind !== 'edit').map((entry) => bySeq.get(entry.seq) ?? entry);
}
