import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { useClinic } from '../../clinic/facts/useClinic';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { Pager } from '../../kit/list/Pager';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { monthParts } from '../../kit/time/wall-time';
import {
  ACTION_OPTIONS,
  ACTIVITY_PAGE,
  ACTIVITY_SHAPE,
  activityVariables,
  MONTH_OPTIONS,
  yearOptions,
} from './activity-list';
import { useActivityQuery, useReportedProfessionalsQuery } from './activity.generated';
import { ActivityTable } from './ActivityTable';
import { texts } from './texts';

/** Professionals' hours, unavailable dates, fees and profiles. */
export function ActivityPage() {
  const urlState = useListUrlState(ACTIVITY_SHAPE);
  const { filters, page } = urlState;
  const list = usePagedQuery(useActivityQuery, {
    variables: activityVariables(filters, page),
    pageOf: ({ activity: { items, pagination } }) => ({ items, total: pagination.total }),
    errorFallback: texts.activity.failed,
  });
  const { data } = useReportedProfessionalsQuery();
  const now = useClinic()?.now;
  const professionals = (data?.allProfessionals ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Stack spacing={3}>
      <ListToolbar
        urlState={urlState}
        filters={[
          {
            name: 'profesional',
            label: texts.activity.professional,
            all: texts.activity.allProfessionals,
            options: professionals,
          },
          { name: 'accion', label: texts.fields.action, all: texts.allActions, options: ACTION_OPTIONS },
          { name: 'mes', label: texts.activity.month, all: texts.activity.allMonths, options: MONTH_OPTIONS },
          {
            name: 'anio',
            label: texts.activity.year,
            all: texts.activity.allYears,
            options: now ? yearOptions(monthParts(now).year) : [],
          },
        ]}
        count={list.total === undefined ? undefined : texts.activity.count(list.total)}
      />
      <ActivityTable list={list} empty={<NoActivity urlState={urlState} />} />
      <Pager page={page} size={ACTIVITY_PAGE} total={list.total} busy={list.busy} onPage={urlState.setPage} />
    </Stack>
  );
}

function NoActivity({ urlState: { isNarrowed, widen } }: { urlState: { isNarrowed: boolean; widen: () => void } }) {
  return (
    <EmptyState
      title={texts.activity.empty}
      text={isNarrowed ? texts.activity.narrowedHint : texts.activity.emptyHint}
      action={
        isNarrowed && (
          <Button variant="outlined" onClick={widen}>
            {texts.activity.showAll}
          </Button>
        )
      }
    />
  );
}
