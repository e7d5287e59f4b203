import {
  integer,
  placeholderProblem,
  placeholdersOf,
  createCall,
  historyCall,
  readCall,
  removeCall,
  saveCall,
  stepCall,
  updateCall,
} from 'atrium/contract'
import { defineSlot } from 'atrium/kit'
import { useConfig, useConsoleTexts, useTextsOf, usePreference, MenuIcon, MenuOf } from 'atrium/parts'
import {
  loadConfig,
  resourceOf,
  ResourcesContext,
  CardPage,
  ScrollRegion,
  SlotExtensions,
  SlotTabs,
  TabBar,
  useBackEnd,
  useCall,
  useContract,
  usePageShowing,
  useCan,
  usePerson,
  useMounted,
  useNotify,
  useResourceOf,
  useSend,
  useSettings,
  useTranslate,
  useKeptShopResult,
  useShopResults,
  useSubject,
  CallError,
  type MenuEntry,
  type BackEnd,
  ErrorState,
  RecordSkeleton,
} from 'atrium/screens'
import { useContext, useState } from 'react'
import { LinkBase } from 'react-admin'
import { z } from 'zod'
import { booking, closing, lot, tolls } from './parking.ts'

/** Who is signed in, at which site, and what they may do. */
export function Greeting() {
  const { user, site } = usePerson()
  const mayBook = useCan(booking.can.create)
  return mayBook ? `${user.username}, ${site?.name}` : null
}

/** The menu as the signed-in person has it, to look at. `MenuIcon` draws the icon of an entry. */
export function OwnMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const subject = useSubject()
  return (
    <>
      <MenuIcon icon="local_parking" />
      <MenuOf entries={entries} subject={subject} />
    </>
  )
}

/** A reading call of the area: it is typed by the contract, and sent again when a booking changes. */
export function Tolls({ id }: { id: string }) {
  const input = { params: { id }, query: { day: '2026-01-05' } }
  const { data, error, retry } = useCall(tolls, input, { refreshOn: [booking] })
  if (error) return <ErrorState error={error} retry={retry} />
  return data ? data.list.map(({ hour, cents }) => `${hour}: ${cents}`).join() : <RecordSkeleton />
}

/** A call that changes something. It rejects on failure; `showFailure` shows the reason in a toast. */
export function useClose(lot_id: string) {
  const { send, isSending, showFailure } = useSend(closing, { refreshes: [lot] })
  const notify = useNotify()
  const { site } = useSubject()
  const [wrong, setWrong] = useState('')
  const close = async (reason: string) => {
    try {
      const { told } = await send({ body: { lot_id, reason } })
      notify('parking.closing.told', { messageArgs: { smart_count: told, site } })
    } catch (error) {
      if (error instanceof CallError && error.fields['reason']) setWrong(error.fields['reason'])
      else showFailure(error)
    }
  }
  return { close, isSending, wrong }
}

/**
 * Code that decides at run time which call to send. The generic calls of a resource are typed by its fields.
 */
export function useSaveLot() {
  const { send, showFailure }: BackEnd = useBackEnd()
  return async (before: { _id: string; rev: number } | null, name: string, places: number) => {
    try {
      if (before === null) return await send(createCall(lot), { body: { name, places } })
      const { _id, rev } = before
      return await send(saveCall(lot), { query: { cond: { _id } }, body: { name, places, rev } })
    } catch (error) {
      return showFailure(error)
    }
  }
}

/** The generic calls of a resource: they never reject, and show errors to the user themselves. */
export function useFreeLots() {
  const { list } = useBackEnd()
  return async (parent_id: string) => {
    const { list: lots = [], total = 0 } = await list(lot, { cond: { parent_id }, range: '0-9' })
    return { lots, total }
  }
}

/**
 * A step without a lifecycle, a record by its id, a removal, a change of many records, and the changed
 * fields.
 */
const resize = stepCall(lot, ['resize'], { places: integer({ required: true }) })
export function LotChanges({ id }: { id: string }) {
  const { data: record } = useCall(readCall(lot), { params: { id } }, { refreshOn: [lot] })
  const { data: history } = useCall(historyCall(lot), { params: { id } }, { refreshOn: [lot] })
  const steps = useSend(resize)
  const changes = useSend(updateCall(lot))
  const removal = useSend(removeCall(booking))
  const close = async () => {
    await steps.send({ query: { cond: { _id: id } }, body: { action: 'resize', places: 0 } })
    await changes.send({ query: { cond: { parent_id: id } }, body: { is_active: false } })
    await removal.send({ query: { cond: { lot_id: id } } })
  }
  return (
    <button type="button" onClick={() => void close().catch(removal.showFailure)}>
      {`${record?.name} ${history?.total}`}
    </button>
  )
}

