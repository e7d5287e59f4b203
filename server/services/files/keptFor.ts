/**
 * Days after which an upload that no record uses is removed. As long as the keys of requests are remembered: a record that
 * waits on a device until it is connected names files that were uploaded before.
 */
export const unusedDays = 30
/** Hours after which the remains of an upload that a crash interrupted are removed. */
export const remainsHours = 24
/**
 * Days for which files that are no longer needed are kept, such as that of an import or of a decided request.
 */
export const keptDays = 90
