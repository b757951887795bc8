/** The form of an equipment of the spares book whose change was refused. */
export { default } from './components/SpareEquipmentDialog.tsx';
