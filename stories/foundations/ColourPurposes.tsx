import { Fragment } from 'react';
import { colourPurposes } from '../../.storybook/colourPurposes.ts';
import { Copy } from './Copy.tsx';
import classes from './Foundations.module.css';
import { readPalettes, schemes } from './palettes.ts';

/** The colours by what they are for, in both schemes. */
export function ColourPurposes() {
  const palettes = readPalettes();
  return Object.entries(colourPurposes).map(([group, purposes]) => (
    <Fragment key={group}>
      <h2>{group}</h2>
      <ul className={classes['swatches']}>
        {Object.entries(purposes).map(([name, purpose]) => (
          <li key={name} className={classes['swatch']}>
            {schemes.map((scheme) => (
              <span
                key={scheme}
                className={classes['colour']}
                style={{ backgroundColor: palettes[scheme].get(name) }}
              />
            ))}
            <span>
              <Copy text={`--color-${name}`} /> {purpose}{' '}
              <small>
                {schemes.map((scheme) => (
                  <Copy key={scheme} text={palettes[scheme].get(name) ?? ''} />
                ))}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
