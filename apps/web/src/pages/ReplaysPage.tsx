import { TableError } from '@tessera/table';
import { Button, EmptyState, Skeleton } from '@tessera/ui';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../api/api.ts';
import { ApiError, isUnreachable } from '../api/problem.ts';
import { matchTitle } from '../games/manifests.ts';
import { seatName } from '../games/seatName.ts';
import { isUnfinished, type MyMatch } from '../home/matchOrder.ts';
import { useMyMatches } from '../home/myMatches.ts';
import { ago } from '../i18n/ago.ts';
import { useTexts } from '../i18n/texts.ts';
import { ownTables } from '../local/localTables.ts';
import { messageOf } from '../shell/messageOf.ts';
import { showError } from '../shell/showError.ts';
import { toasts } from '../shell/toasts.ts';

/** Page with finished matches and the import of match files. */
export function ReplaysPage() {
  const { t } = useTexts();
  const loaded = useMyMatches();
  const over = loaded.phase === 'ready' ? loaded.value.filter((match) => !isUnfinished(match)) : [];
  return (
    <div className="mx-auto max-w-3xl pt-4 sm:pt-8">
      <title>{t('replays.pageTitle')}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="m-0 font-semibold font-title text-title">{t('replays.title')}</h1>
        <ImportButton />
      </div>
      {loaded.phase === 'loading' && <Skeleton lines={5} />}
      {loaded.phase === 'failed' && (
        <EmptyState drawing="failed" title={t('problem.title')} text={messageOf(loaded.error)} />
      )}
      {loaded.phase === 'ready' && over.length === 0 && (
        <EmptyState drawing="nothing" title={t('replays.none')} text={t('replays.noneText')} />
      )}
      {over.length > 0 && (
        <ul className="panel m-0 list-none p-0">
          {over.map((match) => (
            <li key={match.to} className="border-hairline border-t first:border-t-0">
              <ReplayRow match={match} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ReplayRow({ match: { info, where } }: { readonly match: MyMatch }) {
  const { t } = useTexts();
  const results = info.seats.map((holder, seat) => {
    const name = seatName(holder);
    const result = info.ending?.results[seat];
    return result ? `${name}: ${t(`ending.result.${result}`)}` : name;
  });
  return (
    <Link
      to={where === 'server' ? `/replay/${info.id}` : `/local/${info.id}/replay`}
      className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 text-ink no-underline hover:bg-raised"
    >
      <bdi className="font-semibold">{matchTitle(info)}</bdi>
      <span className="text-muted text-note">{results.join(' · ')}</span>
      <span className="ml-auto text-muted text-note">{ago(info.movedAt)}</span>
    </Link>
  );
}

/** Imports a match file: to the server, so that it can be shared, or to this device without a server. */
function ImportButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isWorking, setWorking] = useState(false);

  const open = async (file: File) => {
    setWorking(true);
    try {
      await navigate(await importFile(await file.text()));
    } catch (error) {
      // The place in the file that does not fit means nothing to a player.
      if (isBadFile(error)) toasts.show({ kind: 'warning', title: t('replays.badFile', { name: file.name }) });
      else showError(error);
    } finally {
      setWorking(false);
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('replays.file')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void open(file);
          event.target.value = '';
        }}
      />
      <Button working={isWorking} onClick={() => input.current?.click()}>
        {t('replays.import')}
      </Button>
    </>
  );
}

const BAD_FILE: readonly string[] = ['bad-file', 'bad-replay', 'bad-input'];

function isBadFile(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof TableError) && BAD_FILE.includes(error.code);
}

async function importFile(text: string): Promise<string> {
  try {
    return `/replay/${(await api.importReplay(text)).id}`;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return `/local/${await (await ownTables()).importFile(text)}/replay`;
  }
}
