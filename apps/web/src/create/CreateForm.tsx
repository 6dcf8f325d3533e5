import type { Json } from '@tessera/kernel';
import { CHAT_RULES, chatRuleOf, SEVERAL_SEATS, severalSeatsOf, UNDO_POLICIES, undoPolicyOf } from '@tessera/protocol';
import {
  Button,
  defaultsOf,
  formOf,
  Panel,
  problemsOf,
  SchemaForm,
  SegmentedControl,
  Select,
  TextField,
} from '@tessera/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/api.ts';
import type { GameForm } from '../games/gameForm.ts';
import { useGameSpeech } from '../games/gameSpeech.ts';
import { LoadingRules } from '../games/LoadingRules.tsx';
import { defaultOptions } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { ensurePresence, usePresence } from '../live/me.ts';
import { showError } from '../shell/showError.ts';
import { createHere } from './createHere.ts';
import {
  ABSENCE_NAMES,
  freshDraft,
  laterSeats,
  movedTo,
  PACE_NAMES,
  PLACES_TO_PLAY,
  wishOf,
  withinRules,
} from './draft.ts';
import { formWords } from './formWords.ts';
import { OwnInputs } from './OwnInputs.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { SeatList } from './SeatList.tsx';
import { inputsIn, shownOptions } from './shownOptions.ts';
import { useTeams } from './useTeams.ts';

interface CreateFormProps {
  readonly form: GameForm;
  readonly isOffline: boolean;
  /** Initial visibility of a new table on the server. */
  readonly visibility: 'private' | 'public';
}

