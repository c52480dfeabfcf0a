import type { ReactNode } from 'react';

import { DeleteIcon, EditIcon } from '../ui/icons';
import { RowAction } from './RowAction';
import { RowMenu, type RowAct } from './RowMenu';

interface Props {
  of: string;
  /** Undefined: it can't be edited. */
  onEdit?: (() => void) | undefined;
  /** Undefined: it can't be deleted. */
  onDelete?: (() => void) | undefined;
  /** Loading the consequences. */
  isDeleteBusy?: boolean;
  /** RowActions between edit and delete. */
  children?: ReactNode;
}

export function EntryActions({ of, onEdit, onDelete, isDeleteBusy = false, children }: Props) {
  return (
    <>
      {onEdit && <RowAction icon={EditIcon} label="Editar" of={of} onClick={onEdit} hasDialog />}
      {children}
      {onDelete && (
        <RowAction icon={DeleteIcon} label="Eliminar" of={of} onClick={onDelete} hasDialog busy={isDeleteBusy} />
      )}
    </>
  );
}

interface MenuProps extends Pick<Props, 'of' | 'onDelete' | 'isDeleteBusy'> {
  /** The most frequent action, if it isn't to edit. */
  main?: RowAct | undefined;
  onEdit: () => void;
  /** Between edit and delete. */
  acts: readonly RowAct[];
}

/** For lists with more than one further action. */
export function EntryMenu({ of, main, onEdit, onDelete, isDeleteBusy = false, acts }: MenuProps) {
  const edit = { icon: EditIcon, label: 'Editar', onClick: onEdit, hasDialog: true };
  const deletion = onDelete && { icon: DeleteIcon, label: 'Eliminar', onClick: onDelete, busy: isDeleteBusy };
  return (
    <RowMenu of={of} main={main ?? edit} rest={[...(main ? [edit] : []), ...acts, ...(deletion ? [deletion] : [])]} />
  );
}
