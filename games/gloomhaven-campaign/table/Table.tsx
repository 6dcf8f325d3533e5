import type { CampaignAction, CampaignView } from '@tessera/gloomhaven-campaign';
import { type TableProps, useDecision } from '@tessera/table';
import { TableFrame } from '@tessera/ui';
import { Dock } from './dock/Dock.tsx';
import { PageContent } from './frame/PageContent.tsx';
import { Sheet } from './frame/Screen.tsx';
import { Ways } from './frame/Ways.tsx';
import { WorldMap } from './map/WorldMap.tsx';
import { isBeside, isMap } from './model/page.ts';
import { comingIn, mainAction } from './model/partyActions.ts';
import { PartySide } from './party/PartySide.tsx';
import { type CampaignProps, useCampaignKeys, useCampaignTable } from './useCampaignTable.ts';

/** The table of a campaign: the party on the left, the world in the middle, town business on the right. */
export function CampaignTable(props: TableProps<CampaignView, CampaignAction>) {
  const { shown } = useDecision(props);
  return shown.view ? <Campaign {...props} view={shown.view} /> : null;
}

function Campaign(props: CampaignProps) {
  const { view, parts } = props;
  const { shown, ask, legal, refusal } = useDecision(props);
  const { table, selected, select } = useCampaignTable(props);
  const { t, page, isNarrow } = table;
  const place = isMap(page) ? selected : undefined;
  const main = comingIn(view, table.seat) ?? mainAction(view, ask?.kind, place, table.armed);
  useCampaignKeys(table, main);

  const isAside = isBeside(page) && !isNarrow;
  const content = <PageContent table={table} page={page} log={shown.log} />;
  const log = { id: 'log', label: t('log'), content: parts?.log };
  const party = { id: 'party', label: t('party'), content: <PartySide table={table} /> };
  return (
    <TableFrame
      top={<Ways table={table} />}
      side={
        isNarrow ? undefined : (
          <div className="w-80">
            <PartySide table={table} />
          </div>
        )
      }
      sideIsColumn
      board={
        isMap(page) || isAside ? (
          <WorldMap
            table={table}
            kind={page.name === 'chart' ? 'chart' : 'map'}
            selected={selected?.id}
            onSelect={select}
          />
        ) : (
          <Sheet>{content}</Sheet>
        )
      }
      dock={<Dock table={table} ask={ask} legal={legal} refusal={refusal} parts={parts} place={place} />}
      dockLabel={t('dock')}
      panels={[...(isAside ? [{ id: 'page', label: t('dock'), content }] : []), ...(isNarrow ? [party] : []), log]}
      className={isMap(page) ? '[--sheet:14rem]' : '[--sheet:9rem]'}
    />
  );
}
