import { KernelError, type MatchFile, readMatchFile } from '@tessera/kernel';
import { FindingError, readText } from '@tessera/terminal';

/** Reads a saved match as text and as data. An invalid file is named in the error. */
export function readSavedMatch(path: string, cwd: string): { readonly text: string; readonly file: MatchFile } {
  const text = savedText(path, cwd);
  return { text, file: readMatchFile(text) };
}

/** Returns the text of a file that has the format of a match. */
export function savedText(path: string, cwd: string): string {
  const text = readText(path, cwd);
  const why = whyNoMatch(text);
  if (why !== undefined) throw new FindingError('bad-file', `${path} is no saved match: ${why}.`);
  return text;
}

function whyNoMatch(text: string): string | undefined {
  try {
    readMatchFile(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    // A changed or newer file is still a match. A problem of the whole file has no path in it.
    return error.code === 'bad-file' ? error.message.replace(/ \(\/\)$/, '') : undefined;
  }
}
