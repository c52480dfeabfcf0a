import { SpecialtyIcon } from '../../clinic/specialty-icon/SpecialtyIcon';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { RowAction } from '../../kit/list/RowAction';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { ActiveBadge } from '../../kit/ui/ActiveBadge';
import { DeleteIcon, EditIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import type { SpecialtiesPlace, SpecialtySort } from './specialties-list';
import type { SpecialtyFactsFragment } from './specialties.generated';
import { specialtyStateText, texts } from './texts';

interface Props {
  list: Rows<SpecialtyFactsFragment>;
  place: SpecialtiesPlace;
  onEdit: (specialty: SpecialtyFactsFragment) => void;
  onDelete: (specialty: SpecialtyFactsFragment) => void;
}

const COLUMNS: Column<SpecialtyFactsFragment, SpecialtySort>[] = [
  {
    id: 'name',
    header: texts.fields.name,
    cell: ({ icon, name }) => (
      <UnbrokenRow component="span" spacing={2}>
        <SpecialtyIcon icon={icon} small /> {name}
      </UnbrokenRow>
    ),
    sort: 'nombre',
    card: 'title',
  },
  { id: 'description', header: texts.fields.description, cell: ({ description }) => description, takesRest: 'cut', card: 'plain' },
  {
    id: 'state',
    header: texts.fields.state,
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={specialtyStateText(isActive)} />,
    card: 'plain',
  },
  { id: 'order', header: texts.fields.order, cell: ({ sortOrder }) => sortOrder, sort: 'orden', align: 'right' },
  {
    id: 'professionals',
    header: texts.fields.professionals,
    cell: ({ professionalCount }) => professionalCount,
    sort: 'profesionales',
    align: 'right',
  },
  { id: 'questions', header: texts.fields.questions, cell: ({ formConfig }) => formConfig.length, align: 'right' },
];

/** A table; on a phone, cards. */
export function SpecialtiesTable({ list, place, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption={texts.list.caption}
      columns={COLUMNS}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(specialty) => (
        <>
          <RowAction icon={EditIcon} label={texts.update.open} of={specialty.name} onClick={() => onEdit(specialty)} hasDialog />
          <RowAction icon={DeleteIcon} label={texts.deletion.open} of={specialty.name} onClick={() => onDelete(specialty)} hasDialog />
        </>
      )}
      empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
      errorTitle={texts.list.failed}
    />
  );
}
