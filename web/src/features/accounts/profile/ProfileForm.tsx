import { useMemo, useState } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import {
  PERSON_FIELDS,
  personSchema,
  toPersonInput,
  toPersonValues,
  withTidyPhones,
  type PersonValues,
} from '../../../clinic/person/person-form';
import { PersonFields } from '../../../clinic/person/PersonFields';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import { isSame } from '../../../kit/form/merge-edits';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { useUpdateProfileMutation, type ProfileFactsFragment } from './profile.generated';

interface Props {
  /** The profile when the form opens; changes are relative to it. */
  profile: ProfileFactsFragment;
  report: ReportUnsaved;
  /** Also runs when there was nothing to save. */
  onDone: () => void;
}

/** The user's own data. Sends only the changes, or nothing. */
export function ProfileForm({ profile, report, onDone }: Props) {
  const [initialValues] = useState(() => toPersonValues(profile));
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const schema = useMemo(() => personSchema(today, initialValues), [today, initialValues]);
  const [updateProfile] = useUpdateProfileMutation({ errorToast: false });

  const submit = async (values: PersonValues): Promise<FormOutcome<PersonValues>> => {
    const input = toPersonInput(values, initialValues);
    if (Object.keys(input).length > 0) {
      const { error } = await updateProfile({ input });
      if (error) return refusal(error, { fields: PERSON_FIELDS, fallback: texts.profileForm.failed });
      notify.success(texts.profileForm.done);
    }
    onDone();
    return { ok: true };
  };

  return (
    <ActionForm
      initialValues={initialValues}
      schema={schema}
      prepare={(values) => withTidyPhones(values, initialValues, clinic?.countryCode)}
      onSubmit={submit}
      submitLabel={texts.profileForm.submit}
      isLong
    >
      <KeptForm<PersonValues>
        part="profile"
        form="profile"
        isUnsaved={(values) => !isSame(values, initialValues)}
        report={report}
      />
      <FormTextField<PersonValues> label={texts.profileForm.name} name="name" autoComplete="name" required />
      <PersonFields today={today} isOwn />
    </ActionForm>
  );
}
