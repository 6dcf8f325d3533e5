import { recordOf } from '@tessera/gloomhaven/selectors';
import { describeEvent } from '@tessera/gloomhaven/shared';
import { capital } from '@tessera/gloomhaven/table/shared';
import type { CampaignView } from '@tessera/gloomhaven-campaign';
import { Icon, type IconArt } from '@tessera/ui';
import {
  check,
  close,
  flag,
  lock,
  people,
  plus,
  scrollUnfurled,
  skullCrossedBones,
  towerFlag,
  waxSeal,
} from '@tessera/ui/icons';
import { Part, Screen } from '../frame/Screen.tsx';
import { type CampaignTableModel, outcomeStories, translatorAt } from '../tableModel.ts';

type JournalEntry = CampaignView['journal'][number];

/** The campaign's journal, the last scenario first. */
export function History({ table }: { readonly table: CampaignTableModel }) {
  const { view, t } = table;
  const chapters = chaptersOf(view.journal);
  return (
    <Screen table={table} title={t('history')} icon={scrollUnfurled}>
      <p className="m-0 text-muted">{t('playedAndWon', { played: view.played, won: view.won })}</p>
      <Achievements table={table} />
      {chapters.length === 0 && <p className="m-0 text-muted">{t('noHistory')}</p>}
      {chapters.map(({ after, entries }) => (
        <Part key={after} title={after === 0 ? t('chapterFirst') : t('chapter', { after })}>
          <ol className="m-0 list-none divide-y divide-hairline p-0">
            {entries.map((entry, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows.
              <li key={n} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 py-1.5">
                <Icon of={iconOf(entry)} className="mt-0.5 text-muted" />
                <EntryText table={table} entry={entry} />
              </li>
            ))}
          </ol>
        </Part>
      ))}
    </Screen>
  );
}

function Achievements({ table: { view, t, name } }: { readonly table: CampaignTableModel }) {
  const held = [...view.city.achievements, ...view.party.achievements];
  if (held.length === 0) return null;
  return (
    <Part title={t('achievements')}>
      <ul className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0">
        {[...new Set(held)].map((id) => (
          <li key={id} className="rounded-full border border-control px-3 text-note leading-6">
            {name(id)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function EntryText({ table, entry }: { readonly table: CampaignTableModel; readonly entry: JournalEntry }) {
  const { view, t, name } = table;
  const who = (n: number) => view.characters[n]?.name ?? '';
  switch (entry.what) {
    case 'scenario':
      return (
        <div>
          <b className="font-semibold">{name(entry.scenario)}</b>,{' '}
          {t(entry.won ? 'wonIn' : 'lostIn', { rounds: entry.rounds })}
          <ul className="m-0 list-none p-0 text-muted text-note">
            {entry.heroes.map(({ character, xp, gold, checks, kills, exhausted }) => (
              <li key={character}>{t('brought', { name: who(character), xp, gold, checks, kills, exhausted })}</li>
            ))}
          </ul>
        </div>
      );
    case 'event': {
      const texts = describeEvent(recordOf('event', entry.event), translatorAt(table));
      return (
        <div>
          <b className="font-semibold">{capital(name(entry.event))}</b>: {texts[entry.choice].choice}
          {entry.outcomes.length > 0 && (
            <p className="m-0 text-muted text-note">{outcomeStories(table, entry.event, entry.outcomes)}</p>
          )}
        </div>
      );
    }
    case 'created':
    case 'level':
      return <div>{t(`journal.${entry.what}`, { name: who(entry.character), level: entry.level })}</div>;
    case 'retired':
      return <div>{t('journal.retired', { name: who(entry.character), quest: name(entry.quest) })}</div>;
    case 'died':
      return <div>{t('journal.died', { name: who(entry.character) })}</div>;
    case 'class':
      return <div>{t('journal.class', { class: name(entry.class) })}</div>;
    case 'envelope':
      return <div>{t('journal.envelope', { envelope: name(entry.envelope) })}</div>;
    case 'prosperity':
      return <div>{t('journal.prosperity', { level: entry.level })}</div>;
    case 'achievement':
      return <div>{t('journal.achievement', { achievement: name(entry.achievement) })}</div>;
  }
}

function iconOf(entry: JournalEntry): IconArt {
  if (entry.what === 'scenario') return entry.won ? check : close;
  return ICONS[entry.what];
}

const ICONS: Readonly<Record<Exclude<JournalEntry['what'], 'scenario'>, IconArt>> = {
  created: people,
  event: scrollUnfurled,
  level: plus,
  retired: towerFlag,
  died: skullCrossedBones,
  class: lock,
  envelope: waxSeal,
  prosperity: towerFlag,
  achievement: flag,
};

/** Returns the journal by scenario, the latest chapter first. */
function chaptersOf(
  journal: readonly JournalEntry[],
): readonly { readonly after: number; readonly entries: readonly JournalEntry[] }[] {
  const chapters = new Map<number, JournalEntry[]>();
  for (const entry of journal) chapters.set(entry.after, [...(chapters.get(entry.after) ?? []), entry]);
  return [...chapters].map(([after, entries]) => ({ after, entries })).toReversed();
}
