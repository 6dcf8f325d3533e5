import { seatColour } from '@tessera/gloomhaven/table/shared';
import { isGone, isLevelDue, lastGame, prosperityLevel, tables } from '@tessera/gloomhaven-campaign';
import { Button, classes, Icon, type IconArt, Pressable } from '@tessera/ui';
import {
  check,
  gauntlet,
  holySymbol,
  people,
  scrollUnfurled,
  skills,
  sunrise,
  swapBag,
  tiedScroll,
  towerFlag,
  warning,
} from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { ROW } from '../frame/pressable.ts';
import { Part } from '../frame/Screen.tsx';
import { type Chore, choresOf, priceBands, towards } from '../model/chores.ts';
import { comingIn } from '../model/partyActions.ts';
import { type CampaignTableModel, refusalOf } from '../tableModel.ts';
import { CharacterDisc } from './CharacterDisc.tsx';
import { Players } from './Players.tsx';

/** The party overview: reputation and prosperity, its members, tasks in town, and the last scenario's result. */
export function PartySide({ table }: { readonly table: CampaignTableModel }) {
  const { view, t } = table;
  return (
    <div className="flex w-full flex-col gap-4 px-4 py-3">
      <div className="grid grid-cols-2 gap-4">
        <Reputation table={table} />
        <Prosperity table={table} />
      </div>
      <Part title={t('party')}>
        <Members table={table} />
      </Part>
      {view.phase === 'campaign' && view.party.inTown && comingIn(view, table.seat) === undefined && (
        <Part title={t('beforeLeaving')}>
          <Chores table={table} />
        </Part>
      )}
      <Players table={table} />
      <LastGame table={table} />
    </div>
  );
}

function Reputation({ table: { view, t } }: { readonly table: CampaignTableModel }) {
  const { reputation } = view.party;
  const { bands, at } = priceBands(view, reputation);
  const next = bands[at + 1];
  const change = bands[at]?.change ?? 0;
  return (
    <Gauge
      title={t('reputation')}
      value={signedNumber(reputation)}
      note={
        next === undefined
          ? t('pricesBest', { change: signedNumber(change) })
          : t('prices', { change: signedNumber(change), next: signedNumber(next.least) })
      }
    >
      <span role="img" aria-label={t('reputationTrack', { at: at + 1, of: bands.length })} className="flex gap-0.5">
        {bands.map(({ least }, n) => (
          <i
            key={least}
            className={classes('h-2 flex-1 rounded-[2px] border', n === at ? 'border-ink bg-ink' : 'border-control')}
          />
        ))}
      </span>
    </Gauge>
  );
}

function Prosperity({ table: { view, t } }: { readonly table: CampaignTableModel }) {
  const points = view.city.prosperity;
  const level = prosperityLevel(points);
  const way = towards(tables().prosperity, points);
  const steps = way === undefined ? [] : Array.from({ length: way.to - way.from }, (_, n) => way.from + n + 1);
  return (
    <Gauge
      title={t('prosperity')}
      value={String(level)}
      note={
        way === undefined
          ? t('prosperityFull')
          : t('prosperityNext', { points: points - way.from, needs: way.to - way.from, level: level + 1 })
      }
    >
      <span className="flex gap-0.5" aria-hidden="true">
        {steps.map((step) => (
          <i
            key={step}
            className={classes(
              'h-2 flex-1 rounded-[2px] border',
              step <= points ? 'border-good bg-good' : 'border-control',
            )}
          />
        ))}
      </span>
    </Gauge>
  );
}

function Gauge({
  title,
  value,
  note,
  children,
}: {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <span className="block text-muted text-note">{title}</span>
      <b className="block font-numeral font-semibold text-display leading-9">{value}</b>
      {children}
      <span className="mt-1 block text-muted text-note">{note}</span>
    </section>
  );
}

function Members({ table }: { readonly table: CampaignTableModel }) {
  const { view, t, formatter, page } = table;
  const members = view.characters.flatMap((one, n) => (isGone(one) ? [] : [{ one, n }]));
  const count = (status: 'retired' | 'dead') => view.characters.filter((one) => one.status === status).length;
  if (members.length === 0) return <p className="my-2 text-muted">{t('nobodyYet')}</p>;
  return (
    <ul className="m-0 list-none divide-y divide-hairline p-0">
      {members.map(({ one, n }) => (
        <li key={n}>
          <Pressable
            aria-current={page.name === 'character' && page.character === n ? 'page' : undefined}
            onClick={() => table.go({ name: 'character', character: n })}
            className={classes(ROW, 'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 py-2 text-ink')}
          >
            <CharacterDisc of={one} />
            <span className="min-w-0">
              <span className="block truncate">
                <b className="font-semibold">{one.name}</b>{' '}
                <span className="text-muted text-note">
                  {t('levelOf', { level: one.level, player: formatter.seatName(one.owner) })}
                </span>
              </span>
              <XpBar xp={one.xp} colour={seatColour(one.owner)} isDue={isLevelDue(one)} />
              <span className={classes('block text-note', isLevelDue(one) ? 'font-semibold' : 'text-muted')}>
                {stateText(table, n)}
              </span>
            </span>
            <span className="text-right">
              <b className="block font-numeral font-semibold text-lead">{one.gold}</b>
              <span className="block text-muted text-note">{t('goldWord')}</span>
            </span>
          </Pressable>
        </li>
      ))}
      {(['retired', 'dead'] as const).map(
        (status) =>
          count(status) > 0 && (
            <li key={status} className="py-2 text-muted text-note">
              {t(`${status}Count`, { count: count(status) })}
            </li>
          ),
      )}
    </ul>
  );
}

