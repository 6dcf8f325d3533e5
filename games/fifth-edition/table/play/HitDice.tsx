import type { Edition } from '@tessera/fifth-edition';
import { Icon } from '@tessera/ui';
import { healthNormal } from '@tessera/ui/icons';
import { useDesk } from '../desk/desk.ts';
import { Delta } from '../parts/Delta.tsx';
import { RestMark } from '../parts/marks.tsx';
import { numberText } from '../parts/numberText.ts';
import { pastZero } from './pastZero.ts';
import { usePreviewed } from './previewed.ts';
import { useDeed } from './useDeed.ts';

/** What a hit die heals at least, whatever the modifier takes off. */
const LEAST_HEALED: Readonly<Record<Edition, 0 | 1>> = { '2014': 0, '2024': 1 };

/** The hit dice, each kind a row; one is rolled and heals, whenever there is something to heal. */
export function HitDice() {
  const { sheet } = useDesk();
  return sheet.hitDice.map(({ die, total, used }) => <HitDie key={die} die={die} total={total} left={total - used} />);
}

interface HitDieProps {
  readonly die: number;
  readonly total: number;
  readonly left: number;
}

function HitDie({ die, total, left }: HitDieProps) {
  const { sheet, record, say, isReadOnly } = useDesk();
  const deed = useDeed();
  const previewed = usePreviewed(`hitDie.d${die}`);
  const modifier = sheet.abilities.CON.modifier;
  const { current, max } = sheet.hitPoints;
  const refused = left === 0 ? 'noDice' : current >= max.value ? 'unhurt' : undefined;
  const roll = () =>
    void deed(undefined, ...pastZero(record, sheet), {
      type: 'hitDie',
      die,
      modifier,
      least: LEAST_HEALED[record.edition],
    });
  return (
    <li className="fe-resource fe-hit-die">
      <span className="fe-resource-name">
        <Icon of={healthNormal} size="1.125rem" />
        <span>
          {say('play.hitDice.name')} <span className="fe-small">{say('play.hitDice.kind', { die })}</span>
        </span>
      </span>
      {previewed ? (
        <Delta before={previewed.before} after={previewed.after} />
      ) : (
        <span>
          <b>{left}</b> <span className="fe-small">/ {total}</span>
        </span>
      )}
      {!isReadOnly && (
        <button
          type="button"
          className="fe-link"
          aria-disabled={refused !== undefined}
          title={refused && say(`play.hitDice.${refused}`)}
          onClick={refused === undefined ? roll : undefined}
        >
          <span className="fe-hidden">{say('play.hitDice.roll')} </span>
          {say('play.hitDice.die', { die, modifier: numberText(modifier, true) })}
        </button>
      )}
      <span className="fe-small fe-refresh">
        <RestMark rest="long" />
        <span className="fe-hidden">{say('play.refresh.long')}</span>
      </span>
    </li>
  );
}
