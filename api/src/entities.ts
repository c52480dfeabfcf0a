import { User } from './features/accounts/user.entity';
import { Room } from './features/rooms/room.entity';

/**
 * What TypeORM maps: whatever it reads, it reads whole. Types with fields of other tables (appointments, professionals,
 * specialties) are read by statements of their features alone.
 */
export const entities = [Room, User];
