import { Button, formOf, type SchemaFormWords, Select } from '@tessera/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formWords } from '../create/formWords.ts';
import { gameForm } from '../games/gameForm.ts';
import { levelName } from '../games/levelName.ts';
import { usePlayNow } from '../games/playNow.ts';
import { isMatchGameId, MATCH_GAMES } from '../games/shelf.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** What "play now" plays: the game, how strong the bot is, and whatever of the game's options is a choice of names. */
export default function ChangeMenu({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { game, level } = usePlayNow();
  const load = useCallback(() => gameForm(game), [game]);
  const loaded = useLoaded(load);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => menu.current?.querySelector('select')?.focus(), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onClose]);

  // While another game's form is on its way, the one before it must not be filled in.
  const form = loaded.phase === 'ready' && loaded.value.info.id === game ? loaded.value : undefined;
  const words = formWords(t, form?.texts[i18n.language]);
  return (
    <div
      ref={menu}
      className="panel absolute top-full left-0 z-20 mt-2 flex w-72 max-w-full flex-col gap-3 bg-raised p-4 shadow-float"
    >
      <Select
        label={t('create.game')}
        value={game}
        options={MATCH_GAMES.map((id) => ({ value: id, label: t(`game.${id}.name`) }))}
        onChange={(id) => isMatchGameId(id) && usePlayNow.setState({ game: id, options: {} })}
      />
      {form && <Choices schema={form.info.options} words={words} />}
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

interface ChoicesProps {
  /** The game's options as JSON Schema. */
  readonly schema: unknown;
  readonly words: SchemaFormWords;
}

/** Those of a game's options that are one name out of several. */
function Choices({ schema, words }: ChoicesProps) {
  const { options } = usePlayNow();
  return formOf(schema).map((field) => {
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
