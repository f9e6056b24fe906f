import controls from '../../theme/controls.module.css';
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

/** Buttons of which one is pressed, each large enough for a thumb. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, look, choices, value, onChoose } = props;
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['label']}>{label}</legend>
      <div className={classes['choices']} data-look={look}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={`${controls['plain']} ${classes['choice']}`}
            aria-pressed={choice.value === value}
            aria-label={choice.name}
            onClick={() => onChoose(choice.value)}
          >
            <bdi className={classes['text']} title={choice.text}>
              {choice.text}
            </bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
