import { useMemo, useState } from 'react';
import { string } from 'yup';

import { useClinic } from '../../../clinic/facts/useClinic';
import {
  PERSON_FIELDS,
  personRules,
  toPersonInput,
  toPersonValues,
  withTidyPhones,
  type PersonValues,
} from '../../../clinic/person/person-form';
import type { StartPage } from '../../../clinic/session/session.generated';
import { PersonFields } from '../../../clinic/person/PersonFields';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { ActionForm } from '../../../kit/form/ActionForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { isSame } from '../../../kit/form/merge-edits';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { useUpdateProfileMutation, type ProfileFactsFragment } from './profile.generated';

const START_OPTIONS = (['calendar', 'today'] as const).map((value) => ({
  value,
  label: texts.profileForm.startPages[value],
}));

interface Props {
  /** Base of the changes. */
  profile: ProfileFactsFragment;
  report: ReportUnsaved;
  /** Also without changes. */
  onDone: () => void;
}

interface ProfileValues extends PersonValues {
  startPage: StartPage;
}

/** Sends only changes. */
export function ProfileForm({ profile, report, onDone }: Props) {
  const [initialValues] = useState<ProfileValues>(() => ({
    ...toPersonValues(profile),
    startPage: profile.startPage ?? 'calendar',
  }));
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const schema = useMemo(
    () => formSchema<ProfileValues>({ ...personRules(today, initialValues), startPage: string().required() }),
    [today, initialValues],
  );
  const [updateProfile] = useUpdateProfileMutation();

  const submit = async (values: ProfileValues): Promise<FormOutcome<ProfileValues>> => {
    const { startPage } = values;
    const input = {
      ...toPersonInput(values, initialValues),
      ...(startPage !== initialValues.startPage && { startPage }),
    };
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
      <KeptForm<ProfileValues>
        part="profile"
        form="profile"
        isUnsaved={(values) => !isSame(values, initialValues)}
        report={report}
      />
      <FormTextField<ProfileValues> label={texts.profileForm.name} name="name" autoComplete="name" required />
      <PersonFields today={today} isOwn />
      {profile.role === 'professional' && (
        <FormSelectField<ProfileValues> label={texts.profileForm.startPage} name="startPage" options={START_OPTIONS} />
      )}
    </ActionForm>
  );
}
