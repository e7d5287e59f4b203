import { useMedia } from './useMedia.ts'

/** Whether the window is as narrow as a phone (720 px), where rows become cards. */
export const useIsPhone = (): boolean => useMedia('(max-width: 720px)')
