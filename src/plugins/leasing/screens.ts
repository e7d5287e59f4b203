// The screens of the area, which are one chunk.
export { leaseScreens } from '#src/resources/leaseShip/screens.tsx'
export { rentScreens, StoreRents } from '#src/resources/tenantRent/screens.tsx'
export { tenancyScreens } from '#src/resources/tenantShip/screens.tsx'
