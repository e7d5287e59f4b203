// What other resources may import from this folder.
export { brandForm, brandGroups } from './brandForm.tsx'
export { brandLooks } from './brandLooks.tsx'
export { SiteList } from './SiteList.tsx'
