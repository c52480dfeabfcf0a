import { styled } from '@mui/material/styles';
import { array } from 'yup';

import { asDialog } from '../../kit/dialog/as-dialog';
import { AddDialog, AddForm } from '../../kit/edit/AddForm';
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
  const { open, onClose, insurers, reload } = props;
  const [set] = useSetInsurersAcceptedMutation();
  const offered = insurers.filter(({ kind }) => kind !== 'private_pay');
  const submit = async ({ names }: Values): Promise<FormOutcome<Values>> => {
    for (const isAccepted of [true, false]) {
      const changed = offered.filter((it) => it.isAccepted !== isAccepted && names.includes(it.name) === isAccepted);
      if (changed.length === 0) continue;
      const { error } = await set({ ids: changed.map(({ id }) => id), isAccepted });
      if (error) return refusal(error, { fallback: texts.several.failed });
    }
    notify.success(texts.several.done);
    onClose();
    await reload();
    return { ok: true };
  };
  return (
    <AddDialog open={open} title={texts.several.title} onClose={onClose}>
      {(inDialog) => (
        <AddForm
          inDialog={inDialog}
          draft="accepted-insurers"
          initialValues={{ names: offered.filter(({ isAccepted }) => isAccepted).map(({ name }) => name) }}
          schema={SCHEMA}
          onSubmit={submit}
          submitLabel={texts.several.submit}
        >
          <Columns>
            <FormChoiceField<Values>
              label={texts.several.legend}
              name="names"
              several
              options={offered.map(({ name }) => name)}
            />
          </Columns>
        </AddForm>
      )}
    </AddDialog>
  );
});
