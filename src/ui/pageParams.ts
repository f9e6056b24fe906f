import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

const PageParams = createContext<Params>({});

/** Provides the parameters of the page's address (`sitePages`). */
export const PageParamsProvider = PageParams.Provider;

/** The parameters of the page's address: `categoryId` of `/categorias/:categoryId`. */
export const usePageParams = (): Params => use(PageParams);
