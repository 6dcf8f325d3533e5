import type { Issue } from '@tessera/fifth-edition';
import type { ScreenId } from '../screens.ts';

/** Where something that is wrong can be put right. */
export interface IssuePlace {
  readonly screen: ScreenId;
  readonly at: string | undefined;
}

/** The way from an issue's place in the record to a screen; what is put right on the sheet itself has none. */
export function placeOfIssue({ path }: Pick<Issue, 'path'>): IssuePlace | undefined {
  const [, choice] = /^choices\["(.+)"\]$/.exec(path) ?? [];
  if (choice !== undefined) return { screen: 'build', at: choice };
  if (path.startsWith('levels')) return { screen: 'history', at: undefined };
  if (path === 'species' || path === 'lineage' || path === 'background') return { screen: 'build', at: path };
  return undefined;
}

/** The switch that is on in a record although nothing has it any more: it can only be switched off. */
export function lostSwitch({ code, path }: Pick<Issue, 'code' | 'path'>): string | undefined {
  return code === 'W_TOGGLE_UNKNOWN' ? path.slice('toggles.'.length) : undefined;
}
