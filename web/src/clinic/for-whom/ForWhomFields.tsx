import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { useCallback } from 'react';

import { toDateText } from '../../kit/form/date-text';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { StepPartHeading } from '../booking/steps/StepHeading';
import { ContactFields } from '../patient/ContactFields';
import type { ContactValues } from '../patient/contact-form';
import { useWho } from '../session/useWho';
import { useBookingFamilyQuery } from './family.generated';
import type { ForWhom } from './for-whom';
import type { OtherPatientFieldsProps } from './OtherPatientFields';
import { texts } from './texts';

const load = () => import('./OtherPatientFields').then((file) => file.OtherPatientFields);

interface Props {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** For oneself, a child or a parent; then asks who books and gets the mails. */
export function ForWhomFields({ today }: Props) {
  const { values, setValues, setFieldValue, setFieldTouched } = useFormikContext<ForWhom & ContactValues>();
  const { forWhom } = values;
  const who = useWho();
  const isMember = who?.role === 'user';
  const family = useFamily(isMember);
  const onLoadFailure = useDialogLoadFailure(useCallback(() => void setFieldValue('forWhom', 'me'), [setFieldValue]));
  const choose = async (chosen: string) => {
    // An attempt touched the fields that appear now; don't report them before they are filled.
    for (const field of ['name', 'otherName', 'birthDate']) await setFieldTouched(field, false, false);
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
        <FormLabel component="legend">{texts.question}</FormLabel>
        <RadioGroup
          row={family.length === 0}
          name="forWhom"
          value={forWhom}
          onChange={(_, chosen) => void choose(chosen)}
        >
          <FormControlLabel value="me" label={texts.me} control={<Radio />} />
          {family.map(({ patientId, patientName }) => (
            <FormControlLabel key={patientId} value={patientId} label={texts.member(patientName)} control={<Radio />} />
          ))}
          <FormControlLabel value="other" label={texts.other} control={<Radio />} />
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
          <StepPartHeading id="quien-reserva">{texts.own}</StepPartHeading>
        </div>
      )}
      <ContactFields {...(forWhom !== 'me' && { nameLabel: texts.ownName })} />
    </>
  );
}

/** Persons whom the account may book for. */
function useFamily(isMember: boolean) {
  const { data } = useBookingFamilyQuery({ skip: !isMember, fetchPolicy: 'cache-and-network' });
  return data?.myFamily.filter((it) => it.isCallers && it.isInForce && it.mayBook) ?? [];
}
