/** Hours after which an upload is removed that no record uses. */
export const unusedHours = 24
/** Days for which the file of an import is kept, and the files of a request that was decided or withdrawn. */
export const keptDays = 90
