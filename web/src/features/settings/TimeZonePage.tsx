import { styled } from '@mui/material/styles';

import { useClinicQuery } from '../../shared/clinic/clinic.generated';
import { PageForm } from '../../shared/edit/PageForm';
import { FormSelectField } from '../../shared/form/FormSelectField';
import { FormTextField } from '../../shared/form/FormTextField';
import { FormTimeField } from '../../shared/form/FormTimeField';
import { notify } from '../../shared/notify/notify';
import { FormOnItsWay } from '../../shared/states/FormOnItsWay';
import { LoadedOnce } from '../../shared/states/LoadedOnce';
import { up } from '../../shared/ui/breakpoints';
import { OPTIONS } from './convention-words';
import { CONVENTIONS_WORDS, conventionsSchema, toConventionsInput, toConventionsValues } from './conventions-form';
import { useClinicConventionsQuery, useSaveClinicConventionsMutation } from './settings.generated';
import { ZoneConsequences } from './ZoneConsequences';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const LOAD_FAILED = 'Error al cargar los datos';

/** The clinic's clock, currency and usual hours. Another zone is chosen knowing what it does to what is booked. */
export function TimeZonePage() {
  const query = useClinicConventionsQuery({ fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  const [save] = useSaveClinicConventionsMutation({ errorToast: false });
  const { refetch: readClinic } = useClinicQuery({ errorToast: false });
  return (
    <LoadedOnce query={query} errorTitle={LOAD_FAILED} waiting={<FormOnItsWay label="Cargando la configuración…" />}>
      {({ clinicConventions }) => (
        <PageForm
          stored={clinicConventions}
          toValues={toConventionsValues}
          schema={conventionsSchema}
          toInput={toConventionsInput}
          send={(input, expectedVersion) => save({ input, expectedVersion })}
          storedOf={({ updateClinicConventions }) => updateClinicConventions}
          onDone={() => {
            notify.success('Configuración de zona horaria actualizada');
            void readClinic();
          }}
          errorText="No se pudo actualizar la configuración de zona horaria"
          submitLabel="Guardar configuración"
          draft="clinic-conventions"
          isLong
          words={CONVENTIONS_WORDS}
        >
          {(standing) => (
            <>
              <FormSelectField label="Zona horaria" name="timeZone" options={OPTIONS.timeZone} hint="El reloj de la clínica: en él se leen todas las fechas y horas." />
              <ZoneConsequences zone={standing.timeZone} />
              <Pair>
                <FormSelectField label="Moneda" name="currency" options={OPTIONS.currency} hint="De tarifas y alquileres." />
                <FormTextField label="Código de país" name="countryCode" inputMode="tel" required hint="De los teléfonos escritos sin él, y de los feriados de los calendarios." />
              </Pair>
              <Pair>
                <FormSelectField label="Idioma regional" name="locale" options={OPTIONS.locale} hint="Para integraciones: las pantallas se leen en español de Argentina." />
                <FormSelectField label="La semana comienza el" name="weekStartsOn" options={OPTIONS.weekStartsOn} hint="En los calendarios de alquiler." />
              </Pair>
              <Pair>
                <FormTimeField label="Inicio de la jornada" name="defaultStartTime" hint="Se proponen al abrir un día, y son las que se pueden preferir en una solicitud de turno." />
                <FormTimeField label="Fin de la jornada" name="defaultEndTime" hint="Hasta 24:00." />
              </Pair>
              <Pair>
                <FormTimeField label="Inicio del almuerzo" name="lunchStartTime" hint="Después de una mañana se propone seguir cuando termina. No cierra ninguna hora." />
                <FormTimeField label="Fin del almuerzo" name="lunchEndTime" hint="Hasta 24:00." />
              </Pair>
            </>
          )}
        </PageForm>
      )}
    </LoadedOnce>
  );
}
