import { activeColumn, activeFilter } from '../../kit/list/active-entries';
import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import type { RoomFactsFragment, RoomsQuery } from './rooms.generated';
import { rateText, specialtiesText, texts, type NamedSpecialty } from './texts';
import type { ClinicRate } from './useClinicRate';

type RoomSort = 'orden' | 'nombre' | 'precio';

/** In the clinic's order, unless sorted. */
export const ROOMS: WholeList<RoomsQuery, RoomFactsFragment, 'estado', RoomSort> = {
  rowsOf: ({ allRooms }) => allRooms,
  textOf: ({ name, description, specialtyIds }, { allSpecialties }) =>
    `${name} ${description} ${specialtiesText(specialtyIds, allSpecialties)}`,
  filters: { estado: activeFilter(texts, { active: 'activa', inactive: 'inactiva' }) },
  sorts: { orden: ({ sortOrder }) => sortOrder, nombre: ({ name }) => name, precio: ({ hourlyRate }) => hourlyRate },
  failed: texts.list.failed,
};

export function roomColumns(
  clinicRate: ClinicRate,
  specialties: readonly NamedSpecialty[],
): Column<RoomFactsFragment, RoomSort>[] {
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
      card: 'line',
    },
    activeColumn(texts),
    { id: 'order', header: texts.fields.order, cell: ({ sortOrder }) => sortOrder, sort: 'orden', align: 'right' },
    {
      id: 'rate',
      header: texts.fields.hourlyRate,
      cell: ({ hourlyRate }) => rateText(hourlyRate, clinicRate),
      sort: 'precio',
      align: 'right',
    },
  ];
}
