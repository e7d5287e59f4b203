import { useContext, useEffect, useEffectEvent } from 'react'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { LastVisit } from './LastVisit.tsx'
import { ScanStore } from '#src/resources/RM/ScanStore.tsx'
import { storeParam } from './storeAddress.ts'

/**
 * The store of a problem. For a new problem it can be scanned, here or with the camera of the phone, and what
 * was found there last time can be taken over.
 */
export function TourShop() {
  const isNew = useContext(FormActionContext) === 'create'
  return (
    <>
      <StoreInput source="store_id" own permit="tour" />
      {isNew && <ForNew />}
    </>
  )
}

/** A link to the page of the chosen shop. */
function ShopPage() {
  const translate = useTranslate()
  const chosen: unknown = useWatch({ name: 'store_id' })
  const pageOf = usePageShowing('store')
  if (!pageOf || typeof chosen !== 'string' || chosen === '') return null
  return (
    <p>
      <LinkBase to={pageOf(chosen)}>{translate('RM.issueList.code.page')}</LinkBase>
    </p>
  )
}

function ForNew() {
  const [search] = useSearchParams()
  const scanned = search.get(storeParam)
  const { setValue, getValues, formState } = useFormContext()
  const { isReady } = formState
  const choose = (store: string) =>
    setValue('store_id', store, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const preselect = useEffectEvent((store: string) => {
    if (!getValues('store_id')) choose(store)
  })
  useEffect(() => {
    if (isReady && scanned !== null) preselect(scanned)
  }, [isReady, scanned])
  return (
    <>
      <ScanStore texts="RM.issueList.code" onScan={choose} />
      <ShopPage />
      <LastVisit />
    </>
  )
}
