import { useApolloClient } from '@apollo/client/react';

import { ViewerDocument } from '../../../clinic/session/session.generated';
import { PageForm } from '../../../kit/edit/PageForm';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { texts } from '../texts';
import {
  SECURITY_WORDS,
  securitySchema,
  toSecurityInput,
  toSecurityValues,
  type SecurityValues,
} from './security-form';
import { useClinicSecurityQuery, useSaveClinicSecurityMutation } from './security.generated';

/** Sign-in requirements of the clinic. */
export function SecuritySettingsPage() {
  const query = useClinicSecurityQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveClinicSecurityMutation();
  const client = useApolloClient();
  const words = texts.securityPage;
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={words.loading} />}>
      {({ clinicSecurity }) => (
        <>
          <PageForm
            stored={clinicSecurity}
            toValues={toSecurityValues}
            schema={securitySchema}
            toInput={toSecurityInput}
            send={(input, expectedVersion) => save({ input, expectedVersion })}
            storedOf={({ updateClinicSecurity }) => updateClinicSecurity}
            onDone={() => {
              notify.success(words.done);
              // Opens the setup now for a user without a second factor, instead of a later rejection.
              void client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
            }}
            errorText={words.failed}
            submitLabel={words.submit}
            draft="clinic-security"
            words={SECURITY_WORDS}
          >
            <FormCheckboxField<SecurityValues>
              label={texts.fields.adminsNeedSecondFactor}
              name="adminsNeedSecondFactor"
            />
            <p>{words.explanation}</p>
            <FormTextField<SecurityValues>
              label={texts.fields.staffIdleHours}
              name="staffIdleHours"
              type="number"
              hint={words.hoursHint}
              required
            />
          </PageForm>
        </>
      )}
    </LoadedOnce>
  );
}
