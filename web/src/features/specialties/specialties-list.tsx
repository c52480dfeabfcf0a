import { SpecialtyIcon } from '../../clinic/specialty-icon/SpecialtyIcon';
import { activeColumn, activeFilter } from '../../kit/list/active-entries';
import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import { UnbrokenRow } from '../../kit/ui/layout';
import type { AllSpecialtiesQuery, SpecialtyFactsFragment } from './specialties.generated';
import { texts } from './texts';

type SpecialtySort = 'orden' | 'nombre' | 'profesionales';

/** In the clinic's order, unless sorted. */
export const SPECIALTIES: WholeList<AllSpecialtiesQuery, SpecialtyFactsFragment, 'estado', SpecialtySort> = {
  rowsOf: ({ allSpecialties }) => allSpecialties,
  textOf: ({ name, description, keywords }) => `${name} ${description} ${keywords}`,
  filters: { estado: activeFilter(texts, { active: 'activa', inactive: 'inactiva' }) },
  sorts: {
    orden: ({ sortOrder }) => sortOrder,
    nombre: ({ name }) => name,
    profesionales: ({ professionalCount }) => professionalCount,
  },
  failed: texts.list.failed,
};

export const SPECIALTY_COLUMNS: readonly Column<SpecialtyFactsFragment, SpecialtySort>[] = [
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
  {
    id: 'description',
    header: texts.fields.description,
    cell: ({ description }) => description,
    takesRest: 'cut',
    card: 'line',
  },
  activeColumn(texts),
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
