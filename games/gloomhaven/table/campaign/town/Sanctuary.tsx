import { tables } from '@tessera/gloomhaven/campaign';
import { holySymbol } from '@tessera/ui/icons';
import { type Desk, foreseen } from '../desk.ts';
import { Commit } from '../frame/Commit.tsx';
import { Screen } from '../frame/Screen.tsx';
import { ForWhom } from './ForWhom.tsx';

/** The sanctuary: one donation per visit, for blessings in the next scenario. */
export function Sanctuary({ desk, character }: { readonly desk: Desk; readonly character: number }) {
  const { view, t } = desk;
  const { gold, blesses } = tables().donation;
  const action = { type: 'donate' as const, character };
  return (
    <Screen desk={desk} title={t('sanctuary')} icon={holySymbol}>
      <ForWhom desk={desk} character={character} />
      <p className="m-0">{t('sanctuaryText', { gold, blesses })}</p>
      <p className="m-0 text-muted">{t('donatedSoFar', { gold: view.city.donated })}</p>
      {foreseen(desk, action).map(({ label, value }) => (
        <p key={label} className="m-0 flex justify-between gap-2">
          <span>{label}</span>
          <b className="font-numeral font-semibold text-lead">{value}</b>
        </p>
      ))}
      <Commit desk={desk} action={action}>
        {t('donate', { gold })}
      </Commit>
    </Screen>
  );
}
