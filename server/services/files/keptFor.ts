/** Hours after which an upload that no record uses is removed. */
export const unusedHours = 24
/**
 * Days for which files that are no longer needed are kept, such as that of an import or of a decided request.
 */
export const keptDays = 90
