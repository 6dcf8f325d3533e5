import type { Performance } from '../state/stateRecords.ts';

export function newPerformance(figure: number, at: string, by: number, turned: boolean, focus: number): Performance {
  return {
    at,
    figure,
    by,
    performed: false,
    n: 0,
    gained: [],
    here: [],
    settled: [],
    replaced: '',
    acted: false,
    attack: null,
    area: [],
    targets: [],
    focus,
    start: -1,
    path: [],
    killedAt: [],
    changed: [],
    hex: -1,
    killed: 0,
    damaged: 0,
    dealt: 0,
    paid: 0,
    destroyed: 0,
    turned,
  };
}
