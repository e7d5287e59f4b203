/** The filter of the list of leases for a bucket of the expiry profile, which begins with a year. */
export function bucketFilter(bucket: string, firstYear: string): Readonly<Record<string, unknown>> {
  if (bucket === 'holdover') return { status: ['holdover'] }
  const year = bucket === 'later' ? Number(firstYear) + 6 : Number(bucket)
  const last = bucket === 'later' ? {} : { $lte: `${year}-12-31` }
  return { status: ['active'], end_date: { $gte: `${year}-01-01`, ...last } }
}
