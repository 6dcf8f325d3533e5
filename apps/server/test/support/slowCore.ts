import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A share of a processor for a process and all its threads. */
export interface SlowCore {
  /** The mechanism, for the report of a test. */
  readonly kind: 'cgroup v1' | 'cgroup v2';
  /** Limits a process from now on. */
  add(pid: number): void;
  /** Removes the limit, once its processes have ended. */
  remove(): Promise<void>;
}

const PERIOD_US = 100_000;
const ROOT = '/sys/fs/cgroup';
const WAYS = [
  { kind: 'cgroup v2', root: ROOT, file: 'cpu.max', line: (quota: number) => `${quota} ${PERIOD_US}` },
  { kind: 'cgroup v1', root: `${ROOT}/cpu`, file: 'cpu.cfs_quota_us', line: String },
] as const;

/** Creates a share of one processor by a control group of Linux; returns undefined if this user may not create one. */
export function slowCore(share: number): SlowCore | undefined {
  if (process.platform !== 'linux') return undefined;
  for (const { kind, root, file, line } of WAYS) {
    const folder = `${root}/tessera-slow-${process.pid}-${Date.now()}`;
    try {
      mkdirSync(folder);
    } catch {
      // Another user, another system, or the other version of control groups.
      continue;
    }
    if (!existsSync(`${folder}/${file}`)) {
      rmdirSync(folder);
      continue;
    }
    writeFileSync(`${folder}/${file}`, line(share * PERIOD_US));
    return {
      kind,
      add: (pid) => writeFileSync(`${folder}/cgroup.procs`, String(pid)),
      remove: () => removeFolder(folder),
    };
  }
  return undefined;
}

/** Retries, because the kernel releases a group shortly after its last process has ended. */
async function removeFolder(folder: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      rmdirSync(folder);
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}
