import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DialogParts } from './DialogParts';
import { FormParts } from './FormParts';
import { ListParts } from './ListParts';
import { StateParts } from './StateParts';
import { BatchParts, ChartParts, OrderParts } from './WorkParts';

const Page = styled('main')({
  display: 'grid',
  gap: 48,
  maxWidth: 1200,
  margin: '0 auto',
  padding: '24px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The parts that screens are made of. */
export function PartsPage() {
  return (
    // base.css styles direct children of #root.
    <div>
      <Page>
        <Typography variant="h1">Partes</Typography>
        <Part name="Lista: useListPlace, usePagedQuery, ListToolbar, DataTable, RowAction, Pager, MoreRows">
          <ListParts />
        </Part>
        <Part name="Diálogos: FormDialog, useQuestion, useEditConflict">
          <DialogParts />
        </Part>
        <Part name="Formulario largo: ActionForm isLong, ErrorSummary">
          <FormParts />
        </Part>
        <Part name="Orden: SortableList">
          <OrderParts />
        </Part>
        <Part name="Cifras: BarTable">
          <ChartParts />
        </Part>
        <Part name="Varias a la vez: useBatch, BatchProgress">
          <BatchParts />
        </Part>
        <Part name="Estados: Loaded, EmptyState, FormBanner, DraftPrompt, notify, StatusBadge, Tiles">
          <StateParts />
        </Part>
      </Page>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={4} aria-label={name}>
      <Typography variant="h2">{name}</Typography>
      {children}
    </Stack>
  );
}
