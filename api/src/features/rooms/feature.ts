import type { Feature } from '../../platform/feature';
import { SPECIALTY_HOLDERS } from '../specialties/held-specialty';
import { LEAVE_GUARDS } from './leave-guards';
import { RoomOccupancy } from './room-occupancy.entity';
import { Room } from './room.entity';
import { RoomResolver } from './room.resolver';
import { roomExamples, roomRoutes } from './room.rest';
import { specialtyOfRooms } from './room-specialties';
import { RoomSpecialty } from './room-specialty.entity';

export const rooms: Feature = {
  name: 'rooms',
  scope: 'rooms',
  entities: [Room, RoomOccupancy, RoomSpecialty],
  expiries: [LEAVE_GUARDS],
  resolvers: [RoomResolver],
  routes: roomRoutes,
  examples: [roomExamples],
  extensions: [SPECIALTY_HOLDERS.with(specialtyOfRooms)],
};
