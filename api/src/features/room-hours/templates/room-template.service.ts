import { In, type EntityManager } from 'typeorm';

import { BUILT_IN_TEMPLATES } from '../../../domain/schedule-templates';
import { inOrder, weekdayChanges, type WeekdayHours } from '../../../domain/weekly-hours';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { isUniqueViolation } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { trimmed } from '../../../platform/validation/text';
import { changesBetween } from '../../audit/audited-change';
import { recordCreated, recordDeleted } from '../../audit/record-audit';
import { saveChanges } from '../../audit/save-changes';
import { readWeek, writeWeek } from '../week-schedule-form';
import { ROOM_TEMPLATE, RoomTemplateEntity, RoomTemplateHours } from './room-template.entity';
import type { CreateRoomTemplateInput, UpdateRoomTemplateInput } from './room-template.inputs';
import type { RoomTemplate } from './room-template.object';

/** Built-in ones first, then the clinic's by name. */
export async function listRoomTemplates(ctx: Context): Promise<RoomTemplate[]> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  const { manager } = ctx.db;
  const rows = await manager.createQueryBuilder(RoomTemplateEntity, 't').orderBy('lower(t.name)').getMany();
  const hours = await hoursOf(
    manager,
    rows.map(({ id }) => id),
  );
  return [
    ...BUILT_IN,
    ...rows.map((row) =>
      toTemplate(
        row,
        hours.filter((it) => it.roomTemplateId === row.id),
      ),
    ),
  ];
}

/** CONFLICT on `name` for a duplicate, also of a built-in one. */
export async function createRoomTemplate(
  ctx: Context,
  input: CreateRoomTemplateInput,
  key?: string | null,
): Promise<RoomTemplate> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  const given = { name: freeName(input.name), description: trimmed(input.description) ?? '' };
  const week = readWeek(input.schedule, 'schedule');
  return refusingTakenName(
    createOnce<RoomTemplate>(ctx, {
      key,
      request: ['createRoomTemplate', given, week],
      create: async (tx) => {
        const { identifiers } = await tx.manager.insert(RoomTemplateEntity, given);
        const id = identifiers[0]!['id'] as number;
        await insertHours(tx, id, week);
        await recordCreated(ctx, tx, ROOM_TEMPLATE, { ...given, id, schedule: writeWeek(week) }, given.name);
        return toTemplate({ ...given, id, version: 1 }, week);
      },
      load: (id) => readTemplate(ctx.db.manager, numberOf(id)),
    }),
  );
}

/** Months keep their hours. NOT_FOUND; FORBIDDEN for built-in ones; CONFLICT. */
export async function updateRoomTemplate(
  ctx: Context,
  id: string,
  input: UpdateRoomTemplateInput,
  expectedVersion?: number | null,
): Promise<RoomTemplate> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  const number = numberOf(id);
  const week = input.schedule && readWeek(input.schedule, 'schedule');
  return refusingTakenName(
    ctx.transact(async (tx) => {
      const template = await lockTemplate(tx, number);
      const hours = inOrder(await hoursOf(tx.manager, [number]));
      const newHours = week && weekdayChanges(hours, week).length > 0 ? week : hours;
      await saveChanges(ctx, tx, RoomTemplateEntity, template, {
        noun: ROOM_TEMPLATE,
        called: template.name,
        given: { name: input.name == null ? undefined : freeName(input.name), description: input.description },
        expectedVersion,
        audited: (changes) =>
          changesBetween(
            ROOM_TEMPLATE,
            { ...template, schedule: writeWeek(hours) },
            { ...changes, ...(newHours !== hours && { schedule: writeWeek(newHours) }) },
          ),
        shown: () => toTemplate(template, hours),
      });
      if (newHours !== hours) await replaceHours(tx, number, newHours);
      return toTemplate(template, newHours);
    }),
  );
}

