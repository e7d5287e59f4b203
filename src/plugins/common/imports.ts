// The pages of imports of any resource, which are one chunk.
export { ImportHistory } from '#src/kit/import/ImportHistory.tsx'
export { ImportNew } from '#src/kit/import/ImportNew.tsx'
export { ImportPage } from '#src/kit/import/ImportPage.tsx'
