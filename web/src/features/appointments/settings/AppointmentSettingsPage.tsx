import { boolean } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { PageForm } from '../../../kit/edit/PageForm';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { formSchema } from '../../../kit/form/form-schema';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import {
  useAppointmentSettingsQuery,
  useSaveAppointmentSettingsMutation,
  type AppointmentSettingsFactsFragment,
} from './settings.generated';
import { texts } from './texts';

interface Values {
  patientsMayMove: boolean;
}

const SCHEMA = formSchema<Values>({ patientsMayMove: boolean() });
const WORDS: FieldWords<Values> = {
  patientsMayMove: { label: texts.fields.patientsMayMove, text: (may) => (may ? texts.yes : texts.no) },
};
const toValues = (stored: AppointmentSettingsFactsFragment | undefined): Values => ({
  patientsMayMove: stored?.patientsMayMove ?? true,
});

/** Patients' rules for changing their turnos. */
export function AppointmentSettingsPage() {
  const query = useAppointmentSettingsQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveAppointmentSettingsMutation();
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ appointmentSettings }) => (
        <PageForm
          stored={appointmentSettings}
          toValues={toValues}
          schema={SCHEMA}
          toInput={(values) => values}
          send={(input, expectedVersion) => save({ input, expectedVersion: expectedVersion ?? null })}
          storedOf={({ updateAppointmentSettings }) => updateAppointmentSettings}
          onDone={() => notify.success(texts.done)}
          errorText={texts.notSaved}
          submitLabel={texts.submit}
          draft="appointment-settings"
          words={WORDS}
        >
          {texts.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          <FormCheckboxField<Values> label={texts.fields.patientsMayMove} name="patientsMayMove" isSwitch />
        </PageForm>
      )}
    </LoadedOnce>
  );
}
