export type ProfileTab = 'profile' | 'password';
