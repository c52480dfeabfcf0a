import type { Permission } from '@turnero/api/domain/permissions';
import type { RouteObject } from 'react-router-dom';

export interface PanelPage {
  path: string;
  /** The heading. */
  title: string;
  /** Permissions that open it; any is enough. Without: also for professionals. */
  needs?: readonly [Permission, ...Permission[]];
  /** Only with a professional profile. */
  isOfProfile?: true;
  /** Takes the whole window. */
  isWide?: true;
  lazy: NonNullable<RouteObject['lazy']>;
}

export interface PanelPart {
  path: string;
  label: string;
  /** Heading over the part and its neighbours. */
  group?: string;
}

export interface PanelSection extends PanelPage {
  /** The sub-tab. */
  label: string;
  /** The query of the address that its tab leads to. */
  search?: string;
  /** Pages under the same sub-tab. */
  below?: readonly PanelPage[];
  /** Links beside the page and those below. */
  parts?: readonly PanelPart[];
}

export interface PanelTab {
  label: string;
  path: string;
  icon: PanelIcon;
  /** Shows the clinic's counts with its pages. */
  hasStats?: true;
  sections: readonly PanelSection[];
}

/** Whether the tab is one page, so that it needs no sub-tabs. */
export const isAlone = ({ path, sections }: PanelTab): boolean => sections.length === 1 && sections[0]?.path === path;

/** Grouped parts are too many for a row of tabs. */
export const isGrouped = (parts: readonly PanelPart[]): boolean => parts.some(({ group }) => group !== undefined);

export type PanelIcon =
  | 'appointments'
  | 'hours'
  | 'own'
  | 'patients'
  | 'professionals'
  | 'reports'
  | 'rooms'
  | 'summary'
  | 'system'
  | 'today'
  | 'users'
  | 'waiting';
