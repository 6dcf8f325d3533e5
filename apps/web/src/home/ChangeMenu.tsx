import { Button, formOf, Select } from '@tessera/ui';
import { useCallback, useEffect, useRef } from 'react';
import { formWords } from '../create/formWords.ts';
import { type GameForm, gameForm } from '../games/gameForm.ts';
import { useGameTranslator } from '../games/gameTranslator.ts';
import { levelName } from '../games/levelName.ts';
import { gameName, manifestOf, matchGames } from '../games/manifests.ts';
import { usePlayNow } from '../games/playNow.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** Menu for the settings of "play now": the game, the bot level, and the options with a fixed list of values. */
export default function ChangeMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { game, level } = usePlayNow();
  const load = useCallback(() => formOfGame(game), [game]);
  const loaded = useLoaded(load);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => menu.current?.querySelector('select')?.focus(), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onClose]);

  // While the form of the newly chosen game loads, the previous one must not be shown.
  const form = loaded.phase === 'ready' && loaded.value?.info.id === game ? loaded.value : undefined;
  return (
    <div
      ref={menu}
      className="panel absolute top-full left-0 z-20 mt-2 flex w-72 max-w-full flex-col gap-3 bg-raised p-4 shadow-float"
    >
      <Select
        label={t('create.game')}
        value={game}
        options={matchGames.map(({ id }) => ({ value: id, label: gameName(id) }))}
        onChange={(id) => usePlayNow.setState({ game: id, options: {} })}
      />
      {form && <Choices form={form} />}
      {form && (
        <Select
          label={t('create.level')}
          value={level}
          options={form.info.levels.map((value) => ({ value, label: levelName(value) }))}
          onChange={(value) => usePlayNow.setState({ level: value })}
        />
      )}
      <Button small onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  );
}

async function formOfGame(game: string): Promise<GameForm | undefined> {
  const manifest = manifestOf(game);
  return manifest && gameForm(manifest);
}

/** Fields for the options with a fixed list of values. */
function Choices({ form: { manifest, info, translator } }: { readonly form: GameForm }) {
  const { t } = useTexts();
  const { options } = usePlayNow();
  const words = formWords(t, useGameTranslator(manifest, translator));
  return formOf(info.options).map((field) => {
    if (field.kind !== 'choice') return null;
    const { name, title, initial } = field;
    const path = [name];
    return (
      <Select
        key={name}
        label={words.title?.(path, title) ?? title}
        value={String(options[name] ?? initial)}
        options={field.options.map(({ value, label }) => ({
          value,
          label: words.option?.(path, value, label) ?? value,
        }))}
        onChange={(value) => usePlayNow.setState({ options: { ...options, [name]: value } })}
      />
    );
  });
}
