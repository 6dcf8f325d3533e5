import { matesOf } from '@tessera/kernel';
import { whyNoChat } from '@tessera/protocol';
import { seatOf, type Table, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, IconButton, SeatMark } from '@tessera/ui';
import { people } from '@tessera/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useIgnored } from '../../live/ignored.ts';
import { usePresence } from '../../live/me.ts';
import { SidePanel } from '../SidePanel.tsx';
import { showRefusal } from '../showRefusal.ts';
import { ChatChannels, type ChatTo } from './ChatChannels.tsx';
import { ChatPeople } from './ChatPeople.tsx';
import { shownLines, speakersOf } from './chatLines.ts';

const LONGEST_LINE = 500;

interface ChatPanelProps {
  readonly table: Table;
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly onClose: () => void;
}

/** Chat of a match. */
export function ChatPanel({ table, state, formatter, onClose }: ChatPanelProps) {
  const { t, language } = useTexts();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { chat, viewer, info } = state;
  const [isListing, setListing] = useState(false);
  const me = usePresence((presence) => presence.me?.id);
  const ignored = useIgnored();
  const team = teamOf(state);
  const [wanted, setWanted] = useState<ChatTo>(() => (chat.at(-1)?.team === undefined ? 'table' : 'team'));
  const to = team === undefined ? 'table' : wanted;
  const said = chat.filter((line) => line.team === (to === 'team' ? team : undefined));
  const shown = shownLines(said, ignored);
  const hidden = said.length - shown.length;
  const closed = me === undefined ? undefined : whyNoChat(info, me);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });

  useEffect(() => input.current?.focus(), []);
  const lines = shown.length;
  useEffect(() => {
    if (lines > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [lines]);

  const submitLine = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    void table.sendChat(line, to === 'team' ? 'team' : undefined).then((answer) => {
      if (!answer.ok) setText(line);
      showRefusal(answer, formatter);
    });
  };

  return (
    <SidePanel
      title={t('chat.title')}
      onClose={onClose}
      tools={
        <IconButton
          bare
          icon={people}
          pressed={isListing}
          label={t('chat.people')}
          onClick={() => setListing(!isListing)}
        />
      }
    >
      {isListing && (
        <ChatPeople
          info={info}
          speakers={speakersOf(chat, info, me)}
          ignored={ignored}
          isHost={me !== undefined && info.host === me}
        />
      )}
      {team !== undefined && <ChatChannels chat={chat} team={formatter.teamName(team)} to={to} onTo={setWanted} />}
      <div role="log" aria-label={t('chat.lines')} className="min-h-0 flex-1 overflow-auto p-4">
        {said.length === 0 && <p className="m-0 text-muted">{t('chat.empty')}</p>}
        {hidden > 0 && <p className="m-0 mb-3 text-muted text-note">{t('chat.hidden', { count: hidden })}</p>}
        {shown.map((line) => (
          <p key={`${line.team} ${line.id}`} className="m-0 mb-3 break-words">
            <span className="flex items-center gap-2 text-muted text-note">
              {line.seat !== undefined && <SeatMark seat={line.seat} size={12} />}
              <bdi>{line.name}</bdi> · {time.format(line.at)}
            </span>
            <span dir="auto" className="block">
              {line.text}
            </span>
          </p>
        ))}
        <div ref={end} />
      </div>
      {closed !== undefined ? (
        <p className="m-0 border-hairline border-t p-4 text-muted">{formatter.refusal({ code: closed })}</p>
      ) : (
        <form onSubmit={submitLine} className="flex gap-2 border-hairline border-t p-2">
          <input
            ref={input}
            aria-label={t('chat.label')}
            placeholder={
              to === 'team'
                ? t('chat.placeholderTeam', { team: formatter.teamName(team ?? '') })
                : t(seatOf(viewer) === undefined ? 'chat.placeholderWatching' : 'chat.placeholder')
            }
            maxLength={LONGEST_LINE}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-target min-w-0 flex-1 rounded-control border border-control bg-table px-3 text-ink placeholder:text-muted"
          />
          <Button type="submit">{t('chat.send')}</Button>
        </form>
      )}
    </SidePanel>
  );
}

/** Returns the team of the viewer if it has other members to talk to. */
function teamOf({ viewer, info: { teams } }: TableState): string | undefined {
  const seat = seatOf(viewer);
  return seat !== undefined && matesOf(teams, seat).length > 1 ? teams?.[seat] : undefined;
}
