import type { DerivedState } from '@tessera/fifth-edition';
import { Icon, Panel } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { Delta } from '../../parts/Delta.tsx';
import { RestMark } from '../../parts/marks.tsx';
import { Pips } from '../../parts/Pips.tsx';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { sourceIcon } from '../../sheet/turn/icons.ts';
import { usePerform } from '../usePerform.ts';
import { HitDice } from './HitDice.tsx';
import { PoolSteps } from './PoolSteps.tsx';
import { usePreviewed } from './previewed.ts';

type Resource = DerivedState['resources'][string];

/** Panel of resources: uses left and refresh. */
export function ResourcesPanel() {
  const { sheet, t } = useCharacter();
  const resources = Object.values(sheet.resources);
  const legend = (
    <span className="text-note text-muted fe-play-legend flex flex-wrap gap-y-1 gap-x-3 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
      <span>
        <RestMark rest="short" /> {t('play.refresh.short')}
      </span>
      <span>
        <RestMark rest="long" /> {t('play.refresh.long')}
      </span>
    </span>
  );
  return (
    <Panel dense title={t('play.resources.title')} extra={legend} className="fe-resources">
      <ul>
        {resources.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
        <HitDice />
      </ul>
    </Panel>
  );
}

function ResourceRow({ resource }: { readonly resource: Resource }) {
  const { t, text, sheet, rulebook } = useCharacter();
  const { id, die, unlimited, max } = resource;
  const name = text(resource.name);
  const previewed = usePreviewed(`resources.${id}`);
  return (
    <li className="border-t border-t-hairline/60 first:border-t-0 grid grid-cols-[minmax(0,1fr)_auto_minmax(1.75rem,auto)] items-center gap-2 min-h-8">
      <span className="fe-resource-name grid grid-cols-[1.125rem_minmax(0,1fr)] items-center gap-2">
        <Icon of={sourceIcon(giverOf(id, sheet), rulebook)} size="1.125rem" />
        <span>
          {unlimited ? (
            name
          ) : (
            <NumberButton path={`resources.${id}.max`} label={t('play.resources.maxOf', { name })} value={max.value}>
              {name}
            </NumberButton>
          )}{' '}
          {die !== undefined && <span className="text-note text-muted">{die.replace(/^1d/, 'd')}</span>}
        </span>
      </span>
      {previewed ? (
        <Delta before={previewed.before} after={previewed.after} />
      ) : unlimited ? (
        <span className="text-note text-muted">{t('play.resources.unlimited')}</span>
      ) : (
        <Left resource={resource} />
      )}
      <Refreshes refresh={resource.refresh} />
    </li>
  );
}

/**
 * Returns the feature of a resource: the one that spends it, or the one with its name; undefined if neither is listed.
 */
function giverOf(id: string, { features, spellcasting }: DerivedState): string | undefined {
  if (spellcasting.spells.some(({ freeCasts }) => freeCasts === id)) return 'spell';
  const named = features.find((feature) => feature.id === id);
  return (named ?? features.find(({ activation }) => activation?.resource === id))?.source;
}

/** Uses as pips, or a pool of points as a number with a stepper. */
function Left({ resource: { id, name: label, left, max, pool } }: { readonly resource: Resource }) {
  const { t, text } = useCharacter();
  const perform = usePerform();
  const name = text(label);
  const total = max.value;
  const leftText = (now: number) => t('play.did.left', { what: name, left: now, total });
  if (pool)
    return (
      <PoolSteps
        name={name}
        left={left}
        total={total}
        onSpend={(amount) => void perform(leftText(left - amount), { type: 'spend', what: id, amount })}
        onRegain={(amount) => void perform(leftText(left + amount), { type: 'regain', what: id, amount })}
      />
    );
  return (
    <Pips
      total={total}
      left={left}
      label={name}
      onSpend={() => left > 0 && void perform(leftText(left - 1), { type: 'spend', what: id, amount: 1 })}
      onRegain={() => left < total && void perform(leftText(left + 1), { type: 'regain', what: id, amount: 1 })}
    />
  );
}

/** Icon of the rest that refreshes the resource; other refreshes as text. */
function Refreshes({ refresh }: { readonly refresh: Resource['refresh'] }) {
  const { t } = useCharacter();
  const words = t(`play.refresh.${refresh}`);
  if (refresh !== 'short' && refresh !== 'long' && refresh !== 'shortOne')
    return <span className="text-note text-muted inline-flex items-center justify-end gap-0.5">{words}</span>;
  return (
    <span className="text-note text-muted inline-flex items-center justify-end gap-0.5" title={words}>
      {refresh === 'shortOne' && '+1'}
      <RestMark rest={refresh === 'long' ? 'long' : 'short'} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
