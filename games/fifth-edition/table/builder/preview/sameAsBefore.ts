import { ABILITIES, type DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { numberText } from '../../parts/numberText.ts';
import { abilityName, pathName } from '../../words/pathName.ts';

/** Returns sentences about values that players expect to change and that stay the same. */
export function sameAsBefore(
  t: TranslateFn,
  before: DerivedState,
  after: DerivedState,
  changed: ReadonlySet<string>,
): readonly string[] {
  const sentences: string[] = [];
  for (const ability of ABILITIES) {
    const { score, modifier } = after.abilities[ability];
    const old = before.abilities[ability];
    if (score.value === old.score.value || modifier !== old.modifier) continue;
    const params = { ability: abilityName(t, ability), score: score.value, was: old.score.value };
    const gives = { ...params, modifier: numberText(modifier, true), next: numberText(modifier + 1, true) };
    const isNear = score.value % 2 === 1 && score.value < after.abilities[ability].cap;
    sentences.push(t(isNear ? 'builder.same.scoreNear' : 'builder.same.score', gives));
  }
  const kept = askedAbout(after).filter(({ path }) => !changed.has(path));
  if (kept.length > 0)
    sentences.push(
      t('builder.same.stay', {
        list: kept.map(({ path, value }) => `${pathName(t, after, path)} ${value}`).join(', '),
      }),
    );
  return sentences;
}

function askedAbout({ ac, hitPoints, spellcasting }: DerivedState): readonly { path: string; value: number }[] {
  return [
    { path: 'ac', value: ac.value },
    { path: 'hitPoints.max', value: hitPoints.max.value },
    ...spellcasting.entries.flatMap(({ id, dc, counts }) => [
      { path: `spellcasting.${id}.dc`, value: dc.value },
      ...(counts.prepared === undefined ? [] : [{ path: `spellcasting.${id}.prepared`, value: counts.prepared.value }]),
    ]),
  ];
}
