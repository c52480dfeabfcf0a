import Stack from '@mui/material/Stack';

import { useClinic } from '../../clinic/facts/useClinic';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { MoreRows } from '../../kit/list/MoreRows';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { AUDIT_ACTION_OPTIONS, AUDIT_SHAPE, auditVariables, PERIOD_OPTIONS } from './audit-list';
import { useAuditChoicesQuery, useAuditQuery } from './audit.generated';
import { AuditTable } from './AuditTable';
import { keyAsActor } from './reports.paths';
import { texts } from './texts';

/** Events with their actor and changed values. Read-only. */
export function AuditPage() {
  const urlState = useListUrlState(AUDIT_SHAPE);
  const now = useClinic()?.now;
  const list = usePagedQuery(useAuditQuery, {
    variables: auditVariables(urlState, now ?? ''),
    // A period needs the clinic's date.
    skip: urlState.filters.fecha !== '' && now === undefined,
    pageOf: ({ auditEvents }) => auditEvents,
    errorFallback: texts.audit.failed,
  });
  const { data } = useAuditChoicesQuery();
  const things = (data?.auditedEntities ?? []).map(({ name, label }) => ({ value: name, label }));
  const people = new Map([
    ...(data?.users.items ?? []).map(({ id, name }) => [String(id), name] as const),
    ...(data?.allProfessionals ?? []).map(({ userId, name }) => [String(userId), name] as const),
    ...(data?.apiKeys ?? []).map(({ id, name }) => [keyAsActor(id), texts.keyText(name)] as const),
    ...(list.rows ?? []).flatMap(({ actor }) => (actor ? [[String(actor.id), actor.name] as const] : [])),
  ]);
  const actors = [...people]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
  return (
    <Stack spacing={3} sx={{ '& > .MuiButton-root': { alignSelf: 'center' } }}>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.audit.search}
        filters={[
          { name: 'quien', label: texts.audit.actor, all: texts.audit.allActors, options: actors },
          { name: 'que', label: texts.audit.thing, all: texts.audit.allThings, options: things },
          { name: 'accion', label: texts.fields.action, all: texts.allActions, options: AUDIT_ACTION_OPTIONS },
          { name: 'fecha', label: texts.fields.at, all: texts.audit.allDates, options: PERIOD_OPTIONS },
        ]}
        count={list.isNear ? texts.audit.near : undefined}
      />
      <AuditTable
        list={list}
        urlState={urlState}
        empty={<EmptyState title={texts.audit.empty} text={texts.audit.emptyHint} />}
      />
      <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
    </Stack>
  );
}
