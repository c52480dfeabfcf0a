import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { FormWordsField } from '../../kit/form/FormWordsField';
import {
  INSURER_WORDS,
  insurerSchema,
  kindOptions,
  toInsurerInput,
  toInsurerValues,
  type InsurerValues,
} from './insurer-form';
import type { CreateInsurerInput, InsurerFactsFragment } from './insurers.generated';
import { texts } from './texts';

const NONE: readonly string[] = [];

export const InsurerFormDialog = asDialog(function InsurerFormDialog(
  props: EntryDialog<InsurerFactsFragment, CreateInsurerInput>,
) {
  const kind = props.stored?.kind;
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'insurer')}
      toValues={toInsurerValues}
      schema={insurerSchema}
      toInput={(values, _before, latest) => toInsurerInput(values, latest)}
      words={INSURER_WORDS}
    >
      <FormTextField<InsurerValues> label={texts.fields.name} name="name" required />
      <FormSelectField<InsurerValues> label={texts.fields.kind} name="kind" options={kindOptions(kind)} />
      <FormWordsField<InsurerValues>
        label={texts.fields.aliases}
        name="aliases"
        proposed={NONE}
        hint={texts.form.aliases}
      />
      {kind !== 'private_pay' && (
        <>
          <FormWordsField<InsurerValues>
            label={texts.fields.plans}
            name="plans"
            proposed={NONE}
            hint={texts.form.plans}
          />
          <FormTextField<InsurerValues> label={texts.fields.rnasCode} name="rnasCode" hint={texts.form.rnasCode} />
          <FormTextField<InsurerValues>
            label={texts.fields.numberPattern}
            name="numberPattern"
            hint={texts.form.numberPattern}
          />
          <FormCheckboxField<InsurerValues> label={texts.fields.isActive} name="isAccepted" isSwitch />
        </>
      )}
    </FormDialog>
  );
});
