import { useNotificationContext } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import type { Subject } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { signedInAs } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { brandScreens } from '#src/resources/brandDB/brand/brandScreens.tsx'
import {
  Classifications,
  CompanyClassifications,
} from '#src/resources/brandDB/brandDictionary/brandDictionaryScreens.tsx'
import { TagSettings } from '#src/resources/brandDB/brandDictionary/TagSettings.tsx'
import { fakeBackEnd, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { Here } from '#tests/console/asPerson.tsx'
import { me, stage } from '#tests/console/stage.tsx'

/** Somebody at site 2 with these rights. */
export const withRights = (...permissions: string[]): Subject => ({
  ...me,
  site: '2',
  permissions: new Set(['branddb.brand.view', ...permissions]),
})

const blank = Object.fromEntries(Object.keys(brand.fields).map((name) => [name, null]))

/** A brand as it travels. */
export const brandOf = (_id: string, more: object = {}) => ({
  ...blank,
  _id,
  name: `品牌${_id}`,
  name_en: `Brand ${_id}`,
  category_id: 'c1',
  aliases: [],
  tag_ids: [],
  photos: [],
  site_ids: [],
  store_count: 0,
  is_first_store: false,
  is_favourite: false,
  status: 'active',
  audit_status: 'none',
  created_at: 1763000000,
  updated_at: 1763000000,
  rev: 1,
  ...more,
})

export const named = (_id: string, name_en: string, more: object = {}) => ({
  _id,
  name: name_en,
  name_en,
  name_tc: null,
  order: 1,
  rev: 1,
  ...more,
})

/** The rows that a condition of plain values finds, as a list call answers them. */
export const rows = (all: readonly object[]) => (asked: ReceivedRequest) => {
  const cond: Record<string, unknown> = JSON.parse(asked.query['cond'] ?? '{}')
  const list = all.filter((one) => {
    const row: Record<string, unknown> = { ...one }
    return Object.entries(cond).every(([name, wanted]) => {
      if (!(name in row)) return true
      const values = wanted !== null && typeof wanted === 'object' && '$in' in wanted ? wanted.$in : wanted
      return [values].flat().some((one) => [row[name]].flat().includes(one))
    })
  })
  return { list, total: list.length }
}

/** A back end with some brands and dictionaries, and whatever a test answers otherwise. */
export const backEnd = (more: Parameters<typeof fakeBackEnd>[0] = {}) =>
  fakeBackEnd({
    'GET /bdbrandcategory': rows([named('c1', 'Food'), named('c2', 'Fashion', { order: 2 })]),
    'GET /bdlevel1classification': rows([
      named('l1', 'Hotpot', { category_id: 'c1' }),
      named('l2', 'Noodles', { category_id: 'c1', order: 2 }),
    ]),
    'GET /bdlevel2classification': rows([]),
    'GET /bdbrandtag': rows([
      named('t1', 'First store', { group: 'Market', color: '#aa3300' }),
      named('t2', 'Vintage', { group: 'Style', order: 2 }),
    ]),
    'GET /bdbrand': rows([brandOf('B1'), brandOf('B2', { tag_ids: ['t1'] })]),
    ...more,
  })

/** What was written. */
export const sent = ({ asked }: { asked: readonly ReceivedRequest[] }) =>
  asked.filter(({ method }) => method !== 'GET')

/** The screens of brands and their dictionaries in English, on the real layers down to `fakeBackEnd`. */
export const openBrands = (at: string, subject: Subject) =>
  stage({
    at,
    resources: Object.fromEntries((plugin.resources ?? []).map(({ name, contract }) => [name, contract])),
    screens: { 'brandDB/brand': { ...brandScreens, list: Listed, show: Shown } },
    pages: {
      '/brandDB/settings': <Classifications />,
      '/brandDB/settings/tag': <TagSettings />,
      '/brandDB/settings/companyClassification': <CompanyClassifications />,
      '/brandDB/brandModifyPC/:id': <Here />,
    },
    words: plugin.messages,
    subject,
    site: subject.site,
    authProvider: {
      ...signedInAs(subject),
      canAccess: async ({ action }) => action !== 'delete' || subject.permissions.has('branddb.brand.delete'),
    },
  })

/** The notices, which the shell would draw. */
const Told = () =>
  useNotificationContext().notifications.map(({ message, notificationOptions }: NotificationPayload) => (
    <output key={String(message)}>
      told: {String(message)} {JSON.stringify(notificationOptions?.messageArgs ?? {})}
    </output>
  ))

const Listed = () => (
  <>
    <Told />
    <brandScreens.list />
  </>
)
const Shown = () => (
  <>
    <Told />
    <brandScreens.show />
  </>
)
