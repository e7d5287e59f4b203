import { DictionaryScreen } from './DictionaryScreen.tsx'
import { classifications } from './levels.ts'

/** Categories and trades of brands as one tree, for those who keep it. */
export const Classifications = () => (
  <DictionaryScreen title="brandDB.dictionary.classifications" levels={classifications} />
)
