import { addDays, monthStart } from '#server/demo/calendar.ts'

// Monthly sales relative to the year's average, January first.
const mainland = [1.08, 1.02, 0.88, 0.92, 1.04, 0.96, 0.98, 0.97, 0.95, 1.14, 1.0, 1.06]
const hongKong = [1.02, 1.1, 0.9, 0.92, 0.96, 0.94, 0.98, 0.97, 0.93, 1.02, 1.03, 1.23]

// First day, days, factor. The first list is for the mainland, the second for Hong Kong.
const festivals = {
  mainland: [
    ['01-01', 3, 1.35],
    ['05-01', 5, 1.5],
    ['10-01', 8, 1.55],
    ['11-09', 3, 1.4],
    ['12-24', 2, 1.3],
  ],
  hongKong: [
    ['01-01', 1, 1.3],
    ['05-01', 3, 1.25],
    ['10-01', 5, 1.3],
    ['12-20', 12, 1.5],
  ],
} as const

// Days of the lunar calendar: the first day of the new year, and mid-autumn.
const springFestivals = ['2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13']
const midAutumns = ['2024-09-17', '2025-10-06', '2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22']

/** Monthly sales relative to the usual, in the mainland and in Hong Kong. */
export const monthFactors = [mainland, hongKong].flatMap((factors, region) =>
  factors.map((factor, index) => ({ in_hong_kong: region === 1, month: index + 1, factor })),
)

/** The days in a range that sell more than others of their weekday, and how much. */
export const festiveDays = (from: string, to: string) => {
  const years = [from, monthStart(from, 12), monthStart(from, 24), to].map((day) => day.slice(0, 4))
  return [false, true].flatMap((in_hong_kong) => {
    const fixed = [...new Set(years)].flatMap((year) =>
      festivals[in_hong_kong ? 'hongKong' : 'mainland'].map(
        ([day, days, factor]) => [`${year}-${day}`, days, factor] as const,
      ),
    )
    const moon = [
      ...springFestivals.map((day) => [addDays(day, -6), 13, 1.45] as const),
      ...midAutumns.map((day) => [addDays(day, -1), 3, 1.3] as const),
    ]
    const factorOf = new Map<string, number>()
    for (const [first, days, factor] of [...moon, ...fixed])
      for (let day = 0; day < days; day++) factorOf.set(addDays(first, day), factor)
    return [...factorOf].flatMap(([day, factor]) =>
      day >= from && day <= to ? [{ in_hong_kong, day, factor }] : [],
    )
  })
}
