// What other resources may use of this folder.
export { brandForm, brandGroups } from './brandForm.tsx'
export { brandLooks } from './brandLooks.tsx'
export { SiteList } from './SiteList.tsx'
