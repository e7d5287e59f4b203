// The pages of imports of any resource, which are one chunk.
export { ImportHistory } from '#src/kit/page/import/ImportHistory.tsx'
export { ImportNew } from '#src/kit/page/import/ImportNew.tsx'
export { ImportPage } from '#src/kit/page/import/ImportPage.tsx'
