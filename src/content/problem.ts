/** A mistake in content/, with what its owner needs to fix it. */
export interface Problem {
  /** The file, relative to the project's folder: "content/prices.yaml". */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The path of the field. Empty if the problem is not in a single field. */
  at: readonly PropertyKey[];
  /** What is wrong and how to fix it. */
  message: string;
}

/** By file and line. */
export const inOrder = <Place extends Pick<Problem, "file" | "line">>(places: readonly Place[]) =>
  places.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

/** All problems as one message: how many there are, then a line for each. */
export function describeProblems(problems: readonly Problem[]): string {
  const [count, them] =
    problems.length === 1 ? ["1 mistake", "it"] : [`${problems.length} mistakes`, "them"];
  return `${count} in content/. Fix ${them} and try again:\n${listProblems(problems)}`;
}

/** A line for each problem: file, line, field and message. */
export function listProblems(problems: readonly Problem[]): string {
  return problems
    .map((problem) => `  ${problem.file}:${problem.line}  ${describe(problem)}`)
    .join("\n");
}

/** The problems as GitHub Actions workflow commands, which GitHub shows at the lines of the commit. */
export function annotations(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const message = describe(problem).replaceAll("%", "%25");
      return `::error file=${problem.file},line=${problem.line}::${message}`;
    })
    .join("\n");
}

/** In one line: in a log of GitHub Actions, a line can be a command. */
function describe({ at, message }: Problem): string {
  return `${describePath(at)}${message}`.replaceAll(/[\r\n]+/g, " ");
}

/** Like "prices › 2 › amount: ". Entries count from 1. */
export function describePath(path: readonly PropertyKey[]): string {
  const keys = path.map((key) => (typeof key === "number" ? key + 1 : String(key)));
  return keys.length === 0 ? "" : `${keys.join(" › ")}: `;
}
