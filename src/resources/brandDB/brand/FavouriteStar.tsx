import Star from '@mui/icons-material/StarRounded'
import StarBorder from '@mui/icons-material/StarBorderRounded'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import styles from './Brand.module.css'
import { useFavourite } from './useFavourite.ts'

/**
 * Adds a brand to the user's favourites, or removes it. A plain button, because a list has a hundred of them.
 */
export function FavouriteStar({ record }: { readonly record: RaRecord }) {
  const favourite = useFavourite(record)
  const translate = useTranslate()
  const name = useLocalName()(record)
  if (!favourite) return null
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={favourite.isMarked}
      aria-label={translate('brandDB.brand.favourite_of', { name })}
      title={translate(favourite.isMarked ? 'brandDB.brand.unmark' : 'brandDB.brand.mark')}
      onClick={favourite.toggle}
    >
      {favourite.isMarked ? <Star /> : <StarBorder />}
    </button>
  )
}
