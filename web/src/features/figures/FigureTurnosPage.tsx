import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { StatusBadge } from '../../clinic/appointment/StatusBadge';
import { useClinic } from '../../clinic/facts/useClinic';
import { useMay } from '../../clinic/session/useMay';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { MoreRows } from '../../kit/list/MoreRows';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { dayOf, momentText } from '../../kit/time/wall-time';
import { panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { FigureFilters } from './FigureFilters';
import { TURNOS_SHAPE, turnosFilter } from './figure-place';
import { useFigureTurnosQuery, type FigureTurnosFilter, type FigureTurnosQuery } from './figures.generated';
import { texts } from './texts';

const PAGE = 50;

type Turno = FigureTurnosQuery['figureTurnos']['items'][number];

const COLUMNS: readonly Column<Turno>[] = [
  { id: 'patient', header: texts.turnos.patient, cell: ({ patientName }) => patientName, card: 'title' },
  {
    id: 'when',
    header: texts.turnos.when,
    cell: (turno) => <When {...turno} />,
    card: 'line',
  },
  { id: 'status', header: texts.turnos.status, cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
  {
    id: 'professional',
    header: texts.professional,
    cell: ({ professionalName }) => professionalName,
    takesRest: 'whole',
  },
  { id: 'room', header: texts.turnos.room, cell: ({ roomName }) => roomName },
];

export function FigureTurnosPage() {
  const urlState = useListUrlState(TURNOS_SHAPE);
  const now = useClinic()?.now;
  const filter = now === undefined ? undefined : turnosFilter(urlState.filters, now);
  const list = usePagedQuery(useFigureTurnosQuery, {
    ...(filter && { variables: { filter, first: PAGE } }),
    skip: filter === undefined,
    pageOf: ({ figureTurnos }) => figureTurnos,
    errorFallback: texts.turnos.failed,
  });
  return (
    <Stack spacing={3} sx={{ '& > .MuiButton-root': { alignSelf: 'center' } }}>
      <Typography variant="h2">{filter ? titleOf(filter) : ' '}</Typography>
      <FigureFilters
        urlState={urlState}
        count={list.total === undefined ? undefined : texts.turnos.count(list.total)}
      />
      <DataTable
        caption={texts.turnos.caption}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        empty={<EmptyState title={texts.turnos.empty} text={texts.turnos.emptyHint} />}
        errorTitle={texts.turnos.failed}
      />
      <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
    </Stack>
  );
}

function titleOf({ of, leadTime, notice }: FigureTurnosFilter): string {
  const step = leadTime ? texts.noShows.steps[leadTime] : notice ? texts.cancellations.steps[notice] : undefined;
  return texts.turnos.title(texts.turnos.of[of], step);
}

/** The start, with a link to the calendar for those who may see it. */
function When({ id, startTime }: Turno) {
  const seesTurnos = useMay('appointments');
  const text = <time dateTime={startTime}>{momentText(startTime)}</time>;
  if (!seesTurnos) return text;
  return (
    <Link
      component={RouterLink}
      to={panelCalendarPath({ day: dayOf(startTime) })}
      state={{ appointmentId: id }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Link>
  );
}
