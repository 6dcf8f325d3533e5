import { Button, saveFile } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { recordFile } from '../../start/recordFile.ts';
import { useBuilder } from '../BuilderContext.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';
import { type StepDrafts, useDrafts } from './stepDrafts.ts';

/** Descriptive fields of a character besides its name. */
const SHORT_FIELDS = ['player', 'pronouns', 'alignment'] as const;
const LONG_FIELDS = ['looks', 'personality', 'backstory', 'notes'] as const;

const NO_DETAILS: NonNullable<StepDrafts['details']> = { fields: {} };

/** Step for name, appearance and story, and for the download of the character file. */
export function DetailsStep() {
  const character = useCharacter();
  const { t, record, isReadOnly, notify } = character;
  const { done } = useBuilder();
  const [{ details: drafted }, keep] = useDrafts(character.id);
  const { name, fields: details } = drafted ?? NO_DETAILS;
  const setName = (next: string) => keep({ details: { name: next, fields: details } });
  const setDetails = (next: typeof details) => keep({ details: { name, fields: next } });
  const hasChanged = (name !== undefined && name !== record.name) || Object.keys(details).length > 0;
  const writtenIn = (field: string) => details[field] ?? record.details[field] ?? '';
  const take = async () => {
    let actions = 0;
    if (name !== undefined && name !== record.name && (await character.act({ type: 'name', name })).ok) actions++;
    if (Object.keys(details).length > 0 && (await character.act({ type: 'details', details })).ok) actions++;
    keep({ details: undefined });
    done(actions);
  };
  const file = recordFile(record);
  const copy = async () => {
    await navigator.clipboard.writeText(file.text);
    notify(t('builder.details.copied'));
  };
  return (
    <StepFrame
      kicker={t('builder.group.gear')}
      title={t('builder.step.details')}
      help={t('builder.details.help')}
      footer={
        <StepFooter take={hasChanged ? { label: t('builder.details.take'), run: () => void take() } : undefined}>
          <Button small onClick={() => saveFile(file.name, file.text)}>
            {t('builder.details.download')}
          </Button>
          <Button small onClick={() => void copy()}>
            {t('builder.details.copy')}
          </Button>
        </StepFooter>
      }
      aside={<PreviewPanel shown={undefined} choiceKey="~details" />}
    >
      <div className="fe-details grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-y-3 gap-x-4">
        <label className="fe-field">
          <span>{t('builder.details.name')}</span>
          <input
            type="text"
            maxLength={100}
            value={name ?? record.name}
            readOnly={isReadOnly}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {SHORT_FIELDS.map((field) => (
          <label key={field} className="fe-field">
            <span>{t(`builder.details.${field}`)}</span>
            <input
              type="text"
              value={writtenIn(field)}
              readOnly={isReadOnly}
              onChange={({ target }) => setDetails({ ...details, [field]: target.value })}
            />
          </label>
        ))}
        {LONG_FIELDS.map((field) => (
          <label key={field} className="fe-field">
            <span>{t(`builder.details.${field}`)}</span>
            <textarea
              rows={3}
              value={writtenIn(field)}
              readOnly={isReadOnly}
              onChange={({ target }) => setDetails({ ...details, [field]: target.value })}
            />
          </label>
        ))}
      </div>
    </StepFrame>
  );
}
