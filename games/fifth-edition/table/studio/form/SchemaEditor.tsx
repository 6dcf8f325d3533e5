import type { TranslateFn } from '@tessera/text';
import { StepButton, TextButton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { withPlaces } from '../../levelup/withPlaces.ts';
import { wordOr } from '../../words/pathName.ts';
import { type Fields, isFields } from '../pack/draft.ts';
import { Adder, ChoiceField, FormulaField, JsonField, NumberField, TextInput } from './inputs.tsx';
import { emptyOf, emptyVariant, type SchemaField, type SchemaNode, shapeOf, type Variant } from './schemaTree.ts';

/** Props of an editor for a value. */
export interface EditorProps {
  readonly node: SchemaNode;
  readonly value: unknown;
  onChange(value: unknown): void;
  /** Accessible name. */
  readonly label: string;
  readonly t: TranslateFn;
  /** Path from the record to this value, by which problems find it. */
  readonly steps: readonly (string | number)[];
}

/** Editor for a value of any shape, generated from the schema of the content. */
export function SchemaEditor(props: EditorProps) {
  const { node, value, onChange, label, t } = props;
  switch (node.kind) {
    case 'text':
      return <TextInput {...{ label, value, onChange, suggestions: node.suggestions, long: node.long }} />;
    case 'number':
      return <NumberField {...{ label, value, onChange, whole: node.whole, min: node.min, max: node.max }} />;
    case 'formula':
      return <FormulaField {...{ label, value, onChange }} />;
    case 'flag':
      return (
        <input
          type="checkbox"
          className="fe-c-box"
          aria-label={label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <ChoiceField {...{ label, value, onChange, options: node.options, nameOf: (one) => optionName(t, one) }} />
      );
    case 'list':
      return <ListEditor {...props} item={node.item} />;
    case 'object':
      return <FieldsEditor {...props} fields={node.fields} />;
    case 'table':
      return <TableEditor {...props} inner={node.value} />;
    case 'variants':
      return <VariantEditor {...props} tag={node.tag} options={node.options} />;
    case 'either':
      return <EitherEditor {...props} options={node.options} />;
    case 'any':
      return <JsonField {...{ label, value, onChange }} />;
  }
}

type Inner<More> = Omit<EditorProps, 'node'> & More;

/** Fields of an object: present and required ones, and a list to add others. */
function FieldsEditor({ fields, value, onChange, t, steps }: Inner<{ readonly fields: readonly SchemaField[] }>) {
  const own = isFields(value) ? value : {};
  const shown = fields.filter(({ name, required }) => required || own[name] !== undefined);
  const others = fields.filter((field) => !shown.includes(field));
  const set = (name: string, next: unknown) => onChange({ ...own, [name]: next });
  return (
    <div className="fe-c-fields-editor grid gap-2 min-w-0">
      {shown.map(({ name, description, required, node }) => (
        <FieldRow
          key={name}
          name={name}
          description={description}
          id={[...steps, name].join('.')}
          onRemove={required ? undefined : () => onChange(without(own, name))}
          t={t}
        >
          <SchemaEditor
            node={node()}
            value={own[name]}
            onChange={(next) => set(name, next)}
            label={fieldName(t, name)}
            t={t}
            steps={[...steps, name]}
          />
        </FieldRow>
      ))}
      {others.length > 0 && (
        <Adder
          label={t('studio.addField')}
          options={others.map(({ name }) => ({ value: name, label: fieldName(t, name) }))}
          onAdd={(name) => {
            const field = others.find((each) => each.name === name);
            if (field !== undefined) set(name, emptyOf(field.node()));
          }}
        />
      )}
    </div>
  );
}

interface FieldRowProps {
  readonly name: string;
  readonly description: string | undefined;
  readonly id: string;
  readonly onRemove: (() => void) | undefined;
  readonly t: TranslateFn;
  readonly children: ReactNode;
}

function FieldRow({ name, description, id, onRemove, t, children }: FieldRowProps) {
  return (
    <div
      className="fe-c-field-row grid grid-cols-[minmax(5rem,9rem)_minmax(0,1fr)_auto] gap-2 items-start max-[700px]:grid-cols-[minmax(0,1fr)_auto]"
      data-place={id}
    >
      <span className="fe-c-field-name pt-1.5 wrap-anywhere" title={name}>
        {fieldName(t, name)}
        {description !== undefined && <span className="text-note text-muted fe-c-line">{description}</span>}
      </span>
      <div className="fe-c-field-value">{children}</div>
      {onRemove !== undefined && (
        <StepButton aria-label={t('studio.removeField', { name: fieldName(t, name) })} onClick={onRemove}>
          ×
        </StepButton>
      )}
    </div>
  );
}

function ListEditor({ item, value, onChange, label, t, steps }: Inner<{ readonly item: () => SchemaNode }>) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const node = item();
  const isPlain = node.kind === 'text' || node.kind === 'choice' || node.kind === 'number';
  return (
    <div
      className="fe-c-list-editor grid gap-2 min-w-0 data-plain:flex data-plain:flex-wrap"
      data-plain={isPlain || undefined}
    >
      {withPlaces(entries).map(({ place: index, entry }) => (
        <div
          key={index}
          className="fe-c-list-entry grid grid-cols-[minmax(0,1fr)_auto] gap-2 items-start p-2 border border-hairline rounded-control"
          data-place={[...steps, index].join('.')}
        >
          <SchemaEditor
            node={node}
            value={entry}
            onChange={(next) => onChange(entries.map((each, at) => (at === index ? next : each)))}
            label={`${label} ${index + 1}`}
            t={t}
            steps={[...steps, index]}
          />
          <StepButton
            aria-label={t('studio.removeEntry', { name: label, n: index + 1 })}
            onClick={() => onChange(entries.filter((_, at) => at !== index))}
          >
            ×
          </StepButton>
        </div>
      ))}
      {node.kind === 'variants' ? (
        <Adder
          label={t('studio.addEntry', { name: label })}
          options={node.options.map(({ value }) => ({ value, label: kindName(t, value) }))}
          onAdd={(chosen) => {
            const variant = node.options.find((option) => option.value === chosen);
            if (variant !== undefined) onChange([...entries, emptyVariant(node.tag, variant)]);
          }}
        />
      ) : (
        <TextButton className="justify-self-start" onClick={() => onChange([...entries, emptyOf(node)])}>
          {t('studio.addEntry', { name: label })}
        </TextButton>
      )}
    </div>
  );
}

function TableEditor({ inner, value, onChange, label, t, steps }: Inner<{ readonly inner: () => SchemaNode }>) {
  const own = isFields(value) ? value : {};
  const node = inner();
  return (
    <div className="fe-c-fields-editor grid gap-2 min-w-0">
      {withPlaces(Object.entries(own)).map(({ place, entry: [name, entry] }) => (
        <div
          key={place}
          className="fe-c-field-row grid grid-cols-[minmax(5rem,9rem)_minmax(0,1fr)_auto] gap-2 items-start max-[700px]:grid-cols-[minmax(0,1fr)_auto]"
          data-place={[...steps, name].join('.')}
        >
          <TextInput
            label={t('studio.nameOf', { name: label })}
            value={name}
            suggestions={[]}
            long={false}
            onChange={(next) => onChange(renamed(own, name, String(next)))}
          />
          <SchemaEditor
            node={node}
            value={entry}
            onChange={(next) => onChange({ ...own, [name]: next })}
            label={name}
            t={t}
            steps={[...steps, name]}
          />
          <StepButton aria-label={t('studio.removeField', { name })} onClick={() => onChange(without(own, name))}>
            ×
          </StepButton>
        </div>
      ))}
      <TextButton className="justify-self-start" onClick={() => onChange({ ...own, '': emptyOf(node) })}>
        {t('studio.addEntry', { name: label })}
      </TextButton>
    </div>
  );
}

type Variants = Inner<{ readonly tag: string; readonly options: readonly Variant[] }>;

/** Editor of a tagged union. Fields that both variants share are kept when the variant changes. */
function VariantEditor({ tag, options, value, onChange, label, t, steps }: Variants) {
  const own = isFields(value) ? value : {};
  const chosen = options.find((option) => option.value === own[tag]) ?? options[0];
  if (chosen === undefined) return null;
  const change = (next: unknown) => {
    const variant = options.find((option) => option.value === next);
    if (variant === undefined) return;
    const kept = Object.entries(own).filter(([name]) => variant.fields.some((field) => field.name === name));
    onChange({ ...emptyVariant(tag, variant), ...Object.fromEntries(kept), [tag]: variant.value });
  };
  return (
    <div className="fe-c-variant grid gap-2 min-w-0 grid-cols-[minmax(0,1fr)]">
      <ChoiceField
        label={`${label}: ${fieldName(t, tag)}`}
        value={own[tag]}
        onChange={change}
        options={options.map((option) => option.value)}
        nameOf={(one) => kindName(t, one)}
      />
      <FieldsEditor
        {...{ value, onChange, label, t, steps }}
        fields={chosen.fields.filter(({ name }) => name !== tag)}
      />
    </div>
  );
}

function EitherEditor({ options, ...props }: Inner<{ readonly options: readonly SchemaNode[] }>) {
  const { value, onChange, label, t } = props;
  const at = shapeOf(value, options);
  const node = options[at];
  if (node === undefined) return null;
  return (
    <div className="fe-c-either grid grid-cols-[minmax(0,1fr)_auto] gap-2 items-start">
      <SchemaEditor {...props} node={node} />
      <select
        className="fe-c-select"
        aria-label={t('studio.shapeOf', { name: label })}
        value={at}
        onChange={(event) => {
          const next = options[Number(event.target.value)];
          if (next !== undefined) onChange(emptyOf(next));
        }}
      >
        {withPlaces(options).map(({ place, entry: option }) => (
          <option key={place} value={place}>
            {t(`studio.shape.${option.kind}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the name of a field; an unknown field is shown by its id. */
function fieldName(t: TranslateFn, name: string): string {
  return wordOr(t, `studioForm.field.${name}`, name);
}

/** Returns the name of a kind of effect, condition or duration. */
function kindName(t: TranslateFn, kind: string): string {
  return wordOr(t, `studioForm.kind.${kind}`, kind);
}

/** Returns the name of an option. */
function optionName(t: TranslateFn, option: string): string {
  return wordOr(t, `studioForm.option.${option}`, option);
}

function without(fields: Fields, name: string): Fields {
  const { [name]: _, ...others } = fields;
  return others;
}

function renamed(fields: Fields, from: string, to: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === from ? to : name, value]));
}
