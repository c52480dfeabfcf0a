import { useClinicQuery } from '../../clinic/facts/clinic.generated';
import { useClinic } from '../../clinic/facts/useClinic';
import { FormPhoneField } from '../../clinic/phone/FormPhoneField';
import { withTidyPhone } from '../../clinic/phone/phone';
import { PageForm } from '../../kit/edit/PageForm';
import { FormTextField } from '../../kit/form/FormTextField';
import { notify } from '../../kit/notify/notify';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import {
  IDENTITY_WORDS,
  identitySchema,
  toIdentityInput,
  toIdentityValues,
  type IdentityValues,
} from './identity-form';
import { useClinicIdentityQuery, useSaveClinicIdentityMutation } from './settings.generated';
import { texts } from './texts';

/** The clinic's data on every page and in every mail. */
export function ClinicPage() {
  return <ClinicForm />;
}

interface Props {
  onDone?: () => void | Promise<void>;
}

export function ClinicForm({ onDone }: Props) {
  const clinic = useClinic();
  const query = useClinicIdentityQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveClinicIdentityMutation();
  const { refetch: readClinic } = useClinicQuery();
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
            void onDone?.();
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
          <FormTextField<IdentityValues>
            label={texts.fields.address}
            name="address"
            hint={texts.clinicPage.addressHint}
          />
          <FormTextField<IdentityValues> label={texts.fields.city} name="city" hint={texts.clinicPage.cityHint} />
          <FormTextField<IdentityValues> label={texts.fields.province} name="province" />
          <FormTextField<IdentityValues> label={texts.fields.postalCode} name="postalCode" />
          <FormPhoneField<IdentityValues> label={texts.fields.phone} name="phone" />
          <FormTextField<IdentityValues> label={texts.fields.contactEmail} name="contactEmail" type="email" />
        </PageForm>
      )}
    </LoadedOnce>
  );
}
