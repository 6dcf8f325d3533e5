import type { Edition } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { openRulebook } from '../desk/rulebooks.ts';
import { COMPLEXITIES, type Complexity, HERO_KINDS, type HeroKind, heroKinds } from './heroKinds.ts';
import { quickBuild } from './quickBuild.ts';
import type { Start } from './start.ts';
import { EditionField, LevelField, NameField } from './startFields.tsx';

/** Three questions, a whole character. */
export function QuickStart({ say, isBusy, run, create }: Start) {
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
      <fieldset className="fe-ask min-w-0 [&_legend]:pt-0 [&_legend]:px-0 [&_legend]:pb-2 [&_legend]:font-title [&_legend]:font-semibold [&_legend]:text-body [&_legend]:leading-6">
        <legend>{say('start.quick.kind')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
          {HERO_KINDS.map((each) => (
            <label
              key={each}
              className="fe-way data-[picked=true]:outline-2 data-[picked=true]:outline-ink data-[picked=true]:outline-offset-[-1px] grid content-start grid-cols-[1.125rem_minmax(0,1fr)] gap-x-2 items-center min-h-11 py-2 px-3 border border-hairline rounded-panel bg-raised [&_input]:w-4.5 [&_input]:h-4.5 [&_input]:m-0 [&_input]:accent-ink"
              data-picked={each === kind}
            >
              <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
              <b>{say(`start.kind.${each}.name`)}</b>
              <span className="text-note text-muted">{say(`start.kind.${each}.text`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="fe-ask min-w-0 [&_legend]:pt-0 [&_legend]:px-0 [&_legend]:pb-2 [&_legend]:font-title [&_legend]:font-semibold [&_legend]:text-body [&_legend]:leading-6">
        <legend>{say('start.quick.when')}</legend>
        <div className="flex flex-wrap gap-3 items-end">
          <EditionField say={say} edition={edition} onChange={setEdition} />
          <LevelField say={say} level={level} onChange={setLevel} />
          <NameField say={say} name={name} onChange={setName} />
        </div>
      </fieldset>
      <fieldset className="fe-ask min-w-0 [&_legend]:pt-0 [&_legend]:px-0 [&_legend]:pb-2 [&_legend]:font-title [&_legend]:font-semibold [&_legend]:text-body [&_legend]:leading-6">
        <legend>{say('start.quick.complexity')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
          {COMPLEXITIES.map((each) => (
            <label
              key={each}
              className="fe-way data-[picked=true]:outline-2 data-[picked=true]:outline-ink data-[picked=true]:outline-offset-[-1px] grid content-start grid-cols-[1.125rem_minmax(0,1fr)] gap-x-2 items-center min-h-11 py-2 px-3 border border-hairline rounded-panel bg-raised [&_input]:w-4.5 [&_input]:h-4.5 [&_input]:m-0 [&_input]:accent-ink"
              data-picked={each === complexity}
            >
              <input
                type="radio"
                name="complexity"
                checked={each === complexity}
                onChange={() => setComplexity(each)}
              />
              <b>{say(`start.complexity.${each}`)}</b>
              <span className="text-note text-muted">{say(`start.class.${heroKinds[kind].classes[each]}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button tone="act" working={isBusy} onClick={() => void make()}>
        {say('start.quick.make')}
      </Button>
    </>
  );
}
