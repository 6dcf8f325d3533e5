import type { Json } from '@tessera/kernel';
import { Button, defaultsOf, formOf, Panel, problemsOf, SchemaForm } from '@tessera/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/api.ts';
import type { GameForm } from '../games/gameForm.ts';
import { useGameTranslator } from '../games/gameTranslator.ts';
import { LoadingRules } from '../games/LoadingRules.tsx';
import { defaultOptions } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { ensurePresence, usePresence } from '../live/me.ts';
import { showError } from '../shell/showError.ts';
import { createHere } from './createHere.ts';
import { type Draft, freshDraft, wishOf, withinRules } from './draft.ts';
import { formWords } from './formWords.ts';
import { OwnInputs } from './OwnInputs.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { inputsIn, shownOptions } from './shownOptions.ts';
import { TableRulesPanel } from './TableRulesPanel.tsx';
import { useTeams } from './useTeams.ts';

interface CreateFormProps {
  readonly form: GameForm;
  readonly isOffline: boolean;
  /** Initial visibility of a new table on the server. */
  readonly visibility: 'private' | 'public';
}

/** Form for a new table. The option fields come from the JSON schema of the game. */
export function CreateForm({ form: { manifest, info: game, translator }, isOffline, visibility }: CreateFormProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<string, Json | undefined>>>({});
  const inputs = useMemo(() => inputsIn(game.options, manifest.inputs), [game, manifest]);
  const schema = useMemo(() => shownOptions(game, manifest, chosen), [game, manifest, chosen]);
  const form = useMemo(() => formOf(schema), [schema]);
  const [draft, setDraft] = useState(
    (): Draft => ({
      ...freshDraft(game, isOffline ? 'here' : 'server', visibility),
      options: { ...defaultsOf(form), ...defaultOptions(game.id) },
    }),
  );
  const [isWorking, setWorking] = useState(false);
  const myName = usePresence(({ me }) => me?.name);
  const nameOf = (seat: number) => (seat === 0 && myName) || t('local.player', { number: seat + 1 });
  const texts = useGameTranslator(manifest, translator);
  const words = useMemo(() => formWords(t, texts), [t, texts]);
  const isWrong = problemsOf(form, draft.options).length > 0;
  const isHere = draft.where === 'here';
  const teams = useTeams(game.id, draft.options, draft.seats.length);

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
        <PlayersPanel
          game={game}
          draft={draft}
          teams={teams}
          teamName={(team) => texts.t(`team.${team}`)}
          nameOf={nameOf}
          onDraft={setDraft}
        />
        <TableRulesPanel draft={draft} onDraft={setDraft} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title={t('create.options')}>
          <PresetChoice
            manifest={manifest}
            translator={texts}
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
