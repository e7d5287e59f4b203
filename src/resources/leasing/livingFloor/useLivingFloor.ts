import { useGetList } from 'react-admin'
import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { livingFloor } from '#contract/leasing/livingFloor.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { shiftMonth } from '#contract/month.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import type { Floor } from '#src/resources/brandDB/floor/useFloors.ts'

export type FloorReply = z.infer<typeof livingFloor.reply>

/** A unit in a month. */
export type UnitMonth = FloorReply['list'][number]

export const tintNames = ['status', 'expiry', 'density', 'rent', 'problems'] as const
export type TintName = (typeof tintNames)[number]

/** How many months the slider goes back, the present month included. */
const span = 24

const fromBelow = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' } } as const

const refreshOn = [store, tenantShip, leaseShip, tourProblem]

/** The floor, the month and the tint of the address, and what the server has of them. */
export function useLivingFloor() {
  const { text, choice, set } = usePageChoices()
  const floors = useGetList<Floor>(useResourceOf('floor') ?? '', fromBelow, { onError: () => undefined })
  const all = floors.data ?? []
  const floor = all.find(({ _id }) => _id === text('floor')) ?? largest(all)
  const present = useToday().slice(0, 7)
  const months = Array.from({ length: span }, (_, place) => shiftMonth(present, place + 1 - span))
  const range = { from_month: months[0] ?? present, to_month: present }
  const reply = useCall(livingFloor, floor ? { query: { floor_id: floor._id, ...range } } : null, {
    refreshOn,
  })
  const tints = tintNames.filter((name) => reply.data === undefined || isOpen(name, reply.data.sees))
  const tint = tints.find((name) => name === text('tint')) ?? 'status'
  const list = reply.data?.list ?? []
  const month = months.find((one) => one === text('month')) ?? lastKnown(list, tint) ?? present
  return {
    floors,
    floor,
    reply,
    months,
    month,
    tints,
    tint,
    view: choice('view', ['drawing', 'table']),
    /** The units of the month. */
    rows: list.filter(({ stat_month }) => stat_month === month),
    set,
  }
}

/** The floor with the most units. */
const largest = (floors: readonly Floor[]): Floor | undefined =>
  floors.toSorted((a, b) => Number(b.store_count ?? 0) - Number(a.store_count ?? 0))[0]

const isOpen = (name: TintName, { sales, rents, problems }: FloorReply['sees']): boolean =>
  ({ status: true, expiry: true, density: sales, rent: rents, problems })[name]

/** Sales are known until the last calculation. */
const lastKnown = (list: readonly UnitMonth[], tint: TintName): string | undefined =>
  tint === 'density' ? list.findLast(({ sales_density }) => sales_density !== null)?.stat_month : undefined
