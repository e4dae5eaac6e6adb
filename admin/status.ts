/**
 * Says on top of the form whether the last commit of the repository is live: whether the site's
 * release.json names it. Without a connection, the line stays as it is; at the start, when Sveltia asks
 * for a token that it has, the line says so, and the form loads again once there is a connection.
 * @param site the origin of the site; "" on its own host
 */
export function showStatus(repository: string, site: string): { check(): void } {
  const line = document.getElementById("status");
  let shown = "";
  let awaited = "";
  let liveSince = "";
  let timer = 0;

  const get = async <Answer>(url: string, headers = {}): Promise<Answer> =>
    (await fetch(url, { cache: "no-store", headers })).json();

  async function look() {
    const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
    if (!token) return;
    const api = `https://api.github.com/repos/${repository}`;
    const ask = <Answer>(path: string) =>
      get<Answer>(`${api}/${path}`, { Authorization: `Bearer ${token}` });
    const head = await ask<Head>("commits/HEAD").catch(() => undefined);
    if (!head) return shown === "" ? say(noConnection) : undefined;
    if (shown === noConnection) return location.reload();
    const { sha, commit, message } = head;
    if (!sha) {
      const reason = refusals[message] ?? `is refused (${message})`;
      return say(`Your token ${reason}.`, tokens, "Your tokens");
    }
    const saved = clock(new Date(commit.committer.date));
    if ((await get<{ commit: string }>(`${site}/release.json`)).commit === sha) {
      // Only who has waited knows since when.
      if (awaited === sha) liveSince ||= clock(new Date());
      const since = awaited === sha ? ` since ${liveSince}` : "";
      return say(`Live${since}, with the change of ${saved}.`, site || "/", "See it");
    }
    [awaited, liveSince] = [sha, ""];
    const link = `https://github.com/${repository}/commit/${sha}/checks`;
    const { check_runs: runs = [] } = await ask<{ check_runs?: Note[] }>(
      `commits/${sha}/check-runs`,
    );
    const failed = runs.filter(({ conclusion }) => /failure|timed_out/.test(conclusion));
    const asked = failed.map(({ id }) => ask<Note[]>(`check-runs/${id}/annotations`));
    const notes = (await Promise.all(asked)).flat();
    const list = notes
      .filter(({ path }) => path?.startsWith("content/"))
      .map(({ path, start_line: line, message }) => `${path}:${line} ${message}`);
    // Checks of the program fail for other reasons, and do not keep the host from publishing.
    const isStopped = failed.some(({ app }) => app.slug !== "github-actions");
    const reason = list.join("; ") || (isStopped && "the build at the host failed");
    if (!reason) return say(`Being published: the change of ${saved}.`, link);
    const cure = "The site is as it was. Correct this and save again, or take the change back.";
    say(`Not published: ${reason}. ${cure}`, link);
  }

  function say(text: string, href = "", textContent = "Details") {
    if (text === shown) return;
    shown = text;
    const link = document.createElement("a");
    Object.assign(link, { href, textContent, target: "_blank" });
    line?.replaceChildren(`${text} `, href && link);
  }

  async function check() {
    clearTimeout(timer);
    await look().catch(() => {});
    clearTimeout(timer);
    timer = window.setTimeout(check, shown ? 10_000 : 1000);
  }
  check();
  return { check };
}

const noConnection = "No connection. Your token is not lost: the form opens once there is one.";

const tokens = "https://github.com/settings/personal-access-tokens";

/** What GitHub answers to a token that it does not take. */
const refusals: Partial<Record<string, string>> = {
  "Bad credentials": "has ended or was deleted: make a new one",
  "Not Found": "may not read your site's files: choose the repository in its settings",
};

/** The last commit or, without `sha`, why the token is not taken. */
type Head = { sha?: string; commit: { committer: { date: string } }; message: string };

/** A check run, or an annotation of one. */
type Note = Record<"id" | "conclusion" | "path" | "start_line" | "message", string> & {
  app: { slug: string };
};

/** "4:12 PM", with the day if that is not today. */
function clock(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: "medium" } as const);
  return time.toLocaleString("en-US", { timeStyle: "short", ...day });
}
