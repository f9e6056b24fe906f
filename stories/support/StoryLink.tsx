type StoryLinkProps = {
  /** A story's id, and what the toolbar and the controls are set to, e.g. `&globals=scheme:dark`. */
  to: string;
  name: string;
};

/** Leads to a story under conditions: within Storybook a link of Markdown loses these. */
export function StoryLink({ to, name }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${to}`} target="_top">
      {name}
    </a>
  );
}
