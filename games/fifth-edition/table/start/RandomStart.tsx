import type { Edition } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { openRulebook } from '../character/rulebooks.ts';
import { freshSeed, randomHero } from './heroes/randomHero.ts';
import type { Start } from './start.ts';
import { EditionField, LevelField, NameField } from './startFields.tsx';

/** Random character; the same seed gives the same character. */
export function RandomStart({ t, isBusy, run, create }: Start) {
  const [edition, setEdition] = useState<Edition>('2024');
  const [level, setLevel] = useState(1);
  const [name, setName] = useState('');
  const [seed, setSeed] = useState(freshSeed);
  const make = () =>
    run(async () => {
      const { rulebook } = await openRulebook(edition, []);
      await create(randomHero({ edition, level, seed, name }, rulebook), 'random', 'sheet');
    });
  return (
    <>
      <div className="flex flex-wrap gap-3 items-end">
        <EditionField t={t} edition={edition} onChange={setEdition} />
        <LevelField t={t} level={level} onChange={setLevel} />
        <NameField t={t} name={name} onChange={setName} />
        <label className="fe-field">
          <span>{t('start.random.seed')}</span>
          <input type="text" maxLength={60} value={seed} onChange={({ target }) => setSeed(target.value)} />
        </label>
      </div>
      <p className="text-note text-muted">{t('start.random.help')}</p>
      <div className="flex flex-wrap gap-3 items-end">
        <Button tone="act" working={isBusy} onClick={() => void make()}>
          {t('start.random.make')}
        </Button>
        <Button onClick={() => setSeed(freshSeed())}>{t('start.random.again')}</Button>
      </div>
    </>
  );
}
