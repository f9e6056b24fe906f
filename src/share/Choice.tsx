import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio } from '@mantine/core';
import { fieldProps } from '../ui/form/fieldProps.ts';
import classes from './ShareDialog.module.css';

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two or three, as radio buttons in a row. */
export function RadioChoice<Value extends string>({ options, ...choice }: ChoiceProps<Value>) {
  return (
    <Radio.Group {...choice} classNames={{ label: fieldProps.classNames.label }}>
      <Group gap="0 var(--space-16)">
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            iconColor="var(--color-on-brand)"
            classNames={{
              body: classes['option'] ?? '',
              radio: classes['radio'] ?? '',
              label: classes['optionLabel'] ?? '',
            }}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
