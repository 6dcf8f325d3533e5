import type { TranslateFn } from '@tessera/text';
import { PressRow } from '@tessera/ui';
import { type DraftRecord, type PackDraft, STUDIO_KINDS, type StudioKind, withNewRecord } from './draft.ts';
import { freshId, skeletonOf } from './skeletons.ts';

/** The part open in the middle column. */
export type Selection =
  | { readonly part: 'pack' | 'tests' }
  | { readonly part: 'record'; readonly path: string; readonly index: number };

interface ContentsProps {
  readonly t: TranslateFn;
  readonly draft: PackDraft;
  readonly records: readonly DraftRecord[];
  readonly selected: Selection;
  onSelect(selection: Selection): void;
  onChange(draft: PackDraft): void;
}

const KINDS = Object.keys(STUDIO_KINDS).filter((kind): kind is StudioKind => kind in STUDIO_KINDS);

/** Records of a pack by kind, with buttons to add more. */
export function Contents({ t, draft, records, selected, onSelect, onChange }: ContentsProps) {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const add = (kind: StudioKind) => {
    const id = freshId(
      kind,
      records.map((record) => record.id),
    );
    const made = withNewRecord(draft, kind, skeletonOf(kind, id, t(`studio.new.${kind}`)));
    onChange(made.draft);
    onSelect({ part: 'record', ...made.place });
  };
  return (
    <nav className="panel min-w-0 p-3 grid gap-1 [&_h2]:mt-2 [&_h2]:mx-0 [&_h2]:mb-1" aria-label={t('studio.contents')}>
      <Entry isCurrent={selected.part === 'pack'} onSelect={() => onSelect({ part: 'pack' })}>
        {t('studio.manifest')}
      </Entry>
      <Entry isCurrent={selected.part === 'tests'} onSelect={() => onSelect({ part: 'tests' })}>
        {t('studio.tests', { n: draft.tests.length })}
      </Entry>
      {kinds.map((kind) => (
        <section key={kind}>
          <h2 className="text-note text-muted">{t(`studio.kinds.${kind}`)}</h2>
          {records
            .filter((record) => record.kind === kind)
            .map(({ path, index, name, id }) => (
              <Entry
                key={`${path} ${index}`}
                isCurrent={selected.part === 'record' && selected.path === path && selected.index === index}
                onSelect={() => onSelect({ part: 'record', path, index })}
              >
                {name || id || t('studio.nameless')}
              </Entry>
            ))}
        </section>
      ))}
      <select
        className="fe-c-select fe-c-adder"
        aria-label={t('studio.addRecord')}
        value=""
        onChange={({ target }) => {
          const kind = KINDS.find((each) => each === target.value);
          if (kind !== undefined) add(kind);
        }}
      >
        <option value="">{t('studio.addRecord')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`studio.kind.${kind}`)}
          </option>
        ))}
      </select>
    </nav>
  );
}

interface EntryProps {
  readonly isCurrent: boolean;
  onSelect(): void;
  readonly children: string;
}

function Entry({ isCurrent, onSelect, children }: EntryProps) {
  return (
    <PressRow className={CONTENT} aria-current={isCurrent || undefined} onClick={onSelect}>
      {children}
    </PressRow>
  );
}

const CONTENT =
  'fe-c-content min-h-7 truncate rounded-[6px] px-2 aria-[current]:font-semibold ' +
  'aria-[current]:shadow-[inset_0_0_0_2px_var(--ink)]';
