import { KernelError, type MatchFile, readMatchFile } from '@tessera/kernel';
import { FindingError, readText } from '@tessera/terminal';

/** A saved match as its text and as what it says; a file that is none is named in the complaint. */
export function readSavedMatch(path: string, cwd: string): { readonly text: string; readonly file: MatchFile } {
  const text = savedText(path, cwd);
  return { text, file: readMatchFile(text) };
}

/** The text of a file that has the form of a match, for whoever looks into it further. */
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
    // One that was changed or is newer is a match all the same. What concerns the whole file has no place in it.
    return error.code === 'bad-file' ? error.message.replace(/ \(\/\)$/, '') : undefined;
  }
}
