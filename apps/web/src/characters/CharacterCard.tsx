import { Button, Dialog, saveFile } from '@tessera/ui';
import { copy, download, log, offline, share, trash } from '@tessera/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isUnreachable } from '../api/problem.ts';
import { ago } from '../i18n/ago.ts';
import { usePresence } from '../live/me.ts';
import { complain } from '../shell/complain.ts';
import { MenuButton, type MenuItem } from '../shell/MenuButton.tsx';
import { messageOf } from '../shell/messageOf.ts';
import { toasts } from '../shell/toasts.ts';
import { classLine, levelOf } from './classLine.ts';
import { backupOf, copyCharacter, moveCharacter, readCharacter, removeCharacter } from './myCharacters.ts';
import type { MyCharacter } from './place.ts';

interface CharacterCardProps {
  readonly character: MyCharacter;
  /** Whether it is to be compared. */
  readonly isPicked: boolean;
  readonly onPick: () => void;
  /** The list is not what it was any more. */
  readonly onChanged: () => void;
}

/** A character in the list: who it is, where it is kept, and what can be done with it. */
export function CharacterCard({ character, isPicked, onPick, onChanged }: CharacterCardProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'remove' | 'move'>();
  const items = useItems(character, onChanged, setAsks);
  const { heading, where, to, problem, isRetired, movedAt } = character;
  const name = heading.name || t('characters.nameless');
  const notes = [
    t('characters.edition', { edition: heading.edition }),
    t(`characters.where.${where}`),
    isRetired ? t('characters.retired') : ago(movedAt),
  ];

  return (
    <article className="panel relative flex h-full items-start gap-3 p-3 hover:bg-raised">
      <div className="min-w-0 flex-1">
        <h3 className="m-0 truncate font-semibold font-title text-lead">
          {/* The link covers the card, so that all of it can be pressed. */}
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 after:rounded-[10px]">
            {name}
          </Link>
        </h3>
        <p className="m-0 truncate">
          {t('characters.level', { level: levelOf(heading) })} · {classLine(heading) || t('characters.noClass')}
        </p>
        <p className="m-0 text-muted text-note">{problem ?? notes.join(' · ')}</p>
      </div>
      {/* An open menu lies over the cards that come after this one. */}
      <div className="relative z-10 flex flex-col items-end justify-between self-stretch has-[[role=menu]]:z-20">
        <MenuButton label={t('characters.more', { name })} items={items} />
        {problem === undefined && (
          <label className="flex min-h-11 items-center gap-2 text-muted text-note sm:min-h-8">
            {t('characters.compare')}
            <input
              type="checkbox"
              checked={isPicked}
              onChange={onPick}
              aria-label={t('characters.pick', { name })}
              className="size-5 accent-act"
            />
          </label>
        )}
      </div>
      {asks && <Question asks={asks} character={character} onClose={() => setAsks(undefined)} onChanged={onChanged} />}
    </article>
  );
}

function useItems(character: MyCharacter, onChanged: () => void, ask: (what: 'remove' | 'move') => void): MenuItem[] {
  const { t } = useTranslation();
  const canReach = usePresence(({ reach }) => reach === 'online');
  const name = character.heading.name || t('characters.nameless');
  const other = character.where === 'here' ? 'server' : 'here';

  const duplicate = async () => {
    await copyCharacter(character, t('characters.copyOf', { name }));
    toasts.show({ kind: 'done', title: t('characters.copied') });
    onChanged();
  };
  const save = async () => {
    const { recordFile } = await import('./characterTable.ts');
    const file = recordFile(await readCharacter(character));
    saveFile(file.name, file.text);
  };

  const backUp = async () => {
    const file = await backupOf(character);
    saveFile(file.name, file.text);
  };

  const whole: MenuItem[] = [
    { id: 'copy', icon: copy, label: t('characters.copy'), run: () => void duplicate().catch(complain) },
    { id: 'export', icon: download, label: t('characters.export'), run: () => void save().catch(complain) },
    { id: 'backup', icon: log, label: t('characters.backup'), run: () => void backUp().catch(complain) },
    ...(canReach
      ? [
          {
            id: 'move',
            icon: other === 'server' ? share : offline,
            label: t(`characters.moveTo.${other}`),
            run: () => ask('move'),
          },
        ]
      : []),
  ];
  return [
    ...(character.problem === undefined ? whole : []),
    { id: 'remove', icon: trash, label: t('characters.remove'), run: () => ask('remove') },
  ];
}

interface QuestionProps extends Pick<CharacterCardProps, 'character' | 'onChanged'> {
  readonly asks: 'remove' | 'move';
  readonly onClose: () => void;
}

/** Asks once about what cannot be taken back. A history that does not go along may stay behind, if that is wanted. */
function Question({ asks, character, onClose, onChanged }: QuestionProps) {
  const { t } = useTranslation();
  const [isWorking, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const name = character.heading.name || t('characters.nameless');
  const other = character.where === 'here' ? 'server' : 'here';
  const verb = asks === 'remove' ? t('characters.remove') : t(`characters.moveTo.${other}`);

  const confirm = async () => {
    setWorking(true);
    try {
      if (asks === 'remove') await removeCharacter(character);
      else await moveCharacter(character, trouble === undefined ? 'history' : 'record');
      const title = asks === 'remove' ? t('characters.removed', { name }) : t(`characters.moved.${other}`);
      toasts.show({ kind: 'done', title });
      onChanged();
      onClose();
    } catch (error) {
      if (asks === 'move' && !isUnreachable(error)) setTrouble(messageOf(error));
      else complain(error);
      setWorking(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${verb}: ${name}`}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('characters.keep')}</Button>
          <Button tone={asks === 'remove' ? 'harm' : 'act'} working={isWorking} onClick={() => void confirm()}>
            {trouble === undefined ? verb : t('characters.moveBare')}
          </Button>
        </>
      }
    >
      {trouble === undefined ? (
        <p className="m-0">{asks === 'remove' ? t('characters.sure.remove') : t('characters.moveHint')}</p>
      ) : (
        <p role="alert" className="m-0">
          {t('characters.historyStays', { why: trouble })}
        </p>
      )}
    </Dialog>
  );
}
