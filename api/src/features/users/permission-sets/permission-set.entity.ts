import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { PERMISSIONS, permissionsIn, permissionText, type Permission } from '../../../domain/permissions';
import { noun } from '../../../platform/noun';

export const PERMISSION_SET = noun('permission_set', 'Conjunto de permisos', {
  name: 'nombre',
  granted: { word: 'permisos', show: (names: readonly string[]) => textOf([...permissionsIn(names)]) },
});

function textOf(permissions: readonly Permission[]): string {
  return permissions.map((permission) => permissionText(permission).label).join(', ');
}

export const PermissionEnum = Object.fromEntries(PERMISSIONS.map((name) => [name, name])) as Record<
  Permission,
  Permission
>;

registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: "An action open to an administrator's account.",
  valuesConfig: {
    appointments: { description: 'The day, the calendar, check-in, absences of professionals.' },
    requests: { description: 'Requests for appointments.' },
    waiting_list: { description: 'Read who waits, and offer freed times.' },
    patients: { description: 'Search for patients, with their contact data.' },
    till: { description: 'Take and reverse payments at the desk, open and close its till.' },
    people: { description: 'Professionals, specialties, services, and accounts of patients and professionals.' },
    rooms: { description: 'Rooms, rentals and hours.' },
    prices: { description: 'Prices of rooms, discounts and fees.' },
    reports: { description: 'Figures, income and activity.' },
    accounts: { description: "Administrators' accounts and their permissions." },
    integrations: { description: 'API keys, webhooks, events and calendar links.' },
    security: { description: 'Security settings and the audit.' },
    backups: { description: 'List, make and download backups.' },
    settings: { description: 'Settings of the clinic, waiting screens and imports.' },
  },
});

export const BuiltInPermissionSet = { desk: 'desk', management: 'management', direction: 'direction' } as const;
export type BuiltInPermissionSet = keyof typeof BuiltInPermissionSet;

registerEnumType(BuiltInPermissionSet, {
  name: 'BuiltInPermissionSet',
  description: 'Permission sets of every clinic.',
  valuesConfig: {
    desk: { description: 'Recepción.' },
    management: { description: 'Gestión.' },
    direction: { description: 'Dirección: always has every permission.' },
  },
});

@Entity('permission_sets')
@Index('permission_sets_name_unique', { synchronize: false })
@Index('permission_sets_built_in_unique', ['builtIn'], { unique: true })
@Check('permission_sets_name_check', "name <> ''")
@Check('permission_sets_built_in_check', "built_in IN ('desk', 'management', 'direction')")
@ObjectType({ simpleResolvers: true, description: 'A named set of permissions for accounts of administrators.' })
export class PermissionSet {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the set.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Unique, ignoring case; 1 to 60 characters.' })
  name!: string;

  @Column('text', { nullable: true })
  @Field(() => BuiltInPermissionSet, { nullable: true, description: "null: the clinic's own, which can be deleted." })
  builtIn!: BuiltInPermissionSet | null;

  /** Names of permissions; of Dirección, unused. */
  @Column('text', { array: true, name: 'permissions' })
  granted!: string[];

  @Field(() => [PermissionEnum], { description: 'In the order shown. Dirección always has all.' })
  get permissions(): Permission[] {
    return [...permissionsIn(this.builtIn === 'direction' ? null : this.granted)];
  }

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every edit.' })
  version!: number;
}