/** Form for a new table. The option fields come from the JSON schema of the game. */
export function CreateForm({ form: { manifest, info: game, speech }, isOffline, visibility }: CreateFormProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<string, Json | undefined>>>({});
  const inputs = useMemo(() => inputsIn(game.options, manifest.inputs), [game, manifest]);
  const schema = useMemo(() => shownOptions(game, manifest, chosen), [game, manifest, chosen]);
  const form = useMemo(() => formOf(schema), [schema]);
  const [draft, setDraft] = useState(() => ({
    ...freshDraft(game, isOffline ? 'here' : 'server', visibility),
    options: { ...defaultsOf(form), ...defaultOptions(game.id) },
  }));
  const [isWorking, setWorking] = useState(false);
  const myName = usePresence(({ me }) => me?.name);
  const nameOf = (seat: number) => (seat === 0 && myName) || t('local.player', { number: seat + 1 });
  const texts = useGameSpeech(manifest, speech);
  const words = useMemo(() => formWords(t, texts), [t, texts]);
  const isWrong = problemsOf(form, draft.options).length > 0;
  const isHere = draft.where === 'here';
  const teams = useTeams(game.id, draft.options, draft.seats.length);
  const several = SEVERAL_SEATS.filter((rule) => rule !== 'team' || teams);
  const severalRule = severalSeatsOf(draft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    setWorking(true);
    // Changed options may have moved the player's seats into different teams.
    const wish = { ...withinRules(draft, teams), options: { ...draft.options, ...given(chosen) } };
    try {
      if (!isHere) await ensurePresence();
      const to = isHere
        ? `/local/${await createHere(game, wish, nameOf)}`
        : `/match/${(await api.create(wishOf(game, wish))).id}`;
      await navigate(to);
    } catch (error) {
      showError(error);
    } finally {
      setWorking(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title={t('create.who')}>
          <SegmentedControl
            label={t('create.where')}
            labelled
            value={draft.where}
            options={PLACES_TO_PLAY.map((value) => ({ value, label: t(`create.places.${value}`) }))}
            onChange={(where) => setDraft(movedTo(draft, where, teams))}
          />
          <p className="m-0 text-muted text-note">{t(isHere ? 'create.hereHint' : 'create.serverHint')}</p>
          <SeatList
            game={game}
            draft={draft}
            teams={teams}
            teamName={(team) => texts.say(`team.${team}`)}
            onDraft={(next) => setDraft({ ...draft, ...next })}
            nameOf={nameOf}
          />
          {laterSeats(game, draft) > 0 && (
            <p className="m-0 text-muted text-note">{t('create.laterHint', { count: laterSeats(game, draft) })}</p>
          )}
          {!isHere && draft.seats.length > 1 && (
            <Select
              label={t('create.several')}
              value={severalRule === 'team' && !teams ? 'none' : severalRule}
              options={several.map((value) => ({ value, label: t(`create.severalRules.${value}`) }))}
              onChange={(value) =>
                setDraft(withinRules({ ...draft, several: several.find((rule) => rule === value) }, teams))
              }
            />
          )}
        </Panel>
        <Panel title={t('create.table')}>
          <TextField label={t('create.name')} value={draft.title} onChange={(title) => setDraft({ ...draft, title })} />
          {!isHere && (
            <>
              <SegmentedControl
                label={t('create.visibility')}
                labelled
                value={draft.visibility}
                options={[
                  { value: 'private', label: t('create.private') },
                  { value: 'public', label: t('create.public') },
                ]}
                onChange={(visibility) => setDraft({ ...draft, visibility })}
              />
              <SegmentedControl
                label={t('create.chat')}
                labelled
                value={chatRuleOf(draft)}
                options={CHAT_RULES.map((value) => ({ value, label: t(`create.chatRules.${value}`) }))}
                onChange={(chat) => setDraft({ ...draft, chat })}
              />
              <Select
                label={t('create.pace')}
                value={draft.pace}
                options={PACE_NAMES.map((value) => ({ value, label: t(`create.paces.${value}`) }))}
                onChange={(value) => setDraft({ ...draft, pace: PACE_NAMES.find((name) => name === value) ?? 'none' })}
              />
              <Select
                label={t('create.absence')}
                value={draft.absence}
                options={ABSENCE_NAMES.map((value) => ({ value, label: t(`create.absences.${value}`) }))}
                onChange={(value) =>
                  setDraft({ ...draft, absence: ABSENCE_NAMES.find((name) => name === value) ?? 'usual' })
                }
              />
            </>
          )}
          <SegmentedControl
            label={t('create.referee')}
            labelled
            value={draft.mode}
            options={[
              { value: 'enforced', label: t('create.enforced') },
              { value: 'companion', label: t('create.companion') },
            ]}
            onChange={(mode) => setDraft({ ...draft, mode })}
          />
          <p className="m-0 text-muted text-note">
            {t(draft.mode === 'enforced' ? 'create.enforcedHint' : 'create.companionHint')}
          </p>
          <Select
            label={t('create.undo')}
            value={undoPolicyOf(draft)}
            options={UNDO_POLICIES.map((value) => ({ value, label: t(`create.undoPolicies.${value}`) }))}
            onChange={(value) => setDraft({ ...draft, undo: UNDO_POLICIES.find((policy) => policy === value) })}
          />
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title={t('create.options')}>
          <PresetChoice
            manifest={manifest}
            speech={texts}
            options={draft.options}
            onChoose={(options) => setDraft({ ...draft, options: { ...draft.options, ...options } })}
          />
          {inputs.length > 0 && (
            <OwnInputs
              manifest={manifest}
              inputs={inputs}
              chosen={chosen}
              onChosen={(name, value) => setChosen({ ...chosen, [name]: value })}
            />
          )}
          <SchemaForm
            schema={schema}
            value={draft.options}
            onChange={(options) => setDraft({ ...draft, options })}
            words={words}
          />
        </Panel>
        <div className="flex flex-col items-end gap-2">
          <Button
            type="submit"
            tone="act"
            working={isWorking}
            locked={isWrong ? t('create.mend') : undefined}
            className="w-full sm:w-auto"
          >
            {t(isHere || draft.seats.every(({ kind }) => kind !== 'open') ? 'create.start' : 'create.open')}
          </Button>
          <LoadingRules game={game.id} isWaiting={isWorking && !isHere} />
        </div>
      </div>
    </form>
  );
}

/** Returns the chosen options without the undefined ones. */
function given(chosen: Readonly<Record<string, Json | undefined>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
