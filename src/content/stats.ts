import type { Stat } from "./schemas/text.ts";

/** The figures, with the years since the founding where they are wanted and the year is known. */
export function withYears(stats: readonly Stat[], founded: number | null | undefined): Stat[] {
  if (!founded) return [...stats];
  const years = new Date(import.meta.env.SITE_DATE).getUTCFullYear() - founded;
  return stats.map((stat) =>
    stat.sinceFounding
      ? { ...stat, value: years < 1 ? "Under 1 year" : stat.value.replace(/\d+/, `${years}`) }
      : stat,
  );
}
