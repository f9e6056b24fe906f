import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of its own that does one thing of a measurement, so that it alone uses its processor. */
export type Worker = {
  /** @throws Error with the message of what went wrong in the worker */
  ask<Answer>(name: string, argument?: unknown): Promise<Answer>;
  end(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

type Question = { id: number; name: string; argument: unknown };
type Reply = { id: number; answer?: unknown; error?: string };

/** A method's parameter may be narrower than declared: each answer says what it is asked with. */
type Answering = { answer(argument: unknown): unknown };

/** What a worker can be asked, by name. Questions and answers go through JSON. */
export type Answers = Readonly<Record<string, Answering['answer']>>;

/** @param file a module that calls `answerQuestions` */
export function startWorker(file: URL): Worker {
  const child = fork(file, { execArgv: ['--expose-gc'] });
  const waiting = new Map<number, (reply: Reply) => void>();
  let questions = 0;
  child.on('message', (message) => {
    const reply: Reply = parse(message);
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  child.on('exit', (code) => {
    for (const [id, tell] of waiting) tell({ id, error: `The worker ended with ${code}.` });
    waiting.clear();
  });

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }

  return {
    async ask<Answer>(name: string, argument: unknown = null): Promise<Answer> {
      const id = (questions += 1);
      const question: Question = { id, name, argument };
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        child.send(JSON.stringify(question));
      });
      if (reply.error !== undefined) throw new Error(`${name}: ${reply.error}`);
      // As the worker, which is ours, wrote it.
      const answer: Answer = parse(JSON.stringify(reply.answer ?? null));
      return answer;
    },
    end,
    [Symbol.asyncDispose]: end,
  };
}

/** To be called in the worker: answers until its parent ends it, or is no more. */
export function answerQuestions(answers: Answers) {
  process.on('message', (message) => {
    const question: Question = parse(message);
    void reply(answers, question);
  });
  process.on('disconnect', () => process.exit());
}

async function reply(answers: Answers, { id, name, argument }: Question) {
  const answer = answers[name];
  try {
    if (answer === undefined) throw new Error('there is no such question');
    send({ id, answer: await answer(argument) });
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function send(reply: Reply) {
  process.send?.(JSON.stringify(reply));
}

/** What our own processes tell each other. */
function parse<Message>(message: unknown): Message {
  const parsed: Message = JSON.parse(typeof message === 'string' ? message : '');
  return parsed;
}
