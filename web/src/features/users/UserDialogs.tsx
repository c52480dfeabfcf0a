import { UserFormDialog, type UserFormProps } from './UserFormDialog';
import { UserPasswordDialog } from './UserPasswordDialog';

interface Props extends Omit<UserFormProps, 'open' | 'onPassword'> {
  /** The one on top. The password's dialog opens above the user's, which keeps its edits. */
  open: 'none' | 'user' | 'password';
  onOpen: (which: 'user' | 'password') => void;
}

/** The dialogs of an account: its data, and above it its password. */
export function UserDialogs({ open, onOpen, ...form }: Props) {
  return (
    <>
      <UserFormDialog key={form.user.id} {...form} open={open !== 'none'} onPassword={() => onOpen('password')} />
      <UserPasswordDialog user={form.user} open={open === 'password'} onClose={() => onOpen('user')} />
    </>
  );
}
