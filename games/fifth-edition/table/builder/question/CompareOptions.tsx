import type { ChoiceState } from '@tessera/fifth-edition';
import { Button, DataTable } from '@tessera/ui';
import { useMemo } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { compareOptions } from './compareOptions.ts';
import type { Answers } from './useAnswers.ts';

interface CompareOptionsProps {
  readonly choice: ChoiceState;
  readonly answers: Answers;
  readonly onClose: () => void;
}

/** Highest number of options to compare. */
const MAX = 16;

/** Table that compares the results of the options. */
export function CompareOptions({ choice, answers, onClose }: CompareOptionsProps) {
  const character = useCharacter();
  const { t } = character;
  const { columns, rows } = useMemo(() => {
    const without = character.attempt({ type: 'choose', key: choice.key }).sheet;
    const open = character.offers(choice.key).filter(({ unavailable }) => unavailable === undefined);
    const candidates = open.slice(0, MAX).map(({ value, label }) => ({
      label,
      sheet: character.attempt({ type: 'choose', key: choice.key, value }).sheet,
    }));
    return compareOptions(t, without, candidates);
  }, [character, t, choice.key]);
  const current = character.offers(choice.key).find(({ value }) => value === answers.valueOf(choice))?.label;
  return (
    <section className="fe-options-compare mb-4 grid justify-items-start gap-2" aria-label={t('builder.compare')}>
      <div className="w-full overflow-x-auto">
        <DataTable ruled>
          <thead>
            <tr>
              <th scope="col">{t('builder.compareOption')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{t('builder.compareBrings')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, brings }) => (
              <tr key={label} data-picked={label === current}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
                <td className="text-note text-muted">{brings.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
      <Button small onClick={onClose}>
        {t('builder.close')}
      </Button>
    </section>
  );
}
