import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ageText, isMinor } from '@turnero/api/domain/birth-date';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { Fieldset } from '../../../kit/form/Fieldset';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { useFormField } from '../../../kit/form/server-refusal';
import { usePaused } from '../../../kit/form/usePaused';
import type { ListedPatientFragment } from '../patients.generated';
import { texts } from '../texts';
import {
  useAddRelationMutation,
  useRelativesQuery,
  type AddRelationMutation,
  type RelativesQuery,
} from './family.generated';
import { emptyRelation, KIND_OPTIONS, relationSchema, toRelationInput, type RelationValues } from './relation-form';

type Person = RelativesQuery['patients'][number];

const WORDS = texts.family;
const PAUSE_MS = 300;
const LEAST_LETTERS = 2;

export interface AddRelationDialogProps {
  open: boolean;
  patient: ListedPatientFragment;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  onAdded: (added: AddRelationMutation) => void;
  /** The relation exists: perhaps an earlier answer was lost. */
  onConflict: () => void;
  onClose: () => void;
}

/** Looks a patient up, and says who books for whom. */
export const AddRelationDialog = asDialog(function AddRelationDialog(props: AddRelationDialogProps) {
  const { open, patient, today, onAdded, onConflict, onClose } = props;
  const [add] = useAddRelationMutation();
  const isAdult = patient.birthDate === null || !isMinor(patient.birthDate, today);
  return (
    <FormDialog
      open={open}
      title={WORDS.add.title(patient.name)}
      onClose={onClose}
      toValues={() => emptyRelation(isAdult ? 'byPage' : 'ofPage')}
      schema={relationSchema}
      toInput={(values) => toRelationInput(values, patient.id)}
      send={async (input) => {
        const outcome = await add({ input });
        if (outcome.error?.code === 'CONFLICT') onConflict();
        return outcome;
      }}
      onDone={(added) => added && onAdded(added)}
      serverFields={{ relativeId: 'personId', patientId: 'personId' }}
      errorText={WORDS.add.failed}
      submitLabel={WORDS.add.submit}
    >
      <PersonField patient={patient} today={today} />
      <DirectionField name={patient.name} />
      <FormSelectField<RelationValues>
        label={WORDS.kind}
        name="kind"
        options={[{ value: '', label: WORDS.chooseKind }, ...KIND_OPTIONS]}
        hint={WORDS.kindHint}
        required
      />
      <Fieldset>
        <legend>{WORDS.rights}</legend>
        <FormCheckboxField<RelationValues> name="mayBook" label={WORDS.mayBook} />
        <FormCheckboxField<RelationValues> name="maySee" label={WORDS.maySee} />
        <FormCheckboxField<RelationValues> name="isTold" label={WORDS.isTold} />
      </Fieldset>
    </FormDialog>
  );
});

function PersonField({ patient, today }: { patient: ListedPatientFragment; today: string }) {
  const { field, helpers, error, ref } = useFormField<RelationValues, string>('personId', { legend: WORDS.person });
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Person>();
  const messageId = useId();
  const typed = text.trim();
  const search = usePaused(typed, PAUSE_MS);
  const isIdle = typed.length < LEAST_LETTERS;
  const { data, error: failure } = useRelativesQuery({
    variables: { search },
    skip: isIdle || search !== typed,
  });
  const found = isIdle || search !== typed ? undefined : data?.patients.filter(({ id }) => id !== patient.id);
  const shown = [...(chosen && !found?.some(({ id }) => id === chosen.id) ? [chosen] : []), ...(found ?? [])];
  return (
    <div>
      <MuiTextField
        label={WORDS.search}
        value={text}
        fullWidth
        autoComplete="off"
        helperText={WORDS.searchHint}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Only the button sends the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {failure ? WORDS.searchFailed : found && WORDS.found(found.length)}
      </Typography>
      <FormControl component="fieldset" error={error !== undefined} aria-describedby={messageId}>
        {shown.length > 0 && <FormLabel component="legend">{WORDS.person}</FormLabel>}
        <RadioGroup
          name="personId"
          value={field.value}
          onChange={(_, id) => {
            setChosen(shown.find((it) => it.id === id));
            void helpers.setValue(id);
          }}
        >
          {shown.map((person, index) => (
            <FormControlLabel
              key={person.id}
              value={person.id}
              control={<Radio slotProps={index === 0 ? { input: { ref } } : {}} />}
              label={
                <>
                  {person.name}
                  <Typography variant="body2" color="textSecondary">
                    {factsOf(person, today)}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
        <FieldMessage id={messageId} error={error} />
      </FormControl>
    </div>
  );
}

function factsOf({ birthDate, documentNumber, phone, email }: Person, today: string): string {
  const age = birthDate === null ? null : ageText(birthDate, today);
  return [age, documentNumber && `DNI ${documentNumber}`, phone ?? email].filter(Boolean).join(' · ');
}

function DirectionField({ name }: { name: string }) {
  const { values, setFieldValue } = useFormikContext<RelationValues>();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{WORDS.direction}</FormLabel>
      <RadioGroup
        name="direction"
        value={values.direction}
        onChange={(_, chosen) => void setFieldValue('direction', chosen)}
      >
        <FormControlLabel value="byPage" label={WORDS.byPage(name)} control={<Radio />} />
        <FormControlLabel value="ofPage" label={WORDS.ofPage(name)} control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}
