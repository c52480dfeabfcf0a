import { useClinicQuery } from '../../shared/clinic/clinic.generated';
import { useClinic } from '../../shared/clinic/useClinic';
import { PageForm } from '../../shared/edit/PageForm';
import { FormPhoneField } from '../../shared/form/FormPhoneField';
import { FormTextField } from '../../shared/form/FormTextField';
import { withTidyPhone } from '../../shared/form/phone';
import { notify } from '../../shared/notify/notify';
import { FormOnItsWay } from '../../shared/states/FormOnItsWay';
import { LoadedOnce } from '../../shared/states/LoadedOnce';
import { IDENTITY_WORDS, identitySchema, toIdentityInput, toIdentityValues } from './identity-form';
import { useClinicIdentityQuery, useSaveClinicIdentityMutation } from './settings.generated';

const LOAD_FAILED = 'Error al cargar los datos';

/** What the clinic tells about itself on every page and e-mail. */
export function ClinicPage() {
  const clinic = useClinic();
  const query = useClinicIdentityQuery({ fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  const [save] = useSaveClinicIdentityMutation({ errorToast: false });
  const { refetch: readClinic } = useClinicQuery({ errorToast: false });
  return (
    <LoadedOnce query={query} errorTitle={LOAD_FAILED} waiting={<FormOnItsWay label="Cargando los datos de la clínica…" />}>
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
            notify.success('Datos de la clínica actualizados');
            void readClinic();
          }}
          errorText="Error al actualizar los datos de la clínica"
          submitLabel="Guardar datos"
          draft="clinic-identity"
          words={IDENTITY_WORDS}
        >
          <FormTextField label="Nombre de la clínica" name="name" required hint="Encabeza todas las páginas y los correos." />
          <FormTextField label="Dirección" name="address" />
          <FormPhoneField label="Teléfono" name="phone" />
          <FormTextField label="Email de contacto" name="contactEmail" type="email" />
        </PageForm>
      )}
    </LoadedOnce>
  );
}
