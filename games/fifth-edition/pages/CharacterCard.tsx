import type { PageShell } from '@tessera/manifest';
import type { TranslateFn } from '@tessera/text';
import { Button, Dialog, MenuButton, type MenuItem, saveFile } from '@tessera/ui';
import { copy, download, log, offline, share, trash } from '@tessera/ui/icons';
import { useState } from 'react';
import { classLine, levelOf } from './classLine.ts';
import type { Characters } from './myCharacters.ts';
import type { PageText } from './pageText.ts';
import type { MyCharacter } from './place.ts';

interface CharacterCardProps {
  readonly shell: PageShell;
  readonly t: TranslateFn<PageText>;
  readonly mine: Characters;
  readonly character: MyCharacter;
  /** Whether it is selected for comparison. */
  readonly isPicked: boolean;
  readonly onPick: () => void;
  /** Called when the list must be reloaded. */
  readonly onChanged: () => void;
}

/** Character in the list: identity, storage and actions. */
export function CharacterCard(props: CharacterCardProps) {
  const { shell, t, character, isPicked, onPick } = props;
  const { Link } = shell;
  const [asks, setAsks] = useState<'remove' | 'move'>();
  const items = useItems(props, setAsks);
  const { heading, where, to, problem, isRetired, movedAt } = character;
  const name = heading.name || t('pages.characters.nameless');
  const notes = [
    t('pages.characters.edition', { edition: heading.edition }),
    t(`pages.characters.where.${where}`),
    isRetired ? t('pages.characters.retired') : shell.ago(movedAt),
  ];

  return (
    <article className="panel relative flex h-full items-start gap-3 p-3 hover:bg-raised">
      <div className="min-w-0 flex-1">
        <h3 className="m-0 truncate font-semibold font-title text-lead">
          {/* The link covers the card, so that the whole card is clickable. */}
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 after:rounded-[10px]">
            {name}
          </Link>
        </h3>
        <p className="m-0 truncate">
          {t('pages.characters.level', { level: levelOf(heading) })} ·{' '}
          {classLine(heading) || t('pages.characters.noClass')}
        </p>
        <p className="m-0 text-muted text-note">{problem ?? notes.join(' · ')}</p>
      </div>
      {/* An open menu overlaps the cards after this one. */}
      <div className="relative z-10 flex flex-col items-end justify-between self-stretch has-[[role=menu]]:z-20">
        <MenuButton label={t('pages.characters.more', { name })} items={items} />
        {problem === undefined && (
          <label className="flex min-h-11 items-center gap-2 text-muted text-note sm:min-h-8">
            {t('pages.characters.compare')}
            <input
              type="checkbox"
              checked={isPicked}
              onChange={onPick}
              aria-label={t('pages.characters.pick', { name })}
              className="size-5 accent-act"
            />
          </label>
        )}
      </div>
      {asks && <Question {...props} asks={asks} onClose={() => setAsks(undefined)} />}
    </article>
  );
}

function useItems(
  { shell, t, mine, character, onChanged }: CharacterCardProps,
  ask: (what: 'remove' | 'move') => void,
): MenuItem[] {
  const { complain } = shell;
  const canReach = shell.usePresence().reach === 'online';
  const name = character.heading.name || t('pages.characters.nameless');
  const other = character.where === 'here' ? 'server' : 'here';

  const duplicate = async () => {
    await mine.copy(character, t('pages.characters.copyOf', { name }));
    shell.done(t('pages.characters.copied'));
    onChanged();
  };
  const save = async () => {
    const { recordFile } = await import('./tableIn.ts');
    const file = recordFile(await mine.read(character));
    saveFile(file.name, file.text);
  };

  const backUp = async () => {
    const file = await mine.backup(character);
    saveFile(file.name, file.text);
  };

  const whole: MenuItem[] = [
    { id: 'copy', icon: copy, label: t('pages.characters.copy'), run: () => void duplicate().catch(complain) },
    { id: 'export', icon: download, label: t('pages.characters.export'), run: () => void save().catch(complain) },
    { id: 'backup', icon: log, label: t('pages.characters.backup'), run: () => void backUp().catch(complain) },
    ...(canReach
      ? [
          {
            id: 'move',
            icon: other === 'server' ? share : offline,
            label: t(`pages.characters.moveTo.${other}`),
            run: () => ask('move'),
          },
        ]
      : []),
  ];
  return [
    ...(character.problem === undefined ? whole : []),
    { id: 'remove', icon: trash, label: t('pages.characters.remove'), run: () => ask('remove') },
  ];
}

interface QuestionProps extends CharacterCardProps {
  readonly asks: 'remove' | 'move';
  readonly onClose: () => void;
}

/** Confirmation of an irreversible action. When a move cannot keep the history, the user may continue without it. */
function Question({ shell, t, mine, asks, character, onClose, onChanged }: QuestionProps) {
  const [isWorking, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const name = character.heading.name || t('pages.characters.nameless');
  const other = character.where === 'here' ? 'server' : 'here';
  const verb = asks === 'remove' ? t('pages.characters.remove') : t(`pages.characters.moveTo.${other}`);

  const confirm = async () => {
    setWorking(true);
    try {
      if (asks === 'remove') await mine.remove(character);
      else await mine.move(character, trouble === undefined ? 'history' : 'record');
      const title = asks === 'remove' ? t('pages.characters.removed', { name }) : t(`pages.characters.moved.${other}`);
      shell.done(title);
      onChanged();
      onClose();
    } catch (error) {
      if (asks === 'move' && !shell.isUnreachable(error)) setTrouble(shell.messageOf(error));
      else shell.complain(error);
      setWorking(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${verb}: ${name}`}
      closeLabel={t('pages.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('pages.characters.keep')}</Button>
          <Button tone={asks === 'remove' ? 'harm' : 'act'} working={isWorking} onClick={() => void confirm()}>
            {trouble === undefined ? verb : t('pages.characters.moveBare')}
          </Button>
        </>
      }
    >
      {trouble === undefined ? (
        <p className="m-0">{asks === 'remove' ? t('pages.characters.sure.remove') : t('pages.characters.moveHint')}</p>
      ) : (
        <p role="alert" className="m-0">
          {t('pages.characters.historyStays', { why: trouble })}
        </p>
      )}
    </Dialog>
  );
}
