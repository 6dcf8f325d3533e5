import type { Issue } from '@tessera/fifth-edition';
import type { ScreenId } from '../screens.ts';

/** Screen on which an issue can be fixed. */
export interface IssuePlace {
  readonly screen: ScreenId;
  readonly at: string | undefined;
}

/** Returns the screen for an issue's path; undefined for issues that are fixed on the sheet itself. */
export function placeOfIssue({ path }: Pick<Issue, 'path'>): IssuePlace | undefined {
  const [, choice] = /^choices\["(.+)"\]$/.exec(path) ?? [];
  if (choice !== undefined) return { screen: 'build', at: choice };
  if (path.startsWith('levels')) return { screen: 'history', at: undefined };
  if (path === 'species' || path === 'lineage' || path === 'background') return { screen: 'build', at: path };
  return undefined;
}

/** Returns a toggle that is on but no longer exists, so that it can only be switched off. */
export function lostSwitch({ code, path }: Pick<Issue, 'code' | 'path'>): string | undefined {
  return code === 'W_TOGGLE_UNKNOWN' ? path.slice('toggles.'.length) : undefined;
}
