import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';

import { DataTable, type Column } from '../../shared/list/DataTable';
import { RowAction } from '../../shared/list/RowAction';
import type { Rows } from '../../shared/list/usePagedQuery';
import { SpecialtyIcon } from '../../shared/specialty-icon/SpecialtyIcon';
import { EmptyState } from '../../shared/states/EmptyState';
import { ActiveBadge } from '../../shared/status/ActiveBadge';
import { UnbrokenRow } from '../../shared/ui/layout';
import type { SpecialtiesPlace, SpecialtySort } from './specialties-list';
import type { SpecialtyFactsFragment } from './specialties.generated';

interface Props {
  list: Rows<SpecialtyFactsFragment>;
  place: SpecialtiesPlace;
  onEdit: (specialty: SpecialtyFactsFragment) => void;
  onDelete: (specialty: SpecialtyFactsFragment) => void;
}

const COLUMNS: Column<SpecialtyFactsFragment, SpecialtySort>[] = [
  { id: 'name', header: 'Nombre', cell: ({ icon, name }) => <UnbrokenRow component="span" spacing={2}><SpecialtyIcon icon={icon} small /> {name}</UnbrokenRow>, sort: 'nombre', card: 'title' },
  { id: 'description', header: 'Descripción', cell: ({ description }) => description, takesRest: 'cut', card: 'plain' },
  { id: 'state', header: 'Estado', cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={isActive ? 'Activa' : 'Inactiva'} />, card: 'plain' },
  { id: 'order', header: 'Orden', cell: ({ sortOrder }) => sortOrder, sort: 'orden', align: 'right' },
  { id: 'professionals', header: 'Profesionales', cell: ({ professionalCount }) => professionalCount, sort: 'profesionales', align: 'right' },
  { id: 'questions', header: 'Preguntas', cell: ({ formConfig }) => formConfig.length, align: 'right' },
];

/** The clinic's specialties; on a phone a card each. */
export function SpecialtiesTable({ list, place, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption="Especialidades"
      columns={COLUMNS}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(specialty) => (
        <>
          <RowAction icon={EditIcon} label="Editar" of={specialty.name} onClick={() => onEdit(specialty)} hasDialog />
          <RowAction icon={DeleteIcon} label="Eliminar" of={specialty.name} onClick={() => onDelete(specialty)} hasDialog />
        </>
      )}
      empty={<EmptyState title="Todavía no hay especialidades" text="Crea la primera: se mostrará en la página principal, y podrás elegir qué pregunta su formulario." />}
      errorTitle="Error al cargar las especialidades"
    />
  );
}
