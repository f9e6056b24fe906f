import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/RadioCard.layer.css';
import { Radio } from '@mantine/core';
import { fieldProps } from '../../ui/form/fieldProps.ts';
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
  /** `null`: nothing is chosen yet. */
  value: Value | null;
  onChoose: (value: Value) => void;
};

/** Radios as keys, each large enough for a thumb. Tab goes to one of them, arrows choose the next. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, look, choices, value, onChoose } = props;
  const reached = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <Radio.Group
      {...fieldProps}
      label={label}
      value={value === null ? '' : String(value)}
      onChange={(next) => {
        const choice = choices.find((each) => String(each.value) === next);
        if (choice !== undefined) onChoose(choice.value);
      }}
    >
      <div className={classes['choices']} data-look={look}>
        {choices.map((choice) => (
          <Radio.Card
            key={choice.value}
            className={classes['choice'] ?? ''}
            value={String(choice.value)}
            mod={{ long: choice.text.length > 3 }}
            aria-label={choice.name}
            tabIndex={choice === reached ? 0 : -1}
          >
            <bdi>{choice.text}</bdi>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
