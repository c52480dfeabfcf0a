import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { useClinic } from '../../shared/clinic/useClinic';
import { ListToolbar } from '../../shared/list/ListToolbar';
import { Pager } from '../../shared/list/Pager';
import { useListPlace } from '../../shared/list/useListPlace';
import { usePagedQuery } from '../../shared/list/usePagedQuery';
import { EmptyState } from '../../shared/states/EmptyState';
import { countText } from '../../shared/text/count-text';
import { monthParts } from '../../shared/time/clinic-time';
import { ACTION_OPTIONS, ACTIVITY_PAGE, ACTIVITY_SHAPE, activityVariables, MONTH_OPTIONS, yearOptions } from './activity-list';
import { useActivityQuery, useReportedProfessionalsQuery } from './activity.generated';
import { ActivityTable } from './ActivityTable';

const FAILED = 'Error al cargar los logs de actividad';

/** What changed about professionals: hours, unavailable dates, fees, profiles. */
export function ActivityPage() {
  const place = useListPlace(ACTIVITY_SHAPE);
  const { filters, page } = place;
  const list = usePagedQuery(useActivityQuery, {
    variables: activityVariables(filters, page),
    pageOf: ({ activity: { items, pagination } }) => ({ items, total: pagination.total }),
    errorFallback: FAILED,
  });
  const { data } = useReportedProfessionalsQuery({ errorToast: false });
  const now = useClinic()?.now;
  const professionals = (data?.allProfessionals ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Stack spacing={3}>
      <ListToolbar
        place={place}
        filters={[
          { name: 'profesional', label: 'Profesional', all: 'Todos los profesionales', options: professionals },
          { name: 'accion', label: 'Acción', all: 'Todas las acciones', options: ACTION_OPTIONS },
          { name: 'mes', label: 'Mes', all: 'Todos los meses', options: MONTH_OPTIONS },
          { name: 'anio', label: 'Año', all: 'Todos los años', options: now ? yearOptions(monthParts(now).year) : [] },
        ]}
        count={list.total === undefined ? undefined : countText(list.total, 'registro', 'registros')}
      />
      <ActivityTable list={list} errorTitle={FAILED} empty={<NoActivity place={place} />} />
      <Pager page={page} size={ACTIVITY_PAGE} total={list.total} onPage={place.setPage} />
    </Stack>
  );
}

function NoActivity({ place: { isNarrowed, widen } }: { place: { isNarrowed: boolean; widen: () => void } }) {
  return (
    <EmptyState
      title="No hay actividad registrada"
      text={isNarrowed ? 'Prueba con menos filtros.' : 'Aquí se verá lo que cambie en los horarios, las tarifas y los perfiles.'}
      action={
        isNarrowed && (
          <Button variant="outlined" onClick={widen}>
            Mostrar todo
          </Button>
        )
      }
    />
  );
}
