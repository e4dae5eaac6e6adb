import type { Stat } from "./schemas/text.ts";

/** The figures, with the years since the founding where they are wanted and the year is known. */
export function withYears(stats: readonly Stat[], founded: number | null | undefined): Stat[] {
  const years = founded && new Date(import.meta.env.SITE_DATE).getUTCFullYear() - founded;
  return stats.map((stat) =>
    stat.sinceFounding && years
      ? { ...stat, value: stat.value.replace(/\d+/, String(years)) }
      : stat,
  );
}
