import { UserFormDialog, type UserFormProps } from './UserFormDialog';
import { UserPasswordDialog } from './UserPasswordDialog';

interface Props extends Omit<UserFormProps, 'open' | 'onPassword'> {
  /** Which of them is on top; that of the password has the other one below, as it is filled in. */
  open: 'none' | 'user' | 'password';
  onOpen: (which: 'user' | 'password') => void;
}

/** What of an account is changed in dialogs: its data, and above them its password. */
export function UserDialogs({ open, onOpen, ...form }: Props) {
  return (
    <>
      <UserFormDialog key={form.user.id} {...form} open={open !== 'none'} onPassword={() => onOpen('password')} />
      <UserPasswordDialog user={form.user} open={open === 'password'} onClose={() => onOpen('user')} />
    </>
  );
}
