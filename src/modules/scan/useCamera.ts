import { type RefObject, useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'on' | 'denied' | 'none';

// The torch is not in TypeScript's types of tracks.
type TorchSet = MediaTrackConstraintSet & { torch: boolean };

const hasTorch = (track: MediaStreamTrack | undefined) => {
  // Not every browser can tell.
  const able: object = track?.getCapabilities?.() ?? {};
  return 'torch' in able && able.torch === true;
};

const open = () => {
  // Without a safe connection the browser has no such object.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  return mediaDevices?.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  });
};

type Camera = {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Undefined where the camera has no torch. */
  torch: { isOn: boolean; toggle: () => void } | undefined;
};

/** The camera that looks away from the person, while the component is shown; no picture is kept. */
export const useCamera = (): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isShown = true;
    const stop = () => {
      for (const each of stream?.getTracks() ?? []) each.stop();
    };
    const start = async () => {
      stream = await open();
      if (!isShown) return stop();
      const screen = video.current;
      if (!stream || !screen) return setState('none');
      screen.srcObject = stream;
      await screen.play();
      const [camera] = stream.getVideoTracks();
      if (hasTorch(camera)) setTrack(camera);
      setState('on');
    };
    start().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isShown) setState(isRefused ? 'denied' : 'none');
    });
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  const toggle = () => {
    const wanted: TorchSet = { torch: !isLit };
    void track?.applyConstraints({ advanced: [wanted] }).then(() => setLit(!isLit), console.warn);
  };
  return { video, state, torch: track && { isOn: isLit, toggle } };
};
