import { useClinicQuery } from '../../shared/clinic/clinic.generated';
import { useClinic } from '../../shared/clinic/useClinic';
import { PageForm } from '../../shared/edit/PageForm';
import { FormPhoneField } from '../../shared/form/FormPhoneField';
import { FormTextField } from '../../shared/form/FormTextField';
import { withTidyPhone } from '../../shared/form/phone';
import { notify } from '../../shared/notify/notify';
import { FormOnItsWay } from '../../shared/states/FormOnItsWay';
import { LoadedOnce } from '../../shared/states/LoadedOnce';
import { IDENTITY_WORDS, identitySchema, toIdentityInput, toIdentityValues, type IdentityValues } from './identity-form';
import { useClinicIdentityQuery, useSaveClinicIdentityMutation } from './settings.generated';
import { texts } from './texts';

/** The clinic's data on every page and in every mail. */
export function ClinicPage() {
  const clinic = useClinic();
  const query = useClinicIdentityQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveClinicIdentityMutation({ errorToast: false });
  const { refetch: readClinic } = useClinicQuery({ errorToast: false });
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.clinicPage.loading} />}>
      {({ clinicIdentity }) => (
        <PageForm
          stored={clinicIdentity}
          toValues={toIdentityValues}
          schema={identitySchema}
          prepare={(values, before) => withTidyPhone(values, before, clinic?.countryCode)}
          toInput={toIdentityInput}
          send={(input, expectedVersion) => save({ input, expectedVersion })}
          storedOf={({ updateClinicIdentity }) => updateClinicIdentity}
          onDone={() => {
            notify.success(texts.clinicPage.done);
            void readClinic();
          }}
          errorText={texts.clinicPage.failed}
          submitLabel={texts.clinicPage.submit}
          draft="clinic-identity"
          words={IDENTITY_WORDS}
        >
          <FormTextField<IdentityValues>
            label={texts.fields.name}
            name="name"
            required
            hint={texts.clinicPage.nameHint}
          />
          <FormTextField<IdentityValues> label={texts.fields.address} name="address" />
          <FormPhoneField<IdentityValues> label={texts.fields.phone} name="phone" />
          <FormTextField<IdentityValues> label={texts.fields.contactEmail} name="contactEmail" type="email" />
        </PageForm>
      )}
    </LoadedOnce>
  );
}
