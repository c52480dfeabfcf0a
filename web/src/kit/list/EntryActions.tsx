import type { ReactNode } from 'react';

import { DeleteIcon, EditIcon } from '../ui/icons';
import { RowAction } from './RowAction';

interface Props {
  /** The row's name, for screen readers. */
  of: string;
  onEdit: () => void;
  /** Undefined: it can't be deleted. */
  onDelete?: () => void;
  /** The deletion's consequences are loading. */
  isDeleteBusy?: boolean;
  /** RowAction buttons between the two. */
  children?: ReactNode;
}

/** The buttons of a row that can be edited and deleted. */
export function EntryActions({ of, onEdit, onDelete, isDeleteBusy = false, children }: Props) {
  return (
    <>
      <RowAction icon={EditIcon} label="Editar" of={of} onClick={onEdit} hasDialog />
      {children}
      {onDelete && (
        <RowAction icon={DeleteIcon} label="Eliminar" of={of} onClick={onDelete} hasDialog busy={isDeleteBusy} />
      )}
    </>
  );
}
