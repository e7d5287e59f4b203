import { cleanup, screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { area } from '#contract/PS/area.ts'
import { nounWords } from '#src/providers/messagesOf.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'
import { open, rows } from './kitScreen.tsx'

afterEach(cleanup)

it('a plain resource is mounted by its area with the screens that its contract names, for those who may open it', () => {
  const [rate] = nounsOf(area)
  expect(rate).toMatchObject({ name: 'PS/fxRate', contract: area.nouns.fxRate, can: 'perf.fx_rate.edit' })
  expect(Object.keys(rate ?? {})).toEqual(expect.arrayContaining(['list', 'show', 'create', 'edit']))
  expect(nounWords(area)['PS/fxRate']).toEqual(area.nouns.fxRate)
})

it('a plain resource lists its columns, and a rate with the decimals that the contract names', async () => {
  const List = await nounsOf(area)[0]?.list?.()
  if (!List) throw new Error('there is no list')
  const fx_rate = [
    { id: 'r1', _id: 'r1', stat_month: '2026-10', from: 'HKD', to: 'CNY', rate: 0.912345 },
    { id: 'r2', _id: 'r2', stat_month: '2026-09', from: 'HKD', to: 'CNY', rate: 0.9 },
  ]
  const Rates = () => (
    <ResourceContextProvider value="PS/fxRate">
      <List />
    </ResourceContextProvider>
  )
  await open({ at: '/brandDB/brand', screens: { list: Rates }, data: { ...rows(), fx_rate } })
  await screen.findByText('2026-10')
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(texts.filter((text) => text?.startsWith('0.'))).toEqual(['0.912345', '0.900000'])
})
