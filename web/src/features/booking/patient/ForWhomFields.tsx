import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';

import { FormDateField } from '../../../kit/form/FormDateField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { StepPartHeading } from '../choose/StepHeading';
import type { ForWhomValues } from '../send/for-whom-form';
import { texts } from '../texts';
import { PatientFields } from './PatientFields';

const WORDS = texts.forWhom;

interface Props {
  /** In the clinic, yyyy-MM-dd. */
  today: string;
}

/** For oneself, or for a child or a parent; then who books, to whom the clinic writes. */
export function ForWhomFields({ today }: Props) {
  const [{ value: forWhom }, , { setValue }] = useField<ForWhomValues['forWhom']>('forWhom');
  return (
    <>
      <FormControl component="fieldset" className="whole">
        <FormLabel component="legend">{WORDS.question}</FormLabel>
        <RadioGroup
          row
          name="forWhom"
          value={forWhom}
          onChange={(_, chosen) => void setValue(chosen as typeof forWhom)}
        >
          <FormControlLabel value="me" label={WORDS.me} control={<Radio />} />
          <FormControlLabel value="other" label={WORDS.other} control={<Radio />} />
        </RadioGroup>
      </FormControl>
      {forWhom === 'other' && (
        <>
          <FormTextField<ForWhomValues> label={WORDS.name} name="otherName" autoComplete="off" required />
          <FormDateField<ForWhomValues>
            label={WORDS.birthDate}
            name="birthDate"
            autoComplete="off"
            today={today}
            max={today}
            required
          />
          <div className="whole">
            <StepPartHeading id="quien-reserva">{WORDS.own}</StepPartHeading>
          </div>
        </>
      )}
      <PatientFields {...(forWhom === 'other' && { nameLabel: WORDS.ownName })} />
    </>
  );
}