/** Months keep its hours and name. NOT_FOUND; FORBIDDEN for built-in ones. */
export async function deleteRoomTemplate(ctx: Context, id: string): Promise<true> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  const number = numberOf(id);
  await ctx.transact(async (tx) => {
    const template = await lockTemplate(tx, number);
    const { schedule } = toTemplate(template, await hoursOf(tx.manager, [number]));
    await tx.manager.delete(RoomTemplateEntity, number);
    await recordDeleted(ctx, tx, ROOM_TEMPLATE, { ...template, schedule }, template.name);
  });
  return true;
}

const BUILT_IN: readonly RoomTemplate[] = BUILT_IN_TEMPLATES.map(({ hours, ...template }) => ({
  ...template,
  schedule: writeWeek(hours),
  isCustom: false,
  version: 0,
}));

/** FORBIDDEN for a built-in id, NOT_FOUND for others that aren't `custom-…`. */
function numberOf(id: string): number {
  if (BUILT_IN.some((template) => template.id === id)) {
    throw new AppError('FORBIDDEN', 'Las plantillas incluidas no se pueden modificar. Creá una nueva a partir de ella');
  }
  const digits = /^custom-(\d{1,9})$/.exec(id)?.[1];
  if (digits === undefined) throw templateNotFound();
  return Number(digits);
}

async function lockTemplate(tx: Transaction, id: number): Promise<RoomTemplateEntity> {
  const template = await tx.manager.findOne(RoomTemplateEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!template) throw templateNotFound();
  return template;
}

async function readTemplate(manager: EntityManager, id: number): Promise<RoomTemplate> {
  const row = await manager.findOneBy(RoomTemplateEntity, { id });
  if (!row) throw templateNotFound();
  return toTemplate(row, await hoursOf(manager, [id]));
}

/** Built-in or the clinic's. NOT_FOUND. */
export async function namedWeekOf(
  manager: EntityManager,
  id: string,
): Promise<{ templateName: string; week: readonly WeekdayHours[] }> {
  const builtIn = BUILT_IN_TEMPLATES.find((template) => template.id === id);
  if (builtIn) return { templateName: builtIn.name, week: builtIn.hours };
  const { name } = await readTemplate(manager, numberOf(id));
  return { templateName: name, week: inOrder(await hoursOf(manager, [numberOf(id)])) };
}

function hoursOf(manager: EntityManager, ids: readonly number[]): Promise<RoomTemplateHours[]> {
  return manager.findBy(RoomTemplateHours, { roomTemplateId: In([...ids]) });
}

async function replaceHours(tx: Transaction, id: number, week: readonly WeekdayHours[]): Promise<void> {
  await tx.manager.delete(RoomTemplateHours, { roomTemplateId: id });
  await insertHours(tx, id, week);
}

async function insertHours(tx: Transaction, roomTemplateId: number, week: readonly WeekdayHours[]): Promise<void> {
  if (week.length > 0)
    await tx.manager.insert(
      RoomTemplateHours,
      week.map((hours) => ({ roomTemplateId, ...hours })),
    );
}

function toTemplate(
  { id, name, description, version }: Pick<RoomTemplateEntity, 'id' | 'name' | 'description' | 'version'>,
  hours: readonly WeekdayHours[],
): RoomTemplate {
  return { id: `custom-${id}`, name, description, schedule: writeWeek(inOrder(hours)), isCustom: true, version };
}

function templateNotFound(): AppError {
  return notFound('La plantilla no existe');
}

/** Trimmed. CONFLICT when a built-in template has it. */
function freeName(typed: string): string {
  const name = trimmed(typed) ?? '';
  if (BUILT_IN.some((template) => template.name.toLowerCase() === name.toLowerCase())) throw nameTaken();
  return name;
}

async function refusingTakenName(writing: Promise<RoomTemplate>): Promise<RoomTemplate> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'room_templates_name_unique')) throw error;
    throw nameTaken();
  }
}

function nameTaken(): AppError {
  return new AppError('CONFLICT', 'Ya existe una plantilla con ese nombre', { field: 'name' });
}
