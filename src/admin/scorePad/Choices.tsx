import { useRovingIndex } from '@mantine/hooks';
import controls from '../../ui/theme/controls.module.css';
import classes from './ScorePad.module.css';

type Choice<Value> = {
  value: Value;
  text: string;
  /** Read out in place of the text. */ name?: string;
};

type ChoicesProps<Value> = {
  label: string;
  /** `wide`: two names beside each other; `keys`: numbers, as many in a line as there is room for. */
  look: 'wide' | 'keys';
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
};

/** Buttons of which one is pressed, each large enough for a thumb. Tab goes to one of them, arrows to the next. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, look, choices, value, onChoose } = props;
  const { getItemProps } = useRovingIndex({
    total: choices.length,
    orientation: 'both',
    initialIndex: Math.max(
      0,
      choices.findIndex((choice) => choice.value === value),
    ),
  });
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['label']}>{label}</legend>
      <div className={classes['choices']} data-look={look}>
        {choices.map((choice, index) => (
          <button
            key={choice.value}
            {...getItemProps({ index, onClick: () => onChoose(choice.value) })}
            type="button"
            className={`${controls['plain']} ${classes['choice']}`}
            data-long={choice.text.length > 3 || undefined}
            aria-pressed={choice.value === value}
            aria-label={choice.name}
          >
            <bdi className={classes['text']}>{choice.text}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
