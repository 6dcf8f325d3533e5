import { tables } from '@tessera/gloomhaven/campaign';
import { holySymbol } from '@tessera/ui/icons';
import { type Desk, foreseen } from '../desk.ts';
import { Commit } from '../frame/Commit.tsx';
import { Screen } from '../frame/Screen.tsx';
import { ForWhom } from './ForWhom.tsx';

/** The sanctuary: one donation per visit, for blessings in the next scenario. */
export function Sanctuary({ desk, character }: { readonly desk: Desk; readonly character: number }) {
  const { view, say } = desk;
  const { gold, blesses } = tables().donation;
  const action = { type: 'donate' as const, character };
  return (
    <Screen desk={desk} title={say('sanctuary')} icon={holySymbol}>
      <ForWhom desk={desk} character={character} />
      <p className="m-0">{say('sanctuaryText', { gold, blesses })}</p>
      <p className="m-0 text-muted">{say('donatedSoFar', { gold: view.city.donated })}</p>
      {foreseen(desk, action).map(({ label, value }) => (
        <p key={label} className="m-0 flex justify-between gap-2">
          <span>{label}</span>
          <b className="font-numeral font-semibold text-lead">{value}</b>
        </p>
      ))}
      <Commit desk={desk} action={action}>
        {say('donate', { gold })}
      </Commit>
    </Screen>
  );
}
