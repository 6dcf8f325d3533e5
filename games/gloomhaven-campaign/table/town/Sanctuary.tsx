import { tables } from '@tessera/gloomhaven-campaign';
import { holySymbol } from '@tessera/ui/icons';
import { Commit } from '../frame/Commit.tsx';
import { Screen } from '../frame/Screen.tsx';
import { type CampaignTableModel, foreseen } from '../tableModel.ts';
import { ForWhom } from './ForWhom.tsx';

/** The sanctuary: one donation per visit, for blessings in the next scenario. */
export function Sanctuary({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t } = table;
  const { gold, blesses } = tables().donation;
  const action = { type: 'donate' as const, character };
  return (
    <Screen table={table} title={t('sanctuary')} icon={holySymbol}>
      <ForWhom table={table} character={character} />
      <p className="m-0">{t('sanctuaryText', { gold, blesses })}</p>
      <p className="m-0 text-muted">{t('donatedSoFar', { gold: view.city.donated })}</p>
      {foreseen(table, action).map(({ label, value }) => (
        <p key={label} className="m-0 flex justify-between gap-2">
          <span>{label}</span>
          <b className="font-numeral font-semibold text-lead">{value}</b>
        </p>
      ))}
      <Commit table={table} action={action}>
        {t('donate', { gold })}
      </Commit>
    </Screen>
  );
}
