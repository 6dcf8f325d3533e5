import {
  type CharacterRecord,
  type ChoiceState,
  type DerivedState,
  diff,
  messageText,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Button, PanelHead } from '@tessera/ui';
import { useMemo } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useBuilder } from '../BuilderContext.ts';
import { RailMark } from '../RailMark.tsx';
import { parentOf } from '../rail.ts';
import { entryNames } from '../railNames.ts';
import { isStep } from '../steps/steps.ts';
import { useHelpText } from '../useHelpText.ts';
import { type LaterChoice, laterChoices } from './laterChoices.ts';
import { type NumberChange, previewOf } from './preview.ts';

/** The sheets without and with a choice. */
export interface SheetPair {
  readonly before: DerivedState;
  readonly after: DerivedState;
}

export interface PreviewPanelProps {
  readonly shown: SheetPair | undefined;
  readonly choiceKey: string;
  readonly compare?: { readonly isOn: boolean; readonly set: () => void } | undefined;
}

const MAX_KEPT_SHOWN = 4;

/** Preview panel: the most compared numbers, all changes, unchanged values, and the effects on other choices. */
export function PreviewPanel({ shown, choiceKey, compare }: PreviewPanelProps) {
  const { t, record, rulebook } = useCharacter();
  const { undo, canUndo } = useBuilder();
  const [isHelping, setHelping] = useHelpText();
  const preview = useMemo(
    () => shown && previewOf(t, shown.before, shown.after, diff(shown.before, shown.after)),
    [t, shown],
  );
  const later = useMemo(() => shown && laterChoices(t, shown.before, shown.after, choiceKey), [t, shown, choiceKey]);
  const names = useMemo(() => shown && namesIn(t, shown, record, rulebook), [t, shown, record, rulebook]);
  // A step has no question, so unchanged choices are not listed.
  const kept = isStep(choiceKey) ? [] : (later?.choices.filter(({ fate }) => fate === 'kept') ?? []);
  const lines = [...(later?.choices.filter(({ fate }) => fate !== 'kept') ?? []), ...kept.slice(0, MAX_KEPT_SHOWN)];
  const count = preview === undefined ? 0 : preview.big.length + preview.rows.length;
  return (
    <aside className="panel min-w-0 p-3 fe-preview" aria-label={t('builder.preview.title')}>
      <div className="flex-1 py-3 px-4">
        <PanelHead dense title={t('builder.preview.title')}>
          <span className="text-note text-muted" aria-live="polite">
            {preview && t('builder.preview.count', { n: count })}
          </span>
        </PanelHead>
        {preview === undefined && <p className="text-note text-muted">{t('builder.preview.nothing')}</p>}
        {preview !== undefined && preview.big.length > 0 && (
          <div className="fe-big grid grid-cols-3 gap-2 mb-3">
            {preview.big.map((change) => (
              <BigNumber key={change.path} change={change} />
            ))}
          </div>
        )}
        {preview !== undefined && (
          <table className="fe-changes w-full border-collapse">
            <caption className="sr-only">{t('builder.preview.changes')}</caption>
            <tbody>
              {preview.rows.map(({ path, label, before, after, direction }) => (
                <tr key={path}>
                  <th scope="row">{label}</th>
                  <td>{before}</td>
                  <td aria-hidden="true">→</td>
                  <td>{direction === 'gone' ? t('builder.preview.gone') : after}</td>
                </tr>
              ))}
              {preview.lists.map(({ path, label, added, removed }) => (
                <tr key={path} className="fe-list-change">
                  <th scope="row">{label}</th>
                  <td colSpan={3}>
                    {added.length > 0 && <b>+ {added.join(', ')}</b>}
                    {removed.length > 0 && <s>{removed.join(', ')}</s>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {preview !== undefined && preview.same.length > 0 && (
          <div className="fe-same text-note text-muted">
            <h3>{t('builder.same.title')}</h3>
            {preview.same.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {later !== undefined && lines.length > 0 && (
          <>
            <PanelHead dense title={t('builder.later.title')} className="fe-later-head">
              <span className="text-note text-muted">{t('builder.later.checked', { n: later.checked })}</span>
            </PanelHead>
            <ul className={LATER}>
              {lines.map((line) => (
                <LaterLine key={line.key} line={line} name={names?.get(line.key) ?? ''} />
              ))}
              {kept.length > MAX_KEPT_SHOWN && (
                <li>{t('builder.later.others', { n: kept.length - MAX_KEPT_SHOWN })}</li>
              )}
            </ul>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-y-2 gap-x-3 items-center py-3 border-t border-t-hairline sticky bottom-0 px-4 bg-surface max-[1200px]:static">
        <Button small idle={!canUndo} onClick={undo}>
          {t('builder.undo')} <kbd>U</kbd>
        </Button>
        {compare !== undefined && (
          <Button small pressed={compare.isOn} onClick={compare.set}>
            {t('builder.compare')}
          </Button>
        )}
        <label className="flex gap-1.5 items-center ml-auto text-note text-muted">
          <input type="checkbox" checked={isHelping} onChange={({ target }) => setHelping(target.checked)} />
          {t('builder.help')}
        </label>
      </div>
    </aside>
  );
}

/** Returns the names of the rail entries before and after; follow-up questions use their prompt. */
function namesIn(
  t: TranslateFn,
  { before, after }: SheetPair,
  record: CharacterRecord,
  rulebook: Rulebook,
): ReadonlyMap<string, string> {
  const asked = new Map([...before.choices, ...after.choices].map((choice) => [choice.key, choice]));
  const isHead = ({ key }: ChoiceState) => parentOf(after, key) === undefined && parentOf(before, key) === undefined;
  const heads = [...asked.values()].filter(isHead);
  const inside = [...asked.values()].map(({ key, prompt }): [string, string] => [key, messageText(prompt, t)]);
  return new Map([...inside, ...entryNames(t, heads, record, rulebook)]);
}

function BigNumber({ change: { label, before, after, direction } }: { readonly change: NumberChange }) {
  const { t } = useCharacter();
  return (
    <div>
      <span className="text-note text-muted">{label}</span>
      <span className="appears font-numeral font-semibold text-display" key={after}>
        {after}
      </span>
      <span className={`flex items-center gap-1.5 text-muted text-note ${ARROWS}`} data-direction={direction}>
        {direction === 'new' ? t('builder.preview.new') : t('builder.preview.was', { value: before })}
        <span className="sr-only">{t(`builder.preview.${direction}`)}</span>
      </span>
    </div>
  );
}

const fateMarks = { flagged: 'conflict', still: 'conflict', new: 'open', more: 'open', kept: 'done' } as const;

function LaterLine({ line: { fate, text }, name }: { readonly line: LaterChoice; readonly name: string }) {
  return (
    <li data-fate={fate}>
      <RailMark state={fateMarks[fate]} />
      <span>
        <b>{name}</b> {text}
      </span>
    </li>
  );
}

const LATER =
  'fe-later text-note text-muted ' +
  '[&_li]:grid [&_li]:grid-cols-[1rem_minmax(0,1fr)] [&_li]:gap-y-0 [&_li]:gap-x-2 [&_li]:py-1.5 [&_li]:px-0 ' +
  '[&_li]:border-t [&_li]:border-t-hairline [&_b]:text-ink';

/** Triangles for rising and falling numbers. */
const ARROWS =
  "data-[direction=up]:before:border-5 data-[direction=up]:before:border-transparent data-[direction=up]:before:content-[''] " +
  "data-[direction=down]:before:border-5 data-[direction=down]:before:border-transparent data-[direction=down]:before:content-[''] " +
  'data-[direction=up]:before:border-t-0 data-[direction=up]:before:border-b-8 data-[direction=up]:before:border-b-good ' +
  'data-[direction=down]:before:border-b-0 data-[direction=down]:before:border-t-8 data-[direction=down]:before:border-t-enemy';
