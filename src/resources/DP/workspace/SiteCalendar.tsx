import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { leaseShip, leaseshipList } from '#contract/leasing/leaseShip.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { tour } from '#contract/RM/tour.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { Calendar } from '#src/kit/value/calendar/Calendar.tsx'
import { calendarViews, isDay, shownDays, type CalendarEvent } from '#src/kit/value/calendar/calendarDays.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dayOf, startOfDay } from '#src/kit/value/field/formatDate.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const tours = listCall(tour)

/** The tours of a site and the ends of its leases, as far as the user may see them. */
export function SiteCalendar() {
  const translate = useTranslate()
  const { choice, text, set } = usePageChoices()
  const today = useToday()
  const day = isDay(text('day')) ? text('day') : today
  const view = choice('view', calendarViews)
  const { events, isPending, error, retry } = useEvents(shownDays(day, view), (name) =>
    translate('DP.lease_ends', { name }),
  )
  return (
    <PlainPage title="DP.calendar">
      <Calendar
        label={translate('DP.calendar')}
        {...{ day, today, view, events, isPending }}
        failure={error && <ErrorState error={error} retry={retry} />}
        onChange={set}
      />
    </PlainPage>
  )
}

/** What is on these days. */
function useEvents(days: readonly string[], endOf: (lease: string) => string) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const may = { tours: useCan(tour.can.view), leases: useCan(leaseShip.can.view) }
  const pages = { tour: useResourceOf(tour.name), lease: useResourceOf(leaseShip.name) }
  const range = '0-199'
  const planned = useCall(
    tours,
    may.tours
      ? {
          query: {
            cond: { planned_at: { $gte: startOfDay(first) ?? 0, $lt: (startOfDay(last) ?? 0) + 86_400 } },
            range,
          },
        }
      : null,
    { refreshOn: [tour], keepsPrevious: true },
  )
  const ending = useCall(
    leaseshipList,
    may.leases
      ? {
          query: { cond: JSON.stringify({ status: 'active', end_date: { $gte: first, $lte: last } }), range },
        }
      : null,
    { refreshOn: [leaseShip], keepsPrevious: true },
  )
  const pageOf = (resource: string | undefined, id: string) =>
    resource && `/${resource}/${encodeURIComponent(id)}/show`
  const events: CalendarEvent[] = [
    ...(planned.data?.list ?? []).map((one) => ({
      id: one._id,
      day: dayOf(one.planned_at),
      title: one.title,
      to: pageOf(pages.tour, one._id),
      tone: one.status === 'finished' ? ('green' as const) : ('blue' as const),
    })),
    ...(ending.data?.list ?? []).map((one) => ({
      id: one._id,
      day: one.end_date,
      title: endOf(one.contract_no),
      to: pageOf(pages.lease, one._id),
      tone: 'amber' as const,
    })),
  ]
  const failed = planned.error ? planned : ending
  // The replies for the last month stay until those for this month are here.
  const isPending = planned.isFetching || ending.isFetching
  return { events, isPending, error: failed.error, retry: failed.retry }
}
