import { CategoryPage } from '../../category/CategoryPage.tsx';
import { showEarly } from './showEarly.tsx';

showEarly(CategoryPage);
