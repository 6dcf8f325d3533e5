// A Vitest reporter for logs and terminals alike: failures in full when they occur, one line per folder when its last file ends, no colours.
// It writes a summary (see `Summary`) to the file that TESSERA_TEST_SUMMARY names, for the scripts that start Vitest.
import { writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** With fewer folders than this each file has a separate line. */
const FEW_FOLDERS = 5;

/**
 * @typedef {{ file: string, title: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], retried: Failure[], sequenceSeed?: number }} Summary
 */

export default class GroupReporter {
  #root = process.cwd();
  #print;
  #summaryFile;
  #sequenceSeed;
  #groupOf = dirname;
  /** Per group: the number of unfinished files, and the counts of the finished ones. */
  #groups = new Map();
  #files = { ended: 0, all: 0 };
  #logs = new Map();
  /** @type {Summary} */
  #summary = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };

  constructor({
    print = (text) => process.stdout.write(`${text}\n`),
    summaryFile = process.env.TESSERA_TEST_SUMMARY,
  } = {}) {
    this.#print = print;
    this.#summaryFile = summaryFile;
  }

  onInit({ config }) {
    this.#root = config.root;
    if (config.sequence?.shuffle) this.#sequenceSeed = config.sequence.seed;
  }

  onTestRunStart(specifications) {
    const files = specifications.map(({ moduleId }) => this.#relative(moduleId));
    if (new Set(files.map((file) => dirname(file))).size < FEW_FOLDERS) this.#groupOf = (file) => file;
    for (const file of files) this.#group(file).left++;
    this.#files.all = files.length;
  }

  onUserConsoleLog({ taskId = '', content }) {
    this.#logs.set(taskId, [...(this.#logs.get(taskId) ?? []), content]);
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const failure = { file: this.#relative(test.module.moduleId), title: test.fullName, message: messageOf(errors[0]) };
    if (state === 'failed') this.#fail(failure, errors, test.id);
    else if (test.diagnostic()?.retryCount > 0) {
      this.#summary.retried.push(failure);
      this.#show('RETRIED', failure, errors, test.id);
    }
    this.#logs.delete(test.id);
  }

  /** Reports the errors of failed hooks, which belong to a suite. */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    const file = this.#relative(suite.module.moduleId);
    if (errors.length > 0) this.#fail({ file, title: suite.fullName, message: messageOf(errors[0]) }, errors, suite.id);
  }

  onTestModuleEnd(module) {
    const file = this.#relative(module.moduleId);
    const errors = module.errors();
    if (errors.length > 0) this.#fail({ file, title: '(file)', message: messageOf(errors[0]) }, errors, module.id);
    this.#logs.delete(module.id);
    const group = this.#group(file);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      const kind = state === 'passed' || state === 'failed' ? state : 'skipped';
      group[kind]++;
      if (kind !== 'failed') this.#summary[kind]++;
    }
    group.files++;
    group.left--;
    group.ms += module.diagnostic().duration;
    this.#files.ended++;
    if (group.left === 0)
      this.#print(`[${this.#files.ended}/${this.#files.all}] ${groupLine(this.#groupOf(file), group)}`);
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) {
      this.#fail({ file: '', title: 'unhandled error', message: messageOf(error) }, [error], '');
    }
    const { failures, retried } = this.#summary;
    this.#list('Failed', failures);
    this.#list('Retried', retried);
    const summary = { ...this.#summary, ...(this.#sequenceSeed !== undefined && { sequenceSeed: this.#sequenceSeed }) };
    if (this.#summaryFile) writeFileSync(this.#summaryFile, JSON.stringify(summary));
  }

  #list(heading, failures) {
    if (failures.length === 0) return;
    this.#print(`\n${heading}: ${failures.length}`);
    for (const { file, title } of failures) this.#print(`  ${placeOf(file, title)}`);
  }

  #fail(failure, errors, task) {
    this.#summary.failed++;
    this.#summary.failures.push(failure);
    this.#show('FAIL', failure, errors, task);
  }

  #show(label, { file, title }, errors, task) {
    this.#print(`\n${label} ${placeOf(file, title)}`);
    for (const error of errors) this.#print(errorText(error, (path) => this.#relative(path)));
    const log = (this.#logs.get(task) ?? []).join('');
    if (log !== '') this.#print(`  output:\n${indented(log.trimEnd())}`);
    this.#print('');
  }

  #group(file) {
    const name = this.#groupOf(file);
    const group = this.#groups.get(name) ?? { left: 0, files: 0, passed: 0, failed: 0, skipped: 0, ms: 0 };
    this.#groups.set(name, group);
    return group;
  }

  #relative(path) {
    return relative(this.#root, path).replaceAll('\\', '/');
  }
}

/** Formats an error as plain text: message, difference, stack and cause. */
export function errorText(error, shorten = (path) => path) {
  const places = error.stacks
    ? error.stacks.map(
        ({ method, file, line, column }) => `at ${method ? `${method} ` : ''}${shorten(file)}:${line}:${column}`,
      )
    : [...(error.stack ?? '').matchAll(/^ +(at .*)$/gm)].map(([, place]) => place);
  const parts = [`${error.name ?? 'Error'}: ${error.message}`, error.diff, ...places];
  const text = indented(stripVTControlCharacters(parts.filter(Boolean).join('\n')));
  return error.cause?.message === undefined
    ? text
    : `${text}\n  caused by:\n${indented(errorText(error.cause, shorten))}`;
}

function groupLine(name, { files, passed, failed, skipped, ms }) {
  const counts = [
    `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
    files > 1 && `${files} files`,
  ];
  return `${name}: ${counts.filter(Boolean).join(', ')}, ${(ms / 1000).toFixed(1)} s`;
}

function placeOf(file, title) {
  return file === '' ? title : `${file} > ${title}`;
}

function messageOf(error) {
  return stripVTControlCharacters(String(error?.message ?? ''));
}

function indented(text) {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
