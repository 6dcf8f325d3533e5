import type { ChoiceState, DerivedState } from '@tessera/fifth-edition';
import { type Issue, messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { parentOf } from '../rail.ts';

/** Effect of a change on another choice: kept, no longer valid, new, more to choose, or invalid before and after. */
type LaterFate = 'flagged' | 'new' | 'more' | 'still' | 'kept';

export interface LaterChoice {
  readonly key: string;
  readonly fate: LaterFate;
  readonly text: string;
}

export interface LaterChoices {
  /** Number of answers that were checked. */
  readonly checked: number;
  readonly choices: readonly LaterChoice[];
}

const ORDER: readonly LaterFate[] = ['flagged', 'new', 'more', 'still', 'kept'];

/** Returns the effects of a change on all other choices. Invalid answers are flagged, never removed. */
export function laterChoices(t: TranslateFn, before: DerivedState, after: DerivedState, key: string): LaterChoices {
  const isOther = (choice: ChoiceState) => choice.key !== key && !choice.key.startsWith(`${key}/`);
  // A follow-up question is listed only when it is affected.
  const isTold = ({ key: own, fate }: LaterChoice) => fate !== 'kept' || parentOf(before, own) === undefined;
  const old = before.choices.filter((choice) => isOther(choice) && choice.state !== 'orphaned');
  const now = new Map(after.choices.map((choice) => [choice.key, choice]));
  const known = new Set(before.choices.map((choice) => choice.key));
  const since = before.choices.find((choice) => choice.key === key)?.gained ?? 0;
  const choices = [
    ...old.flatMap((choice) => fateOf(t, choice, now.get(choice.key), since)),
    ...[...now.values()].flatMap((choice): LaterChoice[] =>
      isOther(choice) && !known.has(choice.key) && choice.state !== 'made'
        ? [{ key: choice.key, fate: 'new', text: t('builder.later.new') }]
        : [],
    ),
    ...newProblems(t, before, after),
  ];
  const checked = old.filter(({ value }) => value !== undefined).length;
  return { checked, choices: choices.filter(isTold).toSorted((a, b) => ORDER.indexOf(a.fate) - ORDER.indexOf(b.fate)) };
}

/** Returns the effect on a choice; unchanged choices of earlier levels are omitted. */
function fateOf(t: TranslateFn, before: ChoiceState, after: ChoiceState | undefined, since: number): LaterChoice[] {
  const { key } = before;
  if (after === undefined || after.state === 'orphaned')
    return before.value === undefined ? [] : [{ key, fate: 'flagged', text: t('builder.later.orphaned') }];
  if (after.state === 'invalid') {
    if (before.state === 'invalid') return [{ key, fate: 'still', text: t('builder.later.still') }];
    const [why] = after.problems ?? [];
    const text = why === undefined ? t('builder.later.flagged') : messageText(why, t);
    return [{ key, fate: 'flagged', text }];
  }
  if (after.missing > before.missing)
    return [{ key, fate: 'more', text: t('builder.later.more', { n: after.missing - before.missing }) }];
  return after.state === 'made' && before.gained >= since ? [{ key, fate: 'kept', text: t('builder.later.kept') }] : [];
}

/** Returns new errors that are not about a choice: an unmet multiclass requirement, armor that cannot be worn. */
function newProblems(t: TranslateFn, before: DerivedState, after: DerivedState): LaterChoice[] {
  const placed = ({ path, message }: Issue) => `${path} ${messageText(message, t)}`;
  const old = new Set(before.issues.map(placed));
  return after.issues
    .filter((issue) => issue.severity === 'error' && !issue.path.startsWith('choices') && !old.has(placed(issue)))
    .map(({ path, message }) => ({
      key: path,
      fate: 'flagged',
      text: t('builder.later.problem', { message: messageText(message, t) }),
    }));
}
