import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

import { withCaller, withMember } from '../../clinic/patient/lookup/patient-lookup';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { useCallerFamilyQuery } from './family.generated';
import { useAppointmentContext } from './new-appointment-context';
import { newTexts } from './texts';
import type { NewValues } from './new-form';

export interface FamilyChoiceProps {
  /** Id of the patient who calls. */
  callerId: string;
}

/** For a caller or a person of their family; nothing without one. */
export function FamilyChoice({ callerId }: FamilyChoiceProps) {
  const { form } = useAppointmentContext();
  const { values, setValues } = form;
  const { data } = useCallerFamilyQuery({ variables: { id: callerId } });
  const caller = data?.patient;
  const members = caller?.relations?.filter(
    ({ relativeId, isInForce, mayBook }) => relativeId === caller.id && isInForce && mayBook,
  );
  if (!caller || !members?.length) return null;
  const choose = (patientId: string) => {
    const member = members.find((it) => it.patientId === patientId);
    void setValues(member ? withMember(values, caller, member) : withCaller(values, caller));
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{newTexts.family.question}</FormLabel>
      <RadioGroup
        row
        name="familyMember"
        value={values.filled.patientId ?? caller.id}
        onChange={(_, chosen) => choose(chosen)}
      >
        <FormControlLabel value={caller.id} label={caller.name} control={<Radio />} />
        {members.map(({ patientId, patientName, kind }) => (
          <FormControlLabel
            key={patientId}
            value={patientId}
            label={newTexts.family.member(patientName, kind)}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const KINDS = Object.entries(newTexts.family.kind.options).map(([value, label]) => ({ value, label }));

export interface FamilyKindFieldProps {
  callerName: string;
}

/** Adds a new child to the caller's family. */
export function FamilyKindField({ callerName }: FamilyKindFieldProps) {
  return (
    <div className="whole">
      <FormSelectField<NewValues>
        label={newTexts.family.kind.label(callerName)}
        name="familyKind"
        options={KINDS}
        hint={newTexts.family.kind.hint}
        required={false}
      />
    </div>
  );
}
