import { createContext, useContext } from 'react';
import type { User } from '#modules/auth/contract.ts';
import type { PanelName } from './Panels.tsx';
import type { Frame } from './useFrame.ts';

type Context = { user: User | undefined; frame: Frame; openPanel: (panel: PanelName) => void };

/** The frame around the page, for the one page that is part of it: the menu of a phone. */
export const FrameContext = createContext<Context | undefined>(undefined);

export const useFrameContext = (): Context => {
  const context = useContext(FrameContext);
  if (!context) throw new Error('Outside the frame');
  return context;
};
