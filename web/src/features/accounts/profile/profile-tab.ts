export type ProfileTab = 'profile' | 'password' | 'security' | 'data';
