import type { Edition } from '@tessera/fifth-edition';
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
      <fieldset className="fe-ask">
        <legend>{say('start.quick.kind')}</legend>
        <div className="fe-answers">
          {HERO_KINDS.map((each) => (
            <label key={each} className="fe-way" data-picked={each === kind}>
              <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
              <b>{say(`start.kind.${each}.name`)}</b>
              <span className="fe-small">{say(`start.kind.${each}.text`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="fe-ask">
        <legend>{say('start.quick.when')}</legend>
        <div className="fe-row">
          <EditionField say={say} edition={edition} onChange={setEdition} />
          <LevelField say={say} level={level} onChange={setLevel} />
          <NameField say={say} name={name} onChange={setName} />
        </div>
      </fieldset>
      <fieldset className="fe-ask">
        <legend>{say('start.quick.complexity')}</legend>
        <div className="fe-answers">
          {COMPLEXITIES.map((each) => (
            <label key={each} className="fe-way" data-picked={each === complexity}>
              <input
                type="radio"
                name="complexity"
                checked={each === complexity}
                onChange={() => setComplexity(each)}
              />
              <b>{say(`start.complexity.${each}`)}</b>
              <span className="fe-small">{say(`start.class.${heroKinds[kind].classes[each]}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="fe-button fe-button-act" disabled={isBusy} onClick={() => void make()}>
        {say('start.quick.make')}
      </button>
    </>
  );
}
