import { SearchableSelectField } from '../../../shared/form/SearchableSelectField';
import { useCalendarProfessionalsQuery } from './calendar.generated';

const EVERYONE = '';

interface Props {
  /** null: everyone. */
  professionalId: number | null;
  onChange: (professionalId: number | null) => void;
}

/** Whose turnos an administrator sees. One whom the public cannot book, and who is in the address, is named by number. */
export function ProfessionalFilter({ professionalId, onChange }: Props) {
  const { data } = useCalendarProfessionalsQuery({ errorFallback: 'Error al cargar los profesionales' });
  const known = (data?.professionals ?? []).map(({ id, name, specialtyName }) => ({ value: String(id), label: specialtyName ? `${name} (${specialtyName})` : name }));
  const value = professionalId === null ? EVERYONE : String(professionalId);
  const isKnown = value === EVERYONE || known.some((option) => option.value === value);
  return (
    <SearchableSelectField
      label="Filtrar por profesional"
      value={value}
      options={[{ value: EVERYONE, label: 'Todos los profesionales' }, ...known, ...(isKnown ? [] : [{ value, label: `Profesional ${value}` }])]}
      onChange={(next) => onChange(next === EVERYONE ? null : Number(next))}
    />
  );
}
