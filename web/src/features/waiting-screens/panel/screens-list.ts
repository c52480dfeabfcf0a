import type { Column } from '../../../kit/list/DataTable';
import type { WholeList } from '../../../kit/list/useWholeList';
import { roomsText, texts } from '../texts';
import type { WaitingScreenFactsFragment, WaitingScreensQuery } from './screens.generated';

export const SCREENS: WholeList<WaitingScreensQuery, WaitingScreenFactsFragment, 'tipo', 'nombre'> = {
  rowsOf: ({ waitingScreens }) => waitingScreens,
  textOf: (screen, { allRooms }) => `${screen.name} ${shownRooms(screen, allRooms)}`,
  filters: {
    tipo: {
      label: texts.fields.kind,
      all: texts.list.allKinds,
      options: {
        espera: { label: texts.kindsShort.calls, passes: ({ kind }) => kind === 'calls' },
        llegada: { label: texts.kindsShort.arrivals, passes: ({ kind }) => kind === 'arrivals' },
      },
    },
  },
  sorts: { nombre: ({ name }) => name },
  failed: texts.list.failed,
};

/** '' for an arrival screen, which calls to no room. */
function shownRooms({ kind, roomIds }: WaitingScreenFactsFragment, rooms: WaitingScreensQuery['allRooms']): string {
  return kind === 'calls' ? roomsText(roomIds, rooms) : '';
}

export function screenColumns(
  rooms: WaitingScreensQuery['allRooms'],
): readonly Column<WaitingScreenFactsFragment, 'nombre'>[] {
  return [
    { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
    { id: 'kind', header: texts.fields.kind, cell: ({ kind }) => texts.kindsShort[kind], card: 'line' },
    { id: 'rooms', header: texts.fields.rooms, cell: (screen) => shownRooms(screen, rooms), takesRest: 'whole' },
    {
      id: 'shows',
      header: texts.fields.shows,
      cell: ({ kind, shows }) => (kind === 'calls' ? texts.shownShort[shows] : ''),
    },
  ];
}
