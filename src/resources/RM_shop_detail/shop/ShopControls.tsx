import { useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { ScanStore } from '#src/resources/RM/ScanStore.tsx'
import type { Profile } from './profile.ts'
import { ShopSwitcher } from './ShopSwitcher.tsx'

interface ShopControlsProps {
  readonly profile: Profile
  readonly statTime: number | null
}

/** Chooses the shop, and for users who see scores the day. */
export function ShopControls(props: ShopControlsProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const pageOf = usePageShowing('store')
  const seesScores = useCan(scoringResult.can.view)
  return (
    <PageControls>
      <ShopSwitcher {...props} />
      <ScanStore
        texts="RM_shop_detail.shop.code"
        onScan={(id) => pageOf && navigate(`${pageOf(id)}${search}`)}
      />
      {seesScores && <DaySelect {...props} />}
    </PageControls>
  )
}

const results = listCall(scoringResult)
const refreshOn = [scoringResult]

/** The days on which the shop was scored. */
function DaySelect({ profile, statTime }: ShopControlsProps) {
  const translate = useTranslate()
  const { set } = usePageChoices()
  const query = { cond: { store_id: profile.store_id }, sort: { stat_time: -1 as const }, range: '0-99' }
  const { data } = useCall(results, { query }, { refreshOn })
  const days = new Set([...(statTime === null ? [] : [statTime]), ...(data?.list ?? []).map(dayOf)])
  if (days.size === 0) return null
  return (
    <LabelledSelect
      label={translate('RM_shop_detail.shop.day.label')}
      value={statTime === null ? '' : String(statTime)}
      options={[
        ['', translate('RM_shop_detail.shop.day.latest')],
        ...[...days]
          .toSorted((one, other) => other - one)
          .map((day): [string, string] => [String(day), formatDate(day, 'YYYY/M/D')]),
      ]}
      onChange={(stat_time) => set({ stat_time })}
    />
  )
}

const dayOf = ({ stat_time }: { readonly stat_time: number }): number => stat_time
