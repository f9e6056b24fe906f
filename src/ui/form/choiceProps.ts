import classes from './choice.module.css';

/** A check box or radio button that is a target for a thumb. */
export const choiceProps = {
  iconColor: 'var(--color-on-brand)',
  classNames: {
    body: classes['choice'] ?? '',
    input: classes['choiceInput'] ?? '',
    radio: classes['choiceInput'] ?? '',
    labelWrapper: classes['choiceLabel'] ?? '',
  },
};
