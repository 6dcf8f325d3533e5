import { Icon, Panel } from '@tessera/ui';
import { chevronRight } from '@tessera/ui/icons';
import { useCharacter } from '../character/characterContext.ts';
import { contentIcon } from '../parts/contentIcons.ts';
import { Description } from '../parts/description/Description.tsx';
import { EnglishMark } from '../parts/description/EnglishMark.tsx';
import { Pips } from '../parts/Pips.tsx';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { abilityShort } from '../words/pathName.ts';
import { type FeatureRow, featureGroups } from './featureGroups.ts';

/** Panel of all features, by source. */
export function Features() {
  const { sheet, t } = useCharacter();
  const groups = featureGroups(sheet);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Panel
      dense
      id="fe-features"
      title={t('sheet.features')}
      extra={
        <span className="text-note text-muted">
          <EnglishMark /> {t('sheet.featureCount', { n: count })}
        </span>
      }
    >
      {groups.map(({ kind, rows }) => (
        <details
          key={kind}
          className="fe-features [&>summary]:flex [&>summary]:gap-2.5 [&>summary]:items-center [&>summary]:py-1 [&>summary]:px-0 [&>summary]:cursor-pointer"
          open={kind === 'class'}
        >
          <summary className="text-note text-muted mt-2 pb-0.5 font-normal">
            <Icon of={chevronRight} size="0.875rem" className="fe-chevron text-muted" />
            {t(`sheet.featureKind.${kind}`)} <span>{rows.length}</span>
          </summary>
          {rows.map((row) => (
            <Feature key={row.key} row={row} />
          ))}
        </details>
      ))}
    </Panel>
  );
}

function Feature({ row }: { readonly row: FeatureRow }) {
  const { act, t, text } = useCharacter();
  const { name, from, gained, cost, summary, description, inactive, resource, difficulty } = row;
  const picture = contentIcon(row.icon);
  const isDrawn = resource !== undefined && resource.unlimited !== true && resource.max.value > 0;
  return (
    <details
      className={`fe-feature relative border-t border-t-hairline [&>p]:pt-0 [&>p]:pr-0 [&>p]:pb-2 [&>p]:pl-6 ${inactive === undefined ? '' : 'fe-off'}`}
    >
      <summary>
        <Icon of={chevronRight} size="0.875rem" className="fe-chevron text-muted" />
        <span>
          {picture && <Icon of={picture} size="1.125rem" />} <span lang="en">{name}</span>
        </span>
        <span className="text-note text-muted">
          {from === name ? t('sheet.level', { level: gained }) : t('sheet.from', { from, gained })}
          {cost !== undefined && <b className="ml-2 font-normal text-ink">{t(`sheet.cost.${cost}`)}</b>}
        </span>
      </summary>
      {isDrawn && (
        <Pips
          total={resource.max.value}
          left={resource.left}
          label={name}
          onSpend={() => void act({ type: 'spend', what: resource.id, amount: 1 })}
          onRegain={() => void act({ type: 'regain', what: resource.id, amount: 1 })}
        />
      )}
      {difficulty && <DifficultyLine of={difficulty} />}
      {inactive !== undefined && <p className="text-note text-muted">{text(inactive)}</p>}
      <Description of={description} otherwise={summary ?? t('sheet.noSummary')} />
    </details>
  );
}

/** Save DC of a feature, with a link to its sum. */
function DifficultyLine({ of: { feature, name, saves, dc } }: { readonly of: NonNullable<FeatureRow['difficulty']> }) {
  const { t } = useCharacter();
  const abilities = saves.map((ability) => abilityShort(t, ability)).join(', ');
  return (
    <NumberButton path={`difficulties.${feature}`} label={t('words.path.difficulty', { name })} value={dc.value}>
      {t('sheet.turn.dc', { dc: dc.value })} {abilities}
    </NumberButton>
  );
}
