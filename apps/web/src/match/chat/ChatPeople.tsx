import type { MatchInfo } from '@tessera/protocol';
import { Button } from '@tessera/ui';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/texts.ts';
import { hearAgain, ignore } from '../../live/ignored.ts';
import { showError } from '../../shell/showError.ts';
import type { Speaker } from './chatLines.ts';

interface ChatPeopleProps {
  readonly info: MatchInfo;
  readonly speakers: readonly Speaker[];
  readonly ignored: ReadonlySet<string>;
  readonly isHost: boolean;
}

/** List of the people who write at this table. A player can ignore each; the host can also mute spectators. */
export function ChatPeople({ info, speakers, ignored, isHost }: ChatPeopleProps) {
  const { t } = useTexts();
  if (speakers.length === 0) return <p className="m-0 p-4 text-muted">{t('chat.nobody')}</p>;
  return (
    <ul aria-label={t('chat.people')} className="m-0 max-h-[50%] list-none overflow-auto border-hairline border-b p-4">
      {speakers.map((speaker) => (
        <li key={speaker.id} className="mb-3 flex flex-wrap items-center gap-2 last:mb-0">
          <span className="min-w-0 flex-1 basis-24">
            <bdi className="block truncate font-semibold">{speaker.name}</bdi>
            {speaker.isWatching && <span className="text-muted text-note">{t('chat.watching')}</span>}
          </span>
          <IgnoreButton speaker={speaker} isIgnored={ignored.has(speaker.id)} />
          {isHost && speaker.isWatching && (
            <MuteButton match={info.id} speaker={speaker} isMuted={info.muted?.includes(speaker.id) ?? false} />
          )}
        </li>
      ))}
    </ul>
  );
}

function IgnoreButton({ speaker, isIgnored }: { readonly speaker: Speaker; readonly isIgnored: boolean }) {
  const { t } = useTexts();
  const { id, name } = speaker;
  const toggle = () => (isIgnored ? hearAgain(id) : ignore({ id, name }));
  return (
    <Button
      small
      aria-label={t(isIgnored ? 'chat.hearNamed' : 'chat.ignoreNamed', { name })}
      onClick={() => void toggle().catch(showError)}
    >
      {t(isIgnored ? 'chat.hear' : 'chat.ignore')}
    </Button>
  );
}

interface MuteButtonProps {
  readonly match: string;
  readonly speaker: Speaker;
  readonly isMuted: boolean;
}

function MuteButton({ match, speaker: { id, name }, isMuted }: MuteButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      small
      tone={isMuted ? undefined : 'harm'}
      aria-label={t(isMuted ? 'chat.unmuteNamed' : 'chat.muteNamed', { name })}
      onClick={() => void api.mute(match, id, !isMuted).catch(showError)}
    >
      {t(isMuted ? 'chat.unmute' : 'chat.mute')}
    </Button>
  );
}
