import { useState } from 'react';
import { SegmentedControl } from '../controls/SegmentedControl.tsx';
import { CodeInput } from '../forms/CodeInput.tsx';
import { SchemaForm, type SchemaFormWords } from '../forms/SchemaForm.tsx';
import { defaultsOf, type FormProblem, type FormValue, formOf } from '../forms/schemaModel.ts';
import { TextField } from '../forms/TextField.tsx';
import { Section } from './Section.tsx';

/** Single fields, and a form generated from a schema. */
export function FormsSection() {
  const [code, setCode] = useState('K7Q');
  const [name, setName] = useState('');
  const [pace, setPace] = useState<'live' | 'days'>('live');
  const [options, setOptions] = useState<FormValue>(() => ({ ...defaultsOf(formOf(OPTIONS)), budget: 1200 }));
  return (
    <Section span={8} title="Forms" note="from a JSON Schema, or by hand">
      <div className="grid gap-8 md:grid-cols-2">
        <SchemaForm schema={OPTIONS} value={options} onChange={setOptions} words={WORDS} />
        <div className="flex flex-col gap-5">
          <CodeInput
            label="Join by code"
            value={code}
            onChange={setCode}
            hint="Six characters; paste fills all. 0, O, 1 and I are never used: a typed one means a Q or an L."
          />
          <TextField
            label="Your name"
            value={name}
            onChange={setName}
            placeholder="Guest 41"
            hint="Others see it at the table"
          />
          <TextField label="Table name" value="A" onChange={() => {}} error="At least 3 letters" />
          <SegmentedControl labelled label="Pace" value={pace} onChange={setPace} options={PACES} />
        </div>
      </div>
    </Section>
  );
}

const PACES = [
  { value: 'live', label: 'Live' },
  { value: 'days', label: 'Over days' },
] as const;

const OPTIONS = {
  type: 'object',
  properties: {
    map: {
      type: 'string',
      enum: ['ballroom', 'bank-job', 'jail-break'],
      default: 'ballroom',
      description: 'The site to rob',
    },
    budget: {
      type: 'integer',
      minimum: 0,
      maximum: 1000,
      default: 100,
      description: 'Credits for the equipment of each crew',
    },
    openLoadouts: { type: 'boolean', default: false, description: 'Everyone sees the purchases of the others' },
    variants: {
      type: 'array',
      items: {
        type: 'string',
        enum: [
          'charm-ties',
          'free-reload',
          'long-night',
          'no-portals',
          'open-yard',
          'quiet-start',
          'second-wind',
          'slow-alert',
        ],
      },
      default: ['open-yard'],
      maxItems: 3,
      description: 'Rulings other than the usual ones',
    },
  },
};

const WORDS: SchemaFormWords = {
  less: 'Less',
  more: 'More',
  search: 'Search',
  unsaid: 'As usual',
  yes: 'Yes',
  no: 'No',
  problem: ({ code, params }: FormProblem) => PROBLEMS[code]?.(params) ?? 'Not allowed',
};

const PROBLEMS: Readonly<Record<string, (params: FormProblem['params']) => string>> = {
  'too-high': ({ max }) => `At most ${max}`,
  'too-low': ({ min }) => `At least ${min}`,
  'too-many': ({ most }) => `At most ${most} of them`,
};
