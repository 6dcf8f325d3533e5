import { Panel } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { entryWord } from '../parts/sum/entryWord.ts';
import { NumberButton, SourceButton } from '../parts/sum/NumberButton.tsx';

const LISTS = [
  'damage.resistance',
  'damage.immunity',
  'damage.vulnerability',
  'conditionImmunities',
  'proficiencies.armor',
  'proficiencies.weapons',
  'masteries.weapons',
  'proficiencies.tools',
  'proficiencies.languages',
] as const;
type ListPath = (typeof LISTS)[number];

/** Panel of senses, defences and proficiencies, with their sources. */
export function TrainingPanel() {
  const { sheet, t } = useCharacter();
  const senses = Object.entries(sheet.senses);
  const speeds = Object.entries(sheet.speed).filter(([movement]) => movement !== 'walk');
  return (
    <Panel dense id="fe-training" title={t('sheet.training.title')}>
      <dl className="fe-training-list [&>div]:grid [&>div]:grid-cols-[6rem_minmax(0,1fr)] [&>div]:gap-x-2 [&>div]:items-start [&>div]:py-0.5 [&>div]:px-0 [&_dt]:leading-5">
        {[
          ...senses.map(([id, stat]) => [`senses.${id}`, t(`words.sense.${id}`), stat.value] as const),
          ...speeds.map(([id, { value }]) => [`speed.${id}`, t(`words.movement.${id}`), value.value] as const),
        ].map(([path, label, value]) => (
          <div key={path}>
            <dt className="text-note text-muted">{label}</dt>
            <dd>
              <NumberButton path={path} label={label} value={value} /> {t('sheet.feet')}
            </dd>
          </div>
        ))}
        {LISTS.map((path) => (
          <ListLine key={path} path={path} />
        ))}
      </dl>
    </Panel>
  );
}

function ListLine({ path }: { readonly path: ListPath }) {
  const { sheet, t } = useCharacter();
  const entries = entriesAt(sheet, path);
  if (entries.length === 0) return null;
  const label = t(`sheet.list.${path}`);
  return (
    <div>
      <dt className="text-note text-muted">{label}</dt>
      <dd>
        <SourceButton path={path} label={label}>
          {entries.map(({ value, name }) => entryWord(t, value, name)).join(', ')}
        </SourceButton>
      </dd>
    </div>
  );
}

function entriesAt(
  { damage, conditionImmunities, masteries, proficiencies }: ReturnType<typeof useCharacter>['sheet'],
  path: ListPath,
) {
  switch (path) {
    case 'damage.resistance':
      return damage.resistance;
    case 'damage.immunity':
      return damage.immunity;
    case 'damage.vulnerability':
      return damage.vulnerability;
    case 'conditionImmunities':
      return conditionImmunities;
    case 'masteries.weapons':
      return masteries.weapons;
    case 'proficiencies.armor':
      return proficiencies.armor;
    case 'proficiencies.weapons':
      return proficiencies.weapons;
    case 'proficiencies.tools':
      return proficiencies.tools;
    case 'proficiencies.languages':
      return proficiencies.languages;
  }
}
