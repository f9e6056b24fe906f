import { TablePage } from '../../standings/TablePage.tsx';
import { showEarly } from './showEarly.tsx';

// Hypotheses stand in the address: React shows them.
showEarly(location.search === '' ? TablePage : null);
