// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { LeaseList } from '#src/resources/leaseShip/LeaseList.tsx'
export { RentList } from '#src/resources/tenantRent/RentList.tsx'
export { TenancyList } from '#src/resources/tenantShip/TenancyList.tsx'
