/** The parts of the account dialog. */
export type ProfileTab = 'profile' | 'password';
