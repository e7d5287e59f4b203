/** Hours after which an upload is removed that no record uses. */
export const unusedHours = 24
/**
 * Days for which files are kept that nobody needs any more, such as that of an import or of a request that
 * was decided.
 */
export const keptDays = 90
