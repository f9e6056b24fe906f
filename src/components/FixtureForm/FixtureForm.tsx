import { useState } from 'react';
import { categoryByName, type CategoryName } from '../../domain/category.ts';
import { dateProblem } from '../../domain/fieldRules.ts';
import { planFixture, roundRobin } from '../../domain/fixture.ts';
import { readTime } from '../../domain/sheets/cells.ts';
import { formatLongDate } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { NewUpcomingMatch } from '../../domain/upcomingMatch.ts';
import { Button } from '../Button/Button.tsx';
import { CategoryField } from '../FormField/CategoryField.tsx';
import { FieldRow } from '../FormField/FieldRow.tsx';
import { FormField } from '../FormField/FormField.tsx';
import classes from './FixtureForm.module.css';

type FixtureFormProps = {
  pairs: readonly { id: string; name: string; category: CategoryName }[];
  today: CivilDate;
  onPlan: (matches: NewUpcomingMatch[]) => void;
};

/** Who plays, how often, when and where: from it follow all matches of a category. */
export function FixtureForm({ pairs, today, onPlan }: FixtureFormProps) {
  const [category, setCategory] = useState<CategoryName | null>(null);
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const [legs, setLegs] = useState<1 | 2>(1);
  const [firstDay, setFirstDay] = useState(today);
  const [interval, setInterval] = useState('7');
  const [times, setTimes] = useState('20:00, 21:30');
  const [places, setPlaces] = useState('Cancha 1, Cancha 2');

  const own = pairs.filter((pair) => pair.category === category);
  const playing = own.filter(({ id }) => !absent.has(id)).map(({ name }) => name);
  const plan = {
    firstDay,
    interval: Number(interval),
    times: partsOf(times),
    places: partsOf(places),
  };
  const problem = problemOf(playing.length, plan);
  const toggle = (id: string) => {
    const next = new Set(absent);
    if (!next.delete(id)) next.add(id);
    setAbsent(next);
  };
  return (
    <form
      className={classes['root']}
      onSubmit={(event) => {
        event.preventDefault();
        if (category === null || problem !== null) return;
        const read = { ...plan, times: plan.times.map(readTime), category };
        onPlan(planFixture(roundRobin(playing, legs), read));
      }}
    >
      <CategoryField
        value={category ?? ''}
        onChange={(event) => setCategory(categoryByName(event.currentTarget.value)?.name ?? null)}
      />
      {own.length === 0 ? null : (
        <fieldset className={classes['pairs']}>
          <legend>Parejas: {playing.length}</legend>
          {own.map(({ id, name }) => (
            <label key={id} className={classes['pair']}>
              <input type="checkbox" checked={!absent.has(id)} onChange={() => toggle(id)} />
              <bdi>{name}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={classes['legs']}>
        <legend>Todos contra todos</legend>
        {([1, 2] as const).map((count) => (
          <label key={count} className={classes['pair']}>
            <input
              type="radio"
              name="legs"
              checked={legs === count}
              onChange={() => setLegs(count)}
            />
            {count === 1 ? 'Una rueda' : 'Ida y vuelta'}
          </label>
        ))}
      </fieldset>
      <FieldRow>
        <FormField
          label="Primera fecha"
          type="date"
          value={firstDay}
          description={formatLongDate(firstDay)}
          onChange={(event) => setFirstDay(event.currentTarget.value)}
        />
        <FormField
          label="Días entre fechas"
          type="number"
          min={1}
          max={60}
          value={interval}
          onChange={(event) => setInterval(event.currentTarget.value)}
        />
      </FieldRow>
      <FieldRow>
        <FormField
          label="Horarios"
          value={times}
          description="Separados por comas"
          onChange={(event) => setTimes(event.currentTarget.value)}
        />
        <FormField
          label="Lugares"
          value={places}
          description="Separados por comas"
          onChange={(event) => setPlaces(event.currentTarget.value)}
        />
      </FieldRow>
      <output className={classes['note']}>
        {category === null ? '' : (problem ?? describe(playing.length, legs))}
      </output>
      <Button type="submit" disabled={category === null || problem !== null}>
        Armar el fixture
      </Button>
    </form>
  );
}

function partsOf(text: string): string[] {
  return text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

type Plan = {
  firstDay: CivilDate;
  interval: number;
  times: readonly string[];
  places: readonly string[];
};

function problemOf(count: number, { firstDay, interval, times, places }: Plan): string | null {
  if (count < 2) return 'Hacen falta al menos dos parejas.';
  if (count > 40) return 'Son demasiadas parejas: como máximo 40.';
  if (dateProblem(firstDay) !== null) return 'Falta la primera fecha.';
  if (!Number.isInteger(interval) || interval < 1 || interval > 60) {
    return 'Entre fechas pasan de 1 a 60 días.';
  }
  if (times.length === 0) return 'Falta un horario, por ejemplo 20:30.';
  const unread = times.find((time) => readTime(time) === '');
  if (unread !== undefined) return `No se entiende el horario «${unread}»: por ejemplo 20:30.`;
  return places.length === 0 ? 'Falta un lugar.' : null;
}

function describe(count: number, legs: 1 | 2): string {
  const rounds = (count % 2 === 0 ? count - 1 : count) * legs;
  const matches = ((count * (count - 1)) / 2) * legs;
  const rest = count % 2 === 0 ? '' : ' En cada fecha una pareja queda libre.';
  return `${rounds} ${rounds === 1 ? 'fecha' : 'fechas'}, ${matches} ${matches === 1 ? 'partido' : 'partidos'}.${rest}`;
}
