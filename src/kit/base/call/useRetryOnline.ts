import { useListener } from '#src/kit/base/device/useListener.ts'

/** Tries again as soon as the browser says that the network is back. */
export const useRetryOnline = (retry: (() => void) | undefined): void =>
  useListener(retry ? window : null, 'online', () => retry?.())
