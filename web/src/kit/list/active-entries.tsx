import { ActiveBadge } from '../ui/ActiveBadge';
import type { Column } from './DataTable';
import type { RowFilter } from './useWholeList';

interface Switched {
  isActive: boolean;
}

interface ActiveTexts {
  fields: { state: string };
  /** In the right gender, e.g. "Inactiva". */
  states: { active: string; inactive: string };
  list: { active: string; inactive: string };
}

/** URL values, in the right gender. */
interface Values {
  active: string;
  inactive: string;
}

export function activeFilter<Row extends Switched>({ fields, list }: ActiveTexts, values: Values): RowFilter<Row> {
  return {
    label: fields.state,
    all: 'Todos los estados',
    options: {
      [values.active]: { label: list.active, passes: ({ isActive }) => isActive },
      [values.inactive]: { label: list.inactive, passes: ({ isActive }) => !isActive },
    },
  };
}

export function activeColumn<Row extends Switched>({ fields, states }: ActiveTexts): Column<Row> {
  return {
    id: 'state',
    header: fields.state,
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={isActive ? states.active : states.inactive} />,
    card: 'badge',
  };
}
