import { defineSlot } from './slot.ts'

/** Above every page: a reminder, for example. A notice without content renders nothing. */
export const pageNotices = defineSlot<Record<never, never>>('shell.notices')

/** Cards of the dashboard. */
export const dashboardCards = defineSlot<{ siteId: string | null }>('dashboard.cards')

/** Cards of the group overview, which compare sites. */
export const groupCards = defineSlot<Record<never, never>>('dashboard.group')

/** Cards of the workspace of a site: what happens there today. */
export const workspaceCards = defineSlot<{ siteId: string | null }>('workspace.cards')

/**
 * Tabs of the page of one shop. `statTime` is the scoring day that the user chose, in unix seconds; null for
 * the latest. An extension needs a `label`.
 */
export const shopTabs = defineSlot<{ storeId: string; statTime: number | null }>('shop.tabs')

/** Figure cards on the first tab of a shop's page, which is also printed. */
export const shopCards = defineSlot<{ storeId: string; statTime: number | null }>('shop.cards')

/** Sections of a brand's page. */
export const brandSections = defineSlot<{ brandId: string }>('brand.sections')

/** Sections of a store's page. */
export const storeSections = defineSlot<{ storeId: string }>('store.sections')

/** Entries of the report centre. */
export const reportEntries = defineSlot<{ siteId: string | null }>('reports.entries')

/** The slots that the console itself offers; plugins may offer more. */
export const coreSlots = [
  pageNotices,
  dashboardCards,
  groupCards,
  workspaceCards,
  shopTabs,
  shopCards,
  brandSections,
  storeSections,
  reportEntries,
] as const
