import type { ChatLine } from '@tessera/protocol';
import { SegmentedControl } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';

/** Recipient of a chat line. */
export type ChatTo = 'table' | 'team';

interface ChatChannelsProps {
  readonly chat: readonly ChatLine[];
  /** Name of the viewer's team. */
  readonly team: string;
  readonly to: ChatTo;
  readonly onTo: (to: ChatTo) => void;
}

/** Switch between the channels of table and team. The hidden channel shows its number of new lines. */
export function ChatChannels({ chat, team, to, onTo }: ChatChannelsProps) {
  const { t } = useTexts();
  const fresh = useFresh(chat, to);
  const label = (channel: ChatTo, name: string) =>
    channel === to || fresh === 0 ? name : t('chat.fresh', { name, count: fresh });
  return (
    <div className="border-hairline border-b px-4 py-2">
      <SegmentedControl
        label={t('chat.channel')}
        value={to}
        options={[
          { value: 'table', label: label('table', t('chat.table')) },
          { value: 'team', label: label('team', team) },
        ]}
        onChange={onTo}
      />
      {to === 'team' && <p className="m-0 mt-1 text-muted text-note">{t('chat.teamHint')}</p>}
    </div>
  );
}

/** Returns the number of lines in the hidden channel since it was last shown, or since the chat was opened. */
function useFresh(chat: readonly ChatLine[], to: ChatTo): number {
  const inTeam = chat.filter(({ team }) => team !== undefined).length;
  const counts = { team: inTeam, table: chat.length - inTeam };
  const [seen, setSeen] = useState(counts);
  const here = counts[to];
  useEffect(() => setSeen((before) => ({ ...before, [to]: here })), [to, here]);
  const other = to === 'team' ? 'table' : 'team';
  return Math.max(0, counts[other] - seen[other]);
}
