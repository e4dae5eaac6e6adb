/** A mistake in content/, told so that its owner can mend it. */
export interface Problem {
  /** The file, as seen from the project's folder: "content/prices.yaml". */
  file: string;
  /** The line it is on, counted from 1. */
  line: number;
  /** The field, as a path: "prices › 2 › amount". Empty where the whole file is meant. */
  field: string;
  /** What is wrong and what would be right. */
  message: string;
}

/** Thrown when content/ can't be used; carries every mistake that was found, not just the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(describeProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** All problems as a message: how many there are, then a line for each. */
export function describeProblems(problems: readonly Problem[]): string {
  const [count, them] =
    problems.length === 1 ? ["1 mistake", "it"] : [`${problems.length} mistakes`, "them"];
  return `${count} in content/. Mend ${them} and try again:\n${listProblems(problems)}`;
}

/**
 * The problems as GitHub's workflows take them from what a step prints, and show them at the commit.
 * (GitHub Actions, workflow commands, "error".)
 */
export function annotations(problems: readonly Problem[]): string {
  const escaped = (text: string) => text.replaceAll("%", "%25");
  return problems
    .map(
      ({ file, line, field, message }) =>
        `::error file=${file},line=${line}::${escaped(field && `${field}: `)}${escaped(message)}`,
    )
    .join("\n");
}

/** A line for each problem: its file, line and field, and its cure. */
export function listProblems(problems: readonly Problem[]): string {
  return problems
    .map(
      ({ file, line, field, message }) => `  ${file}:${line}  ${field && `${field}: `}${message}`,
    )
    .join("\n");
}
