import { defineSlot } from 'atrium/kit'
import {
  configNow,
  loadConfig,
  resourceOf,
  ResourcesContext,
  SlotPart,
  SlotExtensions,
  useCalls,
  useContract,
  useSlotExtensions,
  useCan,
  usePerson,
  usePreference,
  useResourceOf,
  useSettings,
  useShopResults,
  useSubject,
  type HttpError,
} from 'atrium/screens'
import { useContext, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { booking, closing } from './parking.ts'

/** Who is signed in, at which site, and what they may. */
export function Greeting() {
  const { user, site } = usePerson()
  const mayBook = useCan(booking.can.create)
  return mayBook ? `${user.username}, ${site?.name}` : null
}

/** A call of the area's own. What is wrong is shown as a toast unless the screen hears of it first. */
export function useClose(lot_id: string) {
  const { call } = useCalls()
  const notify = useNotify()
  const { site } = useSubject()
  const onError = ({ message }: HttpError) => notify(message, { type: 'error' })
  return async (reason: string) => {
    const { path, reply } = closing
    const { told = 0 } = await call({ method: 'POST', path, body: { lot_id, reason }, reply }, { onError })
    notify('parking.closing.told', { messageArgs: { smart_count: told, site } })
  }
}

/** What somebody set up for themselves, what the installation set for the plugin, and what the operator set for all. */
const settings = z.object({ hotline: z.string().default('') })
export function Hotline() {
  const { hotline } = useSettings(settings)
  const [isOpen, setOpen] = usePreference('parking/hotline', true)
  const [config, setConfig] = useState(configNow)
  useEffect(() => void loadConfig().then(setConfig), [])
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen && !config.isPublicDemo ? hotline : '…'}
    </button>
  )
}

/** By which name a resource of another plugin is mounted, and its contract: `useGetList` and links want that name. */
export function Nouns() {
  const shops = useResourceOf('store')
  const { fields } = useContract('parking/lot')
  const resources = useContext(ResourcesContext)
  return [shops, Object.keys(fields), resourceOf(resources, 'user')].flat().join()
}

/** Places of the area's own for the extensions of others: all at once, or one by one, as tabs want them. */
const lotTabs = defineSlot<{ lotId: string }>('parking.tabs')
export function LotTabs({ lotId }: { lotId: string }) {
  const [first] = useSlotExtensions(lotTabs)
  return (
    <>
      {first && <SlotPart extension={first} props={{ lotId }} />}
      <SlotExtensions slot={lotTabs} props={{ lotId }} />
    </>
  )
}

/** The latest results of the shop on screen, which its tabs share. */
export const ResultOf = () => useShopResults().resultStoreId
