import { useFormikContext } from 'formik';
import { useState } from 'react';

import { KeptForm } from '../../../shared/draft/KeptForm';
import { ActionForm } from '../../../shared/form/ActionForm';
import { FormTextField } from '../../../shared/form/FormTextField';
import { refusal, type FormOutcome } from '../../../shared/form/outcome';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { texts } from '../texts';
import { bioHint, bioSchema, type BioValues } from './bio-form';
import { useSaveBioMutation, type PracticeFactsFragment } from './practice.generated';

interface Props {
  practice: PracticeFactsFragment;
  report: ReportUnsaved;
}

/** What patients read about a professional. */
export function BioForm({ practice, report }: Props) {
  const [initialValues] = useState<BioValues>({ bio: practice.bio });
  const [saveBio] = useSaveBioMutation({ errorToast: false });

  const submit = async ({ bio }: BioValues): Promise<FormOutcome<BioValues>> => {
    const { error } = await saveBio({ professionalId: practice.id, bio: bio.trim() });
    if (error) return refusal(error, { fields: { bio: 'bio' }, fallback: texts.bioForm.failed });
    notify.success(texts.bioForm.done);
    return { ok: true };
  };
  return (
    <ActionForm
      initialValues={initialValues}
      schema={bioSchema}
      onSubmit={submit}
      submitLabel={texts.bioForm.submit}
    >
      <KeptForm<BioValues> part="bio" form={`bio:${practice.id}`} isUnsaved={({ bio }) => bio.trim() !== practice.bio} report={report} />
      <BioField />
    </ActionForm>
  );
}

function BioField() {
  const { values } = useFormikContext<BioValues>();
  return <FormTextField label={texts.fields.bio} name="bio" rows={5} hint={bioHint(values.bio)} />;
}
