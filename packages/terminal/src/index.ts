export { COMMON_FLAGS, list, type ParsedArguments, wholeNumber } from './arguments.ts';
export {
  byTopic,
  type Command,
  defineCommand,
  type Flag,
  type Flags,
  type FurtherFlags,
  type Report,
} from './command.ts';
export { EXIT, type Exit, FindingError, UsageError, type UsageErrorCode, unknownName } from './errors.ts';
export { count, figure, percent } from './figures.ts';
export { filesAt, filesUnder } from './fileSet.ts';
export { readText, writeText } from './files.ts';
export { type Io, processIo } from './io.ts';
export { type FoundPack, packsIn } from './packs.ts';
export type { Paint } from './paint.ts';
export { plainText } from './plainText.ts';
export { type Program, runProgram } from './program.ts';
export { Prompt } from './prompt.ts';
export { columns, indent, newspaper } from './table.ts';
export type { Terminal } from './terminal.ts';
export { workspaceRoot } from './workspace.ts';
