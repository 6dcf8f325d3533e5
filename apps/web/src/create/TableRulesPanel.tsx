import { CHAT_RULES, chatRuleOf, UNDO_POLICIES, undoPolicyOf } from '@tessera/protocol';
import { Panel, SegmentedControl, Select, TextField } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { ABSENCE_NAMES, type Draft, PACE_NAMES } from './draft.ts';

interface TableRulesProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Panel of a new table for its name and the rules that apply at it. */
export function TableRulesPanel({ draft, onDraft }: TableRulesProps) {
  const { t } = useTexts();
  return (
    <Panel title={t('create.table')}>
      <TextField label={t('create.name')} value={draft.title} onChange={(title) => onDraft({ ...draft, title })} />
      {draft.where === 'server' && <ServerTableRules draft={draft} onDraft={onDraft} />}
      <SegmentedControl
        label={t('create.referee')}
        labelled
        value={draft.mode}
        options={[
          { value: 'enforced', label: t('create.enforced') },
          { value: 'companion', label: t('create.companion') },
        ]}
        onChange={(mode) => onDraft({ ...draft, mode })}
      />
      <p className="m-0 text-muted text-note">
        {t(draft.mode === 'enforced' ? 'create.enforcedHint' : 'create.companionHint')}
      </p>
      <Select
        label={t('create.undo')}
        value={undoPolicyOf(draft)}
        options={UNDO_POLICIES.map((value) => ({ value, label: t(`create.undoPolicies.${value}`) }))}
        onChange={(value) => onDraft({ ...draft, undo: UNDO_POLICIES.find((policy) => policy === value) })}
      />
    </Panel>
  );
}

/** Rules of a table on a server: visibility, chat, pace and absence. */
function ServerTableRules({ draft, onDraft }: TableRulesProps) {
  const { t } = useTexts();
  return (
    <>
      <SegmentedControl
        label={t('create.visibility')}
        labelled
        value={draft.visibility}
        options={[
          { value: 'private', label: t('create.private') },
          { value: 'public', label: t('create.public') },
        ]}
        onChange={(visibility) => onDraft({ ...draft, visibility })}
      />
      <SegmentedControl
        label={t('create.chat')}
        labelled
        value={chatRuleOf(draft)}
        options={CHAT_RULES.map((value) => ({ value, label: t(`create.chatRules.${value}`) }))}
        onChange={(chat) => onDraft({ ...draft, chat })}
      />
      <SegmentedControl
        label={t('create.startsWhen')}
        labelled
        value={draft.start}
        options={[
          { value: 'full', label: t('create.starts.full') },
          { value: 'ready', label: t('create.starts.ready') },
        ]}
        onChange={(start) => onDraft({ ...draft, start })}
      />
      <Select
        label={t('create.pace')}
        value={draft.pace}
        options={PACE_NAMES.map((value) => ({ value, label: t(`create.paces.${value}`) }))}
        onChange={(value) => onDraft({ ...draft, pace: PACE_NAMES.find((name) => name === value) ?? 'none' })}
      />
      <Select
        label={t('create.absence')}
        value={draft.absence}
        options={ABSENCE_NAMES.map((value) => ({ value, label: t(`create.absences.${value}`) }))}
        onChange={(value) => onDraft({ ...draft, absence: ABSENCE_NAMES.find((name) => name === value) ?? 'usual' })}
      />
    </>
  );
}
