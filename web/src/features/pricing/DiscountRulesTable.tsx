import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';

import { DataTable, type Column } from '../../shared/list/DataTable';
import { RowAction } from '../../shared/list/RowAction';
import type { Rows } from '../../shared/list/usePagedQuery';
import { EmptyState } from '../../shared/states/EmptyState';
import { hoursText, percentText } from '../../shared/text/quantity-text';
import type { PricingRuleFragment } from './pricing.generated';

interface Props {
  list: Rows<PricingRuleFragment>;
  onAdd: () => void;
  onEdit: (rule: PricingRuleFragment) => void;
  onDelete: (rule: PricingRuleFragment) => void;
}

const COLUMNS: Column<PricingRuleFragment>[] = [
  { id: 'description', header: 'Descripción', cell: ({ description }) => description, card: 'title' },
  { id: 'hours', header: 'Desde', cell: ({ minHoursPerDay }) => hoursText(minHoursPerDay), align: 'right' },
  { id: 'percentage', header: 'Descuento', cell: ({ discountPercentage }) => percentText(discountPercentage), align: 'right' },
];

/** From how many hours on a rental gets cheaper, fewest first; on a phone a card each. */
export function DiscountRulesTable({ list, onAdd, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption="Reglas de descuento"
      columns={COLUMNS}
      list={list}
      rowKey={({ id }) => id}
      rowActions={(rule) => (
        <>
          <RowAction icon={EditIcon} label="Editar" of={rule.description} onClick={() => onEdit(rule)} hasDialog />
          <RowAction icon={DeleteIcon} label="Eliminar" of={rule.description} onClick={() => onDelete(rule)} hasDialog />
        </>
      )}
      empty={
        <EmptyState
          title="No hay reglas de descuento configuradas"
          text="Con una regla, los alquileres largos cuestan menos."
          action={
            <Button variant="outlined" aria-haspopup="dialog" onClick={onAdd}>
              Agregar regla
            </Button>
          }
        />
      }
      errorTitle="Error al cargar los datos"
    />
  );
}
