import type { TranslateFn } from '@tessera/text';
import { Panel, Pill } from '@tessera/ui';
import { useState } from 'react';
import { manifestForm } from '../form/forms.ts';
import { JsonArea } from '../form/JsonArea.tsx';
import { SchemaEditor } from '../form/SchemaEditor.tsx';
import { fieldsIn, MANIFEST_PATH, type PackDraft, pretty, withText } from './draft.ts';

interface ManifestEditorProps {
  readonly t: TranslateFn;
  readonly draft: PackDraft;
  onChange(draft: PackDraft): void;
}

/** Editor of a pack's manifest and of its raw files. */
export function ManifestEditor({ t, draft, onChange }: ManifestEditorProps) {
  const [path, setPath] = useState<string>();
  const manifest = draft.files.find((file) => file.path === MANIFEST_PATH)?.text ?? '{}';
  const file = draft.files.find((each) => each.path === path);
  return (
    <>
      <Panel dense title={t('studio.manifest')}>
        <SchemaEditor
          node={manifestForm()}
          value={fieldsIn(manifest) ?? {}}
          onChange={(next) => onChange(withText(draft, MANIFEST_PATH, pretty(next)))}
          label={MANIFEST_PATH}
          t={t}
          steps={[]}
        />
      </Panel>
      <Panel dense title={t('studio.files')}>
        <div className="fe-c-picks">
          {draft.files.map((each) => (
            <Pill
              key={each.path}
              pressed={each.path === path}
              onClick={() => setPath(each.path === path ? undefined : each.path)}
            >
              {each.path}
            </Pill>
          ))}
        </div>
        {file !== undefined && (
          <JsonArea
            key={file.path}
            t={t}
            label={file.path}
            text={file.text}
            onChange={(text) => onChange(withText(draft, file.path, text))}
          />
        )}
      </Panel>
    </>
  );
}
