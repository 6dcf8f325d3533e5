import type { Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { PanelHead, SegmentedControl, TextButton } from '@tessera/ui';
import { useState } from 'react';
import { formOfKind } from '../form/forms.ts';
import { JsonArea } from '../form/JsonArea.tsx';
import { SchemaEditor } from '../form/SchemaEditor.tsx';
import { isSentenceKind } from '../sentence/recordFromSentence.ts';
import { SentenceEditor } from '../sentence/SentenceEditor.tsx';
import { sentenceNames } from '../sentence/sentenceNames.ts';
import { type DraftRecord, fieldsIn, isFields, type PackDraft, pretty, withoutRecord, withRecord } from './draft.ts';

interface RecordEditorProps {
  readonly t: TranslateFn;
  readonly draft: PackDraft;
  readonly record: DraftRecord;
  /** Content with the draft; undefined until it is checked. */
  readonly rulebook: Rulebook | undefined;
  onChange(draft: PackDraft): void;
  onRemoved(): void;
}

const TABS = ['sentence', 'form', 'json'] as const;
type Tab = (typeof TABS)[number];

/** Editor of a record: by sentences, as a form, or as JSON. */
export function RecordEditor({ t, draft, record, rulebook, onChange, onRemoved }: RecordEditorProps) {
  const { kind, json } = record;
  const tabs = TABS.filter((id) => id !== 'sentence' || isSentenceKind(kind));
  const [tab, setTab] = useState<Tab>(tabs[0] ?? 'form');
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
            options={tabs.map((id) => ({ value: id, label: t(`studio.${id}`) }))}
            value={tab}
            onChange={setTab}
          />
          <TextButton onClick={remove}>{t('studio.removeRecord')}</TextButton>
        </span>
      </PanelHead>
      {tab === 'sentence' && isSentenceKind(kind) && rulebook === undefined && (
        <p className="text-note text-muted">{t('desk.loading')}</p>
      )}
      {tab === 'sentence' && isSentenceKind(kind) && rulebook !== undefined && (
        <SentenceEditor
          {...{ t, kind, json }}
          names={sentenceNames(rulebook)}
          onChange={(next) => onChange(withRecord(draft, record, next))}
        />
      )}
      {tab === 'form' && (
        <SchemaEditor
          node={formOfKind(record.kind)}
          value={record.json}
          onChange={(next) => isFields(next) && onChange(withRecord(draft, record, next))}
          label={record.name}
          t={t}
          steps={[]}
        />
      )}
      {tab === 'json' && (
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
