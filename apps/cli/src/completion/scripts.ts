import type { Place, Suggestion } from './suggestions.ts';

/** Shells with a completion script, and how each loads it. */
export const SHELLS = {
  bash: { write: bashScript, load: "echo 'source <(tessera completion bash)' >> ~/.bashrc" },
  zsh: { write: zshScript, load: "echo 'source <(tessera completion zsh)' >> ~/.zshrc" },
  fish: { write: fishScript, load: 'tessera completion fish > ~/.config/fish/completions/tessera.fish' },
} as const satisfies Readonly<Record<string, { write(places: readonly Place[]): string; load: string }>>;

function bashScript(places: readonly Place[]): string {
  return `_tessera() {
  local current=\${COMP_WORDS[COMP_CWORD]} given=() offered='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == -* ]] || given+=("\${COMP_WORDS[i]}")
  done
  case "\${given[0]} \${given[1]}" in
${cases(places, (suggestions) => `offered='${wordsOf(suggestions).join(' ')}'`)}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")
}
complete -o default -F _tessera tessera`;
}

function zshScript(places: readonly Place[]): string {
  return `#compdef tessera
_tessera() {
  local -a given offered
  given=(\${\${words[2,CURRENT-1]}:#-*})
  case "\${given[1]} \${given[2]}" in
${cases(places, (suggestions) => `offered=(${suggestions.map(described).join(' ')})`)}
  esac
  _describe tessera offered
  _files
}
compdef _tessera tessera`;
}

/** Returns the branches of a `case` over the first two words; places with more words come first. */
function cases(places: readonly Place[], body: (suggestions: readonly Suggestion[]) => string): string {
  const pattern = (words: readonly string[]) => (words.length === 2 ? `'${words.join(' ')}'` : `'${words[0] ?? ''} '*`);
  return places.map(({ words, suggestions }) => `    ${pattern(words)}) ${body(suggestions)} ;;`).join('\n');
}

/** Formats a suggestion with its description for `_describe`. */
function described({ word, about }: Suggestion): string {
  return quoted(`${word}:${lineOf(about)}`);
}

function fishScript(places: readonly Place[]): string {
  const lines = places.flatMap(({ words, suggestions }) => {
    const condition = conditionAt(words, places);
    return suggestions.map((suggestion) => `complete -c tessera -n ${fishQuoted(condition)} ${fishOption(suggestion)}`);
  });
  return `function __tessera_given
  set -l given (commandline -opc)
  set -e given[1]
  string match -v -- '-*' $given
end
function __tessera_is
  set -l given (__tessera_given)
  test "$given[1..(count $argv)]" = "$argv"
end
${lines.join('\n')}`;
}

/** Returns the fish condition for a place: its words are given, and no longer place fits. */
function conditionAt(words: readonly string[], places: readonly Place[]): string {
  if (words.length === 0) return 'test (count (__tessera_given)) -eq 0';
  const longer = places.filter(
    (place) => words.length === 1 && place.words.length === 2 && place.words[0] === words[0],
  );
  return [
    `__tessera_is ${words.join(' ')}`,
    ...longer.map((place) => `not __tessera_is ${place.words.join(' ')}`),
  ].join('; and ');
}

function fishOption({ word, about, hasValue }: Suggestion): string {
  const text = `-d ${fishQuoted(lineOf(about))}`;
  return word.startsWith('--') ? `-l ${word.slice(2)}${hasValue ? ' -r' : ''} ${text}` : `-f -a ${word} ${text}`;
}

function wordsOf(suggestions: readonly Suggestion[]): string[] {
  return suggestions.map(({ word }) => word);
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
