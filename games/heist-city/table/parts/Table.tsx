import type { Action, View } from '@tessera/heist-city';
import type { TableProps } from '@tessera/table';
import { EmptyState } from '@tessera/ui';
import { HandOver } from '../loadout/HandOver.tsx';
import { Loadout } from '../loadout/Loadout.tsx';
import { SealedCrews } from '../loadout/SealedCrews.tsx';
import { type Scenes, useScene } from '../useTableModel.ts';
import { DeskTable } from './DeskTable.tsx';
import { Ground } from './Ground.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { useHeistTable } from './useHeistTable.ts';
import '../table.css';

/** Table of Heist City: map in the middle, crews at the left, the target at the right, the decision below. */
export function HeistCityTable(props: TableProps<View, Action>) {
  const { state, formatter } = props;
  const { t } = formatter;
  const scenes = useScene(props);
  if (scenes) return <Playing scenes={scenes} />;
  const isFailed = state.status === 'failed';
  const text = isFailed ? (state.problem ? formatter.refusal(state.problem) : '') : t('state.notStarted');
  return (
    <Ground className="grid place-items-center">
      <EmptyState
        drawing={isFailed ? 'failed' : 'loading'}
        title={t(isFailed ? 'state.failed' : 'state.loading')}
        text={text}
      />
    </Ground>
  );
}

/** Screen of the current phase. */
function Playing({ scenes }: { readonly scenes: Scenes }) {
  const model = useHeistTable(scenes);
  const { scene } = model;
  if (model.isHandOver) {
    return (
      <Ground className="grid place-items-center">
        <HandOver scene={scene} onReady={model.takeOver} />
      </Ground>
    );
  }
  if (scene.view.phase === 'loadout') {
    return (
      <Ground data-phase="loadout">{scene.prompt ? <Loadout scene={scene} /> : <SealedCrews scene={scene} />}</Ground>
    );
  }
  return model.isPhone ? <PhoneTable model={model} /> : <DeskTable model={model} />;
}
