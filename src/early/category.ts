import { CategoryPage } from '../pages/Category/CategoryPage.tsx';
import { showEarly } from './showEarly.tsx';

showEarly(CategoryPage);
