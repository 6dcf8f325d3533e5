import type { TranslateFn } from '@tessera/text';
import { PanelHead, SegmentedControl, TextButton } from '@tessera/ui';
import { useState } from 'react';
import { formOfKind } from '../form/forms.ts';
import { JsonArea } from '../form/JsonArea.tsx';
import { SchemaEditor } from '../form/SchemaEditor.tsx';
import { type DraftRecord, fieldsIn, isFields, type PackDraft, pretty, withoutRecord, withRecord } from './draft.ts';

interface RecordEditorProps {
  readonly t: TranslateFn;
  readonly draft: PackDraft;
  readonly record: DraftRecord;
  onChange(draft: PackDraft): void;
  onRemoved(): void;
}

const TABS = ['form', 'json'] as const;

/** Editor of a record, as a form or as JSON. */
export function RecordEditor({ t, draft, record, onChange, onRemoved }: RecordEditorProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('form');
  const remove = () => {
    onChange(withoutRecord(draft, record));
    onRemoved();
  };
  return (
    <section className="panel min-w-0 p-3" aria-label={record.name}>
      <PanelHead dense title={record.name || record.id}>
        <span className="fe-c-row">
          <SegmentedControl
            label={t('studio.way')}
            options={TABS.map((id) => ({ value: id, label: t(`studio.${id}`) }))}
            value={tab}
            onChange={setTab}
          />
          <TextButton onClick={remove}>{t('studio.removeRecord')}</TextButton>
        </span>
      </PanelHead>
      {tab === 'form' ? (
        <SchemaEditor
          node={formOfKind(record.kind)}
          value={record.json}
          onChange={(next) => isFields(next) && onChange(withRecord(draft, record, next))}
          label={record.name}
          t={t}
          steps={[]}
        />
      ) : (
        <JsonArea
          t={t}
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
