import type { Column } from '../../../kit/list/DataTable';
import type { WholeList } from '../../../kit/list/useWholeList';
import { roomsText, texts } from '../texts';
import type { WaitingScreenFactsFragment, WaitingScreensQuery } from './screens.generated';

export const SCREENS: WholeList<WaitingScreensQuery, WaitingScreenFactsFragment, 'muestra', 'nombre'> = {
  rowsOf: ({ waitingScreens }) => waitingScreens,
  textOf: ({ name, roomIds }, { allRooms }) => `${name} ${roomsText(roomIds, allRooms)}`,
  filters: {
    muestra: {
      label: texts.fields.shows,
      all: texts.list.allShows,
      options: {
        codigo: { label: texts.shownShort.ticket, passes: ({ shows }) => shows === 'ticket' },
        iniciales: { label: texts.shownShort.initials, passes: ({ shows }) => shows === 'initials' },
      },
    },
  },
  sorts: { nombre: ({ name }) => name },
  failed: texts.list.failed,
};

export function screenColumns(
  rooms: WaitingScreensQuery['allRooms'],
): readonly Column<WaitingScreenFactsFragment, 'nombre'>[] {
  return [
    { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
    { id: 'rooms', header: texts.fields.rooms, cell: ({ roomIds }) => roomsText(roomIds, rooms), takesRest: 'whole' },
    { id: 'shows', header: texts.fields.shows, cell: ({ shows }) => texts.shownShort[shows], card: 'line' },
  ];
}
