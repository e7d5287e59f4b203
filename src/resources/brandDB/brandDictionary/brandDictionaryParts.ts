// What other resources may use of this folder.
export { TagDot } from './TagDot.tsx'
export { useTags, type TagOption } from './useTags.ts'
