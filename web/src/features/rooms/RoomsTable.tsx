import { Link } from 'react-router-dom';

import { DataTable, type Column } from '../../kit/list/DataTable';
import { RowAction } from '../../kit/list/RowAction';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { ActiveBadge } from '../../kit/ui/ActiveBadge';
import { DeleteIcon, EditIcon } from '../../kit/ui/icons';
import { roomAvailabilityPath } from '../room-hours/room-hours.paths';
import type { RoomSort, RoomsPlace } from './rooms-list';
import type { RoomFactsFragment } from './rooms.generated';
import { rateText, roomStateText, specialtiesText, texts, type NamedSpecialty } from './texts';
import type { ClinicRate } from './useClinicRate';

interface Props {
  list: Rows<RoomFactsFragment>;
  place: RoomsPlace;
  clinicRate: ClinicRate;
  specialties: readonly NamedSpecialty[];
  onEdit: (room: RoomFactsFragment) => void;
  onDelete: (room: RoomFactsFragment) => void;
}

/** A table; on a phone, cards. */
export function RoomsTable({ list, place, clinicRate, specialties, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption={texts.list.caption}
      columns={columnsOf(clinicRate, specialties)}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(room) => (
        <>
          <RowAction icon={EditIcon} label={texts.update.open} of={room.name} onClick={() => onEdit(room)} hasDialog />
          <RowAction icon={DeleteIcon} label={texts.deletion.open} of={room.name} onClick={() => onDelete(room)} hasDialog />
        </>
      )}
      empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
      errorTitle={texts.list.failed}
    />
  );
}

function columnsOf(clinicRate: ClinicRate, specialties: readonly NamedSpecialty[]): Column<RoomFactsFragment, RoomSort>[] {
  return [
    { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
    {
      id: 'description',
      header: texts.fields.description,
      cell: ({ description, specialtyIds }) => (
        <>
          {specialtyIds.length > 0 && <strong>{texts.list.only(specialtiesText(specialtyIds, specialties))} </strong>}
          {description}
        </>
      ),
      takesRest: 'cut',
      card: 'plain',
    },
    {
      id: 'state',
      header: texts.fields.state,
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={roomStateText(isActive)} />,
      card: 'plain',
    },
    { id: 'order', header: texts.fields.order, cell: ({ sortOrder }) => sortOrder, sort: 'orden', align: 'right' },
    {
      id: 'rate',
      header: texts.fields.hourlyRate,
      cell: ({ hourlyRate }) => rateText(hourlyRate, clinicRate),
      sort: 'precio',
      align: 'right',
    },
    {
      id: 'availability',
      header: texts.fields.availability,
      cell: ({ id, name }) => (
        <Link to={roomAvailabilityPath(id)} aria-label={`${texts.list.availability}: ${name}`}>
          {texts.list.availability}
        </Link>
      ),
      card: 'plain',
    },
  ];
}
