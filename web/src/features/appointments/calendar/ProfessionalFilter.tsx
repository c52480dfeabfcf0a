import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';

import { SearchableSelectField } from '../../../kit/form/SearchableSelectField';
import { SelectField } from '../../../kit/form/SelectField';
import { calendarTexts } from './texts';
import { useCalendarProfessionalsQuery } from './calendar.generated';

const EVERYONE = '';

interface Props {
  /** Null: everyone. */
  professionalId: number | null;
  onChange: (professionalId: number | null) => void;
}

/** Non-public ones from the address show as numbers. */
export const ProfessionalFilter = memo(function ProfessionalFilter({ professionalId, onChange }: Props) {
  const { data, error } = useCalendarProfessionalsQuery({ errorFallback: calendarTexts.professionalFilter.failed });
  if (!data && !error) return <Waiting />;
  const known = (data?.professionals ?? []).map(({ id, name, specialtyName }) => ({
    value: String(id),
    label: specialtyName ? `${name} (${specialtyName})` : name,
  }));
  const value = professionalId === null ? EVERYONE : String(professionalId);
  const isKnown = value === EVERYONE || known.some((option) => option.value === value);
  return (
    <SearchableSelectField
      label={calendarTexts.professionalFilter.label}
      value={value}
      options={[
        { value: EVERYONE, label: calendarTexts.professionalFilter.all },
        ...known,
        ...(isKnown ? [] : [{ value, label: calendarTexts.professionalFilter.unknown(value) }]),
      ]}
      onChange={(next) => onChange(next === EVERYONE ? null : Number(next))}
    />
  );
});

function Waiting() {
  return (
    <Skeleton sx={{ maxWidth: 'none' }}>
      <SelectField
        label={calendarTexts.professionalFilter.label}
        value={EVERYONE}
        options={[]}
        onChange={() => undefined}
      />
    </Skeleton>
  );
}
