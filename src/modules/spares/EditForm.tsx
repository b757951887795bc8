/** The form of a part whose change was refused. */
export { default } from './components/SpareDialog.tsx';
