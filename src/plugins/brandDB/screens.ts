// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { BrandAuditList } from '#src/resources/brandDB/brandAudit/BrandAuditList.tsx'
export { BrandList } from '#src/resources/brandDB/brand/BrandList.tsx'
export { CompanyList } from '#src/resources/brandDB/company/CompanyList.tsx'
export { ContactList } from '#src/resources/brandDB/contact/ContactList.tsx'
export { StoreList } from '#src/resources/brandDB/store/StoreList.tsx'
