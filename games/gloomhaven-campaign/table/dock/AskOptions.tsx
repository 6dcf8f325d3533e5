import { capital } from '@tessera/gloomhaven/table/shared';
import type { CampaignAction } from '@tessera/gloomhaven-campaign';
import { ChoiceTile, NumberField } from '@tessera/ui';
import { useState } from 'react';
import { ANSWERS } from '../model/partyActions.ts';
import { type CampaignTableModel, isSame, press } from '../tableModel.ts';

type Sharing = Extract<CampaignAction, { type: 'give-gold' | 'pay-gold' }>;

/** The answers to the party's question, from the legal actions. */
export function AskOptions({
  table,
  legal,
}: {
  readonly table: CampaignTableModel;
  readonly legal: readonly CampaignAction[];
}) {
  const { armed, formatter } = table;
  const answers = legal.filter(({ type }) => ANSWERS.has(type));
  const shares = answers.filter((one): one is Sharing => one.type === 'give-gold' || one.type === 'pay-gold');
  if (shares.length > 0) return <Shares table={table} shares={shares} />;
  return (
    <div className="flex flex-wrap gap-2">
      {answers.map((action) => (
        <ChoiceTile
          key={JSON.stringify(action)}
          chosen={isSame(armed, action)}
          onChoose={() => press(table, action)}
          className="px-3!"
        >
          {capital(formatter.action(action))}
        </ChoiceTile>
      ))}
    </div>
  );
}

/** Inputs for character and amount, because there are too many answers for buttons. */
function Shares({ table, shares }: { readonly table: CampaignTableModel; readonly shares: readonly Sharing[] }) {
  const { view, t, armed } = table;
  const most = (character: number) =>
    Math.max(...shares.filter((one) => one.character === character).map(({ gold }) => gold));
  const characters = [...new Set(shares.map(({ character }) => character))];
  const [gold, setGold] = useState(1);
  const chosen = armed?.type === 'give-gold' || armed?.type === 'pay-gold' ? armed : undefined;
  const [type] = shares.map((one) => one.type);
  const arm = (character: number, amount: number) =>
    type && table.arm({ type, character, gold: Math.min(amount, most(character)) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      {characters.map((character) => (
        <ChoiceTile
          key={character}
          chosen={chosen?.character === character}
          onChoose={() => {
            setGold(most(character));
            arm(character, most(character));
          }}
          className="px-3!"
        >
          <b className="font-semibold">{view.characters[character]!.name}</b>
          <span className="text-muted text-note">{t('gold', { gold: view.characters[character]!.gold })}</span>
        </ChoiceTile>
      ))}
      {chosen && (
        <NumberField
          label={t('goldWord')}
          value={gold}
          min={1}
          max={most(chosen.character)}
          words={{ less: t('less'), more: t('more') }}
          onChange={(amount) => {
            setGold(amount);
            arm(chosen.character, amount);
          }}
        />
      )}
    </div>
  );
}
