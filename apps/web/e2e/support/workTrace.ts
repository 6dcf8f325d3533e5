import * as z from 'zod';
import { drawn } from './frames.ts';
import type { Visitor } from './visitor.ts';

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of wall-clock and thread time. */
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.unknown().optional(),
    }),
  ),
});

/** Work of the page, from Chromium's trace. */
export interface Work {
  /** Longest task of the main thread in milliseconds of thread time, which does not depend on other load. */
  readonly longest: number;
  readonly tasks: number;
}

/** Runs an action and returns the work in its trace. */
export async function workOf({ page, context }: Visitor, does: () => Promise<void>): Promise<Work> {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser to trace');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel'],
  });
  try {
    await does();
  } finally {
    // Include the tasks of the last frame.
    await drawn(page);
  }
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && isMain.has(`${pid} ${tid}`),
  );
  return {
    longest: Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)),
    tasks: tasks.length,
  };
}

/** Returns how long the main thread works during an action, in milliseconds of thread time. */
export async function threadMs({ page, context }: Visitor, does: () => Promise<void>): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const found = metrics.find(({ name }) => name === 'TaskDuration');
    if (!found) throw new Error('Chromium does not say how long it worked');
    return found.value;
  };
  const before = await worked();
  await does();
  const after = await worked();
  await session.detach();
  return Math.round((after - before) * 1000);
}
