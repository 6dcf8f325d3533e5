// Prints the estimated time of `npm test` on this machine and the packages it installs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { provisionPlan } from './provision.mjs';
import { isPrepared, print, root } from './setup.mjs';

/** A complete run on two idle cores (docs/roadmap.md). `serial` is the part that does not get faster with more cores. */
const RECORDED = { seconds: 831, cores: 2, serial: 90 };
/** Inside node_modules, so that removing the installation removes the record too. */
const LAST_RUN = path.join(root, 'node_modules', '.cache', 'tessera', 'test-run.json');

export function announceTests() {
  const last = existsSync(LAST_RUN) ? JSON.parse(readFileSync(LAST_RUN, 'utf8')).seconds : undefined;
  print(durationLine({ cores: os.cpus().length, last }));
  print(installLine({ isInstalled: isPrepared(), ...provisionPlan({ need: ['chromium', 'postgres', 'redis'] }) }));
}

/** Stores the time of a complete run for the next announcement. */
export function recordRun(seconds) {
  mkdirSync(path.dirname(LAST_RUN), { recursive: true });
  writeFileSync(LAST_RUN, JSON.stringify({ seconds: Math.round(seconds) }));
}

/** Returns how long all processors of this machine have been busy and idle since its start, in ms. */
export function processorTimes() {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (of) => times.reduce((total, each) => total + of(each), 0);
  return { busy: sum(({ user, nice, sys, irq }) => user + nice + sys + irq), idle: sum(({ idle }) => idle) };
}

/** Returns the busy share of the processors between two times, in percent. A low share shows a stage that waits. */
export function busyShare(before, after) {
  const busy = after.busy - before.busy;
  return Math.round((100 * busy) / Math.max(1, busy + after.idle - before.idle));
}

export function durationLine({ cores, last }) {
  if (last !== undefined) return `The last whole run here took ${minutes(last)}.`;
  const { serial, seconds } = RECORDED;
  const estimate = serial + ((seconds - serial) * RECORDED.cores) / cores;
  const measured = `measured: ${minutes(seconds)} on ${RECORDED.cores} idle cores`;
  return `Estimated time: ${minutes(estimate)} on ${cores} idle ${cores === 1 ? 'core' : 'cores'} (${measured}), longer on a busy machine.`;
}

export function installLine({ isInstalled, packages, missing }) {
  const parts = [
    ...(isInstalled ? [] : ['the npm packages of the lock file into node_modules (about 320 MB)']),
    ...(packages.length > 0 ? [`${packages.join(', ')} with apt-get`] : []),
  ];
  const installs = parts.length === 0 ? 'Installs nothing.' : `Installs ${parts.join(', and ')}.`;
  return missing.length === 0 ? installs : `${installs} Tests that need ${missing.join(', ')} will not run.`;
}

function minutes(seconds) {
  const count = Math.max(1, Math.round(seconds / 60));
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
