import { Panel, SMALL_BOX } from '@tessera/ui';
import { useId, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';

/** Descriptive fields in the order of the panel; long fields are multi-line. */
const FIELDS = [
  { id: 'notes', isLong: true },
  { id: 'looks', isLong: true },
  { id: 'personality', isLong: true },
  { id: 'backstory', isLong: true },
  { id: 'player', isLong: false },
  { id: 'alignment', isLong: false },
  { id: 'faith', isLong: false },
] as const;

const LONGEST = 20_000;

/** Panel of notes, appearance and story; saved on blur. */
export function NotesPanel() {
  const { t, record } = useCharacter();
  return (
    <Panel dense title={t('play.notes.title')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {FIELDS.map(({ id, isLong }) => {
        const saved = record.details[id] ?? '';
        // The key resets the field when its text changed elsewhere, by undo or on another device.
        return <NoteField key={`${id} ${saved}`} id={id} isLong={isLong} saved={saved} />;
      })}
    </Panel>
  );
}

interface NoteFieldProps {
  readonly id: string;
  readonly isLong: boolean;
  readonly saved: string;
}

function NoteField({ id, isLong, saved }: NoteFieldProps) {
  const { t, act, isReadOnly } = useCharacter();
  const [text, setText] = useState(saved);
  const field = useId();
  const props = {
    id: field,
    className: `${SMALL_BOX} flex-none`,
    value: text,
    readOnly: isReadOnly,
    maxLength: LONGEST,
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
    onBlur: () => {
      if (text !== saved && !isReadOnly) void act({ type: 'details', details: { [id]: text } });
    },
  };
  return (
    <p className={NOTE}>
      <label htmlFor={field}>{t(`play.notes.${id}`)}</label>
      {isLong ? <textarea {...props} rows={2} /> : <input {...props} />}
    </p>
  );
}

const NOTE =
  'flex flex-col items-stretch gap-0.5 ' +
  '[&>label]:flex-none [&>label]:text-muted [&>label]:text-note [&_textarea]:min-h-13 [&_textarea]:resize-y ' +
  '[&_textarea]:field-sizing-content';
