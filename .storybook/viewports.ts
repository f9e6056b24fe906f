/** The screens of the stories: the smallest supported, a phone, a tablet, a desktop. */
export const viewports = {
  smallest: {
    name: 'El más chico · 320',
    styles: { width: '320px', height: '568px' },
    type: 'mobile',
  },
  phone: { name: 'Teléfono · 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tableta · 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: {
    name: 'Escritorio · 1280',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
} as const;
