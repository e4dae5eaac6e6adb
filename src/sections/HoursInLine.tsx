import { Fragment } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { hoursInLine } from "../lib/hours-text.ts";

/** The opening hours one after the other. A line breaks only between two entries. */
export function HoursInLine({ hours, shared }: { hours: Business["hours"]; shared: SharedText }) {
  return hoursInLine(hours, shared).map((entry) => (
    <Fragment key={entry}>
      <span className="keep-together">{entry}</span>{" "}
    </Fragment>
  ));
}
