import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormSearchableSelectField } from '../../kit/form/FormSearchableSelectField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { useFormField } from '../../kit/form/server-refusal';
import type { ApiKeyFactsFragment, CreateApiKeyInput } from './api-keys.generated';
import {
  CLINIC,
  EXPIRY_OPTIONS,
  KEY_FIELDS,
  KEY_WORDS,
  keySchema,
  toKeyInput,
  toKeyValues,
  type KeyValues,
} from './key-form';
import { ScopesField } from './ScopesField';
import { texts } from './texts';

interface Props extends EntryDialog<ApiKeyFactsFragment, Required<CreateApiKeyInput>> {
  professionals: readonly { id: number; name: string }[];
}

/** Makes a key, or changes its name and limit: what it may, and for how long, is settled when it is made. */
export const KeyFormDialog = asDialog(function KeyFormDialog(props: Props) {
  const { professionals, stored } = props;
  const whose = [
    { value: CLINIC, label: texts.form.clinic },
    ...professionals.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'api-key')}
      toValues={toKeyValues}
      schema={keySchema}
      toInput={toKeyInput}
      serverFields={KEY_FIELDS}
      words={KEY_WORDS}
    >
      <FormTextField<KeyValues> label={texts.fields.name} name="name" required hint={texts.form.nameHint} />
      {!stored && (
        <>
          <FormSearchableSelectField<KeyValues>
            label={texts.fields.whose}
            name="whose"
            options={whose}
            hint={texts.form.whoseHint}
            required
          />
          <ScopesField />
          <ExpiryField />
        </>
      )}
      <FormTextField<KeyValues>
        label={texts.fields.requestsPerMinute}
        name="requestsPerMinute"
        inputMode="numeric"
        required
        hint={texts.form.requestsHint}
      />
    </FormDialog>
  );
});

function ExpiryField() {
  const { field } = useFormField<KeyValues, string>('expiry');
  return (
    <FormSelectField<KeyValues>
      label={texts.fields.expiry}
      name="expiry"
      options={EXPIRY_OPTIONS}
      hint={field.value === 'never' ? texts.form.neverHint : texts.form.expiryHint}
      required
    />
  );
}
