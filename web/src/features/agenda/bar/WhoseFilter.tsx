import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import type { AgendaUrlState } from '../agenda.paths';
import { texts } from '../texts';

interface Named {
  id: number;
  name: string;
}

type Whose = Pick<AgendaUrlState, 'professionalId' | 'roomId'>;

interface Props {
  value: Whose;
  /** Empty while loading. */
  professionals: readonly Named[];
  /** Empty in the week. */
  rooms: readonly Named[];
  onChange: (value: Whose) => void;
}

const EVERYBODY = '';

/** A native select, for phones. */
export function WhoseFilter({ value: { professionalId, roomId }, professionals, rooms, onChange }: Props) {
  const value = professionalId !== null ? `p${professionalId}` : roomId !== null ? `r${roomId}` : EVERYBODY;
  const choose = (chosen: string) => {
    const id = Number(chosen.slice(1));
    onChange({
      professionalId: chosen.startsWith('p') ? id : null,
      roomId: chosen.startsWith('r') ? id : null,
    });
  };
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': texts.filter.label }}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={EVERYBODY}>{texts.filter.all}</option>
      <Group label={texts.filter.professionals} letter="p" items={professionals} chosen={professionalId} />
      <Group label={texts.filter.rooms} letter="r" items={rooms} chosen={roomId} />
    </NativeSelect>
  );
}

interface GroupProps {
  label: string;
  letter: 'p' | 'r';
  items: readonly Named[];
  /** Unknown ones show as numbers. */
  chosen: number | null;
}

function Group({ label, letter, items, chosen }: GroupProps) {
  const isUnknown = chosen !== null && !items.some(({ id }) => id === chosen);
  if (items.length === 0 && !isUnknown) return null;
  return (
    <optgroup label={label}>
      {items.map(({ id, name }) => (
        <option key={id} value={`${letter}${id}`}>
          {name}
        </option>
      ))}
      {isUnknown && (
        <option value={`${letter}${chosen}`}>
          {letter === 'p' ? texts.filter.unknown(chosen) : texts.filter.unknownRoom(chosen)}
        </option>
      )}
    </optgroup>
  );
}
