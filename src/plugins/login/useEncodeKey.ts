import { useEffect, useEffectEvent, useRef } from 'react'
import { isEmail } from '#src/providers/isEmail.ts'
import { fetchEncryptKey, type EncryptKey } from '#src/providers/encryptKey.ts'
import { http } from '#src/providers/pageSession.ts'

/**
 * Fetches the key to encrypt the password with as soon as the typed name has become an e-mail address, once
 * for each attempt. `settle` begins one: it waits for the key that was asked for, and nothing is asked for
 * meanwhile.
 */
export function useEncodeKey(typedName: string, onKey: (key: EncryptKey | null) => void) {
  const asked = useRef<Promise<EncryptKey | null> | null>(null)
  const pausing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = (name: string) => {
    if (!isEmail(name) || asked.current) return
    asked.current = fetchEncryptKey(http)
    void asked.current.then(onKey)
  }

  // A pause while typing says as much as leaving the field.
  const askAfterPause = useEffectEvent(ask)
  useEffect(() => {
    pausing.current = setTimeout(() => askAfterPause(typedName), pause)
    return () => clearTimeout(pausing.current)
  }, [typedName])

  return {
    ask: () => ask(typedName),
    settle: async (): Promise<EncryptKey | null> => {
      clearTimeout(pausing.current)
      const key = asked.current
      asked.current = null
      return key
    },
  }
}

/** Milliseconds. */
const pause = 600
