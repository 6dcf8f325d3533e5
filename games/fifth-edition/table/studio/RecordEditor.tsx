import { editorSchemas } from '@tessera/fifth-edition';
import { useMemo, useState } from 'react';
import type { Say } from '../speech.ts';
import { type DraftRecord, fieldsIn, isFields, type PackDraft, pretty, withoutRecord, withRecord } from './draft.ts';
import { JsonArea } from './JsonArea.tsx';
import { SchemaEditor } from './SchemaEditor.tsx';
import { recordForm, type SchemaNode } from './schemaTree.ts';

interface RecordEditorProps {
  readonly say: Say;
  readonly draft: PackDraft;
  readonly record: DraftRecord;
  onChange(draft: PackDraft): void;
  onRemoved(): void;
}

/** One record, as a form or as JSON: two ways to the same thing. */
export function RecordEditor({ say, draft, record, onChange, onRemoved }: RecordEditorProps) {
  const [tab, setTab] = useState<'form' | 'json'>('form');
  const node = useMemo(() => formOfKind(record.kind), [record.kind]);
  const remove = () => {
    onChange(withoutRecord(draft, record));
    onRemoved();
  };
  return (
    <section className="fe-panel" aria-label={record.name}>
      <div className="fe-panel-head">
        <h2>{record.name || record.id}</h2>
        <span className="fe-c-row">
          <span className="fe-c-seg" role="group" aria-label={say('studio.way')}>
            {(['form', 'json'] as const).map((id) => (
              <button key={id} type="button" aria-pressed={id === tab} onClick={() => setTab(id)}>
                {say(`studio.${id}`)}
              </button>
            ))}
          </span>
          <button type="button" className="fe-link" onClick={remove}>
            {say('studio.removeRecord')}
          </button>
        </span>
      </div>
      {tab === 'form' ? (
        <SchemaEditor
          node={node}
          value={record.json}
          onChange={(next) => isFields(next) && onChange(withRecord(draft, record, next))}
          label={record.name}
          say={say}
          steps={[]}
        />
      ) : (
        <JsonArea
          say={say}
          label={record.name}
          text={pretty(record.json)}
          onChange={(text) => {
            const json = fieldsIn(text);
            if (json !== undefined) onChange(withRecord(draft, record, json));
          }}
        />
      )}
    </section>
  );
}

/** Made once for each kind: the schemas are large. */
const forms = new Map<string, SchemaNode>();

function formOfKind(kind: string): SchemaNode {
  const known = forms.get(kind);
  if (known !== undefined) return known;
  const form = recordForm(editorSchemas()[`${kind}.json`]);
  forms.set(kind, form);
  return form;
}
