import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';

import { usePageTitle } from '../../shared/clinic/useClinic';
import { notify } from '../../shared/notify/notify';
import { ErrorState } from '../../shared/states/ErrorState';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { ClinicZoneNote } from '../../shared/time/ClinicZoneNote';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { Muted, PageWidth } from '../../shared/ui/layout';
import { HOME_PATH } from '../landing/landing.paths';
import { useAppointmentQuery, type AppointmentQuery } from './appointments.generated';
import { saveCalendarEntry } from './calendar-entry';
import { ConfirmationActions } from './ConfirmationActions';
import { whatsAppLink } from './share-link';
import { Ticket } from './Ticket';

const LOAD_ERROR = 'Error al cargar los detalles del turno';

const Page = styled(PageWidth)({
  display: 'grid',
  gap: 24,
  maxWidth: 760,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': { padding: 0, gap: 16 },
});
const Info = styled('section')({ display: 'grid', gap: 8, '& ul': { paddingLeft: 20, display: 'grid', gap: 4 }, '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' } });

/** What was booked, for whoever has the address. */
export function ConfirmationPage() {
  const id = useParams()['appointmentId'] ?? '';
  const { data, error, refetch } = useAppointmentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const unknown = !data && error?.code === 'NOT_FOUND';
  const failed = !data && error !== undefined && !unknown;
  usePageTitle(data ? 'Turno confirmado' : 'Turno');
  useEffect(() => {
    if (failed) notify.error(LOAD_ERROR);
  }, [failed, error]);

  if (data) return <Confirmed {...data} />;
  if (unknown) return <NotFound />;
  return (
    <Page className="public">
      <h1 className={failed ? undefined : 'visually-hidden'}>Turno</h1>
      {failed ? <ErrorState title={LOAD_ERROR} onRetry={() => void refetch()} /> : <PageSpinner label="Cargando el turno…" />}
    </Page>
  );
}

function Confirmed({ clinic, appointment }: AppointmentQuery) {
  const title = useFocusOnArrival();
  return (
    <Page className="public">
      <h1 ref={title} tabIndex={-1}>
        ¡Turno Confirmado!
      </h1>
      <Ticket {...appointment} />
      <ClinicZoneNote clinic={clinic} />
      <Info aria-labelledby="informacion-titulo">
        <h2 id="informacion-titulo">Información importante</h2>
        <ul>
          <li>Llegar 10 minutos antes del horario del turno.</li>
          <li>
            Para cancelar, usar el enlace del email de confirmación o avisar con al menos 24 horas de anticipación
            {clinic.phone && (
              <>
                {' '}
                (<a href={`tel:${clinic.phone.replace(/[^\d+]/g, '')}`}>{clinic.phone}</a>)
              </>
            )}
            .
          </li>
          <li>Se envía un recordatorio por email 24 horas antes.</li>
        </ul>
        <Muted>
          {clinic.name}
          {clinic.address && `, ${clinic.address}`}
        </Muted>
      </Info>
      <ConfirmationActions onAddToCalendar={() => saveCalendarEntry(clinic, appointment)} shareLink={whatsAppLink(clinic.name, appointment.startTime)} />
    </Page>
  );
}

function NotFound() {
  const title = useFocusOnArrival();
  return (
    <Page className="public">
      <h1 ref={title} tabIndex={-1}>
        Turno No Encontrado
      </h1>
      <p>La dirección puede estar incompleta, o el turno ya no existe.</p>
      <ButtonLink to={HOME_PATH} style={{ justifySelf: 'start' }}>
        Volver al inicio
      </ButtonLink>
    </Page>
  );
}

/** The title arrives with the data, after the page itself: it takes the focus then. */
function useFocusOnArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
}
