import { useSyncExternalStore } from 'react'
import { configNow, followConfig, type Config } from './config.ts'

/** The operator's settings for everyone, as far as they are known now: the initial values until they have been fetched. */
export const useConfig = (): Config => useSyncExternalStore(followConfig, configNow)
