import { goToCell, KeyHint, Log, type LogSubject, Pressable, TextButton } from '@tessera/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { type LogLine, logLines } from '../model/logLines.ts';
import { cellsOfUnit } from '../model/subjects.ts';
import { lastGuardPhase } from '../playback/playback.ts';
import type { Scene } from '../useTableModel.ts';

export interface LogPanelProps {
  readonly scene: Scene;
  readonly isOpen: boolean;
  onToggle?: (() => void) | undefined;
  onPoint(units: readonly number[]): void;
}

/** Maximum of entries and of lines; the replay has the rest. */
const ENTRIES = 60;
const LINES = 80;

/** Log, the newest first. */
export const LogPanel = memo(function LogPanel({ scene, isOpen, onToggle, onPoint }: LogPanelProps) {
  const { speaker, state, t, view, props } = scene;
  const lines = useMemo(
    () => logLines(speaker, state.log.slice(-ENTRIES)).slice(-LINES).reverse(),
    [speaker, state.log],
  );
  const guards = useMemo(() => lastGuardPhase(state.log), [state.log]);
  const entries = lines.map((line) => ({
    id: line.id,
    mark: line.mark,
    text: withName(line, speaker.unit),
    dice: line.dice.length > 0 ? line.dice.map((value) => ({ value })) : undefined,
    points: line.points > 0 ? `+${line.points}` : undefined,
    subject: subjectOf(line, view, t('log.show')),
    reasons: line.why.length > 0 ? line.why.map((label) => ({ label })) : undefined,
  }));
  return (
    <section className={LOG}>
      <header>
        <h2>
          {t('log.title')} <small>{t('log.turn', { turn: view.turn })}</small>
        </h2>
        {guards && props.shown?.canRepeat(guards.first) && (
          <TextButton className="min-h-6 text-muted" onClick={() => props.shown?.repeat(guards.first, guards.last)}>
            {t('guards.replay')}
          </TextButton>
        )}
        {onToggle && (
          <TextButton className="min-h-6 text-muted" aria-expanded={isOpen} onClick={onToggle}>
            {t(isOpen ? 'log.fold' : 'log.unfold')}
          </TextButton>
        )}
      </header>
      {isOpen &&
        (entries.length > 0 ? (
          <Log
            label={t('log.title')}
            entries={entries}
            words={{ why: t('log.why') }}
            onHover={(id) => onPoint(lines.find((line) => line.id === id)?.units ?? [])}
          />
        ) : (
          <p className="hc-note">{t('log.empty')}</p>
        ))}
    </section>
  );
});

/** Returns the unit on the map that a line is about, to which a press leads. */
function subjectOf({ units }: LogLine, view: Scene['view'], hint: string): LogSubject | undefined {
  const [cell] = units.flatMap((unit) => cellsOfUnit(view, unit));
  return cell === undefined ? undefined : { hint, open: () => goToCell(cell) };
}

/** Newest line, for a corner of the map while the log is behind a tab. */
export function LastLine({ scene, onOpen }: { readonly scene: Scene; onOpen(): void }) {
  const { speaker, state, t } = scene;
  const line = useMemo(() => {
    const lines = logLines(speaker, state.log.slice(-LAST_ENTRIES));
    // Prefers an action over a player joining.
    return lines.findLast(({ units }) => units.length > 0) ?? lines.at(-1);
  }, [speaker, state.log]);
  if (!line) return null;
  return (
    <Pressable className={LAST} aria-keyshortcuts="L" title={t('log.unfold')} onClick={onOpen}>
      <span className="sr-only">{t('log.title')}: </span>
      <span className="line-clamp-2">{withName(line, speaker.unit)}</span>
      <KeyHint>L</KeyHint>
    </Pressable>
  );
}

/** Number of entries searched for a line, because not every entry has one. */
const LAST_ENTRIES = 12;

const LAST =
  'absolute bottom-3 left-3 flex max-w-56 items-center gap-3 rounded-control border border-hairline bg-surface/92 px-3 ' +
  'py-2 text-left text-muted text-note leading-4.5 hover:border-control [&_b]:font-semibold [&_b]:text-ink';

/** Returns the sentence with the acting unit in bold. */
function withName({ text, units }: LogLine, nameOf: (unit: number) => string): ReactNode {
  const [unit] = units;
  const name = unit === undefined ? '' : nameOf(unit);
  if (!name || !text.startsWith(name)) return text;
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
}

const LOG =
  'hc-log flex flex-[1_1_160px] flex-col min-h-30 pt-1 px-4 pb-2 ' +
  '[&>header]:flex [&>header]:gap-3 [&>header]:items-center [&>header]:min-h-7 [&_h2]:mr-auto [&_h2]:text-body ' +
  '[&_h2]:font-semibold';
