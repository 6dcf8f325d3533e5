import type { PackFile, Problem } from '@tessera/rules';
import { expect } from 'vitest';
import { baseFiles } from '../src/content/files.ts';
import { readContent } from '../src/content/load.ts';

/** Returns the problems of the pack after one text in one file is replaced once. */
export function problemsOf(path: string, from: string, to: string): readonly Problem[] {
  return problemsWith((files) =>
    files.map((file) => (file.path === path ? { ...file, text: file.text.replace(from, to) } : file)),
  );
}

/** Returns the problems of the pack with other files. */
function problemsWith(change: (files: readonly PackFile[]) => readonly PackFile[]): readonly Problem[] {
  const files = change(baseFiles);
  expect(files).not.toEqual(baseFiles);
  return readContent(files).problems;
}

/** Returns the problems of the pack after the records of one file are changed as JSON. */
export function problemsChanging(path: string, change: (records: Json[]) => void): readonly Problem[] {
  return problemsWith((files) =>
    files.map((file) => {
      if (file.path !== path) return file;
      const json: { records: Json[] } = JSON.parse(file.text);
      change(json.records);
      return { ...file, text: JSON.stringify(json) };
    }),
  );
}

export interface Json {
  [key: string]: unknown;
}
