import { tenantName } from '#src/resources/leasing/tenantShip/tenantName.ts'
import type { UnitMonth } from './useLivingFloor.ts'

/** What the tenants of a unit are called in a language, in one text; empty if it is vacant. */
export const tenantNames = ({ tenants }: UnitMonth, locale: string): string =>
  tenants.map((tenant) => tenantName(tenant, locale)).join(' / ')
