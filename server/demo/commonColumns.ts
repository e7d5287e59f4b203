/** The columns that every table has in addition to its own. Times are in unix seconds. */
export const commonColumns = (createdAt: number, updatedAt = createdAt) => ({
  created_at: createdAt,
  updated_at: updatedAt,
  created_by: 'U001',
  rev: 1,
  is_active: true,
  deleted_at: null,
})

/** A moment as unix seconds. */
export const unixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The day `YYYY-MM-DD` of a moment at the sites: all nine are at UTC+8 without summer time. */
export const siteDay = (seconds: number) => new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 10)
