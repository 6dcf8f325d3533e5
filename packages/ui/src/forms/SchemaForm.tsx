import type { Json } from '@tessera/kernel';
import { type ReactNode, useMemo } from 'react';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { NumberField } from './NumberField.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import { type FormField, type FormOption, type FormProblem, type FormValue, formOf } from './schemaModel.ts';
import { isFormValue, problemsOf } from './schemaProblems.ts';
import { TextField } from './TextField.tsx';

/** The texts of a form that are not in the schema. */
export interface SchemaFormWords {
  readonly less: string;
  readonly more: string;
  readonly search: string;
  /** The labels of an unset optional value, and of yes and no. */
  readonly unsaid: string;
  readonly yes: string;
  readonly no: string;
  problem(problem: FormProblem): string;
  /** Returns the translated label of a field; default: the schema's. */
  title?(path: readonly string[], own: string): string;
  description?(path: readonly string[], own: string | undefined): string | undefined;
  /** Returns the label of an option; `own` is the schema's label. */
  option?(path: readonly string[], option: string, own: string | undefined): string;
  /** Returns the name of a number, in a field whose numbers have names. */
  numberName?(path: readonly string[], number: number): string | undefined;
}

export interface SchemaFormProps {
  /** A JSON Schema of an object. */
  readonly schema: unknown;
  readonly value: FormValue;
  onChange(value: FormValue): void;
  readonly words: SchemaFormWords;
}

/** A form generated from a JSON Schema, for the options of a match. */
export function SchemaForm({ schema, value, onChange, words }: SchemaFormProps) {
  const form = useMemo(() => formOf(schema), [schema]);
  const problems = problemsOf(form, value);
  return <Fields {...{ form, value, onChange, words, problems, path: [] }} />;
}

interface FieldsProps {
  readonly form: readonly FormField[];
  readonly value: FormValue;
  onChange(value: FormValue): void;
  readonly words: SchemaFormWords;
  readonly problems: readonly FormProblem[];
  readonly path: readonly string[];
}

function Fields({ form, value, onChange, words, problems, path }: FieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      {form.map((field) => {
        const here = [...path, field.name];
        const given = value[field.name];
        const set = (next: Json | undefined) => {
          const { [field.name]: _, ...others } = value;
          onChange(next === undefined ? others : { ...value, [field.name]: next });
        };
        if (field.kind !== 'group') {
          return (
            <SchemaField key={field.name} {...{ field, value: given, onChange: set, words, problems, path: here }} />
          );
        }
        const inner = isFormValue(given) ? given : {};
        return (
          <fieldset key={field.name} className="m-0 min-w-0 rounded-control border border-hairline p-4">
            <legend className="px-1 font-semibold">{titleOf(field, here, words)}</legend>
            <Fields
              {...{
                form: field.fields,
                value: inner,
                onChange: (next) => set({ ...next }),
                words,
                problems,
                path: here,
              }}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

interface SchemaFieldProps extends Omit<FieldsProps, 'form' | 'value' | 'onChange'> {
  readonly field: Exclude<FormField, { kind: 'group' }>;
  readonly value: Json | undefined;
  onChange(value: Json | undefined): void;
}

function SchemaField({ field, value, onChange, words, problems, path }: SchemaFieldProps): ReactNode {
  const wrong = problems.find((problem) => samePath(problem.path, path));
  const own = {
    label: titleOf(field, path, words),
    hint: words.description ? words.description(path, field.description) : field.description,
    error: wrong && words.problem(wrong),
  };
  const named = (options: readonly FormOption[]) =>
    options.map(({ value: option, label }) => ({
      value: option,
      label: words.option?.(path, option, label) ?? label ?? option,
    }));

  switch (field.kind) {
    case 'choice':
      return <Select {...own} options={named(field.options)} value={textIn(value)} onChange={onChange} />;
    case 'choices': {
      const chosen = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
      const options = named(field.options);
      return (
        <CheckboxGroup
          {...own}
          options={options}
          value={chosen}
          onChange={(next) => onChange([...next])}
          searchLabel={words.search}
        />
      );
    }
    case 'number': {
      const { min, max, initial } = field;
      const number = typeof value === 'number' ? value : initial;
      const names = namesOf(field, (one) => words.numberName?.(path, one));
      if (names)
        return <Select {...own} options={names} value={String(number)} onChange={(next) => onChange(Number(next))} />;
      return <NumberField {...own} {...{ min, max, words, onChange }} value={number} />;
    }
    case 'text':
      return <TextField {...own} value={textIn(value)} onChange={onChange} maxLength={field.most} />;
    case 'flag':
      return <Switch label={own.label} hint={own.hint} on={value === true} onChange={onChange} />;
    case 'maybe': {
      const said = (one: number | boolean) => (typeof one === 'number' ? String(one) : one ? words.yes : words.no);
      return (
        <Select
          {...own}
          value={value === undefined ? '' : String(value)}
          options={[
            { value: '', label: words.unsaid },
            ...field.values.map((one) => ({ value: String(one), label: said(one) })),
          ]}
          onChange={(next) => onChange(field.values.find((one) => String(one) === next))}
        />
      );
    }
    case 'fixed':
      return null;
  }
}

/**
 * Returns the named numbers of a field by name, if the first one has a name; numbers without a name are not offered.
 */
function namesOf(
  { whole, min, max }: Extract<FormField, { kind: 'number' }>,
  nameOf: (number: number) => string | undefined,
): { readonly value: string; readonly label: string }[] | undefined {
  if (!whole || min === undefined || max === undefined || nameOf(min) === undefined) return undefined;
  const names: { value: string; label: string }[] = [];
  for (let number = min; number <= max; number++) {
    const label = nameOf(number);
    if (label !== undefined) names.push({ value: String(number), label });
  }
  return names;
}

function titleOf(field: FormField, path: readonly string[], words: SchemaFormWords): string {
  return words.title?.(path, field.title) ?? field.title;
}

function textIn(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function samePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, place) => name === b[place]);
}
