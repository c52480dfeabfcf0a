import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId } from 'react';

import { CheckboxField } from '../../shared/form/CheckboxField';
import { FieldMessage } from '../../shared/form/FieldMessage';
import { useFormField } from '../../shared/form/server-refusal';
import { LoadedOnce } from '../../shared/states/LoadedOnce';
import { FormOnItsWay } from '../../shared/states/FormOnItsWay';
import { countText } from '../../shared/text/count-text';
import { shortDate } from '../../shared/time/clinic-time';
import { optionText } from './convention-words';
import type { ConventionsValues } from './conventions-form';
import { useTimeZoneChangeQuery, type TimeZoneChangeQuery } from './settings.generated';

type Change = TimeZoneChangeQuery['timeZoneChange'];
type Example = Change['examples'][number];

const Frame = styled(Card)({
  borderColor: 'var(--pending-edge)',
  borderRadius: 8,
  '& h2': { fontSize: '1rem', lineHeight: '1.5rem' },
  '& ul': { display: 'grid', gap: 4, paddingLeft: 20 },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
}) as typeof Card;

const LOAD_FAILED = 'No pudimos ver qué cambiaría';

/** Inside the form: what the zone that is chosen would do to what is booked, before it is saved. Nothing for the zone that stands. */
export function ZoneConsequences({ zone }: { zone: string }) {
  const { timeZone } = useFormikContext<ConventionsValues>().values;
  return <div aria-live="polite">{timeZone !== zone && <Consequences key={timeZone} timeZone={timeZone} />}</div>;
}

function Consequences({ timeZone }: { timeZone: string }) {
  const query = useTimeZoneChangeQuery({ variables: { timeZone }, fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  const titleId = useId();
  return (
    <Frame component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>Si la clínica pasa a la hora de {optionText('timeZone', timeZone)}</Typography>
      <LoadedOnce query={query} errorTitle={LOAD_FAILED} waiting={<FormOnItsWay label="Buscando qué cambiaría…" />}>
        {({ timeZoneChange }) => <Booked change={timeZoneChange} />}
      </LoadedOnce>
      <Understood zone={timeZone} isKnown={query.data !== undefined} />
    </Frame>
  );
}

function Booked({ change: { appointmentCount, rentalCount, examples } }: { change: Change }) {
  return (
    <>
      <ul>
        <li>{bookedText(appointmentCount, rentalCount)}</li>
        <li>Los horarios de profesionales y salas, y las fechas no disponibles, siguen a las mismas horas: lo ya reservado puede quedar fuera de ellos.</li>
        <li>Los correos ya enviados dicen la hora anterior. No se avisa a nadie.</li>
      </ul>
      {examples.length > 0 && (
        <ul aria-label="Los próximos">
          {examples.map((example) => (
            <li key={`${example.date} ${example.startTime} ${example.roomName} ${example.patientName ?? ''}`}>
              {whenText(example)}
              <small>{whoText(example)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Of this zone alone: another one that is chosen afterwards does something else. Nobody understands what could not be shown. */
function Understood({ zone, isKnown }: { zone: string; isKnown: boolean }) {
  const { field, helpers, error } = useFormField<string>('understoodZone');
  const messageId = useId();
  if (!isKnown) return <FieldMessage id={messageId} error={error && 'Antes de guardar hay que ver qué cambiaría'} />;
  const onChange = (isUnderstood: boolean) => void helpers.setValue(isUnderstood ? zone : '');
  return <CheckboxField label="Entiendo qué cambia" name={field.name} checked={field.value === zone} onChange={onChange} error={error} />;
}

function bookedText(turnos: number, rentals: number): string {
  if (turnos + rentals === 0) return 'No hay turnos ni alquileres futuros: nada de lo reservado cambia de hora.';
  const counts = `${countText(turnos, 'turno futuro', 'turnos futuros')} y ${countText(rentals, 'alquiler de sala', 'alquileres de salas')}`;
  return `${counts} conservan su momento exacto y se leen a otra hora. Nada se mueve ni se cancela.`;
}

/** "mar, 24 nov, 10:00 pasa a leerse 22:00" */
function whenText({ date, startTime, newDate, newStartTime }: Example): string {
  const then = newDate === date ? newStartTime : `${shortDate(newDate)}, ${newStartTime}`;
  return `${shortDate(date)}, ${startTime} pasa a leerse ${then}`;
}

function whoText({ patientName, professionalName, roomName }: Example): string {
  return patientName === null ? `Alquiler de ${roomName}, ${professionalName}` : `Turno de ${patientName} con ${professionalName}, ${roomName}`;
}
