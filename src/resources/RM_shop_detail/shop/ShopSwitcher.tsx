import { Autocomplete, createFilterOptions, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useLocale, useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { store } from '#contract/brandDB/store.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { resultStores } from '#contract/RM_evaluate/resultStores.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { useTyped } from '#src/kit/form/input/useTyped.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useKeptShopResult } from '#src/kit/page/shopResults.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { useSettled } from '#src/kit/base/keyboard/useSettled.ts'
import type { Profile } from './profile.ts'
import styles from './Shop.module.css'

interface ShopSwitcherProps {
  readonly profile: Profile
}

interface Choice {
  readonly id: string
  readonly name: string
  /** Searched too: the unit, the names in every language, the brand. */
  readonly words: string
}

const refreshOn = [scoringResult]
const stores = listCall(store)
/** More are not drawn; another word narrows them down. */
const limit = 100

/**
 * Finds another shop by unit, name or brand, and opens it with the same tab and day. The shops with results are
 * known by their brand too; the others of the site, which may be new, are searched on the server.
 */
export function ShopSwitcher({ profile }: ShopSwitcherProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const pageOf = usePageShowing('store')
  const { data, isPending } = useCall(resultStores, {}, { refreshOn, staleTime: 60_000 })
  // The choice is part of the page state that the specification names.
  useKeptShopResult('resultsStores', data?.list)
  const label = translate('RM_shop_detail.shop.switcher.label')
  // A new object would take the mark of the arrow keys back to it.
  const current = useMemo(() => choiceOf(profile, locale), [profile, locale])
  const { search: sought, typing } = useTyped(current)
  const found = useStores(sought)
  const scored = (data?.list ?? []).filter(({ store_id }) => store_id !== current.id)
  const known = new Set([current.id, ...scored.map(({ store_id }) => store_id)])
  const unscored = found.list.filter(({ store_id }) => !known.has(store_id))
  const autocompleteTexts = useAutocompleteTexts(isPending || found.isPending)
  return (
    <Autocomplete<Choice, false, true>
      className={styles['switcher'] ?? ''}
      size="small"
      disableClearable
      options={[current, ...[...scored, ...unscored].map((shop) => choiceOf(shop, locale))]}
      value={current}
      filterOptions={filter}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, { id }) => navigate(`${pageOf?.(id) ?? ''}${search}`)}
      renderInput={(params) => <TextField {...params} label={label} />}
      {...typing}
      {...autocompleteTexts}
    />
  )
}

const filter = createFilterOptions<Choice>({ stringify: ({ words }) => words, limit })

type Shop = Pick<Profile, 'store_id' | 'store_no' | 'name' | 'name_en' | 'name_tc'> & {
  readonly brand_name?: string | null
}

const choiceOf = (shop: Shop, locale: string): Choice => ({
  id: shop.store_id,
  name: `${shop.store_no} ${localName(shop, locale) || (shop.brand_name ?? '')}`.trim(),
  words: [shop.store_no, shop.name, shop.name_en, shop.name_tc, shop.brand_name].filter(Boolean).join(' '),
})

/** The stores of the site that match a text, with results or without; none without a text. */
function useStores(text: string) {
  const $q = useSettled(text.trim())
  const query = { cond: { $q }, sort: { store_no: 1 as const }, range: `0-${limit - 1}` }
  const { data, isPending } = useLookup(stores, $q === '' ? null : { query }, [store])
  const list = $q === '' ? [] : (data?.list ?? []).map(({ _id, ...names }) => ({ ...names, store_id: _id }))
  return { list, isPending: $q !== '' && isPending }
}
