import Done from '@mui/icons-material/TaskAltOutlined'
import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import styles from './Scoring.module.css'
import { ShopButton, type TodayShop } from './ShopButton.tsx'

const options = { refreshOn: [scoringReport, scoringResult] }

/** The shops to score today, and how many are done. */
export function TodayShops() {
  const translate = useTranslate()
  const { data, error, retry } = useCall(dailyStores, { query: {} }, options)
  if (!data) return error ? <ErrorState error={error} retry={retry} isPage /> : <RecordSkeleton />
  const done = data.list.filter(({ status }) => status === 'submitted' || status === 'confirmed').length
  const unscorable = data.list.filter(({ report_id, set_id }) => report_id === null && set_id === null).length
  return (
    <PlainPage title="RM_evaluate.scoring.today.title">
      {data.total === 0 ? (
        <State
          icon={Done}
          title={translate('RM_evaluate.scoring.today.empty')}
          text={translate(`RM_evaluate.scoring.today.${data.empty ?? 'empty_hint'}`)}
        />
      ) : (
        <div className="stack gap-16">
          <output className={styles['bar']}>
            <span>{translate('RM_evaluate.scoring.today.progress', { done, all: data.total })}</span>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / data.total}
              aria-hidden
              sx={{ flex: '1 1 160px', alignSelf: 'center' }}
            />
          </output>
          {unscorable > 0 && (
            <output className={styles['returned']}>
              {translate('RM_evaluate.scoring.today.no_sets', { smart_count: unscorable })}
            </output>
          )}
          <ShopList shops={data.list} />
        </div>
      )}
    </PlainPage>
  )
}

function ShopList({ shops }: { readonly shops: readonly TodayShop[] }) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [search, setSearch] = useState('')
  const found = shops
    .map((shop) => ({
      shop,
      label: `${shop.store_no} ${nameOf({ ...(shop.brand ?? shop), id: shop.store_id })}`,
    }))
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <>
      <SearchControl
        label={translate('RM_evaluate.scoring.today.search')}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 && <State icon={SearchOff} title={translate('atrium.state.no_result.title')} />}
      <ul className={styles['shops']}>
        {found.map((one) => (
          <li key={one.shop.store_id}>
            <ShopButton {...one} />
          </li>
        ))}
      </ul>
    </>
  )
}
