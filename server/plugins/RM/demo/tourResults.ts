import { commonColumns } from '#server/demo/commonColumns.ts'
import { at, randomFor } from '#server/demo/random.ts'
import { tourChecks } from './tourChecks.ts'
import type { TourProblem } from './tourProblems.ts'
import type { DemoTour } from './tours.ts'

/**
 * Rows of the table `tour_result`: the results of every shop of a finished tour, and of the first shops of a
 * running tour.
 */
export const tourResults = (
  tours: readonly DemoTour[],
  problems: readonly TourProblem[],
  tourOf: ReadonlyMap<string, string>,
) => {
  const found = Map.groupBy(problems, ({ row }) => `${tourOf.get(row._id) ?? ''} ${row.store_id}`)
  return tours.flatMap(({ row: tour, site, day, route }) => {
    const seen = tour.status === 'finished' ? route : tour.status === 'in_progress' ? route.slice(0, 3) : []
    const began = tour.started_at ?? 0
    const ended = tour.finished_at ?? tour.updated_at
    return seen.map((store, index) => {
      const here = found.get(`${tour._id} ${store._id}`) ?? []
      const items = checked({ key: `${tour._id} ${store._id}`, here, inHongKong: site.site_region === 'HK' })
      const count = (result: string) => items.filter((item) => item.result === result).length
      const [pass_count, fail_count] = [count('pass'), count('fail')]
      const pass_rate = Math.round((pass_count / (pass_count + fail_count)) * 1e6) / 1e6
      const seenAt = Math.max(began, Math.round(began + ((ended - began) * (index + 1)) / seen.length))
      return {
        _id: `TR${tour._id.slice(2)}-${store.store_no}`,
        site: tour.site,
        tour_id: tour._id,
        store_id: store._id,
        tour_date: day,
        checker_id: at(tour.assignee_ids, index),
        items,
        pass_count,
        fail_count,
        na_count: count('na'),
        pass_rate,
        result: pass_rate >= 0.9 ? 'pass' : pass_rate >= 0.7 ? 'attention' : 'fail',
        ...commonColumns(seenAt),
      }
    })
  })
}

// Points that became a problem failed; so did now and then a small thing that was fixed on the spot.
const checked = ({
  key,
  here,
  inHongKong,
}: {
  key: string
  here: readonly TourProblem[]
  inHongKong: boolean
}) => {
  const chance = randomFor(`result ${key}`)
  return tourChecks.map(({ point, category, remark }) => {
    const problem = here.find(({ row }) => row.category === category)
    const drawn = chance.next()
    const isCounted = !['queue', 'fit_out', 'licence'].includes(category) || drawn > 0.3
    const result = problem || drawn > 0.955 ? 'fail' : isCounted ? 'pass' : 'na'
    const words = (text: string) => text.split('|')[inHongKong ? 1 : 0] ?? ''
    const noted = problem ? problem.row.title : result === 'fail' ? words(remark) : null
    return {
      ...point,
      result,
      remark: noted,
      attachs: [],
      category,
      problem_id: problem?.row._id ?? null,
    }
  })
}
