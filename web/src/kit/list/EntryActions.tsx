import type { ReactNode } from 'react';

import { DeleteIcon, EditIcon } from '../ui/icons';
import { RowAction } from './RowAction';

interface Props {
  of: string;
  onEdit: () => void;
  /** Undefined: it can't be deleted. */
  onDelete?: () => void;
  /** Loading the consequences. */
  isDeleteBusy?: boolean;
  /** RowActions between edit and delete. */
  children?: ReactNode;
}

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
