import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FieldArray, useFormikContext, type FieldArrayRenderProps } from 'formik';

import { useClinic } from '../../../clinic/facts/useClinic';
import { defaultDurationOptions, feeTexts } from '../../../clinic/people/fee-form';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { AddDialog, AddForm, type InDialog } from '../../../kit/edit/AddForm';
import { useFocusNext } from '../../../kit/focus/useFocusNext';
import { useFormFields } from '../../../kit/form/form-fields';
import { FormMoneyField } from '../../../kit/form/FormMoneyField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { createProfessionalsInputLimits as limits } from '../../../schema/limits.generated';
import { texts } from '../texts';
import { anotherPerson, fieldOf, severalSchema, toProfessionals, type SeveralValues } from './several-form';
import {
  useCreateProfessionalsMutation,
  useSeveralProfessionalsQuery,
  type SeveralProfessionalsQuery,
} from './several.generated';

/** Renamed with its fields: older drafts lack some. */
const DRAFT = 'several-professionals-2';

const Fields = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});

interface Props {
  inDialog?: InDialog;
  onDone: () => void | Promise<void>;
}

/** They are invited to choose a password. */
export function SeveralProfessionals({ inDialog, onDone }: Props) {
  const query = useSeveralProfessionalsQuery({ fetchPolicy: 'network-only', errorFallback: texts.several.loadFailed });
  const [create] = useCreateProfessionalsMutation();
  const { keyOf, done } = useRetryKey<SeveralValues>();
  return (
    <LoadedOnce
      query={query}
      errorTitle={texts.several.loadFailed}
      waiting={<FormOnItsWay label={texts.several.loading} />}
    >
      {(data) => {
        const submit = async (values: SeveralValues): Promise<FormOutcome<SeveralValues>> => {
          const professionals = toProfessionals(values, data);
          const { error } = await create({ input: { professionals }, idempotencyKey: keyOf(values) });
          if (error) return refusal(error, { fields: fieldOf, fallback: texts.several.failed });
          done();
          notify.success(texts.several.done(professionals.length));
          await onDone();
          return { ok: true };
        };
        return (
          <AddForm
            inDialog={inDialog}
            draft={DRAFT}
            initialValues={{ people: [anotherPerson(data)] }}
            schema={severalSchema}
            onSubmit={submit}
            submitLabel={texts.several.submit}
          >
            <FieldArray name="people" render={(list) => <People of={data} list={list} />} />
          </AddForm>
        );
      }}
    </LoadedOnce>
  );
}

interface PeopleProps {
  of: SeveralProfessionalsQuery;
  list: FieldArrayRenderProps;
}

function People({ of: data, list }: PeopleProps) {
  const { people } = useFormikContext<SeveralValues>().values;
  const fields = useFormFields();
  const focusNext = useFocusNext();
  const focusPerson = (index: number) => focusNext(() => fields.named(`people.${index}.name`));
  const add = () => {
    focusPerson(people.length);
    list.push(anotherPerson(data, people.at(-1)));
  };
  const remove = (index: number) => {
    // The button disappears with the card.
    focusPerson(Math.min(index, people.length - 2));
    list.remove(index);
  };
  return (
    <>
      {people.length === 1 ? (
        <Person index={0} of={data} />
      ) : (
        people.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else until they are stored.
          <Card key={index} component="fieldset" sx={{ p: 4, m: 0 }}>
            <Typography component="legend" variant="subtitle1" sx={{ float: 'left', width: '100%', p: 0, mb: 2 }}>
              {texts.several.person(index + 1)}
            </Typography>
            <Stack spacing={4} sx={{ clear: 'both' }}>
              <Person index={index} of={data} />
              <div>
                <Button variant="text" onClick={() => remove(index)} sx={{ px: 0, minWidth: 0 }}>
                  {texts.several.remove}
                  <span style={visuallyHidden}> {texts.several.person(index + 1)}</span>
                </Button>
              </div>
            </Stack>
          </Card>
        ))
      )}
      {people.length < limits.professionals.maxItems && (
        <div>
          <Button variant="outlined" onClick={add}>
            {texts.several.another}
          </Button>
        </div>
      )}
    </>
  );
}

function Person({ index, of: { specialties, scheduleTemplates } }: { index: number; of: SeveralProfessionalsQuery }) {
  const currency = useClinic()?.currency;
  const { values } = useFormikContext<SeveralValues>();
  const at = `people.${index}` as const;
  return (
    <Fields>
      <FormTextField<SeveralValues> label={texts.fields.name} name={`${at}.name`} required />
      <FormTextField<SeveralValues>
        label={texts.fields.email}
        name={`${at}.email`}
        type="email"
        required
        hint={texts.several.emailHint}
      />
      <FormTextField<SeveralValues>
        label={texts.fields.licenseNumber}
        name={`${at}.licenseNumber`}
        hint={texts.several.licenseHint}
      />
      <FormSelectField<SeveralValues>
        label={texts.fields.specialty}
        name={`${at}.specialtyId`}
        required
        options={[
          { value: '', label: texts.form.chooseSpecialty },
          ...specialties.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...(specialties.length === 0 && { hint: texts.form.noSpecialties })}
      />
      <FormSelectField<SeveralValues>
        label={texts.several.hours}
        name={`${at}.templateId`}
        hint={texts.several.hoursHint}
        options={[
          ...scheduleTemplates.map(({ id, description }) => ({ value: id, label: description })),
          { value: '', label: texts.several.noHours },
        ]}
      />
      <FormSelectField<SeveralValues>
        label={feeTexts.fields.duration}
        name={`${at}.duration`}
        options={defaultDurationOptions({ fee: '', duration: values.people[index]?.duration ?? '' })}
      />
      <FormMoneyField<SeveralValues>
        label={feeTexts.fields.fee}
        name={`${at}.fee`}
        read={(fee) => feeTexts.feeHint(fee, currency)}
      />
    </Fields>
  );
}

interface SeveralDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void | Promise<void>;
}

export const SeveralProfessionalsDialog = asDialog(function SeveralDialog(props: SeveralDialogProps) {
  const { open, onClose, onDone } = props;
  return (
    <AddDialog open={open} title={texts.several.title} onClose={onClose}>
      {(inDialog) => (
        <SeveralProfessionals
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
