import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { array } from 'yup';

import { asDialog } from '../../kit/dialog/as-dialog';
import { AddDialog, AddForm, type InDialog } from '../../kit/edit/AddForm';
import { formSchema } from '../../kit/form/form-schema';
import { FormChoiceField } from '../../kit/form/FormChoiceField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { up } from '../../kit/ui/breakpoints';
import { useSetInsurersAcceptedMutation, type InsurerFactsFragment } from './insurers.generated';
import { texts } from './texts';

interface Values {
  names: string[];
}

const SCHEMA = formSchema<Values>({ names: array() });

const Columns = styled('div')({
  '& > fieldset': { width: '100%' },
  [up('sm')]: { '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

interface Props {
  open: boolean;
  onClose: () => void;
  insurers: readonly InsurerFactsFragment[];
  reload: () => Promise<void>;
}

/** Switches several at once; "Particular" is always accepted. */
export const AcceptedInsurersDialog = asDialog(function AcceptedInsurersDialog(props: Props) {
  const { open, onClose } = props;
  return (
    <AddDialog open={open} title={texts.several.title} onClose={onClose}>
      {(inDialog) => <AcceptedInsurersForm {...props} inDialog={inDialog} />}
    </AddDialog>
  );
});

function AcceptedInsurersForm({ onClose, insurers, reload, inDialog }: Props & { inDialog: InDialog }) {
  const [set] = useSetInsurersAcceptedMutation();
  // A colleague's change meanwhile is neither undone nor sent as one's own.
  const [opened] = useState(() => insurers.filter(({ kind }) => kind !== 'private_pay'));
  const offered = opened.filter(({ id }) => insurers.some((insurer) => insurer.id === id));
  const submit = async ({ names }: Values): Promise<FormOutcome<Values>> => {
    const changed = offered.filter(({ name, isAccepted }) => names.includes(name) !== isAccepted);
    const idsOf = (wasAccepted: boolean) =>
      changed.filter(({ isAccepted }) => isAccepted === wasAccepted).map(({ id }) => id);
    if (changed.length > 0) {
      const { error } = await set({ acceptedIds: idsOf(false), rejectedIds: idsOf(true) });
      if (error) {
        // Another person may have deleted one.
        await reload();
        return refusal(error, { fallback: texts.several.failed });
      }
    }
    notify.success(texts.several.done);
    onClose();
    await reload();
    return { ok: true };
  };
  return (
    <AddForm
      inDialog={inDialog}
      draft="accepted-insurers"
      initialValues={{ names: opened.filter(({ isAccepted }) => isAccepted).map(({ name }) => name) }}
      schema={SCHEMA}
      onSubmit={submit}
      submitLabel={texts.several.submit}
    >
      <Columns>
        <FormChoiceField<Values>
          label={texts.several.legend}
          name="names"
          required
          several
          options={offered.map(({ name }) => name)}
        />
      </Columns>
    </AddForm>
  );
}
