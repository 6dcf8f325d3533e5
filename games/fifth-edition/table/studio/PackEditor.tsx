import { useState } from 'react';
import type { KeptPack } from '../desk/rulebooks.ts';
import { saveFile } from '../levelup/saveFile.ts';
import type { NamedRecord } from '../pages.tsx';
import type { Say } from '../speech.ts';
import { Contents, type Selection } from './Contents.tsx';
import { placeOf } from './check.ts';
import { BUMPS, bumped, draftOf, type PackDraft, packOf, recordsOf, withManifest } from './draft.ts';
import { ManifestEditor } from './ManifestEditor.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { fileOfPack } from './packFile.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { TestsPanel } from './TestsPanel.tsx';
import { useVerdict } from './useVerdict.ts';

interface PackEditorProps {
  readonly say: Say;
  readonly language: string;
  readonly pack: KeptPack;
  /** What is on the shelf already. */
  readonly kept: readonly KeptPack[];
  readonly characters: readonly NamedRecord[];
  onSave(pack: KeptPack): Promise<boolean>;
  onClose(): void;
}

/** One pack open: what it holds, the one being written, what is wrong with it and what it does. */
export function PackEditor({ say, language, pack, kept, characters, onSave, onClose }: PackEditorProps) {
  const [draft, setDraft] = useState<PackDraft>(() => draftOf(pack));
  const [selected, setSelected] = useState<Selection>({ part: 'pack' });
  const verdict = useVerdict(draft);
  const records = recordsOf(draft);
  const record =
    selected.part === 'record'
      ? records.find(({ path, index }) => path === selected.path && index === selected.index)
      : undefined;
  const now = packOf(draft);
  return (
    <>
      <EditorHead {...{ say, draft, kept, onClose, onSave }} refusals={verdict?.refusals.length ?? 0} onChange={setDraft} />
      <div className="fe-studio-desk">
        <Contents {...{ say, draft, records, selected }} onSelect={setSelected} onChange={setDraft} />
        <div className="fe-studio-main">
          {record !== undefined && (
            <RecordEditor
              key={`${record.path} ${record.index}`}
              say={say}
              draft={draft}
              record={record}
              onChange={setDraft}
              onRemoved={() => setSelected({ part: 'pack' })}
            />
          )}
          {record === undefined && selected.part === 'pack' && (
            <ManifestEditor say={say} draft={draft} onChange={setDraft} />
          )}
          {selected.part === 'tests' && (
            <TestsPanel {...{ say, draft, verdict, characters }} onChange={setDraft} />
          )}
        </div>
        <div className="fe-studio-side">
          <ProblemList
            say={say}
            verdict={verdict}
            onJump={(problem) => {
              const place = placeOf(problem);
              if (place?.index !== undefined) setSelected({ part: 'record', path: place.path, index: place.index });
              else setSelected({ part: 'pack' });
              if (place !== undefined) focusField(place.steps);
            }}
          />
          {record !== undefined && now !== undefined && verdict !== undefined && (
            <PreviewPanel {...{ say, language, verdict, record, characters }} />
          )}
        </div>
      </div>
    </>
  );
}

/** The field of a problem takes the focus, once it is drawn. */
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

interface EditorHeadProps extends Pick<PackEditorProps, 'say' | 'kept' | 'onClose' | 'onSave'> {
  readonly draft: PackDraft;
  readonly refusals: number;
  onChange(draft: PackDraft): void;
}

function EditorHead({ say, draft, kept, refusals, onClose, onSave, onChange }: EditorHeadProps) {
  const [saved, setSaved] = useState<string>();
  const pack = packOf(draft);
  const text = pack && fileOfPack(pack);
  const there = pack && kept.find(({ id, version }) => id === pack.id && version === pack.version);
  const wouldChange = there !== undefined && fileOfPack(there) !== text;
  const isSaved = saved !== undefined && saved === text;
  const save = async () => {
    if (pack !== undefined && (await onSave(pack))) setSaved(text);
  };
  return (
    <header className="fe-studio-head">
      <button type="button" className="fe-button" onClick={onClose}>
        {say('studio.back')}
      </button>
      <h1 className="fe-levelup-title">{pack?.name ?? say('studio.noManifest')}</h1>
      <span className="fe-c-row">
        {pack?.version}
        {BUMPS.map((bump) => (
          <button
            key={bump}
            type="button"
            className="fe-c-pick"
            disabled={pack === undefined}
            title={say(`studio.bumpHint.${bump}`)}
            onClick={() => pack && onChange(withManifest(draft, { version: bumped(pack.version, bump) }))}
          >
            {pack === undefined ? say(`studio.bump.${bump}`) : `→ ${bumped(pack.version, bump)}`}
          </button>
        ))}
      </span>
      <span className="fe-c-row fe-studio-save">
        <button
          type="button"
          className="fe-button"
          disabled={pack === undefined}
          onClick={() => pack && saveFile(`${pack.id}-${pack.version}.json`, fileOfPack(pack))}
        >
          {say('studio.export')}
        </button>
        <button
          type="button"
          className="fe-button fe-button-act"
          disabled={pack === undefined || refusals > 0}
          onClick={() => void save()}
        >
          {say(isSaved ? 'studio.saved' : 'studio.save')}
        </button>
      </span>
      {refusals > 0 && <p className="fe-c-warned">{say('studio.refused', { n: refusals })}</p>}
      {wouldChange && !isSaved && pack !== undefined && (
        <p className="fe-small">{say('studio.sameVersion', { version: pack.version })}</p>
      )}
    </header>
  );
}
