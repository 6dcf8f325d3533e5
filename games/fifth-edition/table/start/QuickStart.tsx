import type { Edition } from '@tessera/fifth-edition';
import { Button, FieldGroup, RadioCard } from '@tessera/ui';
import { useState } from 'react';
import { openRulebook } from '../character/rulebooks.ts';
import { COMPLEXITIES, type Complexity, HERO_KINDS, type HeroKind, heroKinds } from './heroes/heroKinds.ts';
import { quickBuild } from './heroes/quickBuild.ts';
import type { Start } from './start.ts';
import { EditionField, LevelField, NameField } from './startFields.tsx';

/** Complete character from three questions. */
export function QuickStart({ t, isBusy, run, create }: Start) {
  const [kind, setKind] = useState<HeroKind>('blade');
  const [complexity, setComplexity] = useState<Complexity>('simple');
  const [edition, setEdition] = useState<Edition>('2024');
  const [level, setLevel] = useState(1);
  const [name, setName] = useState('');
  const make = () =>
    run(async () => {
      const { rulebook } = await openRulebook(edition, []);
      await create(quickBuild({ kind, complexity, edition, level, name }, rulebook), 'quick', 'sheet');
    });
  return (
    <>
      <FieldGroup className="fe-ask" legend={t('start.quick.kind')}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
          {HERO_KINDS.map((each) => (
            <RadioCard
              key={each}
              name="kind"
              title={t(`start.kind.${each}.name`)}
              text={t(`start.kind.${each}.text`)}
              chosen={each === kind}
              onChoose={() => setKind(each)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup className="fe-ask" legend={t('start.quick.when')}>
        <div className="flex flex-wrap gap-3 items-end">
          <EditionField t={t} edition={edition} onChange={setEdition} />
          <LevelField t={t} level={level} onChange={setLevel} />
          <NameField t={t} name={name} onChange={setName} />
        </div>
      </FieldGroup>
      <FieldGroup className="fe-ask" legend={t('start.quick.complexity')}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
          {COMPLEXITIES.map((each) => (
            <RadioCard
              key={each}
              name="complexity"
              title={t(`start.complexity.${each}`)}
              text={t(`start.class.${heroKinds[kind].classes[each]}`)}
              chosen={each === complexity}
              onChoose={() => setComplexity(each)}
            />
          ))}
        </div>
      </FieldGroup>
      <Button tone="act" working={isBusy} onClick={() => void make()}>
        {t('start.quick.make')}
      </Button>
    </>
  );
}
