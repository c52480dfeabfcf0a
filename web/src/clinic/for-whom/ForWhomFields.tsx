import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { useCallback, type ComponentProps } from 'react';

import { ContactFields } from '../../../clinic/patient/ContactFields';
import { useWho } from '../../../clinic/session/useWho';
import { toDateText } from '../../../kit/form/date-text';
import { FormTextField } from '../../../kit/form/FormTextField';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { StepPartHeading } from '../../../clinic/booking/steps/StepHeading';
import type { PatientValues } from '../../../clinic/booking/send/booking-form';
import type { ForWhomValues } from '../send/for-whom-form';
import { bookingTexts } from '../../../clinic/booking/texts';
import { texts } from '../texts';
import { useBookingFamilyQuery } from './family.generated';
import type { OtherPatientFieldsProps } from './OtherPatientFields';

const WORDS = texts.forWhom;

const load = () => import('./OtherPatientFields').then((file) => file.OtherPatientFields);

interface Props {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** For oneself, a child or a parent; then asks who books and gets the mails. */
export function ForWhomFields({ today }: Props) {
  const { values, setValues, setFieldValue, setFieldTouched } = useFormikContext<ForWhomValues>();
  const { forWhom } = values;
  const who = useWho();
  const isMember = who?.role === 'user';
  const family = useFamily(isMember);
  const onLoadFailure = useDialogLoadFailure(useCallback(() => void setFieldValue('forWhom', 'me'), [setFieldValue]));
  const choose = async (chosen: string) => {
    // Don't report the hidden name as missing.
    await setFieldTouched('name', false, false);
    const member = family.find(({ patientId }) => patientId === chosen);
    await setValues({
      ...values,
      forWhom: chosen,
      otherName: member?.patientName ?? '',
      birthDate: toDateText(member?.patientBirthDate ?? null),
      familyKind: '',
    });
  };
  return (
    <>
      <FormControl component="fieldset" className="whole">
        <FormLabel component="legend">{WORDS.question}</FormLabel>
        <RadioGroup row name="forWhom" value={forWhom} onChange={(_, chosen) => void choose(chosen)}>
          <FormControlLabel value="me" label={WORDS.me} control={<Radio />} />
          {family.map(({ patientId, patientName }) => (
            <FormControlLabel key={patientId} value={patientId} label={WORDS.member(patientName)} control={<Radio />} />
          ))}
          <FormControlLabel value="other" label={WORDS.other} control={<Radio />} />
        </RadioGroup>
      </FormControl>
      {forWhom === 'other' && (
        <LazyComponent<OtherPatientFieldsProps>
          load={load}
          isNeeded
          props={{ today, asksFamily: isMember }}
          onFailure={onLoadFailure}
        />
      )}
      {forWhom !== 'me' && (
        <div className="whole">
          <StepPartHeading id="quien-reserva">{WORDS.own}</StepPartHeading>
        </div>
      )}
      <PatientFields {...(forWhom !== 'me' && { nameLabel: WORDS.ownName })} />
    </>
  );
}

/** Persons whom the account may book for. */
function useFamily(isMember: boolean) {
  const { data } = useBookingFamilyQuery({ skip: !isMember, fetchPolicy: 'cache-and-network', errorToast: false });
  return data?.myFamily.filter((it) => it.isCallers && it.isInForce && it.mayBook) ?? [];
}

function PatientFields(props: ComponentProps<typeof ContactFields>) {
  return (
    <>
      <ContactFields {...props} />
      <div className="whole">
        <FormTextField<PatientValues>
          label={bookingTexts.fields.notes}
          name="notes"
          rows={2}
          hint={bookingTexts.patientFields.notesHint}
        />
      </div>
    </>
  );
}
