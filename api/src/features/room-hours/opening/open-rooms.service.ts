import { MoreThanOrEqual } from 'typeorm';

import type { Month } from '../../../domain/calendar-date';
import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { WeekdayHours } from '../../../domain/weekly-hours';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { atPlace } from '../../../platform/errors/at-place';
import { createOnce } from '../../../platform/idempotency';
import { trimmed } from '../../../platform/validation/text';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import type { Room } from '../../rooms/room.entity';
import { addRoom, lockRoom, roomLoader } from '../../rooms/room.service';
import { clinicSettings } from '../../settings/settings.service';
import { lockHolidays } from '../holidays/closures.sql';
import { NAMELESS } from '../month/changed-month';
import type { MonthHours } from '../month/stored-month';
import { ROOM_AVAILABILITY, RoomMonthEntity, RoomMonthHours } from '../room-month.entity';
import { namedWeekOf } from '../templates/room-template.service';
import { readWeek } from '../week-schedule-form';
import type { OpenRoomsInput } from './open-rooms.inputs';

/** One transaction; bookings in these rooms wait. BAD_REQUEST, CONFLICT with the field; NOT_FOUND. */
export async function openRooms(ctx: Context, input: OpenRoomsInput, key?: string | null): Promise<Room[]> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  const roomIds = [...new Set(input.roomIds)].toSorted((one, other) => one - other);
  if (input.rooms.length + roomIds.length === 0) throw invalid('rooms', 'Agregá al menos una sala');
  const hours = await hoursOf(ctx, input);
  const months = monthsAhead(dateOf((await clinicSettings(ctx)).timeZone, floorToMinute(ctx.now)));
  const opened = await createOnce(ctx, {
    key,
    request: ['openRooms', input],
    create: async (tx) => {
      const rooms: Room[] = [];
      await lockHolidays(tx, 'add-room');
      for (const roomId of roomIds) rooms.push(await lockRoom(ctx, tx, roomId));
      for (const [index, room] of input.rooms.entries())
        rooms.push(await atPlace(`rooms.${index}`, addRoom(ctx, tx, room)));
      for (const room of rooms) await openInMonths(ctx, tx, room, { ...hours, months });
      return { id: rooms.map(({ id }) => id).join(), rooms };
    },
    load: async (id) => ({ id, rooms: await Promise.all(id.split(',').map((it) => roomLoader(ctx).load(Number(it)))) }),
  });
  return opened.rooms;
}

async function hoursOf(ctx: Context, { templateId, schedule, templateName }: OpenRoomsInput) {
  if (templateId != null && schedule != null) throw invalid('schedule', 'Elegí una plantilla o un horario, no los dos');
  if (templateId != null) return openTemplate(ctx, templateId);
  const week = schedule ? readWeek(schedule, 'schedule') : [];
  if (week.length === 0) throw invalid('schedule', 'Elegí al menos un día');
  return { templateName: trimmed(templateName) ?? NAMELESS, week };
}

/** Must have hours: else months without their own would stay closed. */
async function openTemplate(ctx: Context, templateId: string) {
  const template = await namedWeekOf(ctx.db.manager, templateId);
  if (template.week.length === 0) throw invalid('templateId', 'Esa plantilla no abre ningún día. Elegí otra');
  return template;
}

interface Opening {
  months: readonly Month[];
  templateName: string;
  week: readonly WeekdayHours[];
}

/** Keeps existing hours, so that no booking is left outside. */
async function openInMonths(
  ctx: Context,
  tx: Transaction,
  { id: roomId, name }: Room,
  { months, templateName, week }: Opening,
): Promise<void> {
  const stored = await tx.manager.findBy(RoomMonthEntity, { roomId, year: MoreThanOrEqual(months[0]!.year) });
  const at = ({ year, month }: Month) => stored.find((it) => it.year === year && it.month === month);
  const empty = months.filter((month) => at(month)?.templateName == null);
  if (empty.length === 0) return;
  const unset = empty.flatMap((month) => at(month)?.id ?? []);
  if (unset.length > 0) await tx.manager.update(RoomMonthEntity, unset, { templateName });
  const added = empty.filter((month) => !at(month)).map(({ year, month }) => ({ roomId, year, month, templateName }));
  const inserted = added.length > 0 ? (await tx.manager.insert(RoomMonthEntity, added)).identifiers : [];
  const ids = [...unset, ...inserted.map((it) => it['id'] as number)];
  await tx.manager.insert(
    RoomMonthHours,
    ids.flatMap((roomMonthId) => week.map((hours) => ({ roomMonthId, ...hours }))),
  );
  const [first, last] = [empty[0]!, empty.at(-1)!];
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: ROOM_AVAILABILITY,
    entityId: roomId,
    called: `${name}, ${first.month}/${first.year} a ${last.month}/${last.year}`,
    changes: changesBetween<Pick<MonthHours, 'templateName' | 'week'>>(
      ROOM_AVAILABILITY,
      { templateName: null, week: [] },
      { templateName, week },
    ),
  });
}

/** From the date's month to December of the next year. */
function monthsAhead(date: string): Month[] {
  const year = Number(date.slice(0, 4));
  const first = Number(date.slice(5, 7));
  return Array.from({ length: 24 - first + 1 }, (_, index) => {
    const months = first - 1 + index;
    return { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
  });
}
