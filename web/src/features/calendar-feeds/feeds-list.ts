import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import { momentText } from '../../kit/time/wall-time';
import type { CalendarFeedsQuery } from './calendar-feeds.generated';
import { texts } from './texts';
import type { FeedOwner } from './useFeedLink';

const { fields, kinds, list } = texts;

/** Everybody who can have a link: professionals, then rooms. */
function ownersOf({ calendarFeeds, allProfessionals, allRooms }: CalendarFeedsQuery): FeedOwner[] {
  return [
    ...allProfessionals.map(({ id, name }) => ({
      professionalId: id,
      roomId: null,
      name,
      feed: calendarFeeds.find((feed) => feed.professionalId === id),
    })),
    ...allRooms.map(({ id, name }) => ({
      professionalId: null,
      roomId: id,
      name,
      feed: calendarFeeds.find((feed) => feed.roomId === id),
    })),
  ];
}

const kindOf = ({ roomId }: FeedOwner): string => (roomId === null ? kinds.professional : kinds.room);

export const keyOf = ({ professionalId, roomId }: FeedOwner): string => `p${professionalId} r${roomId}`;

export const FEEDS: WholeList<CalendarFeedsQuery, FeedOwner, 'tipo' | 'enlace', 'nombre' | 'lectura'> = {
  rowsOf: ownersOf,
  textOf: ({ name }) => name,
  filters: {
    tipo: {
      label: fields.kind,
      all: list.allKinds,
      options: {
        profesionales: { label: list.professionals, passes: ({ roomId }) => roomId === null },
        salas: { label: list.rooms, passes: ({ roomId }) => roomId !== null },
      },
    },
    enlace: {
      label: fields.link,
      all: list.allLinks,
      options: {
        con: { label: list.linked, passes: ({ feed }) => feed !== undefined },
        sin: { label: list.unlinked, passes: ({ feed }) => feed === undefined },
      },
    },
  },
  sorts: { nombre: ({ name }) => name, lectura: ({ feed }) => feed?.lastReadAt ?? null },
  failed: list.failed,
};

export const FEED_COLUMNS: readonly Column<FeedOwner, 'nombre' | 'lectura'>[] = [
  { id: 'name', header: fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title', takesRest: 'whole' },
  { id: 'kind', header: fields.kind, cell: kindOf, card: 'plain' },
  {
    id: 'link',
    header: fields.link,
    cell: ({ feed }) => (feed ? list.made(feed.createdAt) : list.none),
    card: 'plain',
  },
  {
    id: 'read',
    header: fields.read,
    cell: ({ feed }) => (!feed ? '' : feed.lastReadAt === null ? list.neverRead : momentText(feed.lastReadAt)),
    sort: 'lectura',
  },
];
