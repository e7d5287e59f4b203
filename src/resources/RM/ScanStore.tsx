import Scanner from '@mui/icons-material/QrCodeScannerOutlined'
import { Button, Dialog } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { storeIn } from '#src/resources/RM/tourProblem/storeAddress.ts'
import styles from '#src/resources/RM/tourProblem/TourProblem.module.css'

/** What browsers on phones have, and TypeScript does not know yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

interface ScanStoreProps {
  readonly texts: 'RM.issueList.code' | 'RM_shop_detail.shop.code'
  readonly onScan: (storeId: string) => void
}

/**
 * A button that reads the code of a store with the camera. Hidden in browsers that read no codes: there the
 * phone's own camera opens the address in the code.
 */
export function ScanStore({ texts, onScan }: ScanStoreProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!detectorClass() || !('mediaDevices' in navigator)) return null
  return (
    <div>
      <Button variant="outlined" startIcon={<Scanner />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate(`${texts}.scan`)}
      </Button>
      {isOpen && (
        <Dialog open fullScreen aria-label={translate(`${texts}.scan`)} onClose={close}>
          <Camera
            texts={texts}
            onScan={(storeId) => {
              close()
              onScan(storeId)
            }}
          />
          <Button className={styles['stop'] ?? ''} onClick={close}>
            {translate('atrium.action.cancel')}
          </Button>
        </Dialog>
      )}
    </div>
  )
}

function Camera({ texts, onScan }: ScanStoreProps) {
  const translate = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const read = useEffectEvent(async (stop: AbortSignal) => {
    const Detector = detectorClass()
    if (!Detector || !video.current) return
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const end = () => stream.getTracks().forEach((track) => track.stop())
    if (stop.aborted) return end()
    stop.addEventListener('abort', end)
    video.current.srcObject = stream
    await video.current.play()
    const detector = new Detector({ formats: ['qr_code'] })
    while (!stop.aborted) {
      const codes = await detector.detect(video.current)
      const store = codes.map(({ rawValue }) => storeIn(rawValue)).find((found) => found !== null)
      if (store) return onScan(store)
      if (codes.length > 0) setProblem('unknown')
      await new Promise(requestAnimationFrame)
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    read(stop.signal).catch(() => stop.signal.aborted || setProblem('no_camera'))
    return () => stop.abort()
  }, [])
  return (
    <div className={styles['camera']}>
      <video ref={video} muted playsInline />
      <output>{translate(`${texts}.${problem || 'aim'}`)}</output>
    </div>
  )
}
