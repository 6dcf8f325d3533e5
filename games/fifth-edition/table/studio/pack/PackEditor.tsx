import type { CharacterRecord } from '@tessera/fifth-edition';
import { useState } from 'react';
import type { GameTranslator } from '../../character/gameTranslator.ts';
import type { KeptPack } from '../../character/rulebooks.ts';
import type { HomebrewStudioProps, NamedRecord } from '../../pages.tsx';
import { PreviewPanel } from '../tryOut/PreviewPanel.tsx';
import { TestsPanel } from '../tryOut/TestsPanel.tsx';
import { Contents, type Selection } from './Contents.tsx';
import { placeOf } from './check.ts';
import { packOf, recordsOf, withOverride } from './draft.ts';
import { EditorHead } from './EditorHead.tsx';
import { ManifestEditor } from './ManifestEditor.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RecordEditor } from './RecordEditor.tsx';
import { useDraft } from './useDraft.ts';
import { useVerdict } from './useVerdict.ts';

interface PackEditorProps {
  readonly translator: GameTranslator;
  readonly pack: KeptPack;
  /** Packs in the storage. */
  readonly kept: readonly KeptPack[];
  readonly characters: readonly NamedRecord[];
  onSave(pack: KeptPack): Promise<boolean>;
  readonly onUse: HomebrewStudioProps['onUse'];
  onClose(): void;
}

/** Editor of a pack: its contents, the open record, problems and preview. */
export function PackEditor({ translator, pack, kept, characters, onSave, onUse, onClose }: PackEditorProps) {
  const { t } = translator;
  const { draft, change: setDraft, undo, redo } = useDraft(pack);
  const [selected, setSelected] = useState<Selection>({ part: 'pack' });
  const verdict = useVerdict(draft);
  const records = recordsOf(draft);
  const record =
    selected.part === 'record'
      ? records.find(({ path, index }) => path === selected.path && index === selected.index)
      : undefined;
  const now = packOf(draft);
  const rulebook = Object.values(verdict?.rulebooks ?? {}).at(-1);
  /** Saves the pack, and pins it to the new character. */
  const use = async (hero: CharacterRecord) => {
    if (now === undefined || onUse === undefined || !(await onSave(now))) return;
    await onUse(withPack(hero, now));
  };
  return (
    <>
      <EditorHead
        {...{ t, draft, kept, onClose, onSave }}
        refusals={verdict?.refusals.length ?? 0}
        onChange={setDraft}
        onUndo={undo}
        onRedo={redo}
      />
      <div className="grid grid-cols-[14rem_minmax(0,1fr)_24rem] gap-4 items-start max-[1200px]:grid-cols-[14rem_minmax(0,1fr)] max-[700px]:grid-cols-[minmax(0,1fr)]">
        <Contents {...{ t, draft, records, selected }} onSelect={setSelected} onChange={setDraft} />
        <div className="grid gap-4 min-w-0">
          {record !== undefined && (
            <RecordEditor
              key={`${record.path} ${record.index}`}
              t={t}
              draft={draft}
              record={record}
              rulebook={rulebook}
              onChange={setDraft}
              onRemoved={() => setSelected({ part: 'pack' })}
            />
          )}
          {record === undefined && selected.part === 'pack' && (
            <ManifestEditor t={t} draft={draft} onChange={setDraft} />
          )}
          {selected.part === 'tests' && (
            <TestsPanel {...{ t, draft, records, verdict, characters }} onChange={setDraft} />
          )}
        </div>
        <div className="grid gap-4 min-w-0 max-[1200px]:col-span-full [&>section]:grid [&>section]:gap-2 [&>section>div:first-child]:mb-0">
          <ProblemList
            t={t}
            verdict={verdict}
            onOverride={(path, reference) => setDraft(withOverride(draft, path, reference))}
            onJump={(problem) => {
              const place = placeOf(problem);
              if (place?.index !== undefined) setSelected({ part: 'record', path: place.path, index: place.index });
              else setSelected({ part: 'pack' });
              if (place !== undefined) focusField(place.steps);
            }}
          />
          {record !== undefined && now !== undefined && verdict !== undefined && (
            <PreviewPanel
              {...{ translator, verdict, record, characters }}
              onUse={onUse && verdict.refusals.length === 0 ? use : undefined}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Returns a record with a pack pinned in its current version. */
function withPack(record: CharacterRecord, { id, version }: KeptPack): CharacterRecord {
  return { ...record, packs: [...record.packs.filter((pack) => pack.id !== id), { id, version }] };
}

/** Focuses the field of a problem after it is rendered. */
function focusField(steps: readonly (string | number)[]): void {
  requestAnimationFrame(() => {
    for (let length = steps.length; length > 0; length--) {
      const place = document.querySelector(`[data-place="${CSS.escape(steps.slice(0, length).join('.'))}"]`);
      if (place === null) continue;
      place.scrollIntoView({ block: 'center' });
      place.querySelector<HTMLElement>('input, select, textarea')?.focus();
      return;
    }
  });
}