function stateText({ view, t }: CampaignTableModel, n: number): string {
  const one = view.characters[n]!;
  const way = towards(tables().experience, one.xp);
  const xp = way === undefined ? t('xpMost', { xp: one.xp }) : t('xpOf', { xp: one.xp, needs: way.to });
  if (one.mustRetire) return t('questDone');
  if (isLevelDue(one)) return t('levelDue', { xp });
  if (one.status === 'resting') return t('resting', { xp });
  return t('xpAndChecks', { xp, checks: one.checkmarks });
}

/** The progress to the next level. */
export function XpBar({
  xp,
  colour,
  isDue,
}: {
  readonly xp: number;
  readonly colour: string;
  readonly isDue: boolean;
}) {
  const way = towards(tables().experience, xp);
  const share = isDue || way === undefined ? 1 : (xp - way.from) / (way.to - way.from);
  return (
    <span aria-hidden="true" className="my-1 block h-1.5 rounded-full bg-raised outline-1 outline-hairline">
      <span
        className="block h-full rounded-full"
        style={{ width: `${Math.round(share * 100)}%`, background: isDue ? 'var(--ink)' : colour }}
      />
    </span>
  );
}

function Chores({ table }: { readonly table: CampaignTableModel }) {
  const chores = choresOf(table.view, table.seat);
  if (chores.length === 0) return <p className="my-2 text-muted text-note">{table.t('watching')}</p>;
  return (
    <ul className="m-0 list-none divide-y divide-hairline p-0">
      {chores.map((chore) => (
        <ChoreRow key={`${chore.what}${chore.character ?? ''}`} table={table} chore={chore} />
      ))}
    </ul>
  );
}

function ChoreRow({ table, chore }: { readonly table: CampaignTableModel; readonly chore: Chore }) {
  const { t, view } = table;
  const { what, character, isDone, isDue, to } = chore;
  const name = character === undefined ? '' : (view.characters[character]?.name ?? '');
  const isAction = 'type' in to;
  const refusal = 'type' in to && !isDone ? refusalOf(table, to) : undefined;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1.5">
      <span className={isDone ? 'text-good' : isDue ? 'text-act-line' : 'text-muted'}>
        <Icon of={isDone ? check : isDue ? warning : ICONS[what]} size={20} />
      </span>
      <span className="min-w-0 leading-5">
        <span className="block">{t(`chore.${what}.title`, { name })}</span>
        <span className="block text-muted text-note">
          {refusal ?? t(`chore.${what}.${isDone ? 'done' : 'note'}`, { name })}
        </span>
      </span>
      {!(isAction && isDone) && (
        <Button
          small
          locked={refusal}
          aria-label={`${t(`chore.${what}.button`)}: ${t(`chore.${what}.title`, { name })}`}
          onClick={() => ('type' in to ? table.arm(to) : table.go(to))}
        >
          {t(`chore.${what}.button`)}
        </Button>
      )}
    </li>
  );
}

const ICONS: Readonly<Record<Chore['what'], IconArt>> = {
  event: scrollUnfurled,
  create: people,
  quest: tiedScroll,
  level: sunrise,
  retire: towerFlag,
  perk: skills,
  shop: swapBag,
  sanctuary: holySymbol,
  bench: gauntlet,
};

function LastGame({ table }: { readonly table: CampaignTableModel }) {
  const { view, t, name } = table;
  const game = lastGame(view.journal);
  if (game === undefined) return null;
  return (
    <Part title={t('lastGame')}>
      <p className="mt-2 mb-1">
        <b className="font-semibold">{name(game.scenario)}</b>,{' '}
        {t(game.won ? 'wonIn' : 'lostIn', { rounds: game.rounds })}
      </p>
      <ul className="m-0 list-none p-0 text-muted text-note">
        {game.heroes.map(({ character, xp, gold, checks, kills, exhausted }) => (
          <li key={character}>
            {t('brought', { name: view.characters[character]?.name ?? '', xp, gold, checks, kills, exhausted })}
          </li>
        ))}
      </ul>
      {/* Until the campaign waits for the next scenario, the last opened sub-match is the one played last. */}
      {(view.phase === 'campaign' || view.phase === 'cleanup') && table.replay && (
        <p className="mt-2">{table.replay}</p>
      )}
    </Part>
  );
}

export function signedNumber(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
