import { useFormikContext } from 'formik';

import { EditForm } from '../../../kit/edit/EditForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { BIO_WORDS, bioHint, bioSchema, toBioValues, type BioValues } from './bio-form';
import { useSaveBioMutation, type BioFactsFragment } from './practice.generated';

interface Props {
  stored: BioFactsFragment;
  report: ReportUnsaved;
}

/** A professional's public description. */
export function BioForm({ stored, report }: Props) {
  const [saveBio] = useSaveBioMutation();
  return (
    <EditForm
      stored={stored}
      toValues={toBioValues}
      schema={bioSchema}
      toInput={({ bio }) => ({ bio: bio.trim() })}
      send={(input, expectedVersion) =>
        saveBio({ professionalId: stored.id, ...input, expectedVersion: expectedVersion ?? null })
      }
      onDone={() => notify.success(texts.bioForm.done)}
      storedOf={({ updateProfessionalProfile }): BioFactsFragment => updateProfessionalProfile}
      errorText={texts.bioForm.failed}
      submitLabel={texts.bioForm.submit}
      draft={`bio:${stored.id}`}
      words={BIO_WORDS}
      report={report}
    >
      <BioField />
    </EditForm>
  );
}

function BioField() {
  const { values } = useFormikContext<BioValues>();
  return <FormTextField<BioValues> label={texts.fields.bio} name="bio" rows={5} hint={bioHint(values.bio)} />;
}
