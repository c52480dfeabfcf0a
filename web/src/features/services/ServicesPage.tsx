import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { useListPlace } from '../../kit/list/useListPlace';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { ServiceFormDialog } from './ServiceFormDialog';
import { arrangeServices, SERVICES_SHAPE } from './services-list';
import { useServicesQuery } from './services.generated';
import { ServicesTable } from './ServicesTable';
import { texts } from './texts';
import { useServiceDeletion } from './useServiceDeletion';
import { useServiceForm } from './useServiceForm';

const STATES = [
  { value: 'activo', label: texts.list.active },
  { value: 'inactivo', label: texts.list.inactive },
];

/** The services that have their own price. */
export function ServicesPage() {
  const place = useListPlace(SERVICES_SHAPE);
  const clinicCurrency = useClinic()?.currency;
  const all = usePagedQuery(useServicesQuery, {
    pageOf: ({ services }) => ({ items: services }),
    errorFallback: texts.list.failed,
  });
  const rows = all.rows && arrangeServices(all.rows, place);
  const form = useServiceForm(all.retry);
  const deletion = useServiceDeletion(all.retry);
  const page = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  // The focused button may belong to a deleted row.
  useKeptFocus(page, () => create.current?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        place={place}
        searchLabel={texts.list.search}
        filters={[{ name: 'estado', label: texts.fields.state, all: texts.list.allStates, options: STATES }]}
        count={rows && texts.list.count(rows.length)}
      >
        <Button ref={create} aria-haspopup="dialog" onClick={form.openNew}>
          {texts.create.open}
        </Button>
      </ListToolbar>
      <ServicesTable list={{ ...all, rows }} place={place} onEdit={form.openStored} onDelete={deletion.ask} />
      <ServiceFormDialog key={form.dialog.stored?.id} {...form.dialog} clinicCurrency={clinicCurrency} />
      {deletion.dialog}
    </Stack>
  );
}
