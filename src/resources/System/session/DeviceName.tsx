import { useDeviceName } from './useDeviceName.ts'

/** The name of the device of a sign-in. */
export function DeviceName({ userAgent }: { readonly userAgent: string | null }) {
  return useDeviceName('System.session.device_names')(userAgent)
}
