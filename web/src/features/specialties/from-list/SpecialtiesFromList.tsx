import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { COMMON_SPECIALTIES, isSameSpecialty } from '@turnero/api/domain/common-specialties';
import { specialtyEmoji } from '@turnero/api/domain/specialty-icons';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { array } from 'yup';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { AddDialog, AddForm, type InDialog } from '../../../kit/edit/AddForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormChoiceField } from '../../../kit/form/FormChoiceField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { down } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { useAddSpecialtiesFromListMutation, useSpecialtiesThereQuery } from './from-list.generated';

interface Values {
  names: string[];
}

const SCHEMA = formSchema<Values>({ names: array().min(1, texts.fromList.none) });
const NOTHING: Values = { names: [] };
/** The most common; a button shows the rest. */
const FIRST = 18;

const Chips = styled('div')({
  '& > fieldset': { width: '100%' },
  '& .MuiFormGroup-root': { flexDirection: 'row', gap: 8, paddingTop: 8 },
  '& .MuiFormControlLabel-root': {
    margin: 0,
    padding: '0 14px 0 2px',
    minHeight: 44,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 22,
  },
  '& .MuiFormControlLabel-root:has(:checked)': {
    background: theme.vars.palette.primaryTint,
    borderColor: theme.vars.palette.primary.main,
  },
  '& .MuiCheckbox-root': { padding: 8 },
  '& .mark': { marginRight: 2 },
  '& + div > button': { paddingInline: 0 },
  // Two in a row of a phone.
  [down('sm')]: {
    '& .MuiFormControlLabel-root': { paddingRight: 10 },
    '& .MuiCheckbox-root': { padding: '8px 4px 8px 6px' },
    '& .mark': { display: 'none' },
  },
});

interface Props {
  inDialog?: InDialog;
  onDone: () => void | Promise<void>;
}

/** Common ones, without existing ones. */
export function SpecialtiesFromList({ inDialog, onDone }: Props) {
  const query = useSpecialtiesThereQuery({ fetchPolicy: 'network-only', errorFallback: texts.list.failed });
  const [add] = useAddSpecialtiesFromListMutation();
  const { keyOf, done } = useRetryKey<Values>();
  const submit = async (values: Values): Promise<FormOutcome<Values>> => {
    const { error } = await add({ names: values.names, idempotencyKey: keyOf(values) });
    if (error) return refusal(error, { fallback: texts.fromList.failed });
    done();
    notify.success(texts.fromList.done(values.names.length));
    await onDone();
    return { ok: true };
  };
  return (
    <LoadedOnce query={query} errorTitle={texts.list.failed} waiting={<FormOnItsWay label={texts.fromList.loading} />}>
      {({ allSpecialties }) => {
        const offered = COMMON_SPECIALTIES.filter(
          ({ name }) => !allSpecialties.some((there) => isSameSpecialty(there.name, name)),
        );
        return (
          <AddForm
            inDialog={inDialog}
            draft="specialties-from-list"
            initialValues={NOTHING}
            schema={SCHEMA}
            isReady={({ names }) => names.length > 0}
            onSubmit={submit}
            submitLabel={texts.fromList.submit}
          >
            <Choice offered={offered} />
          </AddForm>
        );
      }}
    </LoadedOnce>
  );
}

function Choice({ offered }: { offered: typeof COMMON_SPECIALTIES }) {
  const { values } = useFormikContext<Values>();
  const [isWhole, setWhole] = useState(false);
  const names = offered.map(({ name }) => name);
  const rest = names.slice(FIRST);
  // Choices from a draft are always visible.
  const isCut = rest.length > 0 && !isWhole && !values.names.some((name) => rest.includes(name));
  return (
    <>
      <Chips>
        <FormChoiceField<Values>
          label={texts.fromList.legend}
          name="names"
          several
          required
          options={isCut ? names.slice(0, FIRST) : names}
          {...(isWhole && { focusOn: rest[0] })}
          markOf={(name) => (
            <span className="mark" aria-hidden="true">
              {specialtyEmoji(offered.find((it) => it.name === name)?.icon)}
            </span>
          )}
        />
      </Chips>
      {isCut && (
        <div>
          <Button variant="text" onClick={() => setWhole(true)}>
            {texts.fromList.all(names.length)}
          </Button>
        </div>
      )}
    </>
  );
}

interface FromListDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void | Promise<void>;
}

export const SpecialtiesFromListDialog = asDialog(function FromListDialog(props: FromListDialogProps) {
  const { open, onClose, onDone } = props;
  return (
    <AddDialog open={open} title={texts.fromList.title} onClose={onClose}>
      {(inDialog) => (
        <SpecialtiesFromList
          inDialog={inDialog}
          onDone={async () => {
            onClose();
            await onDone();
          }}
        />
      )}
    </AddDialog>
  );
});