/**
 * A preference of the user, a setting of the plugin in this installation, and a parameter of the operator.
 */
const settings = z.object({ hotline: z.string().default('') })
export function Hotline() {
  const { hotline } = useSettings(settings)
  const [isOpen, setOpen] = usePreference('parking/hotline', true)
  const { isPublicDemo } = useConfig()
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen && !isPublicDemo ? hotline : '…'}
    </button>
  )
}

/**
 * The name under which a resource of another plugin is mounted, and its contract: `useGetList` and links need
 * that name.
 */
export function Nouns() {
  const shops = useResourceOf('store')
  const { fields } = useContract('parking/lot')
  const resources = useContext(ResourcesContext)
  return [shops, Object.keys(fields), resourceOf(resources, 'user')].flat().join()
}

/** A custom slot for extensions of other areas. */
const lotTabs = defineSlot<{ lotId: string }>('parking.tabs')
export const LotTabs = ({ lotId }: { lotId: string }) => <SlotExtensions slot={lotTabs} props={{ lotId }} />

/** Such extensions as tabs of a page: the open one is in the address, and only that is fetched. */
export const TabsOfLot = ({ lotId }: { lotId: string }) => (
  <SlotTabs
    slot={lotTabs}
    props={{ lotId }}
    label="About the lot"
    first={{ label: 'Overview', content: <p>{lotId}</p> }}
  />
)

/** Tabs of a page of your own, each with its address: the page reads from the address which one is open. */
export const OpenAndClosed = ({ open, waiting }: { open: string; waiting: number }) => (
  <TabBar
    label="Lots"
    open={open}
    tabs={[
      { key: 'open', text: 'Open', to: '/parking/lot?tab=open', count: waiting },
      { key: 'closed', text: 'Closed', to: '/parking/lot?tab=closed' },
    ]}
  />
)

/**
 * A custom slot as a page of cards, which each user arranges; the arrangement is kept under the name. It can be shown on
 * a wall.
 */
const lotCards = defineSlot<{ lotId: string }>('parking.cards')
export const LotPage = ({ lotId }: { lotId: string }) => (
  <CardPage title="parking.lot" slot={lotCards} props={{ lotId }} name="parking/lot" />
)

/** A wide table of your own, which keyboard users can scroll too. */
export const WideTable = () => (
  <ScrollRegion label="Lots by month" className="lots">
    <table />
  </ScrollRegion>
)

/** A link to the page that a plugin has for shops besides their records; nothing where there is none. */
export function ToShop({ id }: { id: string }) {
  const pageOf = usePageShowing('store')
  return pageOf && <LinkBase to={pageOf(id)}>{id}</LinkBase>
}

/** A link to a page of the own area, which may run under another id: `mount(parts, { of: 'parking', as: 'parkingHK' })`. */
export const ToBoard = () => (
  <LinkBase to={useMounted()('/parking/board')}>{useTranslate()('parking.board.title')}</LinkBase>
)

/** Keeps the chosen shop for its other tabs. */
export function Chosen({ id }: { id: string }) {
  useKeptShopResult('resultStoreId', id)
  return null
}

/** The latest results of the current shop, which its tabs share. */
export const ResultOf = () => useShopResults().resultStoreId

/** Whom users call, once it is known. */
export const readHotline = async () => (await loadConfig()).param('ui.admin_contact')

/** The name of a resource of another area, once its texts are there. */
export const LotsName = () => {
  const translate = useTranslate()
  return useTextsOf(['parking/lot']) && translate('resources.parking/lot.name', { smart_count: 2 })
}

/**
 * A page about texts: how many have no translation, and whether a translation takes the values of the original,
 * such as `%{name}`.
 */
export function Untranslated({ text }: { text: string }) {
  const { data = [] } = useConsoleTexts()
  const originals = data.flatMap(({ texts }) => texts.en_US ?? [])
  return (
    <output>
      {originals.filter((one) => one === '').length} {[...placeholdersOf(text)].join(', ')}
      {placeholderProblem(text, originals)}
    </output>
  )
}
