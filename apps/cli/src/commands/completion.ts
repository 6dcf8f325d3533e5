import { defineCommand, EXIT, unknownName } from '@tessera/terminal';
import { SHELLS } from '../completion/scripts.ts';
import { placesOf } from '../completion/suggestions.ts';

/** Command that prints a completion script with every command and flag. */
export const completion = defineCommand({
  name: 'completion',
  topic: 'workspace',
  summary: 'Print a script that completes commands and options in a shell',
  about: [
    'To load it in every new shell:',
    ...Object.entries(SHELLS).map(([shell, { load }]) => `  ${shell.padEnd(5)} ${load}`),
  ].join('\n'),
  operands: { usage: '<bash|zsh|fish>', min: 1, max: 1 },
  flags: {},
  examples: ['tessera completion bash', 'tessera completion fish > ~/.config/fish/completions/tessera.fish'],

  async run({ operands: [name = ''] }) {
    const shell = Object.entries(SHELLS).find(([known]) => known === name)?.[1];
    if (!shell) throw unknownName('bad-operands', 'completion for the shell', name, Object.keys(SHELLS));
    // This command is one of them.
    const { allCommands } = await import('./index.ts');
    const { manifests } = await import('@tessera/catalog');
    const places = placesOf(
      await allCommands(),
      manifests.map(({ id }) => id),
    );
    const script = shell.write(places);
    return { exit: EXIT.fine, text: script, document: { shell: name, script } };
  },
});
