// `npm run bench [-- --only kernel --json]`: builds, then measures. `--record` adds the run to bench/history/runs.jsonl, one line per
// run, and regenerates the page with its plots.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { writePage } from './benchPage.mjs';
import { prepare, root, run } from './setup.mjs';

const command = [`${root}apps/cli/bin/tessera.mjs`, 'bench'];
const options = process.argv.slice(2);
const others = options.filter((option) => option !== '--record');

await prepare();
if (others.length === options.length) process.exit(run(process.execPath, [...command, ...options]));

const asked = [...new Set([...others, '--json'])];
const stdio = ['inherit', 'pipe', 'inherit'];
const { stdout, status } = spawnSync(process.execPath, [...command, ...asked], { cwd: root, stdio, encoding: 'utf8' });
process.stdout.write(stdout);
// Rows that miss their target are recorded too.
const { machine, date, rows } = JSON.parse(stdout);
mkdirSync(`${root}bench/history`, { recursive: true });
appendFileSync(`${root}bench/history/runs.jsonl`, `${JSON.stringify({ date, machine, rows })}\n`);
writePage(root);
process.exit(status ?? 1);
