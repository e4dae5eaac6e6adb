import type { Business } from "../content/schemas/business.ts";

/** The URL of the help desk's script, or null while business.yaml does not configure one. */
export function widgetSource({
  provider,
  organisation,
  widget,
  frame,
}: Business["helpDesk"]): string | null {
  if (!organisation || !widget || frame) return null;
  const path = `/portal/api/feedbackwidget/${encodeURIComponent(widget)}`;
  // "embeded" is the provider's spelling.
  return `${provider}${path}?orgId=${encodeURIComponent(organisation)}&displayType=embeded`;
}

/** The third-party origins that the page with the widget may load from; none without a widget. */
export function widgetOrigins(helpDesk: Business["helpDesk"]): string[] {
  return widgetSource(helpDesk) ? [helpDesk.provider, ...helpDesk.loadsFrom] : [];
}
