import { useEffect, useState } from 'react'
import { configured } from './configured.ts'

/** Whether the hash that is remembered signs in (`auth.allow_md5`): true until the back end says otherwise. */
export function useTakesHashes(): boolean {
  const [takes, setTakes] = useState(true)
  useEffect(() => {
    void configured('auth.allow_md5').then((isAllowed = true) => setTakes(isAllowed))
  }, [])
  return takes
}
