import { Button, Select } from '@tessera/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../games/choicesOf.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { levelName } from '../games/levelName.ts';
import { usePlayNow } from '../games/playNow.ts';
import { isMatchGameId, MATCH_GAMES } from '../games/shelf.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** What "play now" plays: the game, how strong the bot is, and whatever of the game's options is a choice of names. */
export default function ChangeMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { game, level, options } = usePlayNow();
  const load = useCallback(() => gameInfo(game), [game]);
  const loaded = useLoaded(load);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => menu.current?.querySelector('select')?.focus(), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onClose]);

  const info = loaded.phase === 'ready' ? loaded.value : undefined;
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
      {info &&
        choicesOf(info.options).map(({ key, label, values, usual }) => (
          <Select
            key={key}
            label={label}
            value={String(options[key] ?? usual)}
            options={values.map((value) => ({ value, label: value.replaceAll('-', ' ') }))}
            onChange={(value) => usePlayNow.setState({ options: { ...options, [key]: value } })}
          />
        ))}
      {info && (
        <Select
          label={t('create.level')}
          value={level}
          options={info.levels.map((value) => ({ value, label: levelName(value) }))}
          onChange={(value) => usePlayNow.setState({ level: value })}
        />
      )}
      <Button small onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  );
}
