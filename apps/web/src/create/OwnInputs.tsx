import type { Json } from '@tessera/kernel';
import type { GameManifest, OptionInput } from '@tessera/manifest';
import { Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { useGameTranslator } from '../games/gameTranslator.ts';
import { manifests } from '../games/manifests.ts';
import { usePageShell } from '../shell/usePageShell.ts';

interface OwnInputsProps {
  readonly manifest: GameManifest;
  readonly inputs: readonly (readonly [string, OptionInput])[];
  readonly chosen: Readonly<Record<string, Json | undefined>>;
  readonly onChosen: (name: string, value: Json | undefined) => void;
}

/** Options for which the game brings its own input component. */
export function OwnInputs({ manifest, inputs, chosen, onChosen }: OwnInputsProps) {
  const shell = usePageShell(manifest);
  const translator = useGameTranslator(manifest, undefined);
  if (!translator) return <Skeleton lines={1} />;
  // An option that another one replaces has no effect while the other one is chosen.
  const replaced = inputs.flatMap(([name, { insteadOf = [] }]) => (chosen[name] === undefined ? [] : insteadOf));
  const shown = inputs.filter(([name]) => !replaced.includes(name));
  return shown.map(([name, input]) => {
    const Input = INPUTS.get(input);
    if (!Input) return null;
    return (
      <Suspense key={name} fallback={<Skeleton lines={1} />}>
        <Input value={chosen[name]} onChange={(value) => onChosen(name, value)} shell={shell} translator={translator} />
      </Suspense>
    );
  });
}

/** Input components by input. Each is fetched when it is first rendered. */
const INPUTS = new Map(
  manifests.flatMap(({ inputs = {} }) =>
    Object.values(inputs).map((input) => [input, lazy(async () => ({ default: await input.load() }))] as const),
  ),
);
