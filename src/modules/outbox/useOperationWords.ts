import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import TransferWithinAStationOutlined from '@mui/icons-material/TransferWithinAStationOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useTranslation } from 'react-i18next';
import type { Operation } from '#lib/outbox/operation.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';

/** What a write is, in a word and a sign, by its name; one that is not here is a change. */
const deeds = {
  'worklist.create': ['create', AddOutlined],
  'worklist.update': ['update', EditOutlined],
  'worklist.set': ['update', EditOutlined],
  'worklist.remove': ['remove', DeleteOutlined],
  'worklist.removeMany': ['remove', DeleteOutlined],
  'worklist.complete': ['complete', CheckOutlined],
  'worklist.undo': ['undo', UndoOutlined],
  'worklist.postpone': ['postpone', EventOutlined],
  'worklist.decide': ['decide', EventOutlined],
  'worklist.tick': ['tick', CheckOutlined],
  'comments.say': ['comment', ForumOutlined],
  'equipmentgroups.create': ['create', AddOutlined],
  'equipmentgroups.update': ['update', EditOutlined],
  'equipmentgroups.remove': ['remove', DeleteOutlined],
  'equipmentgroups.duplicate': ['duplicate', ContentCopyOutlined],
  'equipmentgroups.enterReadings': ['readings', SpeedOutlined],
  'files.upload': ['photo', PhotoCameraOutlined],
  'files.remove': ['remove', DeleteOutlined],
  'profiles.save': ['update', EditOutlined],
  'profiles.photo': ['photo', PhotoCameraOutlined],
  'profiles.signature': ['update', EditOutlined],
  'profiles.notifications': ['setting', TuneOutlined],
  'profiles.remove': ['remove', DeleteOutlined],
  'aboard.set': ['aboard', TransferWithinAStationOutlined],
  'certificates.create': ['create', AddOutlined],
  'certificates.update': ['update', EditOutlined],
  'certificates.remove': ['remove', DeleteOutlined],
  'guests.create': ['create', AddOutlined],
  'guests.update': ['update', EditOutlined],
  'guests.remove': ['remove', DeleteOutlined],
  'savedviews.create': ['view', AddOutlined],
  'savedviews.update': ['view', EditOutlined],
  'savedviews.remove': ['view', DeleteOutlined],
  'vessel.layUp': ['layUp', EventOutlined],
  'vessel.update': ['update', EditOutlined],
  'teams.create': ['create', AddOutlined],
  'teams.update': ['update', EditOutlined],
  'teams.remove': ['remove', DeleteOutlined],
  'theme.save': ['setting', TuneOutlined],
  'theme.reset': ['setting', TuneOutlined],
  'notices.read': ['notice', NotificationsNoneOutlined],
  'history.lost': ['lost', HistoryOutlined],
} as const;
type Known = keyof typeof deeds;
const isKnown = (name: string): name is Known => name in deeds;
const other = ['other', EditOutlined] as const;

/** What an operation is, as people read it: of which things, what was done to them, when, and a sign for it. */
export const useOperationWords = () => {
  const { t } = useTranslation('outbox');
  const ship = useShipTime();
  const now = useNow();
  return ({ write, effect, madeAt }: Pick<Operation, 'write' | 'effect' | 'madeAt'>) => {
    const [deed, Icon] = isKnown(write) ? deeds[write] : other;
    const said = t(`deed.${deed}`);
    const [name, ...others] = effect.names;
    const title =
      name === undefined ? said : others.length > 0 ? t('more', { name, count: others.length }) : name;
    const when = ship.dayTime(new Date(madeAt).toISOString(), now);
    return { title, said, when, second: `${when} · ${said}`, Icon };
  };
};
