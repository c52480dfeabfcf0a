import type { Feature } from '../../platform/feature';
import { RoomOccupancy } from './room-occupancy.entity';
import { Room } from './room.entity';
import { RoomResolver } from './room.resolver';
import { roomRoutes } from './room.rest';

export const rooms: Feature = {
  name: 'rooms',
  entities: [Room, RoomOccupancy],
  resolvers: [RoomResolver],
  routes: roomRoutes,
};
